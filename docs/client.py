#!/usr/bin/env python3
"""A client of the Reversi server that knows nothing but protocol.md, and protocol.json and openapi.json beside it.

    python3 docs/client.py ws://localhost:8080 [VARIANT ...]
    python3 docs/client.py ws://localhost:8080 --tournament [--id NUMBER] [--players 5] [--think 0]
    python3 docs/client.py ws://localhost:8080 [VARIANT] --bot

Two guests play one game of each variant against each other at random, and check every message and every position on the way.
With --tournament some guests play a tournament to its end: the one of a number, or a Swiss of three rounds that a new member makes.
With --bot a new member becomes a bot, which a guest invites: the bot hears and plays over HTTP, the guest by the socket.
Only the standard library of Python 3.8 or newer is used; TLS (wss://) works too.
"""

import argparse
import base64
import hashlib
import json
import os
import pathlib
import random
import re
import secrets
import socket
import ssl
import struct
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

HERE = pathlib.Path(__file__)
SCHEMA = json.loads(HERE.with_name("protocol.json").read_text(encoding="utf-8"))
LIMITS = {name: limit["value"] for name, limit in SCHEMA["x-limits"].items()}
OPERATIONS = {
    described["operationId"]: (method.upper(), path, described)
    for path, methods in json.loads(HERE.with_name("openapi.json").read_text(encoding="utf-8"))["paths"].items()
    for method, described in methods.items()
}
PATIENCE_SECONDS = 60
# Besides those that protocol.json names: other boards, free placement beside one's own discs, a handicap.
MORE_VARIANTS = ["4sdb", "6spb", "8sdba", "8sdwh2", "8sfb"]


class WebSocket:
    """The part of RFC 6455 that a client of text messages needs."""

    def __init__(self, url):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == "wss"
        port = parts.port or (443 if secure else 80)
        self.socket = socket.create_connection((parts.hostname, port), PATIENCE_SECONDS)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (
                f"GET {LIMITS['SOCKET_PATH']} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            ).encode()
        )
        status = self.stream.readline().split()
        if len(status) < 2 or status[1] != b"101":
            raise ConnectionError(f"the server says {status}")
        headers = {}
        for line in iter(self.stream.readline, b"\r\n"):
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.strip().lower()] = value.strip()
        expected = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if headers.get("sec-websocket-accept") != base64.b64encode(expected).decode():
            raise ConnectionError("that is no WebSocket")

    def send(self, payload, opcode=1):
        if len(payload) > LIMITS["MAX_CLIENT_FRAME"]:
            raise ValueError("the server takes no message of that size")
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | len(payload)]) if len(payload) < 126 else struct.pack("!BH", 0xFE, len(payload))
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def exactly(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise ConnectionError("the server is gone")
        return data

    def receive(self):
        message = b""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            first, second = self.exactly(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.exactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.exactly(8))
            payload = self.exactly(length)
            opcode = first & 0x0F
            if opcode == 8:
                code = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise ConnectionError(f"closed: {SCHEMA['x-close-codes'].get(str(code), code)}")
            if opcode == 9:
                self.send(payload, opcode=10)
            elif opcode in (0, 1):
                message += payload
                if first & 0x80:
                    return message.decode("utf-8")
        raise TimeoutError("the server says nothing but pings")

    def close(self):
        self.send(struct.pack("!H", 1000), opcode=8)
        self.socket.close()


def resolve(schema):
    while "$ref" in schema:
        target = SCHEMA
        for name in schema["$ref"][2:].split("/"):
            target = target[name]
        schema = target
    return schema


def check(value, schema, where):
    """Raises ValueError where a value is not what the schema says."""

    def demand(holds, what):
        if not holds:
            raise ValueError(f"{where}: {what}: {value!r}")

    schema = resolve(schema)
    if "oneOf" in schema:
        kinds = {choice["properties"]["kind"]["const"]: choice for choice in schema["oneOf"]}
        demand(isinstance(value, dict) and value.get("kind") in kinds, "no such kind")
        return check(value, kinds[value["kind"]], where)
    kind = schema["type"]
    types = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}
    demand(isinstance(value, types[kind]) and (kind != "integer" or not isinstance(value, bool)), "no " + kind)
    if kind == "object":
        for name in schema["required"]:
            demand(name in value, "lacks " + name)
        for name, part in value.items():
            demand(name in schema["properties"], "has a field that nobody described: " + name)
            check(part, schema["properties"][name], where + "." + name)
    elif kind == "array":
        for part in value:
            check(part, schema["items"], where + "[]")
    elif kind == "integer":
        demand(schema["minimum"] <= value <= schema["maximum"], "out of range")
    elif kind == "string":
        demand(schema.get("const", value) == value, "is not " + str(schema.get("const")))
        demand("enum" not in schema or value in schema["enum"], "no such word")
        demand("pattern" not in schema or re.match(schema["pattern"], value), "does not fit")
        demand(schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)), "of a wrong length")


