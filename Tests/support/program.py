"""Runs the built program: its commands, and its server on a free port with a data folder of its
own."""

import os
import pathlib
import queue
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("DAYBOOK", ROOT / ".build" / "release" / "daybook"))


def environment(**changes):
    """The environment of a program under test: nothing of whoever runs the tests but PATH."""
    return {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TZ": "UTC", "LANG": "C.UTF-8"} | {
        name: str(value) for name, value in changes.items()}


def run(*arguments, input=None, timeout=60, binary=BINARY, user=None, **variables):
    """Runs a command to its end. Returns what subprocess.run does; output is bytes."""
    return subprocess.run(
        [binary, *map(str, arguments)], input=input if input is not None else b"",
        capture_output=True, timeout=timeout, env=environment(**variables), user=user)


def free_port():
    """A port of the loopback address on which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class DataFolder:
    """A folder for a database, gone at the end of the `with` block."""

    def __enter__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="daybook-test-"))
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class Server:
    """The server as its own process. Use it as a context manager, or call start and stop."""

    def __init__(self, data, *arguments, port=None, **variables):
        self.data = pathlib.Path(data)
        self.port = port or free_port()
        self.arguments = arguments
        self.variables = variables
        self.lines = []
        self.process = None

    def start(self, timeout=20):
        """Starts and waits until the address is printed."""
        self.process = subprocess.Popen(
            [BINARY, "serve", "--data", self.data, "--port", str(self.port), *self.arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env=environment(**self.variables))
        address = queue.Queue()

        def read():
            for line in self.process.stdout:
                text = line.decode("utf-8", "replace").rstrip("\n")
                self.lines.append(text)
                if match := re.search(r"http://([\w.]+|\[[0-9a-f:]+\]):(\d+)", text):
                    address.put(int(match.group(2)))
            address.put(None)

        self.reader = threading.Thread(target=read, daemon=True)
        self.reader.start()
        try:
            port = address.get(timeout=timeout)
        except queue.Empty:
            port = None
        if port is None:
            self.stop()
            raise RuntimeError(f"{BINARY} serve printed no address:\n{self.output}")
        self.port = port
        return self

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def output(self):
        return "\n".join(self.lines)

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def end(self, number=signal.SIGTERM):
        """Sends a signal, waits for the end and returns the exit status."""
        if self.is_running:
            self.process.send_signal(number)
        try:
            status = self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        self.reader.join(timeout=5)
        self.process.stdout.close()
        return status

    def kill(self):
        """Ends it as a power cut would: without a chance to finish anything."""
        self.end(signal.SIGKILL)

    def stop(self):
        """Ends it if it still runs."""
        if self.is_running:
            self.end()

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.stop()
