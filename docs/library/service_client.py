#!/usr/bin/env python3
"""Asks the engine over HTTP what the best moves of a position, or the moves of a game, are worth.

service_client.py URL MOVES [SECONDS], as in
service_client.py http://localhost:8080 f5d6c3 1
service_client.py URL --game FILE [SECONDS]
"""
import json
import sys
import urllib.error
import urllib.parse
import urllib.request


def events(url, body=None):
    """Yields each event of an answer as its name and its data, as it comes."""
    with urllib.request.urlopen(urllib.request.Request(url, data=body)) as answer:
        fields = {}
        for line in answer:
            line = line.decode("utf-8").rstrip("\n")
            if line and not line.startswith(":"):
                name, _, value = line.partition(": ")
                fields[name] = value
            elif fields:
                yield fields["event"], json.loads(fields["data"])
                fields = {}


def lines_of(analysis):
    for line in analysis["lines"]:
        print(f"{line['move']} {line['discs']:+.2f} at {line['plies']} plies: {' '.join(line['moves'])}")


def main(url, what, *rest):
    body, path, query = None, "/position", {"position": what, "lines": 3}
    if what == "--game":
        path, query = "/game", {}
        with open(rest[0], "rb") as file:
            body = file.read()
        rest = rest[1:]
    query["seconds"] = rest[0] if rest else 1
    best = None
    for event, data in events(url + path + "?" + urllib.parse.urlencode(query), body):
        if event == "info":
            best = data
        elif event == "move":
            print(f"{data['ply']}. {data['move']} {data['discs']:+.2f}, best {data['best']['lines'][0]['move']}"
                  f" {data['best']['lines'][0]['discs']:+.2f}")
        elif event == "problem":
            sys.exit(data["detail"])
    if best:
        lines_of(best)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["detail"])
