package reversi.server.log;

import ch.qos.logback.classic.pattern.ClassicConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import java.util.List;
import org.slf4j.event.KeyValuePair;

/**
 * What happened and its keys, such as {@code event=table-unreadable table=7}: a message of the server is the name of an event, and what
 * a library writes is {@code message="…"}.
 */
public final class FieldsConverter extends ClassicConverter {
    @Override
    public String convert(ILoggingEvent event) {
        StringBuilder line = new StringBuilder(event.getLoggerName().startsWith("reversi.") ? "event=" : "message=");
        line.append(LogValue.of(String.valueOf(event.getFormattedMessage())));
        List<KeyValuePair> pairs = event.getKeyValuePairs();
        if (pairs != null) {
            for (KeyValuePair pair : pairs) {
                line.append(' ').append(pair.key).append('=').append(LogValue.of(String.valueOf(pair.value)));
            }
        }
        return line.toString();
    }
}
