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
import reversi.online.Protocol;
import reversi.server.account.PhotoConverter;
import reversi.server.store.AccountRow;
import reversi.server.work.Pool;

/** Receives and serves profile photos. */
final class PhotoHandler {
    private static final Logger LOG = LoggerFactory.getLogger(PhotoHandler.class);
    /** Concurrent uploads, including decoding; each holds up to a megabyte. */
    private static final int MAX_UPLOADS = 8;

    private static final int NO_CONTENT = 204;
    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;
    private static final int TOO_LARGE = 413;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;

    private final Services services;
    private final RateLimits limits;
    private final Bearers bearers;
    private final Semaphore slots = new Semaphore(MAX_UPLOADS);

    PhotoHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.bearers = new Bearers(services);
    }

    /** Handles a request below {@code Protocol.PHOTO_PATH}; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        boolean read =
                request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD);
        if (request.method().equals(HttpMethod.POST)) {
            receive(request, address);
        } else if (!read) {
            request.response().putHeader("Allow", "GET, HEAD, POST");
            ConnectionLimiter.refuse(request, METHOD_NOT_ALLOWED);
        } else if (ConnectionLimiter.hasBody(request)) {
            ConnectionLimiter.refuse(request, BAD_REQUEST);
        } else {
            submit(services.pools().queries(), () -> serve(request), request);
        }
    }

    /** Runs a task in a pool; if the pool is full, answers with 503 and returns false. On the event loop. */
    private static boolean submit(Pool pool, Runnable task, HttpServerRequest request) {
        boolean accepted = pool.offer(() -> {
            try {
                task.run();
            } catch (RuntimeException broken) {
                LOG.atError().setCause(broken).log("photo-failed");
                answer(request, UNAVAILABLE);
            }
        });
        if (!accepted) {
            ConnectionLimiter.refuse(request, UNAVAILABLE);
        }
        return accepted;
    }

    private static void answer(HttpServerRequest request, int status) {
        HttpServerResponse response = request.response();
        if (!response.ended()) {
            response.setStatusCode(status).end().onFailure(gone -> LOG.atDebug().log("gone-before-end"));
        }
    }

    private void serve(HttpServerRequest request) {
        Optional<Long> account = number(request.path().substring(Protocol.PHOTO_PATH.length()));
        Optional<Long> version = number(
                        Optional.ofNullable(request.getParam("v")).orElse(""))
                .filter(known -> known <= Integer.MAX_VALUE);
        Optional<byte[]> png = account.flatMap(
                id -> version.flatMap(known -> services.accounts().photo(id, known.intValue())));
        if (png.isEmpty()) {
            answer(request, NOT_FOUND);
            return;
        }
        HttpServerResponse response = request.response();
        response.putHeader("Content-Type", "image/png");
        // The URL contains the photo's version.
        response.putHeader("Cache-Control", "public, max-age=86400");
        HttpAnswer.end(request, response, Buffer.buffer(png.get()));
    }

    private static Optional<Long> number(String text) {
        boolean digits = !text.isEmpty() && text.length() <= 18 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    /** Authenticates the sender before reading the body. */
    private void receive(HttpServerRequest request, String address) {
        request.pause();
        Context loop = Vertx.currentContext();
        submit(
                services.pools().queries(),
                () -> {
                    Optional<AccountRow> member = bearers.member(request);
                    loop.runOnContext(known -> {
                        if (member.isEmpty()) {
                            ConnectionLimiter.refuse(request, UNAUTHORIZED);
                        } else if (!member.get()
                                .standing()
                                .mayHavePhoto(services.time().now())) {
                            ConnectionLimiter.refuse(request, FORBIDDEN);
                        } else {
                            authorized(new Upload(request, address, member.get().id()));
                        }
                    });
                },
                request);
    }

    private void authorized(Upload upload) {
        if (!ConnectionLimiter.deadline(upload.request).isOpen()) {
            return;
        }
        if (isTooLong(upload.request)) {
            ConnectionLimiter.refuse(upload.request, TOO_LARGE);
        } else if (!limits.maySendPhoto(upload.account)) {
            ConnectionLimiter.refuse(upload.request, TOO_MANY_REQUESTS);
        } else if (!slots.tryAcquire()) {
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

    /** One upload in progress, which holds an upload slot. Runs on the event loop except for decoding and storing. */
    private final class Upload {
        private final HttpServerRequest request;
        private final String address;
        private final long account;
        private final Buffer body = Buffer.buffer();
        private final AtomicBoolean holdsSlot = new AtomicBoolean(true);

        Upload(HttpServerRequest request, String address, long account) {
            this.request = request;
            this.address = address;
            this.account = account;
        }

        /** Reads the body up to {@code Protocol.MAX_PHOTO} bytes. */
        void read() {
            ConnectionLimiter.deadline(request).step(RequestDeadline.Step.BODY);
            request.handler(this::add);
            request.exceptionHandler(broken -> releaseSlot());
            request.endHandler(whole -> {
                // From here on the slot is held until the photo is processed, even if the client disconnects.
                request.exceptionHandler(gone -> LOG.atDebug().log("gone-before-answer"));
                ConnectionLimiter.deadline(request).step(RequestDeadline.Step.ANSWER);
                if (!submit(services.pools().heavy(), this::store, request)) {
                    releaseSlot();
                }
            });
            if ("100-continue".equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
                request.response().writeContinue().onFailure(gone -> LOG.atDebug().log("gone-before-body"));
            }
            request.resume();
        }

        private void add(Buffer part) {
            if (body.length() + part.length() > Protocol.MAX_PHOTO) {
                refuse(TOO_LARGE);
            } else if (!limits.mayUpload(address, part.length())) {
                refuse(TOO_MANY_REQUESTS);
            } else {
                body.appendBuffer(part);
            }
        }

        private void refuse(int status) {
            releaseSlot();
            ConnectionLimiter.refuse(request, status);
        }

        private void store() {
            try {
                Optional<byte[]> png = PhotoConverter.convert(body.getBytes());
                if (png.isEmpty()) {
                    answer(request, BAD_REQUEST);
                    return;
                }
                services.accounts()
                        .setPhoto(
                                account,
                                png.get(),
                                services.tokens().newPhotoVersion(),
                                services.time().now());
                services.dispatcher().accountChanged(account);
                answer(request, NO_CONTENT);
            } finally {
                releaseSlot();
            }
        }

        private void releaseSlot() {
            if (holdsSlot.getAndSet(false)) {
                slots.release();
            }
        }
    }
}
