package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandler;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever takes too long over one step is cut, at a time that the test sets. */
class VisitTest {
    private final ChannelHandler handler = new ChannelDuplexHandler();
    private final EmbeddedChannel channel = new EmbeddedChannel(handler);
    private Visit visit;

    @BeforeEach
    void begin() {
        channel.freezeTime();
        visit = Visit.begin(channel.pipeline().context(handler));
    }

    private void pass(long seconds) {
        channel.advanceTimeBy(seconds, TimeUnit.SECONDS);
        channel.runScheduledPendingTasks();
    }

    @Test
    void whoNeverEndsTheHeaderIsCut() {
        pass(9);
        assertTrue(visit.isOpen());
        pass(1);
        assertFalse(visit.isOpen());
    }

    @Test
    void whoNeverEndsWhatIsSentInIsCut() {
        pass(9);
        visit.step(Visit.Step.BODY);
        pass(59);
        assertTrue(visit.isOpen());
        pass(1);
        assertFalse(visit.isOpen());
    }

    @Test
    void everyStepHasItsOwnTime() {
        for (int request = 0; request < 20; request++) {
            visit.step(Visit.Step.ANSWER);
            pass(300);
            visit.step(Visit.Step.NEXT_HEADER);
            pass(29);
            assertTrue(visit.isOpen());
        }
        visit.step(Visit.Step.FAREWELL);
        pass(2);
        assertFalse(visit.isOpen());
    }

    @Test
    void socketsHaveRulesOfTheirOwn() {
        Visit.of(channel.pipeline().context(handler)).end();
        pass(100_000);
        assertTrue(visit.isOpen());
    }
}
