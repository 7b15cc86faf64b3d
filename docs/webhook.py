#!/usr/bin/env python3
"""A receiver of the webhook of a club (api.md) that checks each message, of the standard library of Python 3.8 or newer alone.

    python3 docs/webhook.py SECRET [--port 8080]

It listens at this computer only, in the clear: before it stands whatever ends TLS for your name, such as Caddy or nginx. It prints
one line for each event, once, however often the event is sent.
"""

import argparse
import hashlib
import hmac
import http.server
import json
import time

MOST_BYTES = 1_000_000
MOST_AGE_SECONDS = 300


def verify(secret, timestamp, signature, body, now):
    """Whether a message is from the server that knows the secret, is whole, and is not an old one sent again."""
    signed = timestamp.encode() + b"." + body
    expected = "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    is_fresh = timestamp.isdigit() and abs(now - int(timestamp)) <= MOST_AGE_SECONDS
    return hmac.compare_digest(expected, signature) and is_fresh


class Receiver(http.server.BaseHTTPRequestHandler):
    secret = ""
    seen = set()

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(min(length, MOST_BYTES))
        timestamp = self.headers.get("Reversi-Timestamp", "")
        signature = self.headers.get("Reversi-Signature", "")
        if not verify(self.secret, timestamp, signature, body, time.time()):
            self.answer(403)
            return
        event = json.loads(body)
        # The same event may come twice. A real receiver keeps the numbers that it has seen on its disk.
        if event["id"] not in self.seen:
            self.seen.add(event["id"])
            about = event.get("tournament") or event.get("league") or {}
            print(event["event"], event["name"], about.get("terms", {}).get("name", "-"), flush=True)
            for row in event["standings"]:
                print(" ", row["rank"], row["player"]["name"], row["halves"] / 2, flush=True)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *ignored):
        pass


def main():
    parser = argparse.ArgumentParser(description="Prints what a club is told by its webhook.")
    parser.add_argument("secret")
    parser.add_argument("--port", type=int, default=8080)
    options = parser.parse_args()
    Receiver.secret = options.secret
    server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), Receiver)
    print("listening at", server.server_address[1], flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
