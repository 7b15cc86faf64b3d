package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Ends responses: with their length, and no faster than the client reads. */
final class HttpAnswer {
    private static final Logger LOG = LoggerFactory.getLogger(HttpAnswer.class);
    private static final int CHUNK = 131_072;

    private HttpAnswer() {}

    /** Sends a response with its length, and its body unless the method is HEAD. Bodies above {@code CHUNK} bytes only on the event loop. */
    static void end(HttpServerRequest request, HttpServerResponse response, Buffer body) {
        response.putHeader("Content-Length", Integer.toString(body.length()));
        if (request.method().equals(HttpMethod.HEAD)) {
            endWithoutBody(response);
        } else {
            send(response, body, 0);
        }
    }

    static void endWithoutBody(HttpServerResponse response) {
        response.end().onFailure(gone -> LOG.atDebug().log("gone-before-end"));
    }

    /** Writes in chunks, respecting back-pressure: clients that never read must not fill the heap with copies. */
    private static void send(HttpServerResponse response, Buffer body, int from) {
        int at = from;
        while (!response.closed() && body.length() - at > CHUNK) {
            if (response.writeQueueFull()) {
                int next = at;
                response.drainHandler(room -> send(response, body, next));
                return;
            }
            response.write(body.slice(at, at + CHUNK)).onFailure(gone -> LOG.atDebug().log("gone-before-end"));
            at += CHUNK;
        }
        if (!response.closed()) {
            response.end(body.slice(at, body.length())).onFailure(gone -> LOG.atDebug().log("gone-before-end"));
        }
    }
}
