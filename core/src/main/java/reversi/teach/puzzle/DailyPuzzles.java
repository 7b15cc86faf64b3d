package reversi.teach.puzzle;

/** The puzzle of each day: the same for everybody who has the same collection, known from the date alone. */
public final class DailyPuzzles {
    /** Steps of about this many puzzles lead from one day to the next, so that neighbours are not alike. */
    private static final int STEP = 1_117;

    /** The easiest and the most difficult ones, in tenths of the collection, are no daily puzzles. */
    private static final int EASIEST = 2;

    private static final int MOST_DIFFICULT = 9;
    private static final int TENTHS = 10;

    private DailyPuzzles() {}

    /** The place of a day's puzzle; {@code day} counts from 1 January 1970. None comes again before all others came. */
    public static int place(PuzzleCollection puzzles, long day) {
        int first = puzzles.size() * EASIEST / TENTHS;
        int count = Math.max(1, puzzles.size() * MOST_DIFFICULT / TENTHS - first);
        int step = STEP;
        while (gcd(step, count) != 1) {
            step += 2;
        }
        return first + (int) (Math.floorMod(day, (long) count) * step % count);
    }

    private static int gcd(int one, int other) {
        return other == 0 ? one : gcd(other, one % other);
    }
}