def checked(text):
    """What the server said, once it is found to be what is described."""
    frame = json.loads(text)
    message = SCHEMA["components"]["messages"].get("server." + str(frame.get("kind")))
    if message is None:
        raise ValueError(f"nobody described {frame}")
    check(frame, message["payload"], frame["kind"])
    return frame


class Client:
    """One connection, greeted and signed in: as a new member of a name, or as a guest."""

    def __init__(self, url, name=None):
        self.socket = WebSocket(url)
        self.request = 0
        self.allowed, self.counted = float(LIMITS["FRAMES_AT_ONCE"]) * 0.8, time.monotonic()
        self.say("hello", protocol=LIMITS["VERSION"], device="client.py")
        self.ahead = self.hear("welcome")["at"] - time.time() * 1000
        self.password = secrets.token_urlsafe()
        if name:
            self.say("register", name=name, password=self.password)
        else:
            self.say("guest")
        self.me = self.hear("signedIn")["you"]["id"]

    def pace(self):
        """Waits until the server takes another frame; a part of what it takes is left for the answers to its pings."""
        now = time.monotonic()
        share = LIMITS["FRAMES_A_SECOND"] * 0.8
        self.allowed = min(LIMITS["FRAMES_AT_ONCE"] * 0.8, self.allowed + (now - self.counted) * share) - 1
        self.counted = now
        if self.allowed < 0:
            time.sleep(-self.allowed / share)

    def say(self, kind, **fields):
        self.pace()
        self.request += 1
        frame = {"kind": kind, "request": self.request, **fields}
        check(frame, SCHEMA["components"]["messages"]["client." + kind]["payload"], kind)
        self.socket.send(json.dumps(frame, ensure_ascii=False).encode("utf-8"))

    def hear(self, *kinds):
        """The next message of one of these kinds; those of others are checked and skipped, a refusal is an error."""
        while True:
            frame = checked(self.socket.receive())
            if frame["kind"] in kinds:
                return frame
            if frame["kind"] == "failed":
                raise RuntimeError(f"refused: {frame}")


