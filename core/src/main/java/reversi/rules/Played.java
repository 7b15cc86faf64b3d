package reversi.rules;

/** The answer of a position to a move: the turn it makes, or the reason why it is refused. */
public sealed interface Played permits Played.Legal, Played.Refused {
    /** The move was legal and made this turn. */
    record Legal(Turn turn) implements Played {
        @Override
        public Turn orThrow() {
            return turn;
        }
    }

    /** The move breaks a rule; nothing changed. */
    record Refused(Illegal reason) implements Played {
        @Override
        public Turn orThrow() {
            throw new IllegalStateException("illegal move: " + reason);
        }
    }

    /** The turn of a move known to be legal; throws IllegalStateException with the reason where it was refused. */
    Turn orThrow();
}
