package reversi.tools.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;
import reversi.notation.Wthor;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Looks in the endgame of a game for a position in which one move is the best by far. Not thread-safe. */
final class CandidateMiner {
    private static final int TABLE_BITS = 18;

    /** From this many empties on, a doubtful position is given up after its two likeliest moves. */
    private static final int DEAR = 13;

    private static final int SHALLOW_DEPTH = 1;
    private static final int LIKELY_DEPTH = 5;

    private final BoardSearch search;

    CandidateMiner(PatternWeights weights) {
        search = new BoardSearch(weights, TABLE_BITS);
    }

    /** The first candidate among {@code tries} positions of a game, from {@code empties} on; empty where there is none. */
    Optional<PuzzleCandidate> find(int number, Wthor.Game game, int empties, int tries) {
        Position position = Position.start(Variant.OTHELLO);
        int left = tries;
        for (Square square : game.squares()) {
            if (position.mustPass()) {
                position = position.play(Move.PASS).orThrow().after();
            }
            if (position.empties() <= empties && left > 0) {
                left--;
                Optional<PuzzleCandidate> found = candidate(number, position, Board.index(square));
                if (found.isPresent()) {
                    return found;
                }
            }
            if (left == 0 || !(position.play(Move.at(square)) instanceof Played.Legal legal)) {
                return Optional.empty();
            }
            position = legal.turn().after();
        }
        return Optional.empty();
    }

    private Optional<PuzzleCandidate> candidate(int number, Position position, int played) {
        Board board = Board.of(position);
        int moves = Long.bitCount(board.moves());
        if (moves < (position.empties() <= PuzzleRules.FEW_EMPTIES ? 2 : PuzzleRules.FEWEST_MOVES)) {
            return Optional.empty();
        }
        search.clear();
        if (position.empties() >= DEAR && !isPromising(board)) {
            return Optional.empty();
        }
        List<Integer> values = new ArrayList<>();
        for (Board child : children(board)) {
            values.add(-search.solve(child));
        }
        if (!PuzzleRules.isClear(values)) {
            return Optional.empty();
        }
        Disc toMove = position.toMove();
        int shallow = likeliest(board, SHALLOW_DEPTH);
        PuzzleCandidate candidate = new PuzzleCandidate(number, toMove, board, played, shallow, values);
        return candidate.temptations() > 0 ? Optional.of(candidate) : Optional.empty();
    }

    /** Whether the two moves that a search prefers differ by enough. */
    private boolean isPromising(Board board) {
        List<Board> children = new ArrayList<>(children(board));
        Board first = likely(children);
        children.remove(first);
        Board second = likely(children);
        return PuzzleRules.isClear(List.of(-search.solve(first), -search.solve(second)));
    }

    private Board likely(List<Board> children) {
        Board likely = children.get(0);
        int most = Integer.MIN_VALUE;
        for (Board child : children) {
            int value = -search.value(child, LIKELY_DEPTH);
            if (value > most) {
                most = value;
                likely = child;
            }
        }
        return likely;
    }

    private int likeliest(Board board, int depth) {
        int likeliest = -1;
        int most = Integer.MIN_VALUE;
        search.clear();
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int value = -search.value(board.play(square, board.flips(square)), depth);
            if (value > most) {
                most = value;
                likeliest = square;
            }
        }
        return likeliest;
    }

    private static List<Board> children(Board board) {
        List<Board> children = new ArrayList<>();
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            children.add(board.play(square, board.flips(square)));
        }
        return children;
    }
}