class Board:
    """The rules, as protocol.md tells them."""

    def __init__(self, code):
        parts = re.match(r"^(\d+)([so])([dpf])([bw])(?:s(\d+))?(a?)(f?)(?:h(\d))?$", code)
        self.size = int(parts[1])
        self.octagon = parts[2] == "o"
        self.to_move = "BLACK" if parts[4] == "b" else "WHITE"
        self.stock = int(parts[5] or 0)
        self.adjacent = parts[6] == "a"
        self.fewest = parts[7] == "f"
        self.discs = {}
        low, last = self.size // 2 - 1, self.size - 1
        self.centre = [(low, low), (low + 1, low), (low, low + 1), (low + 1, low + 1)]
        self.free_centre = parts[3] == "f"
        if not self.free_centre:
            colours = "WHITE BLACK BLACK WHITE" if parts[3] == "d" else "WHITE WHITE BLACK BLACK"
            self.discs = dict(zip(self.centre, colours.split()))
        for corner in [(0, 0), (last, last), (last, 0), (0, last)][: int(parts[8] or 0)]:
            self.discs[corner] = "BLACK"
        self.placed = {colour: self.count(colour) for colour in ("BLACK", "WHITE")}

    def count(self, colour):
        return sum(1 for disc in self.discs.values() if disc == colour)

    def has(self, square):
        file, rank = square
        if not (0 <= file < self.size and 0 <= rank < self.size):
            return False
        return not self.octagon or min(file, self.size - 1 - file) + min(rank, self.size - 1 - rank) > 1

    def flips(self, square, colour):
        flipped = []
        for step in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)):
            row, at = [], (square[0] + step[0], square[1] + step[1])
            while at in self.discs and self.discs[at] != colour:
                row.append(at)
                at = (at[0] + step[0], at[1] + step[1])
            if at in self.discs:
                flipped += row
        return flipped

    def placements(self, colour):
        if self.stock and self.placed[colour] >= self.stock:
            return []
        squares = [(file, rank) for rank in range(self.size) for file in range(self.size)]
        empty = [square for square in squares if self.has(square) and square not in self.discs]
        if self.centre_is_open():
            return [square for square in empty if square in self.centre]
        return [square for square in empty if self.flips(square, colour) or (self.adjacent and self.is_beside(square, colour))]

    def centre_is_open(self):
        return self.free_centre and any(square not in self.discs for square in self.centre)

    def is_beside(self, square, colour):
        return any(
            self.discs.get((square[0] + x, square[1] + y)) == colour for x in (-1, 0, 1) for y in (-1, 0, 1)
        )

    def other(self):
        return "WHITE" if self.to_move == "BLACK" else "BLACK"

    def is_over(self):
        return not self.placements("BLACK") and not self.placements("WHITE")

    def play(self, move):
        mover = self.to_move
        self.to_move = self.other()
        if move == "pass":
            if self.placements(mover) or self.is_over():
                raise ValueError("the server passed where it may not")
            return
        square = (ord(move[0]) - ord("a"), int(move[1:]) - 1)
        if square not in self.placements(mover):
            raise ValueError(f"the server allowed {move}")
        flipped = [] if self.centre_is_open() else self.flips(square, mover)
        for turned in [square] + flipped:
            self.discs[turned] = mover
        self.placed[mover] += 1

    def winner(self):
        black, white = self.count("BLACK"), self.count("WHITE")
        if black == white:
            return None
        return "BLACK" if (black > white) != self.fewest else "WHITE"


def game_terms(variant, seconds, colour):
    return {"variant": variant, "time": {"kind": "PER_GAME", "seconds": seconds, "increment": 0}, "rated": False, "colour": colour}


def play(black, white, code, lot):
    """Plays a game at random to its end; returns the number of turns."""
    terms = game_terms(code, 600, "BLACK")
    black.say("makeLink", terms=terms)
    white.say("useLink", code=black.hear("linkMade")["code"])
    sides = {"BLACK": black, "WHITE": white}
    tables = {colour: sides[colour].hear("seated")["state"] for colour in ("WHITE", "BLACK")}
    table, version = tables["BLACK"]["id"], {colour: state["version"] for colour, state in tables.items()}
    if tables["WHITE"]["id"] != table or tables["BLACK"]["black"]["id"] != black.me:
        raise ValueError("seated at another table")
    board, ply = Board(code), 0
    while True:
        if not board.is_over() and board.placements(board.to_move):
            square = lot.choice(board.placements(board.to_move))
            move = chr(ord("a") + square[0]) + str(square[1] + 1)
            sides[board.to_move].say("play", table=table, ply=ply + 1, move=move)
        heard = {}
        for colour in (board.to_move, board.other()):
            heard[colour] = sides[colour].hear("happened")
            version[colour] += 1
            if heard[colour]["version"] != version[colour]:
                raise ValueError("a gap between versions")
        event = heard["BLACK"]["event"]
        if event != heard["WHITE"]["event"]:
            raise ValueError("both sides hear different things")
        if event["kind"] == "finished":
            break
        ply += 1
        if event["kind"] != "played" or event["ply"] != ply:
            raise ValueError(f"ply {ply} expected, not {event}")
        board.play(event["move"])
    finish = event["finish"]
    told = (finish["ending"], finish.get("winner"), finish["blackDiscs"], finish["whiteDiscs"])
    if not board.is_over() or told != ("DISCS", board.winner(), board.count("BLACK"), board.count("WHITE")):
        raise ValueError(f"the game ended otherwise: {finish}")
    return ply


def make_tournament(host):
    """A Swiss of three rounds that starts in three seconds; returns its number."""
    terms = {
        "name": "Swiss of the client",
        "format": "SWISS",
        "game": game_terms("8sdb", 300, "LOT"),
        "rounds": 3,
        "minutes": 0,
        "startsAt": int(time.time() * 1000 + host.ahead) + 3000,
        "seats": 100,
        "membersOnly": False,
        "noShow": 60,
        "clubs": [],
    }
    host.say("createTournament", terms=terms)
    return host.hear("tournamentMade")["tournament"]


