package reversi.tools.books;

/**
 * What a position is worth to the side to move.
 *
 * @param discs discs ahead at the end by the book's play, -64…64
 * @param lower a bound that the book claims, -127 for none
 * @param upper the same from above, 127 for none
 * @param level the level of the program that searched it, 0…70; {@link #NO_LEVEL} where nobody knows
 */
public record BookValue(int discs, int lower, int upper, int level) {
    /** The level of a position of which nobody knows how it was searched. */
    public static final int NO_LEVEL = -1;

    private static final int PER_DISC = 100;
    private static final int MOST = 64;
    private static final int NO_BOUND = 127;

    /** The level of values that people wrote into a book of Egaroucid; searches end at 60. */
    private static final int HIGHEST_LEVEL = 70;

    /** Throws IllegalArgumentException for a value, bound or level that cannot be. */
    public BookValue {
        checked(discs);
        if (lower < -NO_BOUND || upper > NO_BOUND || lower > NO_BOUND || upper < -NO_BOUND) {
            throw new IllegalArgumentException("the bounds " + lower + " and " + upper + " are beyond ±" + NO_BOUND);
        }
        if (level < NO_LEVEL || level > HIGHEST_LEVEL) {
            throw new IllegalArgumentException("there is no level " + level);
        }
    }

    /** A value without bounds. */
    static BookValue of(int discs, int level) {
        return new BookValue(discs, -MOST, MOST, level);
    }

    /** Whole discs of hundredths; away from zero between two, so that the values of both sides stay each other's. */
    static int discs(int hundredths) {
        return Integer.signum(hundredths) * ((Math.abs(hundredths) + PER_DISC / 2) / PER_DISC);
    }

    /** Whether the book claims that it is the result of best play. */
    boolean isExact() {
        return lower == discs && upper == discs;
    }

    /** The value of the same position to the other side. */
    BookValue negated() {
        return new BookValue(-discs, -upper, -lower, level);
    }

    static int checked(int discs) {
        if (discs < -MOST || discs > MOST) {
            throw new IllegalArgumentException("the value " + discs + " is beyond ±" + MOST);
        }
        return discs;
    }
}
