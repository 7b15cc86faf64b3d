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
class RequestDeadlineTest {
    private final ChannelHandler handler = new ChannelDuplexHandler();
    private final EmbeddedChannel channel = new EmbeddedChannel(handler);
    private RequestDeadline deadline;

    @BeforeEach
    void begin() {
        channel.freezeTime();
        deadline = RequestDeadline.start(channel.pipeline().context(handler));
    }

    private void pass(long seconds) {
        channel.advanceTimeBy(seconds, TimeUnit.SECONDS);
        channel.runScheduledPendingTasks();
    }

    @Test
    void closesARequestWhoseHeaderNeverEnds() {
        pass(9);
        assertTrue(deadline.isOpen());
        pass(1);
        assertFalse(deadline.isOpen());
    }

    @Test
    void closesARequestWhoseBodyNeverEnds() {
        pass(9);
        deadline.step(RequestDeadline.Step.BODY);
        pass(59);
        assertTrue(deadline.isOpen());
        pass(1);
        assertFalse(deadline.isOpen());
    }

    @Test
    void eachStepHasItsOwnDeadline() {
        for (int request = 0; request < 20; request++) {
            deadline.step(RequestDeadline.Step.ANSWER);
            pass(300);
            deadline.step(RequestDeadline.Step.NEXT_HEADER);
            pass(29);
            assertTrue(deadline.isOpen());
        }
        deadline.step(RequestDeadline.Step.REFUSAL);
        pass(2);
        assertFalse(deadline.isOpen());
    }

    @Test
    void upgradedConnectionsHaveNoRequestDeadline() {
        RequestDeadline.of(channel.pipeline().context(handler)).cancel();
        pass(100_000);
        assertTrue(deadline.isOpen());
    }
}
