package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** When time passes without a frame. */
class DesktopFramesTest {
    private static final long MILLI = 1_000_000;

    private final AtomicLong clock = new AtomicLong(5_000 * MILLI);
    private final DesktopFrames frames = new DesktopFrames(clock::get);
    private final List<Float> ticks = new ArrayList<>();

    private void after(long millis) {
        clock.addAndGet(millis * MILLI);
        frames.poll(() -> ticks.add(frames.passed()));
    }

    @Test
    void nothingHappensUnlessItIsAskedFor() {
        after(16);
        after(16);
        assertEquals(List.of(), ticks);
    }

    @Test
    void eachRequestLetsTimePassOnce() {
        frames.requestTick();
        frames.requestTick();
        after(16);
        after(16);
        assertEquals(List.of(0.016f), ticks);
    }

    @Test
    void whoAsksAgainGetsAllTheTimeThatPasses() {
        frames.requestTick();
        clock.addAndGet(20 * MILLI);
        frames.poll(() -> {
            ticks.add(frames.passed());
            frames.requestTick();
        });
        after(30);
        assertEquals(List.of(0.02f, 0.03f), ticks);
    }

    @Test
    void theTimeInWhichNothingHappenedPassesToo() {
        after(5_000);
        frames.requestTick();
        after(16);
        assertEquals(List.of(5.016f), ticks);
    }

    @Test
    void theTimeOfAFrameDoesNotPassTwice() {
        frames.requestTick();
        clock.addAndGet(50 * MILLI);
        assertEquals(0.05f, frames.passed());
        after(4);
        assertEquals(List.of(0.004f), ticks);
    }
}
