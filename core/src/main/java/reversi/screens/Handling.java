package reversi.screens;

/**
 * How the game lies in the hand.
 *
 * @param confirmation when moves are confirmed
 * @param vibrates whether moves are felt, where the device vibrates
 */
public record Handling(MoveConfirmation confirmation, boolean vibrates) {
    /** That of the first start. */
    public static Handling initial() {
        return new Handling(MoveConfirmation.LARGE_BOARDS, true);
    }

    /** The same with moves confirmed at other times. */
    public Handling withConfirmation(MoveConfirmation next) {
        return new Handling(next, vibrates);
    }

    /** The same with vibration or without. */
    public Handling withVibration(boolean on) {
        return new Handling(confirmation, on);
    }
}
