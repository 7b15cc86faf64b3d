"""Subsets one weight of Inter: subset.py SOURCE.ttf OUT_FOLDER NAME.

Writes OUT/NAME.ttf (all letters, for the desktop), OUT/web/NAME-latin.woff2 and OUT/web/NAME-more.woff2 (Greek, Cyrillic and
the rarer Latin letters). Figures get equal widths in all of them. The TTF also gets an old-style `kern` table, because
FreeType reads no other.
"""

import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

LATIN = (
    list(range(0x20, 0x7F)) + list(range(0xA0, 0x100)) + [0x131, 0x152, 0x153, 0x178, 0x2C6, 0x2DA, 0x2DC]
    + [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026]
    + [0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x202F, 0x2009, 0x20AC, 0x2122]
    + [0x2190, 0x2191, 0x2192, 0x2193, 0x2196, 0x2197, 0x2198, 0x2199, 0x21BA, 0x21BB]
    + [0x2212, 0x2260, 0x2264, 0x2265, 0x221E, 0x2248, 0x00D7, 0x00BD]
    + [0x25CF, 0x25CB, 0x25A0, 0x25A1, 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x2605, 0x2606, 0x2713, 0x2715, 0x2665]
)
MORE = list(range(0x100, 0x180)) + [0x218, 0x219, 0x21A, 0x21B] + list(range(0x384, 0x3CF)) + list(range(0x400, 0x460)) + [
    0x490, 0x491, 0x2116, 0x20BD]
# FreeType knows one pair list of at most 10,920 pairs to the table; weaker pairs than this share of the em are left out.
FAINT = 1 / 180


def tabular(font):
    """Gives the ten figures their equal-width forms."""
    features = [f for f in font["GSUB"].table.FeatureList.FeatureRecord if f.FeatureTag == "tnum"]
    forms = {}
    for index in features[0].Feature.LookupListIndex:
        for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
            forms.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            if code in table.cmap:
                table.cmap[code] = forms.get(table.cmap[code], table.cmap[code])


def pairs(font):
    """The kerning of each pair of encoded glyphs, by the first subtable that knows it, as GPOS says."""
    gpos = font["GPOS"].table
    lookups = sorted({i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex})
    glyphs = sorted(set(font.getBestCmap().values()))
    found = {}
    for lookup in lookups:
        here = {}
        for table in gpos.LookupList.Lookup[lookup].SubTable:
            collect(getattr(table, "ExtSubTable", table), glyphs, here)
        for pair, value in here.items():
            found[pair] = found.get(pair, 0) + value
    return found


def collect(table, glyphs, here):
    if not hasattr(table, "Coverage") or not hasattr(table, "ValueFormat1"):
        return
    covered = set(table.Coverage.glyphs)
    if table.Format == 1:
        for first, records in zip(table.Coverage.glyphs, table.PairSet):
            for record in records.PairValueRecord:
                here.setdefault((first, record.SecondGlyph), advance(record.Value1))
        return
    firsts = [g for g in glyphs if g in covered]
    for first in firsts:
        row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
        for second in glyphs:
            value = advance(row[table.ClassDef2.classDefs.get(second, 0)].Value1)
            here.setdefault((first, second), value)


def advance(value):
    return getattr(value, "XAdvance", 0) if value else 0


def alphabet(code):
    if code < 0x41 or code >= 0x2000:
        return "any"
    return "latin" if code < 0x370 else "greek" if code < 0x400 else "cyrillic"


def meet(first, second):
    return first and second and (first == second or "any" in (first, second))


def old_kern(font):
    """Adds the strongest pairs of the letters people read most as a format 0 kern table."""
    em = font["head"].unitsPerEm
    script = {name: alphabet(code) for code, name in font.getBestCmap().items()}
    strong = {p: v for p, v in pairs(font).items() if abs(v) >= em * FAINT and meet(script.get(p[0]), script.get(p[1]))}
    plain = {font.getBestCmap()[code] for code in range(0x21, 0x7F)}
    rank = lambda item: (not plain.issuperset(item[0]), -abs(item[1]), item[0])
    kept = dict(sorted(strong.items(), key=rank)[:10900])
    table = KernTable_format_0()
    table.coverage, table.tupleIndex, table.apple = 1, None, False
    table.kernTable = kept
    font["kern"] = newTable("kern")
    font["kern"].version = 0
    font["kern"].kernTables = [table]
    return len(strong), len(kept)


def cut(data, codes, flavour):
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"] if flavour else ["kern"]
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT", "MVAR", "meta", "gasp"]
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    tabular(font)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    font.flavor = flavour
    return font


def main(source, out, name):
    data = open(source, "rb").read()
    full = cut(data, LATIN + MORE, None)
    print(name, "pairs", old_kern(full), "glyphs", len(full.getGlyphOrder()))
    del full["GPOS"]
    full.save(f"{out}/{name}.ttf")
    cut(data, LATIN, "woff2").save(f"{out}/web/{name}-latin.woff2")
    cut(data, MORE, "woff2").save(f"{out}/web/{name}-more.woff2")


main(*sys.argv[1:])
