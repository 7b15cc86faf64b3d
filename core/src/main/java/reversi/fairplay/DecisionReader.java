package reversi.fairplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.HumanModel;
import reversi.engine.MoveFeatures;
import reversi.engine.PatternWeights;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * Looks at moves of standard Othello. Each position is searched on its own, so that the same move is judged alike in every game. Not thread-safe.
 */
public final class DecisionReader {
    /** Plies that a search looks ahead, the move included. */
    static final int DEPTH = 6;

    /** With so many empties and fewer a position is solved. */
    public static final int SOLVED = 13;

    /** With more empties a position may be known by heart, and is not judged. */
    public static final int MOST_EMPTIES = HumanModel.MOST_EMPTIES;

    /** With fewer empties almost everybody counts, and nothing is judged. */
    public static final int FEWEST_EMPTIES = HumanModel.FEWEST_EMPTIES;

    private static final int TABLE_BITS = 14;
    private static final int SELECTIVITY = 0;
    private static final double HUNDREDTHS = 100;

    private final BoardSearch search;

    /** A reader that values moves by these weights of Othello. */
    public DecisionReader(PatternWeights weights) {
        this.search = new BoardSearch(weights, TABLE_BITS);
    }

    /** The decision for a legal move; empty where there was no choice, and with too many or too few empties. */
    public Optional<Decision> read(Position before, Move played) {
        List<Square> placements = before.placements();
        int empties = before.empties();
        int chosen = played.square().map(placements::indexOf).orElse(-1);
        if (placements.size() < 2 || chosen < 0 || empties > MOST_EMPTIES || empties < FEWEST_EMPTIES) {
            return Optional.empty();
        }
        return Optional.of(new Decision(empties, options(before, placements), chosen));
    }

    private List<Option> options(Position before, List<Square> placements) {
        search.clear();
        Board board = Board.of(before);
        double[] values = new double[placements.size()];
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < values.length; i++) {
            int on = Board.index(placements.get(i));
            values[i] = value(board.play(on, board.flips(on)));
            best = Math.max(best, values[i]);
        }
        MoveFeatures features = new MoveFeatures(before);
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            double appeal = HumanModel.bias(features.of(Move.at(placements.get(i))));
            options.add(new Option(Math.min(Option.MOST_LOSS, best - values[i]), appeal));
        }
        return options;
    }

    /** The value of a board for whoever moved there, in discs. */
    private double value(Board after) {
        int empties = search.empties(after);
        return empties < SOLVED ? -search.solve(after) : -search.deepen(after, DEPTH - 1, SELECTIVITY) / HUNDREDTHS;
    }
}
