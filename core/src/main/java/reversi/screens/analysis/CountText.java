package reversi.screens.analysis;

import reversi.screens.Numerals;

/** How large counts are written: 812, 3.4 k, 26 M. */
final class CountText {
    private static final String[] UNITS = {"", " k", " M", " G", " T"};
    private static final long THOUSAND = 1_000;

    private CountText() {}

    /** A count of at least 0, in two or three figures. */
    static String of(long count, Numerals numerals) {
        long tenths = 10 * count;
        int unit = 0;
        while (tenths >= 10 * THOUSAND && unit < UNITS.length - 1) {
            tenths /= THOUSAND;
            unit++;
        }
        boolean hasTenth = unit > 0 && tenths < 100;
        return (hasTenth ? numerals.tenths(tenths) : Long.toString(tenths / 10)) + UNITS[unit];
    }
}
