package reversi.screens;

import com.badlogic.gdx.utils.TimeUtils;
import java.util.function.BooleanSupplier;

/** The part of a picture's time that goes to long work in small steps. */
public final class TimeSlice {
    /** So much time of each picture. */
    private static final long NANOS = 1_500_000;

    /** So much where nothing else moves but a bar that shows how far the work is. */
    private static final long LONGER_NANOS = 4_000_000;

    private TimeSlice() {}

    /** Takes steps until one answers that there is no more to do at once, or the time is up; answers what the last one answered. */
    public static boolean run(BooleanSupplier step) {
        return run(step, NANOS);
    }

    /** The same where somebody waits for the work and nothing else moves. */
    public static boolean runLonger(BooleanSupplier step) {
        return run(step, LONGER_NANOS);
    }

    private static boolean run(BooleanSupplier step, long nanos) {
        long until = TimeUtils.nanoTime() + nanos;
        boolean hasMore = true;
        while (hasMore && TimeUtils.nanoTime() < until) {
            hasMore = step.getAsBoolean();
        }
        return hasMore;
    }
}
