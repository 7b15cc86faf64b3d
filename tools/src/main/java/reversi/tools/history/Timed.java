package reversi.tools.history;

/**
 * An operation that took effect at one moment between two others, on any clock that all operations of a history share.
 *
 * @param operation what was done or seen
 * @param from when it can have taken effect at the earliest
 * @param until when it has taken effect at the latest; {@link #NEVER} where it need not have taken effect at all
 */
public record Timed<O>(O operation, long from, long until) {
    /** The end of an operation of which nobody knows whether it was done. */
    public static final long NEVER = Long.MAX_VALUE;

    public Timed {
        if (from > until) {
            throw new IllegalArgumentException("it ends before it begins: " + operation);
        }
    }

    boolean isRequired() {
        return until != NEVER;
    }
}
