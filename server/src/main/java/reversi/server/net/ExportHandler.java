package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.server.store.AccountRow;

/**
 * Hands a member all that the server keeps of them: one document at a time for an account and a few for all, no faster than it is read. While
 * a client reads, no thread waits and one page is in memory.
 */
final class ExportHandler {
    private static final Logger LOG = LoggerFactory.getLogger(ExportHandler.class);

    /** Documents that are handed out at a time. */
    private static final int MOST_AT_ONCE = 8;

    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;
    private static final int METHOD_NOT_ALLOWED = 405;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;

    private final Services services;
    private final RateLimits limits;
    private final SecurityLog log;
    private final Bearers bearers;
    private final Set<Long> running = ConcurrentHashMap.newKeySet();

    ExportHandler(Services services, RateLimits limits, SecurityLog log) {
        this.services = services;
        this.limits = limits;
        this.log = log;
        this.bearers = new Bearers(services);
    }

    /** Handles a request at {@code Protocol.EXPORT_PATH}; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        if (!request.method().equals(HttpMethod.GET)) {
            request.response().putHeader("Allow", "GET");
            ConnectionLimiter.refuse(request, METHOD_NOT_ALLOWED);
            return;
        }
        if (ConnectionLimiter.hasBody(request)) {
            ConnectionLimiter.refuse(request, BAD_REQUEST);
            return;
        }
        Context loop = Vertx.currentContext();
        boolean accepted = services.pools().reads().offer(address, () -> {
            try {
                Optional<AccountRow> member = bearers.member(request);
                loop.runOnContext(known -> known(request, address, member));
            } catch (RuntimeException broken) {
                LOG.atError().setCause(broken).log("export-failed");
                loop.runOnContext(failed -> ConnectionLimiter.refuse(request, UNAVAILABLE));
            }
        });
        if (!accepted) {
            ConnectionLimiter.refuse(request, UNAVAILABLE);
        }
    }

    private void known(HttpServerRequest request, String address, Optional<AccountRow> member) {
        if (!ConnectionLimiter.deadline(request).isOpen()) {
            return;
        }
        if (member.isEmpty()) {
            ConnectionLimiter.refuse(request, UNAUTHORIZED);
            return;
        }
        long account = member.get().id();
        if (running.contains(account) || !limits.mayExport(account)) {
            ConnectionLimiter.refuse(request, TOO_MANY_REQUESTS);
        } else if (running.size() >= MOST_AT_ONCE || !running.add(account)) {
            ConnectionLimiter.refuse(request, UNAVAILABLE);
        } else {
            log.write(SecurityLog.Event.EXPORTED, OptionalLong.of(account), address, "all");
            new Export(request, account).begin();
        }
    }

    /** A document that is being handed out. On the event loop, but for reading a page. */
    private final class Export {
        private final HttpServerRequest request;
        private final HttpServerResponse response;
        private final Context loop = Vertx.currentContext();
        private final long account;
        private final Iterator<String> pages;

        Export(HttpServerRequest request, long account) {
            this.request = request;
            this.response = request.response();
            this.account = account;
            this.pages = services.exports().of(account, services.time().now());
        }

        void begin() {
            response.closeHandler(gone -> running.remove(account));
            response.setChunked(true)
                    .putHeader("Content-Type", "application/json; charset=utf-8")
                    .putHeader("Content-Disposition", "attachment; filename=\"reversi-account.json\"")
                    .putHeader("Cache-Control", "no-store");
            readPage();
        }

        private void readPage() {
            if (response.closed()) {
                return;
            }
            boolean accepted = services.pools().heavy().offer(account, () -> {
                try {
                    String page = pages.next();
                    loop.runOnContext(read -> write(page));
                } catch (RuntimeException broken) {
                    LOG.atError()
                            .addKeyValue("account", account)
                            .setCause(broken)
                            .log("export-failed");
                    loop.runOnContext(failed -> breakOff());
                }
            });
            if (!accepted) {
                breakOff();
            }
        }

        /** What was sent so far is no whole document, which the client sees by the connection. */
        private void breakOff() {
            running.remove(account);
            ConnectionLimiter.deadline(request).close();
        }

        private void write(String page) {
            if (response.closed()) {
                return;
            }
            if (!pages.hasNext()) {
                running.remove(account);
                response.end(page).onFailure(gone -> LOG.atDebug().log("gone-before-end"));
                return;
            }
            response.write(page).onFailure(gone -> LOG.atDebug().log("gone-before-end"));
            if (response.writeQueueFull()) {
                response.drainHandler(room -> readPage());
            } else {
                readPage();
            }
        }
    }
}
