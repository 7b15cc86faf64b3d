package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import reversi.server.log.LogFormat;
import reversi.server.net.SecurityLog.Event;

/** A flood of events writes few lines, and none of them is forgotten. */
class SecurityLogTest {
    private static final int MANY = 100_000;
    private static final int AT_ONCE = 60;
    private static final int SECONDS = 10;

    private final LogFormat format = new LogFormat();
    private final AtomicLong nanos = new AtomicLong();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final SecurityLog log = new SecurityLog(meters, new TimeMeter() {
        @Override
        public long currentTimeNanos() {
            return nanos.get();
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    });

    private void write(Event event) {
        log.write(event, OptionalLong.of(5), "10.0.0.1", "Login");
    }

    @Test
    void aFloodWritesALineASecondAndIsCounted() {
        Logger logger = (Logger) LoggerFactory.getLogger("reversi.security");
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.addAppender(lines);
        logger.setAdditive(false);
        try {
            for (int i = 0; i < MANY; i++) {
                write(Event.WRONG_LOGIN);
            }
            assertEquals(AT_ONCE, lines.list.size());
            write(Event.LOGIN);
            assertEquals(AT_ONCE + 1, lines.list.size(), "other kinds are not hidden by it");
            nanos.addAndGet(TimeUnit.SECONDS.toNanos(SECONDS));
            for (int i = 0; i < MANY; i++) {
                write(Event.WRONG_LOGIN);
            }
        } finally {
            logger.setAdditive(true);
            logger.detachAppender(lines);
        }
        assertEquals(AT_ONCE + 1 + SECONDS, lines.list.size());
        String next = format.fields(lines.list.get(AT_ONCE + 1));
        assertEquals("event=wrong-login account=5 address=10.0.0.1 detail=Login left-out=" + (MANY - AT_ONCE), next);
        double counted =
                meters.counter("reversi.security", "event", "wrong-login").count();
        assertEquals(2.0 * MANY, counted);
        assertTrue(format.fields(lines.list.get(0)).endsWith("detail=Login"));
    }
}
