package reversi.server.email;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.mail.MessagingException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.net.ssl.SSLSocketFactory;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.server.work.Pool;

/**
 * Sends e-mails by threads of its own, so that whatever the SMTP server does keeps nobody else waiting: two at a time, {@link #MOST_WAITING} that wait,
 * {@link #MOST_AN_HOUR} in an hour. An e-mail that can't be sent is logged and forgotten: who waits for it asks again. Thread-safe.
 */
public final class EmailSender implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EmailSender.class);
    private static final int PATIENCE_MILLIS = 10_000;

    /** The threads that write and send. */
    static final int THREADS = 2;

    /** The most tasks that wait for a thread. */
    static final int MOST_WAITING = 100;

    /** The most e-mails of this node in an hour. */
    static final int MOST_AN_HOUR = 300;

    private final SmtpTransport transport;
    private final Pool pool;
    private final Bucket hourly = Bucket.builder()
            .withNanosecondPrecision()
            .addLimit(Bandwidth.builder()
                    .capacity(MOST_AN_HOUR)
                    .refillGreedy(MOST_AN_HOUR, Duration.ofHours(1))
                    .build())
            .build();
    private final Counter sent;
    private final Counter failed;
    private final Counter dropped;

    /** Sends by a server. */
    public EmailSender(SmtpServer server, MeterRegistry meters) {
        this(server, PATIENCE_MILLIS, Optional.empty(), meters);
    }

    /** As above, with another patience, and trust in a certificate of a test. */
    EmailSender(SmtpServer server, int patienceMillis, Optional<SSLSocketFactory> trusted, MeterRegistry meters) {
        transport = new SmtpTransport(server, patienceMillis, trusted);
        pool = new Pool("email", THREADS, MOST_WAITING, meters);
        sent = counter("sent", meters);
        failed = counter("failed", meters);
        dropped = counter("dropped", meters);
    }

    private static Counter counter(String outcome, MeterRegistry meters) {
        return Counter.builder("reversi.emails")
                .description("E-mails, by what became of them")
                .tag("outcome", outcome)
                .register(meters);
    }

    /** Writes e-mails in a thread of this sender and sends them; returns false, and does nothing, where too many wait. */
    public boolean offer(Supplier<List<Email>> written) {
        boolean isTaken = pool.offer(() -> run(written));
        if (!isTaken) {
            dropped.increment();
        }
        return isTaken;
    }

    private void run(Supplier<List<Email>> written) {
        try {
            written.get().forEach(this::send);
        } catch (RuntimeException failure) {
            failed.increment();
            LOG.atError().setCause(failure).log("email-not-written");
        }
    }

    private void send(Email email) {
        if (!hourly.tryConsume(1)) {
            dropped.increment();
            LOG.atWarn().addKeyValue("most", MOST_AN_HOUR).log("too-many-emails");
            return;
        }
        try {
            transport.send(email);
            sent.increment();
        } catch (MessagingException failure) {
            failed.increment();
            // Without the words of the server about a recipient, which name the address.
            LOG.atWarn()
                    .addKeyValue("failure", failure.getClass().getSimpleName())
                    .addKeyValue("reply", reply(failure))
                    .log("email-not-sent");
        }
    }

    /** The number with which the server refused, such as 550; 0 where it said none. */
    private static int reply(MessagingException failure) {
        if (failure instanceof SMTPSendFailedException refused) {
            return refused.getReturnCode();
        }
        return failure.getNextException() instanceof SMTPAddressFailedException address ? address.getReturnCode() : 0;
    }

    /** Lets what is being sent end for a moment; what waits is forgotten. */
    @Override
    public void close() {
        pool.close();
    }
}
