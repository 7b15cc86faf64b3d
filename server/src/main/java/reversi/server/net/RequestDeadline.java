package reversi.server.net;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.util.AttributeKey;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The time that one connection may take over HTTP: every step has its own, and whoever needs longer is cut, however busily it sends.
 */
final class RequestDeadline {
    private static final AttributeKey<RequestDeadline> KEY = AttributeKey.valueOf(RequestDeadline.class, "deadline");

    private final ChannelHandlerContext channel;
    private @Nullable ScheduledFuture<?> timeout;

    /** What a connection does, and how long it may at most. */
    enum Step {
        /** From the first byte to the end of the first header, and of the upgrade to a socket. */
        FIRST_HEADER(10),
        /** From the end of an answer to the end of the next header. */
        NEXT_HEADER(30),
        /** From the header to the end of what is sent in. */
        BODY(60),
        /** From the header, or what was sent in, until the answer has gone. */
        ANSWER(600),
        /** From a refusal until its sender has heard it. */
        FAREWELL(2);

        private final int seconds;

        Step(int seconds) {
            this.seconds = seconds;
        }
    }

    private RequestDeadline(ChannelHandlerContext channel) {
        this.channel = channel;
    }

    /** A connection that has just been accepted. */
    static RequestDeadline begin(ChannelHandlerContext channel) {
        RequestDeadline deadline = new RequestDeadline(channel);
        channel.channel().attr(KEY).set(deadline);
        deadline.step(Step.FIRST_HEADER);
        return deadline;
    }

    /** The deadline of a connection that has begun one; throws IllegalStateException for another. */
    static RequestDeadline of(ChannelHandlerContext channel) {
        RequestDeadline deadline = channel.channel().attr(KEY).get();
        if (deadline == null) {
            throw new IllegalStateException("nobody saw it come");
        }
        return deadline;
    }

    /** The next step begins; on any thread. */
    void step(Step next) {
        if (!channel.executor().inEventLoop()) {
            channel.executor().execute(() -> step(next));
            return;
        }
        end();
        if (isOpen()) {
            timeout = channel.executor().schedule(this::cut, next.seconds, TimeUnit.SECONDS);
        }
    }

    /** HTTP is over: the connection is a socket now, or closed. On the event loop. */
    void end() {
        ScheduledFuture<?> running = timeout;
        if (running != null) {
            running.cancel(false);
            timeout = null;
        }
    }

    /** Whether the connection still stands. */
    boolean isOpen() {
        return channel.channel().isActive();
    }

    /** Ends the connection at once. */
    void cut() {
        ChannelFuture unused = channel.close();
    }
}
