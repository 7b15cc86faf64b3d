package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.server.account.Photos;
import reversi.server.account.Tokens;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.work.Pool;

/** Takes photos in and hands them out. */
final class PhotoHandler {
    private static final Logger LOG = LoggerFactory.getLogger(PhotoHandler.class);
    /** So many photos come in or are made at the same time; each takes its megabyte. */
    private static final int PLACES = 8;

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
    private final Semaphore places = new Semaphore(PLACES);

    PhotoHandler(Services services, Limits limits) {
        this.services = services;
        this.limits = limits;
    }

    /** Answers a request from an address; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        boolean read =
                request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD);
        if (request.method().equals(HttpMethod.POST)) {
            take(request, address);
        } else if (!read) {
            request.response().putHeader("Allow", "GET, HEAD, POST");
            ConnectionLimiter.refuse(request, NOT_ALLOWED);
        } else if (ConnectionLimiter.hasBody(request)) {
            ConnectionLimiter.refuse(request, BAD_REQUEST);
        } else {
            work(services.pools().queries(), () -> give(request), request);
        }
    }

    /** Works for a request; returns false, and has refused it, where too many wait. On the event loop. */
    private static boolean work(Pool pool, Runnable task, HttpServerRequest request) {
        boolean taken = pool.offer(() -> {
            try {
                task.run();
            } catch (RuntimeException broken) {
                LOG.error("A photo failed", broken);
                answer(request, UNAVAILABLE);
            }
        });
        if (!taken) {
            ConnectionLimiter.refuse(request, UNAVAILABLE);
        }
        return taken;
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
        HttpGateway.end(request, response, Buffer.buffer(png.get()));
    }

    private static Optional<Long> number(String text) {
        boolean digits =
                !text.isEmpty() && text.length() <= 18 && text.chars().allMatch(sign -> sign >= '0' && sign <= '9');
        return digits ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    /** Asks who it is before it reads anything. */
    private void take(HttpServerRequest request, String address) {
        request.pause();
        Context loop = Vertx.currentContext();
        work(
                services.pools().queries(),
                () -> {
                    Optional<Long> member = member(request);
                    loop.runOnContext(known -> {
                        if (member.isEmpty()) {
                            ConnectionLimiter.refuse(request, NOT_SIGNED_IN);
                        } else {
                            begin(new Upload(request, address, member.get()));
                        }
                    });
                },
                request);
    }

    private Optional<Long> member(HttpServerRequest request) {
        String header = Optional.ofNullable(request.getHeader("Authorization")).orElse("");
        if (!header.startsWith(BEARER)) {
            return Optional.empty();
        }
        return services.accounts()
                .useSession(
                        Tokens.hash(header.substring(BEARER.length())),
                        services.time().now())
                .map(AccountRepository.Session::account)
                .filter(account -> account.kind() == PlayerKind.MEMBER)
                .map(AccountRow::id);
    }

    private void begin(Upload upload) {
        if (!ConnectionLimiter.deadline(upload.request).isOpen()) {
            return;
        }
        if (isTooLong(upload.request)) {
            ConnectionLimiter.refuse(upload.request, TOO_LARGE);
        } else if (!limits.maySendPhoto(upload.account)) {
            ConnectionLimiter.refuse(upload.request, TOO_MANY);
        } else if (!places.tryAcquire()) {
            ConnectionLimiter.refuse(upload.request, UNAVAILABLE);
        } else {
            upload.read();
        }
    }

    private static boolean isTooLong(HttpServerRequest request) {
        Optional<String> length = Optional.ofNullable(request.getHeader(HttpHeaders.CONTENT_LENGTH));
        return length.flatMap(PhotoHandler::number)
                .filter(bytes -> bytes > Protocol.MAX_PHOTO)
                .isPresent();
    }

    /** A photo of a member that is coming in; it has a place. On the event loop, but for the end. */
    private final class Upload {
        private final HttpServerRequest request;
        private final String address;
        private final long account;
        private final Buffer body = Buffer.buffer();
        private final AtomicBoolean hasPlace = new AtomicBoolean(true);

        Upload(HttpServerRequest request, String address, long account) {
            this.request = request;
            this.address = address;
            this.account = account;
        }

        /** Reads as much as a photo may have and no more. */
        void read() {
            ConnectionLimiter.deadline(request).step(RequestDeadline.Step.BODY);
            request.handler(this::add);
            request.exceptionHandler(broken -> leave());
            request.endHandler(whole -> {
                // From here on the place is kept until the photo is done, also for somebody who has gone.
                request.exceptionHandler(gone -> LOG.debug("gone before the answer"));
                ConnectionLimiter.deadline(request).step(RequestDeadline.Step.ANSWER);
                if (!work(services.pools().photos(), this::keep, request)) {
                    leave();
                }
            });
            if ("100-continue".equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
                request.response().writeContinue().onFailure(gone -> LOG.debug("gone before the body"));
            }
            request.resume();
        }

        private void add(Buffer part) {
            if (body.length() + part.length() > Protocol.MAX_PHOTO) {
                refuse(TOO_LARGE);
            } else if (!limits.maySendIn(address, part.length())) {
                refuse(TOO_MANY);
            } else {
                body.appendBuffer(part);
            }
        }

        private void refuse(int status) {
            leave();
            ConnectionLimiter.refuse(request, status);
        }

        private void keep() {
            try {
                Optional<byte[]> png = Photos.remake(body.getBytes());
                if (png.isEmpty()) {
                    answer(request, BAD_REQUEST);
                    return;
                }
                services.accounts().setPhoto(account, png.get());
                services.courier().changed(account);
                answer(request, NO_CONTENT);
            } finally {
                leave();
            }
        }

        private void leave() {
            if (hasPlace.getAndSet(false)) {
                places.release();
            }
        }
    }
}
