package reversi.server.log;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.joran.spi.JoranException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Lines as the server writes them, by its own {@code logback.xml}. */
public final class LogFormat {
    private final Encoder<ILoggingEvent> encoder;

    public LogFormat() {
        LoggerContext context = new LoggerContext();
        JoranConfigurator configurator = new JoranConfigurator();
        configurator.setContext(context);
        try {
            configurator.doConfigure(Objects.requireNonNull(LogFormat.class.getResource("/logback.xml")));
        } catch (JoranException broken) {
            throw new IllegalStateException(broken);
        }
        AsyncAppender later = (AsyncAppender) context.getLogger("ROOT").getAppender("later");
        encoder = ((ConsoleAppender<ILoggingEvent>) later.getAppender("console")).getEncoder();
    }

    /** The whole output of an event: its line, and those of a trace. */
    public String text(ILoggingEvent event) {
        return new String(encoder.encode(event), StandardCharsets.UTF_8);
    }

    /** The event and its keys, without the time, the level, the logger and a trace. */
    public String fields(ILoggingEvent event) {
        return text(event).lines().findFirst().orElseThrow().replaceFirst("^\\S+Z [A-Z]+ +\\S+ ", "");
    }
}
