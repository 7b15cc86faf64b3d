package reversi.tools.gym;

import java.util.List;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** Searches to the end of the game by the rules alone: no bitboards, no tables, no order of moves. */
final class PlainRules {
    /** The files and ranks of the corners. */
    private static final Set<Integer> ENDS = Set.of(0, 7);

    private PlainRules() {}

    /** The square of a number that counts them row by row from 0. */
    static Square square(int number) {
        return new Square(number % 8, number / 8);
    }

    /** The position after a legal move. */
    static Position after(Position position, Square square) {
        return position.play(Move.at(square)).orThrow().after();
    }

    /** Whether the result with best play is exactly this for the side to move, in discs, empties counted for the winner. */
    static boolean isExactly(Position position, int value) {
        return isAtLeast(position, value) && !isAtLeast(position, value + 1);
    }

    /** Whether the side to move can get a result of at least this. */
    static boolean isAtLeast(Position position, int value) {
        List<Square> moves = position.placements();
        if (moves.isEmpty()) {
            return position.isOver()
                    ? result(position, position.toMove()) >= value
                    : !isAtLeast(position.play(Move.PASS).orThrow().after(), 1 - value);
        }
        for (Square square : moves) {
            if (!isAtLeast(after(position, square), 1 - value)) {
                return true;
            }
        }
        return false;
    }

    /** What the side is ahead by where the game is over, empties counted for the winner. */
    static int result(Position position, Disc side) {
        int lead = position.count(side) - position.count(side.other());
        return lead + Integer.signum(lead) * position.empties();
    }

    /** Whether the side to move is the one that runs out of safe moves: those after which the opponent can take no corner. */
    static boolean runsOut(Position position) {
        for (Square square : position.placements()) {
            Position after = after(position, square);
            if (isSafe(after) && runsOut(after)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the side to move can take no corner. */
    static boolean isSafe(Position position) {
        return position.placements().stream()
                .noneMatch(square -> ENDS.contains(square.file()) && ENDS.contains(square.rank()));
    }
}
