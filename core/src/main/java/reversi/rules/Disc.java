package reversi.rules;

/** A side of the two-sided disc, and so the player who owns it. */
public enum Disc {
    BLACK,
    WHITE;

    /** The colour of the opponent, and the face this disc shows after a flip. */
    public Disc other() {
        return this == BLACK ? WHITE : BLACK;
    }
}
