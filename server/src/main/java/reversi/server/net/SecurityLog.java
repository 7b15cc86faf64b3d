package reversi.server.net;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * Tells the operator who signs in, who is refused and why: a line for each event, by the number of an account and an address, never with a
 * name, a password or a text. Each kind writes a line a second at most, so that a flood does not fill the disk; the next line says how many
 * were left out, and all are counted. Thread-safe.
 */
final class SecurityLog {
    private static final Logger LOG = LoggerFactory.getLogger("reversi.security");
    private static final int LINES_AT_ONCE = 60;

    private final Map<Event, Kind> kinds = new EnumMap<>(Event.class);

    /** What happened. */
    enum Event {
        LOGIN("login"),
        WRONG_LOGIN("wrong-login"),
        REGISTERED("registered"),
        GUEST("guest"),
        PASSWORD_CHANGED("password-changed"),
        SECOND_FACTOR("second-factor"),
        EMAIL("email"),
        EMAIL_CODE("email-code"),
        ACCOUNT_DELETED("account-deleted"),
        EXPORTED("exported"),
        REPORTED("reported"),
        MODERATED("moderated"),
        WEBHOOK("webhook"),
        THROTTLED("throttled"),
        REFUSED("refused"),
        CLOSED("closed");

        private final String word;

        Event(String word) {
            this.word = word;
        }
    }

    /** One kind of event: how many there were, and which may still be written. */
    private record Kind(Counter counter, Bucket lines, AtomicLong leftOut) {}

    SecurityLog(MeterRegistry meters) {
        this(meters, TimeMeter.SYSTEM_NANOTIME);
    }

    /** As above, with a clock of its own. */
    SecurityLog(MeterRegistry meters, TimeMeter clock) {
        for (Event event : Event.values()) {
            Counter counter = Counter.builder("reversi.security")
                    .description("Logins, registrations and refusals")
                    .tag("event", event.word)
                    .register(meters);
            Bucket lines = Bucket.builder()
                    .withCustomTimePrecision(clock)
                    .addLimit(Bandwidth.builder()
                            .capacity(LINES_AT_ONCE)
                            .refillGreedy(1, Duration.ofSeconds(1))
                            .build())
                    .build();
            kinds.put(event, new Kind(counter, lines, new AtomicLong()));
        }
    }

    /** Writes and counts an event; {@code detail} is a word of the program's own, such as the kind of a request. */
    void write(Event event, OptionalLong account, String address, String detail) {
        Kind kind = kinds.get(event);
        if (kind == null) {
            return;
        }
        kind.counter.increment();
        if (!kind.lines.tryConsume(1)) {
            kind.leftOut.incrementAndGet();
            return;
        }
        long leftOut = kind.leftOut.getAndSet(0);
        LoggingEventBuilder line = LOG.atInfo()
                .addKeyValue("account", account.isPresent() ? Long.toString(account.getAsLong()) : "-")
                .addKeyValue("address", address)
                .addKeyValue("detail", detail);
        (leftOut == 0 ? line : line.addKeyValue("left-out", leftOut)).log(event.word);
    }
}
