package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.server.account.Photos;
import reversi.server.account.Tokens;
import reversi.server.store.Accounts;

/** Takes photos in and hands them out. */
final class PhotoDesk {
    private static final Logger LOG = LoggerFactory.getLogger(PhotoDesk.class);
    private static final String BEARER = "Bearer ";
    private static final int NO_CONTENT = 204;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_SIGNED_IN = 401;
    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;
    private static final int TOO_LARGE = 413;
    private static final int TOO_MANY = 429;
    private static final int UNAVAILABLE = 503;

    private final Services services;
    private final Limits limits;

    PhotoDesk(Services services, Limits limits) {
        this.services = services;
        this.limits = limits;
    }

    void handle(HttpServerRequest request) {
        if (request.method().equals(HttpMethod.POST)) {
            take(request);
        } else if (request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD)) {
            work(() -> give(request), request);
        } else {
            request.response().putHeader("Allow", "GET, HEAD, POST");
            answer(request, NOT_ALLOWED);
        }
    }

    private void work(Runnable task, HttpServerRequest request) {
        services.work().execute(() -> {
            try {
                task.run();
            } catch (RuntimeException broken) {
                LOG.error("A photo failed", broken);
                answer(request, UNAVAILABLE);
            }
        });
    }

    private static void answer(HttpServerRequest request, int status) {
        HttpServerResponse response = request.response();
        if (!response.ended()) {
            response.setStatusCode(status).end().onFailure(gone -> LOG.debug("gone before the end"));
        }
    }

    private void give(HttpServerRequest request) {
        Optional<byte[]> png =
                number(request.path().substring(Protocol.PHOTO_PATH.length())).flatMap(services.accounts()::photo);
        if (png.isEmpty()) {
            answer(request, NOT_FOUND);
            return;
        }
        HttpServerResponse response = request.response();
        response.putHeader("Content-Type", "image/png");
        // The address carries the version.
        response.putHeader("Cache-Control", "public, max-age=86400");
        Gate.end(request, response, Buffer.buffer(png.get()));
    }

    private static Optional<Long> number(String text) {
        boolean digits =
                !text.isEmpty() && text.length() <= 18 && text.chars().allMatch(sign -> sign >= '0' && sign <= '9');
        return digits ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    /** Reads as much as a photo may have and no more. */
    private void take(HttpServerRequest request) {
        Buffer body = Buffer.buffer();
        request.handler(part -> {
            if (body.length() + part.length() > Protocol.MAX_PHOTO) {
                request.pause();
                request.response().putHeader("Connection", "close");
                answer(request, TOO_LARGE);
            } else {
                body.appendBuffer(part);
            }
        });
        request.endHandler(whole -> work(() -> keep(request, body.getBytes()), request));
    }

    private void keep(HttpServerRequest request, byte[] sent) {
        String header = Optional.ofNullable(request.getHeader("Authorization")).orElse("");
        Optional<Accounts.Session> session = header.startsWith(BEARER)
                ? services.accounts()
                        .useSession(
                                Tokens.hash(header.substring(BEARER.length())),
                                services.time().now())
                : Optional.empty();
        if (session.isEmpty() || session.get().account().kind() != PlayerKind.MEMBER) {
            answer(request, NOT_SIGNED_IN);
            return;
        }
        long account = session.get().account().id();
        if (!limits.maySendPhoto(account)) {
            answer(request, TOO_MANY);
            return;
        }
        Optional<byte[]> png = Photos.remake(sent);
        if (png.isEmpty()) {
            answer(request, BAD_REQUEST);
            return;
        }
        services.accounts().setPhoto(account, png.get());
        services.courier().changed(account);
        answer(request, NO_CONTENT);
    }
}
