package reversi.server.net;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.rules.Illegal;

/** One request of a program: hands on what the handler answers, once. Thread-safe. */
final class ApiCall extends ApiClient {
    private final Codec codec;
    private final Outcome outcome;
    private final AtomicBoolean isAnswered = new AtomicBoolean();
    private volatile Optional<String> sent = Optional.empty();

    /** Hears what came of the request. Any thread. */
    interface Outcome {
        /** It was done; with the message that answers it, where there is one. */
        void done(Optional<String> message);

        /** It was not done. */
        void failed(ApiProblem problem);
    }

    ApiCall(Optional<Login> token, String address, Codec codec, Outcome outcome) {
        super(token, address);
        this.codec = codec;
        this.outcome = outcome;
    }

    /** The handler has returned. What it says of a table follows when the table has judged. */
    void returned(Reply reply) {
        if (reply instanceof Reply.Failed failed) {
            fail(0, failed.error(), failed.illegal());
        } else if (reply instanceof Reply.Done || sent.isPresent()) {
            done();
        }
    }

    private void done() {
        if (isAnswered.compareAndSet(false, true)) {
            outcome.done(sent);
        }
    }

    @Override
    public void granted(long request) {
        done();
    }

    @Override
    public void fail(long request, ErrorCode error, Optional<Illegal> illegal) {
        if (isAnswered.compareAndSet(false, true)) {
            outcome.failed(ApiProblem.of(error, illegal));
        }
    }

    @Override
    public void send(ServerMessage message) {
        send(codec.write(message));
    }

    @Override
    public void send(String frame) {
        if (sent.isEmpty()) {
            sent = Optional.of(frame);
        }
    }

    @Override
    public void execute(Runnable task) {
        task.run();
    }

    @Override
    public long lastUsed() {
        return 0;
    }

    @Override
    public void ping(long now) {}

    @Override
    public void closeAsSurplus() {}

    @Override
    public void closeGracefully() {}
}
