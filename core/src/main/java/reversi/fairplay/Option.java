package reversi.fairplay;

import reversi.engine.HumanModel;

/**
 * A legal move as it looks to an engine and to a person.
 *
 * @param loss discs that it loses against the best move, 0…{@link #MOST_LOSS}
 * @param appeal log-odds of what attracts or repels people before any calculation, by {@link HumanModel}
 */
public record Option(double loss, double appeal) {
    /** What loses more is as bad. */
    public static final double MOST_LOSS = HumanModel.MOST_LOSS;

    public Option {
        if (!(loss >= 0 && loss <= MOST_LOSS)) {
            throw new IllegalArgumentException("a move loses 0 to " + MOST_LOSS + " discs, not " + loss);
        }
    }

    /** Whether no move is better. */
    public boolean isBest() {
        return loss == 0;
    }
}
