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
        int tenths = isExact ? 10 * Math.round(hundredths / 100f) : Math.round(hundredths / 10f);
        String sign = tenths < 0 ? "−" : "+";
        int size = Math.abs(tenths);
        return sign + size / 10 + (isExact ? "" : "." + size % 10);
    }
}
