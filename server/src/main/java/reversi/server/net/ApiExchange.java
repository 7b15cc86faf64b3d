package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import reversi.api.ApiRoute;

/** One request of a program over HTTP and its answer. Any thread, but for what says otherwise. */
final class ApiExchange {
    private static final String JSON = "application/json; charset=utf-8";

    private final HttpServerRequest request;
    private final String address;
    private final ApiRouter.Found found;
    private final Context loop = Vertx.currentContext();

    /** On the event loop of the request. */
    ApiExchange(HttpServerRequest request, String address, ApiRouter.Found found) {
        this.request = request;
        this.address = address;
        this.found = found;
    }

    ApiRoute route() {
        return found.route();
    }

    HttpServerRequest request() {
        return request;
    }

    String address() {
        return address;
    }

    Context loop() {
        return loop;
    }

    /** What was sent, with this body. */
    ApiReader.Sent sent(String body) {
        return new ApiReader.Sent(found.path(), request.params(), body);
    }

    /** Tells of a limit in the headers of the draft of the IETF (draft-ietf-httpapi-ratelimit-headers). On the event loop. */
    void tell(Allowance allowance) {
        if (allowance.isLimited()) {
            String name = '"' + allowance.policy() + '"';
            request.response()
                    .putHeader(
                            "RateLimit-Policy",
                            name + ";q=" + allowance.quota() + ";qu=\"cost\";w=" + allowance.windowSeconds())
                    .putHeader("RateLimit", name + ";r=" + allowance.left() + ";t=" + allowance.windowSeconds());
        }
    }

    /** It was done, and there is nothing to say. */
    void done() {
        loop.runOnContext(now -> {
            HttpServerResponse response = request.response();
            if (!response.ended() && !response.closed()) {
                HttpAnswer.endWithoutBody(response.setStatusCode(204));
            }
        });
    }

    /** Answers with a message of the protocol. */
    void json(String message) {
        answer(JSON, message);
    }

    void answer(String contentType, String text) {
        Buffer body = Buffer.buffer(text);
        loop.runOnContext(now -> {
            HttpServerResponse response = request.response();
            if (!response.ended() && !response.closed()) {
                response.putHeader("Content-Type", contentType).putHeader("Cache-Control", "no-store");
                HttpAnswer.end(request, response, body);
            }
        });
    }

    /** Refuses; what the client still sends is not read. */
    void refuse(ApiProblem problem) {
        loop.runOnContext(now -> refuse(request, problem));
    }

    /** Refuses a request that has found no route. On the event loop. */
    static void refuse(HttpServerRequest request, ApiProblem problem) {
        HttpServerResponse response = request.response();
        if (response.ended() || response.closed()) {
            return;
        }
        response.putHeader("Content-Type", ApiProblem.CONTENT_TYPE).putHeader("Cache-Control", "no-store");
        if (problem.status() == ApiProblem.UNAVAILABLE || problem.status() == ApiProblem.TOO_MANY_REQUESTS) {
            if (!response.headers().contains("Retry-After")) {
                response.putHeader("Retry-After", "5");
            }
        }
        if (request.isEnded()) {
            response.setStatusCode(problem.status());
            HttpAnswer.end(request, response, Buffer.buffer(problem.json()));
        } else {
            ConnectionLimiter.refuse(request, problem.status(), Buffer.buffer(problem.json()));
        }
    }
}
