package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.api.ApiRoute;
import reversi.online.ErrorCode;

/** Bodies of requests: JSON of a bounded size, which is read once everything else was found right. */
final class ApiBody {
    private static final Logger LOG = LoggerFactory.getLogger(ApiBody.class);
    private static final int MOST_BYTES = 4_096;

    private ApiBody() {}

    /** What the headers say against a body, before any of it is read; empty where nothing does. */
    static Optional<ApiProblem> problem(HttpServerRequest request, ApiRoute route) {
        boolean hasBody = ConnectionLimiter.hasBody(request);
        if (!route.hasBody()) {
            return hasBody ? Optional.of(ApiProblem.garbled("this request has no body")) : Optional.empty();
        }
        String type =
                Optional.ofNullable(request.getHeader(HttpHeaders.CONTENT_TYPE)).orElse("");
        if (!type.toLowerCase(Locale.ROOT).split(";", 2)[0].strip().equals("application/json")) {
            return Optional.of(new ApiProblem(
                    ApiProblem.MEDIA_TYPE, "MEDIA_TYPE", "the body must be of Content-Type application/json"));
        }
        String length = Optional.ofNullable(request.getHeader(HttpHeaders.CONTENT_LENGTH))
                .orElse("0");
        return length.length() > 4 || Integer.parseInt(length) > MOST_BYTES
                ? Optional.of(ApiProblem.of(ErrorCode.TOO_LARGE))
                : Optional.empty();
    }

    /** Reads a paused request to its end and hands on its body, an empty text where it has none. On the event loop. */
    static void read(ApiExchange exchange, Consumer<String> ready) {
        HttpServerRequest request = exchange.request();
        if (!ConnectionLimiter.deadline(request).isOpen()) {
            return;
        }
        ConnectionLimiter.deadline(request).step(RequestDeadline.Step.BODY);
        Buffer body = Buffer.buffer();
        boolean[] isRefused = new boolean[1];
        request.exceptionHandler(gone -> LOG.atDebug().log("gone-before-end"));
        request.handler(part -> {
            if (isRefused[0] || body.length() + part.length() > MOST_BYTES) {
                isRefused[0] = true;
                exchange.refuse(ApiProblem.of(ErrorCode.TOO_LARGE));
            } else {
                body.appendBuffer(part);
            }
        });
        request.endHandler(whole -> {
            if (!isRefused[0]) {
                ConnectionLimiter.deadline(request).step(RequestDeadline.Step.ANSWER);
                text(body.getBytes())
                        .ifPresentOrElse(ready, () -> exchange.refuse(ApiProblem.garbled("the body is not UTF-8")));
            }
        });
        if ("100-continue".equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
            request.response().writeContinue().onFailure(gone -> LOG.atDebug().log("gone-before-body"));
        }
        request.resume();
    }

    private static Optional<String> text(byte[] bytes) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException wrong) {
            return Optional.empty();
        }
    }
}
