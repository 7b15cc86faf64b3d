package reversi.desktop;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.temporal.ChronoUnit;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/**
 * A line of the log: a time in UTC, a level, a class, an event and its keys, and below it the trace of a failure.
 *
 * <pre>{@code
 * 2026-03-01T18:20:31.044Z WARNING DesktopStore event=not-saved name=games failure="No space left on device"
 * }</pre>
 */
final class LogLine extends Formatter {
    /** The message of a record is its event, and its parameters are keys and values in turn. */
    @Override
    public String format(LogRecord record) {
        StringWriter text = new StringWriter();
        String logger = record.getLoggerName();
        text.append(record.getInstant().truncatedTo(ChronoUnit.MILLIS).toString())
                .append(' ')
                .append(record.getLevel().getName())
                .append(' ')
                .append(logger.substring(logger.lastIndexOf('.') + 1))
                .append(" event=")
                .append(record.getMessage());
        Object[] parameters = record.getParameters() == null ? new Object[0] : record.getParameters();
        for (int at = 0; at + 1 < parameters.length; at += 2) {
            text.append(' ').append(parameters[at].toString()).append('=').append(value(parameters[at + 1]));
        }
        text.append(System.lineSeparator());
        for (Object parameter : parameters) {
            if (parameter instanceof Throwable thrown) {
                thrown.printStackTrace(new PrintWriter(text, true));
            }
        }
        return text.toString();
    }

    /** One word as it is, anything else in quotes and on one line. */
    private static String value(Object value) {
        String text = String.valueOf(value);
        return text.matches("[^\\s\"]+") ? text : '"' + text.replace('"', '\'').replaceAll("\\R", " ") + '"';
    }
}
