package reversi.screens.game;

/** How the value of a move is written. */
final class ValueText {
    private ValueText() {}

    /**
     * The value in discs with its sign; a certain result in whole discs, an estimate to a tenth.
     *
     * @param hundredths the value in hundredths of a disc for the side to move
     */
    static String of(int hundredths, boolean isExact) {
        int size = Math.abs(hundredths);
        int tenths = isExact ? 10 * Math.round(size / 100f) : Math.round(size / 10f);
        String sign = hundredths < 0 && tenths > 0 ? "−" : "+";
        return sign + tenths / 10 + (isExact ? "" : "." + tenths % 10);
    }
}
