package reversi.server.log;

import ch.qos.logback.classic.pattern.ThrowableProxyConverter;
import ch.qos.logback.classic.spi.IThrowableProxy;
import java.util.stream.Collectors;

/** The trace of an exception, indented under its line: a message of several lines can't pass for another line of the log. */
public final class TraceConverter extends ThrowableProxyConverter {
    @Override
    protected String throwableProxyToString(IThrowableProxy thrown) {
        return super.throwableProxyToString(thrown)
                .lines()
                .map(line -> '\t' + LogValue.escape(line.replace('\t', ' ')) + System.lineSeparator())
                .collect(Collectors.joining());
    }
}
