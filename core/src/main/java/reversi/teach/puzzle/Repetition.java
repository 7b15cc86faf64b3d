package reversi.teach.puzzle;

/**
 * A puzzle that was failed and comes again, after more and more days as long as it is solved.
 *
 * @param id of the puzzle
 * @param step how often in a row it was solved since, 0 to 4
 * @param due the day from which on it comes again, counted from 1970
 */
public record Repetition(int id, int step, long due) {
    private static final int[] DAYS = {1, 3, 7, 16, 35};

    public Repetition {
        if (step < 0 || step >= DAYS.length) {
            throw new IllegalArgumentException("step " + step);
        }
    }

    /** The repetition of a puzzle that was failed on a day. */
    static Repetition failed(int id, long day) {
        return new Repetition(id, 0, day + DAYS[0]);
    }

    /** Whether it was solved often enough to be left alone when it is solved once more. */
    boolean isLast() {
        return step == DAYS.length - 1;
    }

    /** The next one after it was solved on a day. */
    Repetition solved(long day) {
        return new Repetition(id, step + 1, day + DAYS[step + 1]);
    }
}