class Player(threading.Thread):
    """Somebody who plays each move at random after a while; the games played are counted."""

    def __init__(self, me, think):
        super().__init__(daemon=True)
        self.me, self.think, self.lot = me, think, random.Random(me)
        self.table, self.board, self.line, self.games, self.trouble = None, None, [], 0, None

    def on_seated(self, frame):
        state = frame["state"]
        self.table, self.board, self.line = state["id"], Board(state["terms"]["variant"]), list(state["moves"])
        self.colour = "BLACK" if state["black"]["id"] == self.me else "WHITE"
        for move in self.line:
            self.board.play(move)
        self.move()

    def on_happened(self, frame):
        if frame["table"] != self.table:
            return
        event = frame["event"]
        if event["kind"] == "played":
            self.board.play(event["move"])
            self.line.append(event["move"])
            self.move()
        elif event["kind"] == "finished":
            self.games += 1

    def move(self):
        squares = self.board.placements(self.colour) if self.board.to_move == self.colour else []
        if squares:
            time.sleep(self.think * self.lot.random())
            square = self.lot.choice(squares)
            self.place(len(self.line) + 1, chr(ord("a") + square[0]) + str(square[1] + 1))


class Entrant(Player):
    """A guest who plays in a tournament until it ends."""

    def __init__(self, url, tournament, think):
        self.client = Client(url)
        super().__init__(self.client.me, think)
        self.tournament, self.end = tournament, None
        self.client.say("joinTournament", tournament=tournament)
        self.client.hear("done")
        self.client.say("watchTournament", tournament=tournament)

    def run(self):
        try:
            while self.end is None:
                frame = self.client.hear("seated", "happened", "tournamentInfo")
                getattr(self, "on_" + frame["kind"])(frame)
        except Exception as trouble:
            self.trouble = trouble

    def on_tournamentInfo(self, frame):
        if frame["card"]["phase"] in ("ENDED", "CANCELLED"):
            self.end = frame

    def place(self, ply, move):
        self.client.say("play", table=self.table, ply=ply, move=move)


class Guest(Player):
    """A guest who plays one game by the socket."""

    def __init__(self, url):
        self.client = Client(url)
        super().__init__(self.client.me, 0)

    def run(self):
        try:
            while not self.games:
                frame = self.client.hear("seated", "happened")
                getattr(self, "on_" + frame["kind"])(frame)
        except Exception as trouble:
            self.trouble = trouble

    def place(self, ply, move):
        self.client.say("play", table=self.table, ply=ply, move=move)


class Api:
    """Asks a server over HTTP for what openapi.json describes, with an access token."""

    def __init__(self, url, token):
        parts = urllib.parse.urlsplit(url)
        self.base = ("https" if parts.scheme == "wss" else "http") + "://" + parts.netloc
        self.token = token

    def open(self, operation, fields):
        method, path, described = OPERATIONS[operation]
        query, body = {}, {}
        places = {parameter["name"]: parameter["in"] for parameter in described.get("parameters", [])}
        for name, value in fields.items():
            if places.get(name) == "path":
                path = path.replace("{" + name + "}", str(value))
            else:
                (query if places.get(name) == "query" else body)[name] = value
        address = self.base + path + ("?" + urllib.parse.urlencode(query) if query else "")
        headers = {"Authorization": "Bearer " + self.token}
        if "requestBody" in described:
            headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode() if "requestBody" in described else None
        request = urllib.request.Request(address, data=data, headers=headers, method=method)
        return urllib.request.urlopen(request, timeout=PATIENCE_SECONDS)

    def ask(self, operation, **fields):
        """The answer as a text; waits where the server says that it was asked too often."""
        while True:
            try:
                with self.open(operation, fields) as answer:
                    return answer.read().decode("utf-8")
            except urllib.error.HTTPError as refusal:
                if refusal.code != 429:
                    raise RuntimeError(f"{operation} refused: {refusal.read().decode()}") from refusal
                time.sleep(int(refusal.headers["Retry-After"]))

    def hear(self, operation, **fields):
        """The messages of a stream as they come."""
        with self.open(operation, fields) as lines:
            for line in lines:
                if line.strip():
                    yield checked(line)


