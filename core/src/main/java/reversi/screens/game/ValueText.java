package reversi.screens.game;

import reversi.engine.MoveValue;
import reversi.screens.Numerals;

/** How the value of a move is written. */
public final class ValueText {
    /** Of estimates beyond ten discs the tenths say nothing, and they would not fit the squares of a telephone. */
    private static final int LARGE = 995;

    private ValueText() {}

    /** The value of a move, as the reader's language writes numbers. */
    public static String of(MoveValue move, Numerals numerals) {
        return of(move.value(), move.exact(), numerals);
    }

    /**
     * The value in discs with its sign; a certain result in whole discs, an estimate to a tenth as long as it is small.
     *
     * @param hundredths the value in hundredths of a disc for the side to move
     * @param numerals how the reader's language writes numbers
     */
    public static String of(int hundredths, boolean isExact, Numerals numerals) {
        int size = Math.abs(hundredths);
        boolean isWhole = isExact || size >= LARGE;
        int tenths = isWhole ? 10 * Math.round(size / 100f) : Math.round(size / 10f);
        String sign = hundredths < 0 && tenths > 0 ? "−" : "+";
        return sign + tenths / 10 + (isWhole ? "" : numerals.decimal() + Integer.toString(tenths % 10));
    }

    /** The value in whole discs with its sign. */
    public static String rounded(int hundredths) {
        return of(hundredths, true, Numerals.POINT);
    }
}
