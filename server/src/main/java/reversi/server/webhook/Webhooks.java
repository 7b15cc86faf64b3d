package reversi.server.webhook;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.Protocol;
import reversi.online.WebhookResult;
import reversi.server.outbound.Outbound;
import reversi.server.outbound.Sent;
import reversi.server.store.StoreException;
import reversi.server.store.WebhookRepository;
import reversi.server.store.WebhookRepository.Stopped;
import reversi.server.store.WebhookRepository.Tried;
import reversi.server.store.WebhookRepository.Waiting;
import reversi.server.work.Pool;

/**
 * Tells clubs of what happens in them, at least once each: what waits is on the disk, and is tried again after growing pauses. Threads of its own do it,
 * two at a time and one message of a club at a time, so that nobody who is slow keeps games or other clubs waiting for long. Thread-safe.
 */
public final class Webhooks implements AutoCloseable {
    /** How long a receiver may take to answer. */
    public static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final int THREADS = 2;
    private static final int MOST_AT_ONCE = 100;

    /** From then on another attempt is made should this node end during one: longer than a name may take to be looked up. */
    private static final long CLAIM_MILLIS = TimeUnit.MINUTES.toMillis(3);

    /** How long to wait after each attempt that failed, in seconds; after one more a message is given up. */
    private static final List<Long> PAUSES = List.of(30L, 120L, 600L, 3_600L, 14_400L, 43_200L);

    private final WebhookRepository repository;
    private final Outbound outbound;
    private final ClubEvents events;
    private final WebhookNotes notes;
    private final LongSupplier clock;
    private final Pool pool;
    private final Set<Long> busy = ConcurrentHashMap.newKeySet();
    private final Counter sent;
    private final Counter failed;

    /** {@code clock} is the time in milliseconds since 1970. */
    public Webhooks(
            WebhookRepository repository,
            Outbound outbound,
            ClubEvents events,
            WebhookNotes notes,
            LongSupplier clock,
            MeterRegistry meters) {
        this.repository = repository;
        this.outbound = outbound;
        this.events = events;
        this.notes = notes;
        this.clock = clock;
        pool = new Pool("webhooks", THREADS, 1, meters);
        sent = counter("sent", meters);
        failed = counter("failed", meters);
    }

    private static Counter counter(String outcome, MeterRegistry meters) {
        return Counter.builder("reversi.webhooks")
                .description("Attempts to tell clubs what happens in them, by what became of them")
                .tag("outcome", outcome)
                .register(meters);
    }

    /** Whether a club may be told there, as far as its words go. */
    public boolean accepts(String address) {
        return outbound.read(address, Protocol.MAX_WEBHOOK).isPresent();
    }

    /** Sends what is due; call it each second. */
    public void tick() {
        for (Waiting message : repository.due(clock.getAsLong(), MOST_AT_ONCE)) {
            if (busy.add(message.club()) && !pool.offer(message.club(), () -> attempt(message))) {
                busy.remove(message.club());
            }
        }
    }

    private void attempt(Waiting message) {
        try {
            Optional<Waiting> mine = repository.claim(message, clock.getAsLong() + CLAIM_MILLIS);
            if (mine.isPresent()) {
                send(mine.get());
            }
        } catch (StoreException failure) {
            // It is all on the disk, and tried again.
            LOG.atWarn()
                    .addKeyValue("club", message.club())
                    .addKeyValue("failure", failure.getMessage())
                    .log("webhook-waits");
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        } finally {
            busy.remove(message.club());
        }
    }

    private void send(Waiting message) throws InterruptedException {
        Optional<URI> address = outbound.read(message.address(), Protocol.MAX_WEBHOOK);
        Sent result = address.isPresent() ? post(address.get(), message) : Sent.notAllowed();
        Tried tried = new Tried(result(result.outcome()), result.status(), clock.getAsLong());
        if (result.isTaken()) {
            sent.increment();
            repository.arrived(message, tried);
        } else {
            failed.increment();
            repository.failed(message, tried, again(message, tried.at())).ifPresent(this::stopped);
        }
    }

    private Sent post(URI address, Waiting message) throws InterruptedException {
        String body = events.body(message);
        long seconds = TimeUnit.MILLISECONDS.toSeconds(clock.getAsLong());
        Map<String, String> headers = Map.of(
                "Content-Type",
                "application/json",
                "User-Agent",
                "Reversi-Webhook/1",
                "Reversi-Event",
                Long.toString(message.id()),
                "Reversi-Timestamp",
                Long.toString(seconds),
                "Reversi-Signature",
                WebhookSignature.of(message.secret(), seconds, body));
        return outbound.post(address, headers, body.getBytes(UTF_8));
    }

    private static WebhookResult result(Sent.Outcome outcome) {
        return switch (outcome) {
            case ANSWERED -> WebhookResult.ANSWERED;
            case UNKNOWN_NAME -> WebhookResult.UNKNOWN_NAME;
            case NOT_ALLOWED -> WebhookResult.NOT_PUBLIC;
            case NO_ANSWER -> WebhookResult.NO_ANSWER;
        };
    }

    private static OptionalLong again(Waiting message, long now) {
        return message.tries() > PAUSES.size()
                ? OptionalLong.empty()
                : OptionalLong.of(now + TimeUnit.SECONDS.toMillis(PAUSES.get(message.tries() - 1)));
    }

    private void stopped(Stopped webhook) {
        LOG.atInfo()
                .addKeyValue("account", webhook.account())
                .addKeyValue("failures", WebhookRepository.MOST_FAILURES)
                .log("webhook-stopped");
        notes.tell(webhook);
    }

    /** Ends the attempts under way; what waits is sent by whoever serves next. */
    @Override
    public void close() {
        pool.close();
        outbound.close();
    }
}
