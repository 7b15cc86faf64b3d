package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves files that are made of the database, away from the event loop; an address may have so many in a while. */
final class Downloads {
    static final int NOT_FOUND = 404;
    static final int UNAVAILABLE = 503;
    private static final Logger LOG = LoggerFactory.getLogger(Downloads.class);
    private static final int OK = 200;
    private static final int TOO_MANY_REQUESTS = 429;

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

    /** Answers a request by what is made on a thread that may wait for the database; on the request's event loop. */
    void serve(HttpServerRequest request, String address, String name, String contentType, Supplier<Answer> maker) {
        if (!limits.mayFetchResults(address)) {
            ConnectionLimiter.refuse(request, TOO_MANY_REQUESTS);
            return;
        }
        Context loop = Vertx.currentContext();
        boolean accepted = services.pools().reads().offer(address, () -> {
            Answer answer = made(name, maker);
            loop.runOnContext(made -> send(request, name, contentType, answer));
        });
        if (!accepted) {
            ConnectionLimiter.refuse(request, UNAVAILABLE);
        }
    }

    private static Answer made(String name, Supplier<Answer> maker) {
        try {
            return maker.get();
        } catch (RuntimeException broken) {
            LOG.atError().addKeyValue("file", name).setCause(broken).log("download-failed");
            return Answer.failed(UNAVAILABLE);
        }
    }

    private static void send(HttpServerRequest request, String name, String contentType, Answer answer) {
        HttpServerResponse response = request.response();
        if (response.ended() || response.closed()) {
            return;
        }
        response.setStatusCode(answer.status);
        if (answer.status == OK) {
            response.putHeader("Content-Type", contentType)
                    .putHeader("Cache-Control", "no-cache")
                    .putHeader("Content-Disposition", "attachment; filename=\"" + name + '"');
        } else if (answer.status == UNAVAILABLE) {
            response.putHeader("Retry-After", "2");
        }
        HttpAnswer.end(request, response, answer.body);
    }
}
