package reversi.server.push;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.server.outbound.Outbound;
import reversi.server.outbound.Sent;
import reversi.server.store.PushRepository.Subscription;
import reversi.server.work.Pool;

/**
 * Sends messages to push services by threads of its own: two at a time, {@link #MOST_WAITING} that wait, each within some seconds, and once more
 * after a while where a service is busy. Thread-safe.
 */
final class PushSender implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PushSender.class);
    private static final int THREADS = 2;
    private static final int TOO_MANY = 429;
    private static final int NOT_FOUND = 404;
    private static final int GONE = 410;
    private static final int SERVER_FAULTS = 500;
    private static final Duration KEPT = Duration.ofDays(1);

    /** The most messages that wait for a thread. */
    static final int MOST_WAITING = 500;

    private final PushOptions options;
    private final Outbound outbound;
    private final Duration pause;
    private final LongSupplier clock;
    private final Consumer<String> gone;
    private final PushCipher cipher = new PushCipher();
    private final Pool pool;
    private final Counter sent;
    private final Counter failed;
    private final Counter dropped;

    /**
     * Sends by the host's key.
     *
     * @param outbound speaks to the services
     * @param pause after which it is tried once more
     * @param clock the time in milliseconds since 1970
     * @param gone hears which address its service does not know any more
     */
    PushSender(
            PushOptions options,
            Outbound outbound,
            Duration pause,
            LongSupplier clock,
            Consumer<String> gone,
            MeterRegistry meters) {
        this.options = options;
        this.outbound = outbound;
        this.pause = pause;
        this.clock = clock;
        this.gone = gone;
        pool = new Pool("push", THREADS, MOST_WAITING, meters);
        sent = counter("sent", meters);
        failed = counter("failed", meters);
        dropped = counter("dropped", meters);
    }

    private static Counter counter(String outcome, MeterRegistry meters) {
        return Counter.builder("reversi.pushes")
                .description("Messages to browsers, by what became of them")
                .tag("outcome", outcome)
                .register(meters);
    }

    /** Sends a message later; where too many wait it is dropped. */
    void send(Subscription to, PushMessage message) {
        if (!pool.offer(() -> attempt(to, message, true))) {
            dropped.increment();
        }
    }

    /** Does something in a thread of this sender; where too much waits, not at all. */
    void run(Runnable work) {
        if (!pool.offer(work)) {
            dropped.increment();
        }
    }

    private void attempt(Subscription to, PushMessage message, boolean isFirst) {
        Optional<URI> endpoint = options.services().read(to.endpoint());
        Optional<BrowserKeys> browser = BrowserKeys.read(to.key(), to.secret());
        if (endpoint.isEmpty() || browser.isEmpty()) {
            // Another list of services than when it was taken.
            gone.accept(to.endpoint());
            return;
        }
        try {
            Sent answer = post(endpoint.get(), browser.get().seal(cipher, message.bytes()), message.tag());
            if (answer.outcome() == Sent.Outcome.ANSWERED) {
                answered(to, message, answer, isFirst);
            } else {
                again(to, message, answer.outcome().name(), isFirst);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private Sent post(URI endpoint, byte[] body, String topic) throws InterruptedException {
        return outbound.post(
                endpoint,
                Map.of(
                        "Authorization",
                        options.key().authorization(endpoint, clock.getAsLong()),
                        "Content-Encoding",
                        "aes128gcm",
                        "Content-Type",
                        "application/octet-stream",
                        "TTL",
                        Long.toString(KEPT.toSeconds()),
                        "Topic",
                        topic),
                body);
    }

    private void answered(Subscription to, PushMessage message, Sent answer, boolean isFirst) {
        int status = answer.status();
        if (answer.isTaken()) {
            sent.increment();
        } else if (status == NOT_FOUND || status == GONE) {
            gone.accept(to.endpoint());
        } else if (status == TOO_MANY || status >= SERVER_FAULTS) {
            again(to, message, Integer.toString(status), isFirst);
        } else {
            fail(to, Integer.toString(status));
        }
    }

    private void again(Subscription to, PushMessage message, String why, boolean isFirst) {
        if (!isFirst) {
            fail(to, why);
            return;
        }
        CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, this::run)
                .execute(() -> attempt(to, message, false));
    }

    /** Without the address, which is a secret of the browser. */
    private void fail(Subscription to, String why) {
        failed.increment();
        LOG.atWarn()
                .addKeyValue("host", URI.create(to.endpoint()).getHost())
                .addKeyValue("failure", why)
                .log("push-not-sent");
    }

    @Override
    public void close() {
        pool.close();
        outbound.close();
    }
}
