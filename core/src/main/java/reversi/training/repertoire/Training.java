package reversi.training.repertoire;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * Prepared moves that are asked for one after another; what was wrong comes once more at the end. Immutable.
 *
 * @param left what is still to be asked for, the one on the board first
 * @param done how many were asked for and are not to come again
 * @param phase where the first one stands
 * @param line what lies on the board
 */
public record Training(List<PreparedMove> left, int done, Phase phase, Transcript line) {
    /** Where what is on the board stands. */
    public enum Phase {
        /** Somebody is to find the prepared move. */
        ASKED,
        /** It was found. */
        RIGHT,
        /** Another move was played, or none was known. */
        WRONG,
        /** There is nothing left. */
        OVER
    }

    public Training {
        left = List.copyOf(left);
    }

    /** A training of these; throws IllegalArgumentException for none. */
    public static Training of(List<PreparedMove> moves) {
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("nothing to train");
        }
        return new Training(moves, 0, Phase.ASKED, moves.get(0).line());
    }

    /** What is asked for; throws IndexOutOfBoundsException once there is nothing left. */
    public PreparedMove current() {
        return left.get(0);
    }

    /** How many there are in all. */
    public int total() {
        return done + left.size();
    }

    /** After the prepared move, or one as good by symmetry, was found. */
    public Training found(Square square) {
        return new Training(left, done, Phase.RIGHT, Repertoire.after(current().line(), square));
    }

    /** After another move was played. */
    public Training missed(Square square) {
        return new Training(left, done, Phase.WRONG, Repertoire.after(current().line(), square));
    }

    /** After somebody did not know it, with the prepared move on the board. */
    public Training shown() {
        return new Training(
                left,
                done,
                Phase.WRONG,
                Repertoire.after(current().line(), current().square()));
    }

    /** With another line on the board, such as what refutes a wrong move. */
    public Training with(Transcript now) {
        return new Training(left, done, phase, now);
    }

    /** With the next one asked for; what was wrong goes to the end. */
    public Training next() {
        List<PreparedMove> rest = new ArrayList<>(left.subList(1, left.size()));
        if (phase == Phase.WRONG) {
            rest.add(current());
        }
        int over = phase == Phase.WRONG ? done : done + 1;
        return rest.isEmpty()
                ? new Training(rest, over, Phase.OVER, line)
                : new Training(rest, over, Phase.ASKED, rest.get(0).line());
    }
}
