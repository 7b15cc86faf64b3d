package reversi.server.moderation;

import java.util.List;

/**
 * How long whoever runs away from games, or lets the clock run out in lost ones, waits before the quick pairing finds them an opponent. Each
 * such game counts less from day to day; one is nobody's fault, and each more doubles the wait.
 */
public final class Departures {
    /** The longest wait, in milliseconds. */
    public static final long MOST_MILLIS = 300_000;

    private static final double HALF_LIFE_MILLIS = 86_400_000;
    private static final double FORGIVEN = 1.5;
    private static final double FIRST_MILLIS = 10_000;

    private Departures() {}

    /** The wait in milliseconds at time {@code now} of who left games at these times; all in milliseconds since 1970. */
    public static long waitMillis(List<Long> left, long now) {
        double weight = left.stream()
                .mapToDouble(at -> Math.pow(0.5, Math.max(0, now - at) / HALF_LIFE_MILLIS))
                .sum();
        return weight < FORGIVEN ? 0 : (long) Math.min(MOST_MILLIS, FIRST_MILLIS * Math.pow(2, weight - 1));
    }
}
