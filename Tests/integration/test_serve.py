"""Starting and ending the server."""

import os
import pathlib
import pwd
import shutil
import signal
import socket
import unittest

from support import program
from support.daybook import Daybook


class ServeTests(unittest.TestCase):
    def test_it_prints_its_address_and_answers_there(self):
        with program.DataFolder() as data, program.Server(data) as server:
            self.assertIn(f"http://127.0.0.1:{server.port}", server.output)
            answer = Daybook(server.port).get("/healthz")
            self.assertEqual(answer.status, 200)

    def test_it_listens_on_the_loopback_address_alone(self):
        with program.DataFolder() as data, program.Server(data) as server:
            listening = []
            for table in ("/proc/net/tcp", "/proc/net/tcp6"):
                if not os.path.exists(table):
                    continue
                for line in open(table).readlines()[1:]:
                    fields = line.split()
                    address, port = fields[1].split(":")
                    if fields[3] == "0A" and int(port, 16) == server.port:
                        listening.append(address)
            self.assertEqual(listening, ["0100007F"])

    def test_an_empty_book_invites(self):
        with program.DataFolder() as data, program.Server(data) as server:
            root = Daybook(server.port).get("/").root
            links = [a.attributes.get("href", "") for a in root.find_all("a")]
            self.assertTrue(any(link.startswith("/event/new") for link in links), links)
            self.assertTrue(any(link.startswith("/import") for link in links), links)

    def test_a_signal_ends_it_cleanly(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            with self.subTest(number), program.DataFolder() as data:
                server = program.Server(data).start()
                self.assertEqual(server.end(number), 0)

    def test_a_taken_port_is_named_with_the_way_out(self):
        with program.DataFolder() as data, socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            result = program.run("serve", "--data", data, "--port", port)
            message = result.stderr.decode()
            self.assertEqual(result.returncode, 1, message)
            self.assertIn(str(port), message)
            self.assertIn("--port", message)

    def test_a_port_that_is_none_is_wrong_use(self):
        for port in ("0x50", "-1", "65536", "eighty", ""):
            with self.subTest(port), program.DataFolder() as data:
                result = program.run("serve", "--data", data, "--port", port)
                self.assertEqual(result.returncode, 2, result.stderr)

    def test_a_data_folder_that_cannot_be_made_is_named(self):
        result = program.run("serve", "--data", "/dev/null/book", "--port", program.free_port())
        self.assertEqual(result.returncode, 1)
        self.assertIn("/dev/null/book", result.stderr.decode())

    def test_a_data_folder_without_permission_is_named(self):
        with program.DataFolder() as folder:
            locked = folder / "locked"
            locked.mkdir()
            binary, user = program.BINARY, None
            if os.getuid() == 0:
                # Nothing is locked to root: somebody else tries, with a copy they can reach.
                user = pwd.getpwnam("nobody").pw_uid
                binary = pathlib.Path(shutil.copy(program.BINARY, folder / "daybook"))
                binary.chmod(0o755)
                folder.chmod(0o755)
            locked.chmod(0o500)
            for arguments in (("serve", "--port", program.free_port()), ("list",)):
                result = program.run(
                    *arguments, "--data", locked, binary=binary, user=user)
                message = result.stderr.decode()
                self.assertEqual(result.returncode, 1, message)
                self.assertIn(str(locked), message)
            locked.chmod(0o700)

    def test_a_file_that_is_no_database_is_left_alone(self):
        with program.DataFolder() as data:
            with program.Server(data):
                pass
            database = next(path for path in data.rglob("*") if path.suffix in (".db", ".sqlite"))
            for path in data.iterdir():
                path.unlink()
            content = b"not a database, but somebody's\n" * 100
            database.write_bytes(content)
            result = program.run("serve", "--data", data, "--port", program.free_port())
            self.assertEqual(result.returncode, 1)
            self.assertIn(database.name, result.stderr.decode())
            self.assertEqual(database.read_bytes(), content)

    def test_what_is_stored_is_for_its_owner_alone(self):
        with program.DataFolder() as folder:
            data = folder / "book"
            with program.Server(data) as server:
                Daybook(server.port).create("private")
                for path in [data, *data.rglob("*")]:
                    self.assertEqual(path.stat().st_mode & 0o077, 0, path)
