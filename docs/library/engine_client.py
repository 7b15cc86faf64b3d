#!/usr/bin/env python3
"""Asks the engine by its own protocol what the best moves of a position are worth.

engine_client.py COMMAND MOVES [SECONDS], as in
engine_client.py "java -jar tools/target/reversi-tools.jar ugi" f5d6c3 1
"""
import json
import shlex
import subprocess
import sys


class Engine:
    def __init__(self, command):
        self.program = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.say("ugi")
        self.until("ugiok")

    def say(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()

    def until(self, word):
        """Yields what comes before the line that begins with a word, and that one."""
        lines = []
        for line in self.program.stdout:
            line = line.rstrip("\n")
            if line.startswith("error "):
                raise ValueError(line[len("error "):])
            lines.append(line)
            if line.startswith(word):
                return lines
        raise EOFError("the engine has ended")

    def analyse(self, moves, seconds=1.0, lines=3):
        """The best moves of the position after these moves, best first."""
        self.say("position " + moves)
        self.say(f"go seconds {seconds} lines {lines}")
        infos = [line for line in self.until("bestmove") if line.startswith("info ")]
        return json.loads(infos[-1][len("info "):])["lines"]


if __name__ == "__main__":
    engine = Engine(sys.argv[1])
    for line in engine.analyse(sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 1.0):
        print(f"{line['move']} {line['discs']:+.2f} at {line['plies']} plies: {' '.join(line['moves'])}")
    engine.say("quit")
