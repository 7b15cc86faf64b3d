package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.Map;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves files that are made of the database, away from the event loop; an address may have so many in a while. */
final class Downloads {
    static final int NOT_FOUND = 404;
    static final int UNAVAILABLE = 503;
    private static final Logger LOG = LoggerFactory.getLogger(Downloads.class);
    private static final int OK = 200;
    static final int TOO_MANY_REQUESTS = 429;

    private final Services services;
    private final RateLimits limits;

    Downloads(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
    }

    /** A file, or the status that says why there is none. */
    record Answer(int status, Buffer body) {
        static Answer of(Buffer body) {
            return new Answer(OK, body);
        }

        static Answer failed(int status) {
            return new Answer(status, Buffer.buffer());
        }
    }

    /** Answers a request by a file to be kept, which is made as in {@link #show}. */
    void serve(HttpServerRequest request, String address, String name, String contentType, Supplier<Answer> maker) {
        if (!limits.mayFetchResults(address)) {
            ConnectionLimiter.refuse(request, TOO_MANY_REQUESTS);
            return;
        }
        Map<String, String> headers = Map.of(
                "Content-Type",
                contentType,
                "Cache-Control",
                "no-cache",
                "Content-Disposition",
                "attachment; filename=\"" + name + '"');
        show(request, address, headers, maker);
    }

    /** Answers a request by what is made on a thread that may wait for the database, with these headers; on the request's event loop. */
    void show(HttpServerRequest request, String address, Map<String, String> headers, Supplier<Answer> maker) {
        Context loop = Vertx.currentContext();
        boolean accepted = services.pools().reads().offer(address, () -> {
            Answer answer = made(request.path(), maker);
            loop.runOnContext(made -> send(request, headers, answer));
        });
        if (!accepted) {
            ConnectionLimiter.refuse(request, UNAVAILABLE);
        }
    }

    private static Answer made(String path, Supplier<Answer> maker) {
        try {
            return maker.get();
        } catch (RuntimeException broken) {
            LOG.atError().addKeyValue("file", path).setCause(broken).log("download-failed");
            return Answer.failed(UNAVAILABLE);
        }
    }

    private static void send(HttpServerRequest request, Map<String, String> headers, Answer answer) {
        HttpServerResponse response = request.response();
        if (response.ended() || response.closed()) {
            return;
        }
        response.setStatusCode(answer.status);
        if (answer.status == OK) {
            headers.forEach(response::putHeader);
        } else if (answer.status == UNAVAILABLE) {
            response.putHeader("Retry-After", "2");
        }
        HttpAnswer.end(request, response, answer.body);
    }
}
