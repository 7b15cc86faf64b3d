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
final class Visit {
    private static final AttributeKey<Visit> KEY = AttributeKey.valueOf(Visit.class, "visit");

    private final ChannelHandlerContext channel;
    private @Nullable ScheduledFuture<?> deadline;

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

    private Visit(ChannelHandlerContext channel) {
        this.channel = channel;
    }

    /** A connection that has just been accepted. */
    static Visit begin(ChannelHandlerContext channel) {
        Visit visit = new Visit(channel);
        channel.channel().attr(KEY).set(visit);
        visit.step(Step.FIRST_HEADER);
        return visit;
    }

    /** The visit of a connection that has begun one; throws IllegalStateException for another. */
    static Visit of(ChannelHandlerContext channel) {
        Visit visit = channel.channel().attr(KEY).get();
        if (visit == null) {
            throw new IllegalStateException("nobody saw it come");
        }
        return visit;
    }

    /** The next step begins; on any thread. */
    void step(Step next) {
        if (!channel.executor().inEventLoop()) {
            channel.executor().execute(() -> step(next));
            return;
        }
        end();
        if (isOpen()) {
            deadline = channel.executor().schedule(this::cut, next.seconds, TimeUnit.SECONDS);
        }
    }

    /** HTTP is over: the connection is a socket now, or closed. On the event loop. */
    void end() {
        ScheduledFuture<?> running = deadline;
        if (running != null) {
            running.cancel(false);
            deadline = null;
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
