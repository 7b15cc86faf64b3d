package reversi.training.insights;

/**
 * So many of so many, or so many in so many turns.
 *
 * @param count how many, 0 or more
 * @param of of how many, 0 or more
 */
public record Rate(long count, long of) {
    /** The share, or the mean; 0 where there is nothing to count in. */
    public double value() {
        return of == 0 ? 0 : (double) count / of;
    }
}
