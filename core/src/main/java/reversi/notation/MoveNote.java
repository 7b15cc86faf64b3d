package reversi.notation;

import java.util.Optional;

/**
 * What is written beside a move.
 *
 * @param value what its player, or who reviewed the game, thought it worth to its side, in hundredths of a disc
 * @param millis milliseconds that it took
 * @param comment empty where there is none
 */
public record MoveNote(Optional<Integer> value, Optional<Integer> millis, String comment) {
    /** Throws IllegalArgumentException for a negative time. A comment may have several lines. */
    public MoveNote {
        if (millis.isPresent() && millis.get() < 0) {
            throw new IllegalArgumentException("no move takes " + millis.get() + " ms");
        }
        comment = Characters.lines(comment);
    }

    /** Nothing. */
    public static MoveNote none() {
        return new MoveNote(Optional.empty(), Optional.empty(), "");
    }

    /** A move of which only the time is known. */
    public static MoveNote took(int millis) {
        return new MoveNote(Optional.empty(), Optional.of(millis), "");
    }

    MoveNote commented(String other) {
        return new MoveNote(value, millis, other);
    }

    /** Whether nothing is written. */
    public boolean isEmpty() {
        return value.isEmpty() && millis.isEmpty() && comment.isEmpty();
    }
}
