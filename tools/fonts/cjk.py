"""Subsets Noto Sans CJK for Japanese and Chinese: cjk.py NOTO_FOLDER OUT_FOLDER. Run from the repository's root.

For each of the two languages and two weights it writes OUT/noto-xx-WEIGHT.otf for the desktop, with the characters that names and
letters of players are likely to need (level 1 of JIS X 0208 or GB 2312), and OUT/web/noto-xx-WEIGHT.woff2 with those of the game's own
texts, as a browser has other fonts for the rest. OUT/web/noto-names.woff2 has what the languages are called in the settings, for
those who have chosen another one.
"""

import glob
import io
import re
import sys

from fontTools import subset
from fontTools.ttLib import TTCollection

# The place of each language's forms in the collection, and the encoding whose rows hold its most common characters.
LANGUAGES = {"ja": ("jp", 0, "euc_jp", range(16, 48)), "zh": ("sc", 2, "gb2312", range(16, 56))}
WEIGHTS = {"regular": "Regular", "bold": "Bold"}
SIGNS = [chr(code) for code in [*range(0x3000, 0x3030), *range(0xFF01, 0xFFEF), 0x2026, 0x2014, 0x00B7, 0x201C, 0x201D, 0x2018, 0x2019]]
KANA = [chr(code) for code in range(0x3041, 0x3100)]
ASCII = [chr(code) for code in range(0x20, 0x7F)]
NAMES = "日本語简体中文"


def level_one(encoding, rows):
    for row in rows:
        for cell in range(1, 95):
            try:
                yield bytes([0xA0 + row, 0xA0 + cell]).decode(encoding)
            except UnicodeDecodeError:
                pass


def said(language):
    """Every character beyond Latin, Greek and Cyrillic that the game shows in a language."""
    texts = [open(f"assets/texts/{language}.properties", encoding="utf-8").read(), NAMES]
    for lesson in sorted(glob.glob("assets/lessons/*.txt")):
        lines = open(lesson, encoding="utf-8").read().splitlines()
        texts += [line for line in lines if re.match(rf"([\w.-]+\.)?{language}:", line)]
    openings = open("assets/openings/named.txt", encoding="utf-8").read()
    texts += re.findall(rf"\|{language}=([^|\n]*)", openings)
    notes = open("assets/champion/notes.txt", encoding="utf-8").read()
    texts += re.findall(rf"^{language}\..*", notes, re.MULTILINE)
    return {character for text in texts for character in text if ord(character) >= 0x2E80}


def cut(source, number, characters, flavour, path):
    font = TTCollection(io.BytesIO(source), recalcTimestamp=False).fonts[number]
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT", "BASE", "VORG", "vhea", "vmtx", "GPOS", "GSUB", "gasp", "meta"]
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(characters))
    cutter.subset(font)
    font.flavor = flavour
    font.save(path)
    print(path, len(font.getGlyphOrder()))


def main(noto, out):
    for weight, file in WEIGHTS.items():
        source = open(f"{noto}/NotoSansCJK-{file}.ttc", "rb").read()
        for language, (suffix, number, encoding, rows) in LANGUAGES.items():
            own = sorted(said(language) | set(SIGNS) | (set(KANA) if language == "ja" else set()))
            common = sorted(set(own) | set(KANA) | set(level_one(encoding, rows)) | set(ASCII))
            cut(source, number, common, None, f"{out}/noto-{suffix}-{weight}.otf")
            cut(source, number, own, "woff2", f"{out}/web/noto-{suffix}-{weight}.woff2")
        if weight == "regular":
            cut(source, 2, sorted(NAMES), "woff2", f"{out}/web/noto-names.woff2")


main(*sys.argv[1:])
