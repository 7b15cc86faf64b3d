package reversi.screens;

/**
 * How the game lies in the hand.
 *
 * @param confirmation when moves are confirmed
 * @param vibrates whether moves are felt, where the device vibrates
 * @param isLeftHanded whether what is pressed lies where the left hand is
 */
public record Handling(MoveConfirmation confirmation, boolean vibrates, boolean isLeftHanded) {
    /** That of the first start. */
    public static Handling initial() {
        return new Handling(MoveConfirmation.LARGE_BOARDS, true, false);
    }

    /** The same with moves confirmed at other times. */
    public Handling withConfirmation(MoveConfirmation next) {
        return new Handling(next, vibrates, isLeftHanded);
    }

    /** The same with vibration or without. */
    public Handling withVibration(boolean on) {
        return new Handling(confirmation, on, isLeftHanded);
    }

    /** The same for the left hand or for the right one. */
    public Handling withLeftHand(boolean on) {
        return new Handling(confirmation, vibrates, on);
    }
}
