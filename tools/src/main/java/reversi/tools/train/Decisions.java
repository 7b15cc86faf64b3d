package reversi.tools.train;

import java.util.List;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.MoveFeatures;
import reversi.notation.Wthor;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Takes decisions out of games: what each move would have lost, and its traits. */
public final class Decisions {
    /** The first plies come out of books. */
    static final int FIRST_PLY = 8;

    /** The first terms of a move say what it loses; {@link MoveFeatures} follow. */
    static final int LOSS_TERMS = 2;

    static final int TERMS = LOSS_TERMS + MoveFeatures.COUNT;

    static final List<String> NAMES = List.of(
            "loss",
            "log loss",
            "flips",
            "corner",
            "X-square",
            "C-square",
            "edge",
            "given corners",
            "frontier",
            "replies",
            "even region");

    private static final double HUNDREDTHS = 100;

    private final BoardSearch search;
    private final int depth;

    /** Decisions judged by a search of {@code depth} plies, the move included. */
    Decisions(BoardSearch search, int depth) {
        this.search = search;
        this.depth = depth;
    }

    /** The decision at a ply of a game; empty where there was no choice or no such ply. */
    Optional<Decision> of(Wthor.Game game, int ply) {
        Position position = Position.start(Variant.OTHELLO);
        List<Square> squares = game.squares();
        for (int i = 0; i < squares.size() && !position.isOver(); i++) {
            position = position.mustPass() ? position.play(Move.PASS).orThrow().after() : position;
            Move move = Move.at(squares.get(i));
            if (i == ply) {
                return decision(position, move);
            }
            if (!(position.play(move) instanceof Played.Legal legal)) {
                return Optional.empty();
            }
            position = legal.turn().after();
        }
        return Optional.empty();
    }

    private Optional<Decision> decision(Position position, Move played) {
        List<Move> moves = position.legalMoves();
        int chosen = moves.indexOf(played);
        if (moves.size() < 2 || chosen < 0) {
            return Optional.empty();
        }
        search.clear();
        Board board = Board.of(position);
        int[] values = new int[moves.size()];
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < values.length; i++) {
            int on = Board.index(position.placements().get(i));
            values[i] = -search.value(board.play(on, board.flips(on)), depth - 1);
            best = Math.max(best, values[i]);
        }
        MoveFeatures traits = new MoveFeatures(position);
        double[][] terms = new double[values.length][TERMS];
        for (int i = 0; i < values.length; i++) {
            double loss = (best - values[i]) / HUNDREDTHS;
            terms[i][0] = loss;
            terms[i][1] = Math.log1p(loss);
            System.arraycopy(traits.of(moves.get(i)), 0, terms[i], LOSS_TERMS, MoveFeatures.COUNT);
        }
        return Optional.of(new Decision(position.empties(), terms, chosen));
    }

    /**
     * A position of a game between people, and what they chose.
     *
     * @param empties empty squares before the move
     * @param moves a line of terms for each legal move; not to be changed
     * @param chosen which of the moves was played
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Decision(int empties, double[][] moves, int chosen) {}
}
