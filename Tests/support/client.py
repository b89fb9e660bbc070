"""A small HTTP client that behaves as a browser without scripts: it keeps cookies, sends Origin
with what it posts, and follows redirects."""

import dataclasses
import http.client
import http.cookies
import json
import secrets
import urllib.parse

from support import page


@dataclasses.dataclass
class Response:
    """An answer, with the address that gave it."""

    address: str
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def text(self):
        return self.body.decode("utf-8")

    @property
    def root(self):
        return page.parse(self.text)

    @property
    def json(self):
        return json.loads(self.body)

    def form(self, *names):
        """The first form that has all these fields."""
        found = page.forms(self.root, self.address)
        for form in found:
            if all(name in form.fields for name in names):
                return form
        raise LookupError(
            f"{self.address} ({self.status}) has no form with {names}, but "
            f"{[sorted(form.fields) for form in found]}")


class Client:
    """Talks to one server."""

    def __init__(self, port, language="en"):
        self.port = port
        self.headers = {"Accept-Language": language, "Accept": "text/html"}
        self.cookies = {}

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def request(self, method, target, body=None, headers=None, follow=True, timeout=30):
        """Sends a request. Headers given override what is sent by itself; None leaves one out."""
        for _ in range(6):
            response = self._once(method, target, body, headers or {}, timeout)
            location = response.headers.get("Location")
            if not follow or response.status not in (301, 302, 303, 307, 308) or not location:
                return response
            target = urllib.parse.urljoin(self.origin + target, location)
            # What follows # is the browser's own.
            target = urllib.parse.urldefrag(target.removeprefix(self.origin)).url
            if response.status in (301, 302, 303):
                method, body = "GET", None
        raise RuntimeError(f"too many redirects at {target}")

    def _once(self, method, target, body, extra, timeout):
        headers = dict(self.headers)
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        if method != "GET":
            headers["Origin"] = self.origin
        headers.update(extra)
        headers = {name: value for name, value in headers.items() if value is not None}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            connection.request(method, target, body=body, headers=headers)
            answer = connection.getresponse()
            response = Response(target, answer.status, answer.headers, answer.read())
        finally:
            connection.close()
        for value in response.headers.get_all("Set-Cookie", []):
            for name, morsel in http.cookies.SimpleCookie(value).items():
                self.cookies[name] = morsel.value
        return response

    def get(self, target, **named):
        return self.request("GET", target, **named)

    def submit(self, form, files=None, follow=True, headers=None, timeout=60):
        """Sends a form; `files` maps field names to (file name, bytes)."""
        if form.method == "GET":
            return self.get(f"{form.action}?{urllib.parse.urlencode(form.values)}")
        if form.is_multipart:
            body, kind = multipart(form.values, files or {})
        else:
            body = urllib.parse.urlencode(form.values).encode("ascii")
            kind = "application/x-www-form-urlencoded"
        return self.request(
            form.method, form.action, body, {"Content-Type": kind, **(headers or {})}, follow,
            timeout)


def multipart(values, files):
    """A multipart/form-data body and its content type."""
    boundary = f"boundary-{secrets.token_hex(12)}"
    parts = []
    for name, value in values.items():
        parts.append(f'Content-Disposition: form-data; name="{name}"\r\n\r\n'.encode()
                     + str(value).encode("utf-8"))
    for name, (file_name, data) in files.items():
        parts.append(
            f'Content-Disposition: form-data; name="{name}"; filename="{file_name}"\r\n'
            "Content-Type: text/calendar\r\n\r\n".encode("utf-8") + data)
    body = b"".join(b"--" + boundary.encode() + b"\r\n" + part + b"\r\n" for part in parts)
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"
