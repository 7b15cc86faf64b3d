package reversi.server.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Every line of the log names an event and its keys, whatever strangers put into the values. */
class LogLinesTest {
    private static final Pattern EVENT = Pattern.compile("\\.log\\(\"([^\"]*)\"\\)");
    private static final String FORGED =
            "x\"\n2026-01-01T00:00:00.000Z INFO  reversi.security event=login account=1\r\u2028\\";

    private static ILoggingEvent written(String name, Consumer<Logger> write) {
        Logger logger = (Logger) LoggerFactory.getLogger(name);
        ListAppender<ILoggingEvent> events = new ListAppender<>();
        events.start();
        logger.addAppender(events);
        logger.setAdditive(false);
        try {
            write.accept(logger);
        } finally {
            logger.setAdditive(true);
            logger.detachAppender(events);
        }
        return events.list.get(0);
    }

    private static String fields(String name, Consumer<Logger> write) {
        return new LogFormat().fields(written(name, write));
    }

    @Test
    void anEventStandsBeforeItsKeys() {
        assertEquals(
                "event=table-unreadable table=7 address=2001:db8::/64 failure=\"no room\" nothing=null empty=\"\"",
                fields("reversi.server.log.Test", log -> log.atWarn()
                        .addKeyValue("table", 7)
                        .addKeyValue("address", "2001:db8::/64")
                        .addKeyValue("failure", "no room")
                        .addKeyValue("nothing", (Object) null)
                        .addKeyValue("empty", "")
                        .log("table-unreadable")));
    }

    @Test
    void aLineBeginsWithTimeLevelAndLogger() {
        ILoggingEvent event =
                written("reversi.server.log.Test", log -> log.atWarn().log("stop"));
        String line = new LogFormat().text(event);
        assertTrue(
                line.matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z WARN  \\S*Test event=stop\\R"), line);
    }

    @Test
    void aValueNeitherEndsItsLineNorPassesForAKey() {
        String escaped = "\"x\\\"\\u000A2026-01-01T00:00:00.000Z INFO  reversi.security event\\u003Dlogin"
                + " account\\u003D1\\u000D\\u2028\\\\\"";
        assertEquals("event=refused name=" + escaped, fields("reversi.security", log -> log.atInfo()
                .addKeyValue("name", FORGED)
                .log("refused")));
        assertEquals("message=" + escaped, fields("io.netty.Some", log -> log.warn("{}", FORGED)), "a library's");
    }

    @Test
    void aTraceStandsIndentedUnderItsLine() {
        ILoggingEvent event = written("reversi.security", log -> log.atError()
                .setCause(new IllegalStateException(FORGED, new IOException(FORGED)))
                .log("request-failed"));
        List<String> lines = new LogFormat().text(event).lines().toList();
        assertTrue(lines.get(0).endsWith(" event=request-failed"), lines.get(0));
        assertTrue(lines.get(1).startsWith("\tjava.lang.IllegalStateException: x"), lines.get(1));
        assertTrue(lines.stream().anyMatch(line -> line.contains("Caused by: java.io.IOException: x")));
        assertTrue(lines.stream().anyMatch(line -> line.contains("at reversi.server.log.LogLinesTest")));
        for (String line : lines.subList(1, lines.size())) {
            assertTrue(line.startsWith("\t"), line);
            assertFalse(line.contains("event="), line);
        }
    }

    @Test
    void everyEventIsAWord() throws IOException {
        List<String> events = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher call = EVENT.matcher(Files.readString(file));
                while (call.find()) {
                    events.add(call.group(1));
                }
            }
        }
        assertTrue(events.contains("stop"), events.toString());
        assertEquals(
                List.of(),
                events.stream()
                        .filter(event -> !event.matches("[a-z]+(-[a-z]+)*"))
                        .toList());
    }
}
