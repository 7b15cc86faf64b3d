package reversi.tools.service;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Server-sent events (the HTML standard, 9.2) as the answer to a request. Throws IOException where nobody hears them any more. */
final class EventStream {
    /** The id of the last event: a browser that connects again by itself says it, and is told that there is no more. */
    static final String LAST = "last";

    private final OutputStream out;

    private EventStream(OutputStream out) {
        this.out = out;
    }

    /** Begins to answer. */
    static EventStream open(HttpExchange exchange) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", "text/event-stream");
        headers.set("Cache-Control", "no-store");
        exchange.sendResponseHeaders(200, 0);
        EventStream stream = new EventStream(exchange.getResponseBody());
        stream.pulse();
        return stream;
    }

    /** Tells something, as JSON in one line. */
    void tell(String event, String json) throws IOException {
        write("event: " + event + "\ndata: " + json + "\n\n");
    }

    /** Tells what comes last. */
    void end(String event, String json) throws IOException {
        write("id: " + LAST + "\nevent: " + event + "\ndata: " + json + "\n\n");
    }

    /** Says that the service is there, and finds out whether the client is. */
    void pulse() throws IOException {
        write(":\n\n");
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
