package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.notation.GameTree.TreeMove;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;

/** Makes a {@link GameTree} of moves as they are read. */
final class GameTreeBuilder {
    private final Position start;
    private final int mostMoves;
    private final GamesReadBuilder faults;
    private final List<TreeMove> moves = new ArrayList<>();
    private boolean isCut;

    GameTreeBuilder(Position start, int mostMoves, GamesReadBuilder faults) {
        this.start = start;
        this.mostMoves = mostMoves;
        this.faults = faults;
    }

    /**
     * Where a line has come to.
     *
     * @param number of the last move, from 1; 0 before the first
     * @param position after it, and after a pass that it forces
     * @param hasPassed whether a forced pass was played that the text may still write
     */
    record Point(int number, Position position, boolean hasPassed) {
        static Point of(int number, Position position) {
            boolean passes = position.mustPass();
            return new Point(number, passes ? position.play(Move.PASS).orThrow().after() : position, passes);
        }

        /** Whether a move is the pass that was played already. */
        boolean isWrittenPass(Move move) {
            return move.isPass() && hasPassed;
        }
    }

    /** The first position. */
    Point root() {
        return Point.of(0, start);
    }

    /** Where a move leads from a point; null where it is illegal, which is a fault at {@code offset}, or one move too many. */
    @Nullable
    Point play(Point before, Move move, String comment, int offset, String found) {
        if (before.isWrittenPass(move)) {
            comment(before.number(), comment);
            return new Point(before.number(), before.position(), false);
        }
        Optional<Illegal> refused = before.position().refusal(move);
        if (refused.isPresent()) {
            faults.fault(FaultKind.ILLEGAL_MOVE, offset, found, refused);
            return null;
        }
        isCut |= moves.size() == mostMoves;
        if (isCut) {
            return null;
        }
        moves.add(new TreeMove(before.number(), move, comment));
        return Point.of(moves.size(), before.position().play(move).orThrow().after());
    }

    /** Writes more beside a move, by its number from 1. */
    void comment(int number, String comment) {
        if (number > 0 && !comment.isEmpty()) {
            TreeMove move = moves.get(number - 1);
            String both = move.comment().isEmpty() ? comment : move.comment() + "\n" + comment;
            moves.set(number - 1, new TreeMove(move.after(), move.move(), both));
        }
    }

    /** Whether there were more moves than asked for. */
    boolean isCut() {
        return isCut;
    }

    GameTree tree() {
        return new GameTree(start, moves);
    }
}
