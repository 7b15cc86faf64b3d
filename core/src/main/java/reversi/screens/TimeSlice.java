package reversi.screens;

import com.badlogic.gdx.utils.TimeUtils;
import java.util.function.BooleanSupplier;

/** The part of a picture's time that goes to long work in small steps. */
public final class TimeSlice {
    /** So much time of each picture. */
    private static final long NANOS = 1_500_000;

    private TimeSlice() {}

    /** Takes steps until one answers that there is no more to do at once, or the time is up; answers what the last one answered. */
    public static boolean run(BooleanSupplier step) {
        long until = TimeUtils.nanoTime() + NANOS;
        boolean hasMore = true;
        while (hasMore && TimeUtils.nanoTime() < until) {
            hasMore = step.getAsBoolean();
        }
        return hasMore;
    }
}