class Bot(Player):
    """A new member that becomes a bot, accepts what it is invited to, and plays one game over HTTP."""

    SCOPES = ["CHALLENGE_WRITE", "BOT_PLAY"]

    def __init__(self, url):
        self.client = Client(url, "Willy " + secrets.token_hex(4))
        super().__init__(self.client.me, 0)
        self.client.say("makeAccessToken", name="client.py", scopes=self.SCOPES, password=self.client.password)
        self.api = Api(url, self.client.hear("accessTokenMade")["secret"])
        self.client.socket.close()
        self.api.ask("becomeBot")
        self.events = self.api.hear("accountEvents")

    def run(self):
        try:
            for frame in self.events:
                if frame["kind"] == "invited":
                    self.api.ask("answerInvitation", invitation=frame["invitation"]["id"], accept=True)
                elif frame["kind"] in ("seated", "happened"):
                    getattr(self, "on_" + frame["kind"])(frame)
                if self.games:
                    break
        except Exception as trouble:
            self.trouble = trouble

    def place(self, ply, move):
        self.api.ask("play", table=self.table, ply=ply, move=move)


def find_bot(guest, bot):
    """Waits until the bot is there, as others see it."""
    while True:
        guest.client.say("askPlayer", player=bot.me)
        player = guest.client.hear("playerInfo")["player"]
        if player["kind"] != "BOT":
            raise ValueError(f"a bot is not shown as one: {player}")
        if player["presence"] != "OFFLINE":
            return
        time.sleep(0.1)


def play_bot(url, variant):
    """A guest plays a bot to the end of a game, which is then fetched."""
    bot, guest = Bot(url), Guest(url)
    bot.start()
    find_bot(guest, bot)
    guest.client.say("invite", player=bot.me, terms=game_terms(variant, 300, "LOT"))
    guest.start()
    for player in (bot, guest):
        player.join()
        if player.trouble:
            raise player.trouble
    if not bot.board.is_over() or bot.line != guest.line:
        raise ValueError("the game ended otherwise")
    placed = "".join(move for move in bot.line if move != "pass")
    written = bot.api.ask("gameFile", table=bot.table, format="TEXT")
    if placed not in written:
        raise ValueError(f"the file tells another game: {written}")
    print(f"bot {variant}: {len(bot.line)} turns")
    guest.client.socket.close()


def play_tournament(url, number, players, think):
    """Plays a tournament to its end; returns its last standings."""
    host = Client(url, "Organiser " + secrets.token_hex(4))
    tournament = number or make_tournament(host)
    entrants = [Entrant(url, tournament, think) for _ in range(players)]
    for entrant in entrants:
        entrant.start()
    for entrant in entrants:
        entrant.join()
        if entrant.trouble:
            raise entrant.trouble
    if any(entrant.end["card"]["phase"] != "ENDED" for entrant in entrants):
        raise ValueError("the tournament was called off")
    host.say("askStandings", tournament=tournament, **{"from": 0})
    rows = host.hear("standings")["rows"]
    if [row["rank"] for row in rows] != sorted(row["rank"] for row in rows):
        raise ValueError("the standings are in no order")
    games = sum(entrant.games for entrant in entrants)
    print(f"tournament {tournament}: {len(rows)} players, {games // 2} games")
    for row in rows:
        print(f"{row['rank']:3} {row['player']['name']:20} {row['halves'] / 2:4} {row['tieBreak']:5} {row['discs']:4}")
    for client in [host] + [entrant.client for entrant in entrants]:
        client.socket.close()


def play_variants(url, variants):
    known = SCHEMA["components"]["schemas"]["Variant"]["examples"]
    black, white = Client(url), Client(url)
    lot = random.Random(7)
    for code in variants or known + MORE_VARIANTS:
        print(f"{code}: {play(black, white, code, lot)} turns")
    black.socket.close()
    white.socket.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("variants", nargs="*")
    parser.add_argument("--tournament", action="store_true")
    parser.add_argument("--bot", action="store_true")
    parser.add_argument("--id", type=int)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--think", type=float, default=0, help="most seconds a move")
    options = parser.parse_args()
    if options.tournament:
        play_tournament(options.url, options.id, options.players, options.think)
    elif options.bot:
        play_bot(options.url, (options.variants or ["8sdb"])[0])
    else:
        play_variants(options.url, options.variants)


if __name__ == "__main__":
    main()
