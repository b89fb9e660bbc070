"""Requests that mean harm, or make no sense: each is refused, and the server goes on."""

import re
import socket
import time
import unittest

from support import program
from support.daybook import Daybook


class HostileRequestTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = program.DataFolder()
        cls.server = program.Server(cls.folder.__enter__()).start()
        cls.port = cls.server.port
        Daybook(cls.port).create("untouched")

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()
        cls.folder.__exit__()

    def setUp(self):
        self.titles = Daybook(self.port).titles()
        self.assertIn("untouched", self.titles)

    def tearDown(self):
        self.assertTrue(self.server.is_running, self.server.output)
        person = Daybook(self.port)
        self.assertEqual(person.get("/healthz").status, 200)
        self.assertEqual(person.titles(), self.titles)

    def raw(self, data, timeout=5):
        """Sends bytes and returns the status of the answer, or 0 when there is none."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass  # Refused before all was said; the answer may be there all the same.
            answer = b""
            try:
                while piece := connection.recv(65536):
                    answer += piece
            except OSError:
                pass
        match = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
        return int(match.group(1)) if match else 0

    def assertRefused(self, status, allowed=range(400, 600)):
        self.assertTrue(status == 0 or status in allowed, status)
        self.assertNotEqual(status, 500)

    # Where a request comes from

    def test_a_foreign_host_is_refused(self):
        for host in ("evil.example", f"evil.example:{self.port}", "127.0.0.1.evil.example",
                     f"127.0.0.1:{self.port}@evil.example", "", "[::1", "127.0.0.1:1"):
            with self.subTest(host):
                request = f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                self.assertRefused(self.raw(request.encode()), range(400, 500))

    def test_a_request_without_host_is_refused(self):
        self.assertRefused(self.raw(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"))

    def test_localhost_is_this_host(self):
        lines = ("GET /healthz HTTP/1.1", f"Host: localhost:{self.port}", "Connection: close")
        self.assertEqual(self.raw("\r\n".join((*lines, "", "")).encode()), 200)

    def test_a_form_from_another_origin_is_refused(self):
        for origin in ("http://evil.example", "null", f"http://localhost:{self.port}",
                       f"http://127.0.0.1:{self.port}.evil.example", "http://127.0.0.1:1"):
            with self.subTest(origin):
                person = Daybook(self.port)
                form = person.new_event(title="forged")
                answer = person.submit(form, headers={"Origin": origin}, follow=False)
                self.assertEqual(answer.status, 403)

    def test_a_form_that_says_it_crosses_sites_is_refused(self):
        person = Daybook(self.port)
        form = person.new_event(title="forged")
        headers = {"Origin": None, "Sec-Fetch-Site": "cross-site"}
        self.assertEqual(person.submit(form, headers=headers, follow=False).status, 403)

    def test_a_form_without_its_token_is_refused(self):
        person = Daybook(self.port)
        form = person.new_event(title="forged")
        tokens = [name for name, controls in form.fields.items()
                  if controls[0].attributes.get("type") == "hidden" and "token" in name]
        self.assertNotEqual(tokens, [], sorted(form.fields))
        for value in (None, "", "0" * 32, "a" * 100_000):
            with self.subTest(value and value[:40]):
                form.fill(**{tokens[0]: value})
                self.assertEqual(person.submit(form, follow=False).status, 403)

    def test_a_token_of_another_visitor_is_refused(self):
        one, other = Daybook(self.port), Daybook(self.port)
        form = one.new_event(title="forged")
        other.get("/")
        if one.cookies and one.cookies != other.cookies:
            self.assertEqual(other.submit(form, follow=False).status, 403)
        other.cookies.clear()
        if one.cookies:
            self.assertEqual(other.submit(form, follow=False).status, 403)

    # Requests that are malformed or too much

    def test_garbage_is_refused(self):
        for data in (b"\0" * 4096, bytes(range(256)) * 40, b"\x16\x03\x01\x02\0\x01\0\x01\xfc",
                     b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
                     b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"):
            with self.subTest(data[:16]):
                self.assertRefused(self.raw(data))

    def head(self, method, target, *lines):
        lines = (f"Host: 127.0.0.1:{self.port}", f"Origin: http://127.0.0.1:{self.port}",
                 "Connection: close", *lines)
        return f"{method} {target} HTTP/1.1\r\n".encode() + "".join(
            f"{line}\r\n" for line in lines).encode() + b"\r\n"

    def test_headers_without_end_are_refused(self):
        self.assertRefused(self.raw(self.head("GET", "/", "X-Long: " + "a" * 2_000_000)))
        self.assertRefused(self.raw(self.head("GET", "/", *["X-Many: a"] * 50_000)))
        self.assertRefused(self.raw(self.head("GET", "/" + "a" * 2_000_000)))

    def test_lying_lengths_are_refused(self):
        kind = "Content-Type: application/x-www-form-urlencoded"
        for lines in (("Content-Length: -1",), ("Content-Length: 99999999999999999999",),
                      ("Content-Length: five",), ("Content-Length: 5", "Content-Length: 6"),
                      ("Content-Length: 5", "Transfer-Encoding: chunked"),
                      ("Transfer-Encoding: chunked, chunked",), ("Content-Length: 1000",)):
            with self.subTest(lines):
                self.assertRefused(self.raw(self.head("POST", "/event", kind, *lines) + b"title"))

    def test_a_broken_chunk_is_refused(self):
        head = self.head("POST", "/event", "Content-Type: application/x-www-form-urlencoded",
                         "Transfer-Encoding: chunked")
        for body in (b"zz\r\n", b"5\r\nab", b"ffffffffffffffffff\r\na\r\n", b"5;" + b"a" * 100_000):
            with self.subTest(body[:10]):
                # To the last of them the HTTP library gives an answer of its own, 500.
                self.assertIn(self.raw(head + body), (0, 400, 413, 500))

    def test_a_form_too_large_is_refused_without_being_read(self):
        person = Daybook(self.port)
        form = person.new_event(title="big")
        form.values["notes"] = "a" * 20_000_000
        try:
            status = person.submit(form, follow=False).status
        except (ConnectionError, BrokenPipeError):
            status = 0
        self.assertRefused(status, (413,))

    def test_an_upload_beyond_the_limit_is_refused_and_takes_no_memory(self):
        person = Daybook(self.port)
        before = self.peak_memory()
        try:
            status = person.upload(b"BEGIN:VCALENDAR\r\n" + b"X-A:b\r\n" * 20_000_000).status
        except (ConnectionError, BrokenPipeError):
            status = 0
        self.assertRefused(status, (413,))
        self.assertLess(self.peak_memory() - before, 200_000)

    def test_an_upload_of_100_megabytes_of_nothing_is_answered(self):
        person = Daybook(self.port)
        status = person.upload(b"BEGIN:VCALENDAR\r\n" + b"X-A:b\r\n" * 14_000_000).status
        self.assertIn(status, (200, 413, 422))
        self.assertLess(self.peak_memory(), 1_500_000)

    def peak_memory(self):
        """The most memory the server ever held, in KiB."""
        text = open(f"/proc/{self.server.process.pid}/status").read()
        return int(re.search(r"VmHWM:\s+(\d+)", text).group(1))

    def test_multipart_that_is_none_is_refused(self):
        person = Daybook(self.port)
        person.get("/import")
        for kind, body in (
            ("multipart/form-data", b"x"),
            ("multipart/form-data; boundary=", b"--\r\n\r\n"),
            ("multipart/form-data; boundary=b", b"--b\r\nContent-Disposition: form-data\r\n\r\n"),
            ("multipart/form-data; boundary=b", b"--b\r\n" + b"A" * 300_000),
            ("multipart/form-data; boundary=" + "b" * 5000, b"x" * 6000),
            ("application/json", b"{"), ("text/calendar", b"BEGIN:VCALENDAR"), ("", b"a=b"),
        ):
            with self.subTest(kind[:40]):
                answer = person.request(
                    "POST", "/import", body, {"Content-Type": kind}, follow=False)
                self.assertIn(answer.status, (400, 403, 413, 415, 422))

    def test_many_slow_connections_do_not_keep_others_out(self):
        slow = []
        try:
            for _ in range(60):
                connection = socket.create_connection(("127.0.0.1", self.port), timeout=5)
                connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.")
                slow.append(connection)
            started = time.monotonic()
            # A server may refuse more connections from one address; it must not stand still.
            self.assertIn(Daybook(self.port).get("/healthz", timeout=5).status, (200, 503))
            self.assertLess(time.monotonic() - started, 5)
        finally:
            for connection in slow:
                connection.close()

    def test_requests_in_one_go_are_each_answered(self):
        one = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n".encode()
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            connection.sendall((one + b"\r\n") * 4 + one + b"Connection: close\r\n\r\n")
            answer = b""
            while piece := connection.recv(65536):
                answer += piece
        self.assertEqual(answer.count(b"HTTP/1.1 200"), 5)

    def test_methods_that_no_page_has_are_refused(self):
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND", "BREW"):
            for target in ("/", "/month/2026-03", "/event/1", "/export.ics"):
                with self.subTest(f"{method} {target}"):
                    status = self.raw(self.head(method, target))
                    # OPTIONS may tell which methods there are.
                    allowed = (204, 403, 404, 405, 501) if method == "OPTIONS" else (
                        403, 404, 405, 501)
                    self.assertIn(status, allowed)

    def test_head_is_get_without_a_body(self):
        answer = Daybook(self.port).request("HEAD", "/month/2026-03")
        self.assertEqual((answer.status, answer.body), (200, b""))

    # Addresses that lead nowhere

    def test_wrong_addresses_are_answered_with_a_page(self):
        person = Daybook(self.port)
        for target in (
            "/month/2026-13", "/month/2026-00", "/month/0", "/month/march", "/month/2026-3",
            "/month/99999999999999999999-01", "/month/2026-03-10",
            "/month/2026-03/", "/month/%32%30%32%36-03x", "/month/%EF%BC%92026-03",
            "/day/2026-02-30", "/day/2026-13-01", "/day/", "/day/today'--",
            "/event/0", "/event/-1", "/event/x", "/event/99999999999999999999", "/event/1e3",
            "/event/1%20OR%201=1", "/event/%00", "/event/1/2/3", "/nothing", "/favicon.png.exe",
            "/%ff%fe", "/%", "/%zz", "/..%2f..%2fetc/passwd", "/../../../etc/passwd",
            "/assets/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//evil.example/",
            "/event/new?day=2026-02-30", "/event/new?day=%27", "/event/1?occurrence=%27",
            "/event/1?occurrence=99999999T999999Z",
        ):
            with self.subTest(target):
                answer = person.get(target, follow=False)
                allowed = (200, 302, 303, 400, 404) if "?" in target else (301, 308, 400, 404)
                self.assertIn(answer.status, allowed)
                if answer.status in (400, 404) and answer.body:
                    # What is not even a well-formed request is told in plain text.
                    kind = answer.headers["Content-Type"]
                    self.assertTrue(
                        kind.startswith("text/html")
                        or answer.status == 400 and kind.startswith("text/plain"), kind)
                    self.assertNotIn("root:", answer.text)
                location = answer.headers.get("Location", "/")
                self.assertTrue(location.startswith("/") and not location.startswith("//"))

    def test_months_at_the_ends_of_time_are_pages(self):
        person = Daybook(self.port)
        for target in ("/month/0001-01", "/month/9999-12", "/day/9999-12-31"):
            with self.subTest(target):
                self.assertEqual(person.get(target).status, 200)

    # What goes out

    def test_every_answer_carries_the_safety_headers(self):
        person = Daybook(self.port)
        for target in ("/", "/month/2026-03", "/nothing", "/import", "/export.ics", "/healthz"):
            with self.subTest(target):
                headers = person.get(target).headers
                policy = headers["Content-Security-Policy"]
                self.assertIn("default-src 'none'", policy)
                self.assertIn("frame-ancestors 'none'", policy)
                self.assertIn("form-action 'self'", policy)
                self.assertIn("base-uri 'none'", policy)
                self.assertNotIn("unsafe-inline", policy)
                self.assertNotIn("unsafe-eval", policy.replace("wasm-unsafe-eval", ""))
                self.assertNotIn("http:", policy)
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertIn(headers["Referrer-Policy"], ("no-referrer", "same-origin"))
                self.assertIsNone(headers["Access-Control-Allow-Origin"])

    def test_cookies_are_out_of_reach_of_scripts_and_other_sites(self):
        for cookie in Daybook(self.port).get("/").headers.get_all("Set-Cookie", []):
            attributes = cookie.lower()
            self.assertIn("httponly", attributes)
            self.assertRegex(attributes, "samesite=(strict|lax)")

    def test_what_was_typed_is_never_markup(self):
        evil = "\"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'"
        person = Daybook(self.port)
        with program.DataFolder() as data, program.Server(data) as server:
            person = Daybook(server.port)
            person.create(evil, place=evil, notes=evil)
            address = next(iter(person.event_links().values()))
            for target in ("/month/2026-03", "/day/2026-03-10", address, "/agenda?month=2026-03"):
                with self.subTest(target):
                    answer = person.get(target)
                    self.assertNotIn("<script>alert", answer.text)
                    self.assertNotIn("<img src=x", answer.text)
                    self.assertIsNone(answer.root.find(onerror=True))
                    self.assertIn("<script>alert(1)", answer.root.text)
            self.assertEqual(person.edit_form(address).values["title"], evil)
