package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Position;

/**
 * Two legal moves of one position and what an engine knows of them.
 *
 * @param position the position
 * @param better the move worth more, with what both sides would best play after it
 * @param worse the move worth less, or as much
 * @param known what is known of further moves; the two may be among them
 */
public record Comparison(Position position, MoveValue better, MoveValue worse, List<MoveValue> known) {
    /** A smaller difference in value than this, in hundredths of a disc, is not explained: engines err by as much. */
    public static final int LEAST_LOSS = 100;

    public Comparison {
        known = List.copyOf(known);
        if (better.move().equals(worse.move()) || better.value() < worse.value()) {
            throw new IllegalArgumentException("not better: " + better + " than " + worse);
        }
    }

    /** A comparison with nothing known of further moves. */
    public static Comparison of(Position position, MoveValue better, MoveValue worse) {
        return new Comparison(position, better, worse, List.of());
    }

    /**
     * The first of some valued moves, best first, compared with the best of those that are worse by {@link #LEAST_LOSS} or more;
     * empty where there is none.
     */
    public static Optional<Comparison> ofBest(Position position, List<MoveValue> values) {
        for (MoveValue value : values) {
            if (values.get(0).value() - value.value() >= LEAST_LOSS) {
                return Optional.of(new Comparison(position, values.get(0), value, values));
            }
        }
        return Optional.empty();
    }

    /** How much better the better move is, in hundredths of a disc, 0 or more. */
    public int loss() {
        return better.value() - worse.value();
    }

    /** Whether every legal move but the better one is known to lead, with best play, to a worse outcome of win, draw and loss. */
    boolean isBetterAlone() {
        List<Move> open = new ArrayList<>(position.legalMoves());
        open.remove(better.move());
        for (MoveValue value : known) {
            boolean isWorse = value.exact() && Integer.signum(value.value()) < Integer.signum(better.value());
            if (isWorse) {
                open.remove(value.move());
            }
        }
        if (worse.exact() && Integer.signum(worse.value()) < Integer.signum(better.value())) {
            open.remove(worse.move());
        }
        return better.exact() && open.isEmpty();
    }
}
