package reversi.screens;

/**
 * How the game lies in the hand.
 *
 * @param confirmation when moves are confirmed
 */
public record Handling(MoveConfirmation confirmation) {
    /** That of the first start. */
    public static Handling initial() {
        return new Handling(MoveConfirmation.LARGE_BOARDS);
    }

    /** The same with moves confirmed at other times. */
    public Handling withConfirmation(MoveConfirmation next) {
        return new Handling(next);
    }
}
