"""A Nemeton server in its own process."""
import re, signal, subprocess


class Server:
    def __init__(self, program, data, *options):
        command = [program, "serve", "--port", "0", "--data", data, "--log-level", "warn",
                   "--page-url", "https://nemeton.example", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        # The server prints its address, or else an error.
        address = re.search(r"http://[^ ]+:(\d+)", self.process.stdout.readline())
        if not address:
            raise SystemExit(self.process.communicate()[1])
        self.port = int(address[1])

    def pause(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def stop(self):
        self.process.terminate()
        self.process.communicate()
