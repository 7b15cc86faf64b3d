package reversi.training.repertoire;

/**
 * What somebody's memory of one thing is like, and so when it is to be asked again: the model FSRS-6 with its published parameters (Jarrett Ye and
 * others, Open Spaced Repetition, "The Algorithm"; a power law of forgetting, fitted there to some hundred million reviews).
 *
 * <pre>{@code
 * Memory known = Memory.first(Recall.GOOD, today);
 * known.due();                             // the day on which it is still known with 90 %
 * known.after(Recall.AGAIN, today + 9);    // forgotten: it comes again soon
 * }</pre>
 *
 * @param stability after how many days it is known with 90 %, rounded to thousandths, 0.001 to {@link #LONGEST}
 * @param difficulty how hard it is to make it last, rounded to thousandths, 1 to 10
 * @param day when it was asked last, counted from 1970
 */
public record Memory(double stability, double difficulty, long day) {
    /** The longest stability, in days. */
    public static final int LONGEST = 36_500;

    /** With which probability things are known when they are due. */
    public static final double WANTED = 0.9;

    private static final double LEAST = 0.001;
    private static final double EASIEST = 1;
    private static final double HARDEST = 10;
    private static final double THOUSAND = 1_000;

    /** The published parameters, called w0 to w20 there. */
    private static final double[] W = {
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
    };

    private static final double DECAY = -W[20];
    private static final double FACTOR = Math.pow(WANTED, 1 / DECAY) - 1;

    public Memory {
        if (!(stability >= LEAST && stability <= LONGEST && difficulty >= EASIEST && difficulty <= HARDEST)) {
            throw new IllegalArgumentException("stability " + stability + ", difficulty " + difficulty);
        }
    }

    private static Memory of(double stability, double difficulty, long day) {
        return new Memory(
                rounded(Math.max(LEAST, Math.min(LONGEST, stability))),
                rounded(Math.max(EASIEST, Math.min(HARDEST, difficulty))),
                day);
    }

    private static double rounded(double value) {
        return Math.round(value * THOUSAND) / THOUSAND;
    }

    /** The memory of what was asked for the first time. */
    public static Memory first(Recall recall, long day) {
        return of(W[recall.ordinal()], firstDifficulty(recall), day);
    }

    private static double firstDifficulty(Recall recall) {
        return W[4] - Math.exp(W[5] * (recall.grade() - 1)) + 1;
    }

    /** With which probability it is known on a day, 0 to 1. */
    public double known(long on) {
        return Math.pow(1 + FACTOR * Math.max(0, on - day) / stability, DECAY);
    }

    /** The day on which it is to be asked again, at least one after the last. */
    public long due() {
        return day + Math.max(1, Math.round(stability));
    }

    /** After it was asked once more. */
    public Memory after(Recall recall, long on) {
        return of(nextStability(recall, on), nextDifficulty(recall), on);
    }

    private double nextStability(Recall recall, long on) {
        if (on <= day) {
            double growth =
                    Math.exp(W[17] * (recall.grade() - Recall.GOOD.grade() + W[18])) * Math.pow(stability, -W[19]);
            return stability * (recall.grade() >= Recall.GOOD.grade() ? Math.max(1, growth) : growth);
        }
        double known = known(on);
        return recall == Recall.AGAIN ? forgotten(known) : remembered(recall, known);
    }

    private double forgotten(double known) {
        double relearned = W[11]
                * Math.pow(difficulty, -W[12])
                * (Math.pow(stability + 1, W[13]) - 1)
                * Math.exp((1 - known) * W[14]);
        return Math.min(relearned, stability / Math.exp(W[17] * W[18]));
    }

    private double remembered(Recall recall, double known) {
        double effort = recall == Recall.HARD ? W[15] : recall == Recall.EASY ? W[16] : 1;
        double growth = Math.exp(W[8])
                * (HARDEST + 1 - difficulty)
                * Math.pow(stability, -W[9])
                * (Math.exp((1 - known) * W[10]) - 1);
        return stability * (1 + growth * effort);
    }

    private double nextDifficulty(Recall recall) {
        double change = -W[6] * (recall.grade() - Recall.GOOD.grade());
        double damped = difficulty + (HARDEST - difficulty) * change / (HARDEST - EASIEST);
        return W[7] * firstDifficulty(Recall.EASY) + (1 - W[7]) * damped;
    }
}
