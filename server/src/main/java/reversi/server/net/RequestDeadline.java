package reversi.server.net;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.util.AttributeKey;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Deadlines of one HTTP connection: each step has its own, and a client that exceeds it is disconnected even if it keeps sending
 * (slow-loris protection).
 */
final class RequestDeadline {
    private static final AttributeKey<RequestDeadline> KEY = AttributeKey.valueOf(RequestDeadline.class, "deadline");

    private final ChannelHandlerContext channel;
    private @Nullable ScheduledFuture<?> timeout;

    /** A step and its limit in seconds. */
    enum Step {
        /** From accept to the end of the first header, or of the upgrade to a WebSocket. */
        FIRST_HEADER(10),
        /** From the end of a response to the end of the next header (keep-alive). */
        NEXT_HEADER(30),
        /** From the header to the end of the request body. */
        BODY(60),
        /** From the end of the request until the response has been sent. */
        ANSWER(600),
        /** From an early error response until the client has read it. */
        REFUSAL(2);

        private final int seconds;

        Step(int seconds) {
            this.seconds = seconds;
        }
    }

    private RequestDeadline(ChannelHandlerContext channel) {
        this.channel = channel;
    }

    /** Starts the deadline of a newly accepted connection. */
    static RequestDeadline start(ChannelHandlerContext channel) {
        RequestDeadline deadline = new RequestDeadline(channel);
        channel.channel().attr(KEY).set(deadline);
        deadline.step(Step.FIRST_HEADER);
        return deadline;
    }

    /** The deadline of a connection; throws IllegalStateException if none was started. */
    static RequestDeadline of(ChannelHandlerContext channel) {
        RequestDeadline deadline = channel.channel().attr(KEY).get();
        if (deadline == null) {
            throw new IllegalStateException("connection without a deadline");
        }
        return deadline;
    }

    /** Enters the next step and restarts the timer. Any thread. */
    void step(Step next) {
        if (!channel.executor().inEventLoop()) {
            channel.executor().execute(() -> step(next));
            return;
        }
        cancel();
        if (isOpen()) {
            timeout = channel.executor().schedule(this::close, next.seconds, TimeUnit.SECONDS);
        }
    }

    /** Cancels the timer, after the upgrade or the close. On the event loop. */
    void cancel() {
        ScheduledFuture<?> running = timeout;
        if (running != null) {
            running.cancel(false);
            timeout = null;
        }
    }

    /** Whether the TCP connection is still open. */
    boolean isOpen() {
        return channel.channel().isActive();
    }

    /** Closes the TCP connection at once. */
    void close() {
        ChannelFuture unused = channel.close();
    }
}
