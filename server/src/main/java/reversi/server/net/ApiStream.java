package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.api.ApiAnswer;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.rules.Illegal;
import reversi.server.work.Pool;

/**
 * A program that hears what happens, one message a line. Only messages that its route names are told. Who does not read is cut off; what
 * waits for it is bounded.
 */
final class ApiStream extends ApiClient {
    private static final Logger LOG = LoggerFactory.getLogger(ApiStream.class);
    private static final int MOST_WAITING = 64;
    private static final int MOST_CHARACTERS = 250_000;
    private static final long STUCK_MILLIS = 20_000;

    private final ApiExchange exchange;
    private final ApiAnswer answer;
    private final HttpServerRequest request;
    private final HttpServerResponse response;
    private final Context loop;
    private final RequestRouter router;
    private final Life life;
    private final Runnable atEnd;
    private final SendQueue queue;
    private final SerialExecutor executor;
    private final AtomicBoolean isOver = new AtomicBoolean();
    private final long since;
    private long fullSince;

    /** How long a stream goes on; may wait for the database. */
    interface Life {
        /** Whether there is nothing more to hear. */
        boolean isOver();

        /** Whether the token is gone by which it was begun. */
        boolean isSignedOut();
    }

    /** On the event loop; {@code atEnd} runs once. */
    ApiStream(ApiExchange exchange, Optional<Login> login, RequestRouter router, Life life, Runnable atEnd) {
        super(login, exchange.address());
        this.exchange = exchange;
        this.answer = exchange.route().answer();
        this.request = exchange.request();
        this.response = request.response();
        this.loop = exchange.loop();
        this.router = router;
        this.life = life;
        this.atEnd = atEnd;
        this.since = router.now();
        this.executor = new SerialExecutor(exchange.address(), MOST_WAITING);
        this.queue = new SendQueue(new Lines(response), MOST_CHARACTERS, loop, this::cutOff, () -> fullSince = 0);
        ConnectionLimiter.deadline(request).cancel();
        response.setChunked(true)
                .putHeader("Content-Type", "application/x-ndjson; charset=utf-8")
                .putHeader("Cache-Control", "no-store")
                .putHeader("X-Accel-Buffering", "no");
        response.closeHandler(gone -> over());
        response.exceptionHandler(broken -> over());
    }

    private record Lines(HttpServerResponse response) implements SendQueue.Outlet {
        @Override
        public boolean isClosed() {
            return response.closed() || response.ended();
        }

        @Override
        public boolean isFull() {
            return response.writeQueueFull();
        }

        @Override
        public Future<Void> write(String text) {
            return response.write(text);
        }

        @Override
        public void onDrain(Runnable task) {
            response.drainHandler(room -> task.run());
        }
    }

    /** Runs a task in this client's own line; returns false where it can't be taken. One that fails ends the stream. */
    boolean offer(Pool pool, Runnable task) {
        return executor.offer(pool, () -> run(task), () -> refuse(ApiProblem.of(ErrorCode.UNAVAILABLE)));
    }

    private void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException broken) {
            LOG.atError()
                    .addKeyValue("route", exchange.route().path())
                    .setCause(broken)
                    .log("stream-failed");
            refuse(ApiProblem.of(ErrorCode.UNAVAILABLE));
        }
    }

    /** Answers with a problem where nothing was said yet, and ends. */
    void refuse(ApiProblem problem) {
        loop.runOnContext(now -> {
            boolean isSilent = !response.headWritten();
            over();
            if (isSilent) {
                response.setChunked(false);
                ApiExchange.refuse(request, problem);
            } else {
                end();
            }
        });
    }

    @Override
    public void send(String frame) {
        if (answer.has(frame)) {
            queue.add(frame + "\n");
        }
    }

    @Override
    public void send(ServerMessage message) {
        send(router.codec().write(message));
        if (message instanceof ServerMessage.SignedOut) {
            loop.runOnContext(told -> end());
        }
    }

    /** Nothing is asked on a stream that could fail later. */
    @Override
    public void fail(long number, ErrorCode error, Optional<Illegal> illegal) {
        refuse(ApiProblem.of(error, illegal));
    }

    @Override
    public void execute(Runnable task) {
        executor.execute(router.pools().queries(), () -> run(task));
    }

    @Override
    public long lastUsed() {
        return since;
    }

    @Override
    public void ping(long now) {
        loop.runOnContext(tick -> pingOrCutOff(now));
    }

    private void pingOrCutOff(long now) {
        if (response.closed() || response.ended()) {
            return;
        }
        if (response.writeQueueFull()) {
            fullSince = fullSince == 0 ? now : fullSince;
            if (now - fullSince >= STUCK_MILLIS) {
                cutOff();
            }
            return;
        }
        queue.add("\n");
        execute(this::checkUp);
    }

    /** It has begun: the client need not wait for news to know. */
    void begun() {
        queue.add("\n");
        checkUp();
    }

    /** Ends where there is nothing more to hear, or nobody who may. */
    private void checkUp() {
        if (life.isSignedOut()) {
            send(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
        } else if (life.isOver()) {
            loop.runOnContext(told -> end());
        }
    }

    @Override
    public void closeAsSurplus() {
        loop.runOnContext(now -> end());
    }

    @Override
    public void closeGracefully() {
        send(new ServerMessage.Closing());
        loop.runOnContext(now -> end());
    }

    /** Ends after what was said before. Only on the event loop. */
    private void end() {
        over();
        if (!response.ended() && !response.closed()) {
            HttpAnswer.endWithoutBody(response);
        }
    }

    /** Ends without waiting until the client has read. Only on the event loop. */
    private void cutOff() {
        over();
        ConnectionLimiter.deadline(request).close();
    }

    private void over() {
        if (isOver.compareAndSet(false, true)) {
            queue.close();
            atEnd.run();
            executor.execute(router.pools().queries(), () -> router.onClose(this));
        }
    }
}
