package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.Protocol;
import reversi.online.ResultsFormat;
import reversi.server.arbiter.ResultsFiles;
import reversi.server.tournament.Tournament;

/** Serves the results of tournaments as files: the same for everybody until something happens, and one made at a time. */
final class ResultsHandler {
    private static final Logger LOG = LoggerFactory.getLogger(ResultsHandler.class);
    private static final Pattern FILE = Pattern.compile("([0-9]{1,15})\\.([a-z]{1,5})");
    private static final int MOST_KEPT = 12;
    private static final int NOT_FOUND = 404;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;

    private final Services services;
    private final RateLimits limits;
    private final ResultsFiles files;
    private final Semaphore turn = new Semaphore(1);

    /** The files made last. */
    private final Map<Key, Buffer> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Buffer> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private record Key(long tournament, int version, ResultsFormat format) {}

    ResultsHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.files = services.results();
    }

    /** Handles a request without a body below {@code Protocol.TOURNAMENT_PATH}; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        Matcher file = FILE.matcher(request.path().substring(Protocol.TOURNAMENT_PATH.length()));
        Optional<ResultsFormat> format = file.matches() ? ResultsFormat.of(file.group(2)) : Optional.empty();
        if (format.isEmpty()) {
            ConnectionLimiter.refuse(request, NOT_FOUND);
            return;
        }
        if (!limits.mayFetchResults(address)) {
            ConnectionLimiter.refuse(request, TOO_MANY_REQUESTS);
            return;
        }
        long id = Long.parseLong(file.group(1));
        Context loop = Vertx.currentContext();
        boolean accepted = services.pools().reads().offer(address, () -> {
            Answer answer = answer(id, format.get());
            loop.runOnContext(made -> send(request, id, format.get(), answer));
        });
        if (!accepted) {
            ConnectionLimiter.refuse(request, UNAVAILABLE);
        }
    }

    /** A file, or the status that says why there is none. */
    private record Answer(int status, Buffer body) {
        static Answer failed(int status) {
            return new Answer(status, Buffer.buffer());
        }
    }

    private Answer answer(long id, ResultsFormat format) {
        try {
            Optional<Tournament> tournament = services.arbiter().tournament(id);
            return tournament.isPresent() ? file(tournament.get(), format) : Answer.failed(NOT_FOUND);
        } catch (RuntimeException broken) {
            LOG.atError().addKeyValue("tournament", id).setCause(broken).log("results-failed");
            return Answer.failed(UNAVAILABLE);
        }
    }

    private Answer file(Tournament tournament, ResultsFormat format) {
        Key key = new Key(tournament.id(), tournament.version(), format);
        Optional<Buffer> known = known(key);
        if (known.isPresent()) {
            return new Answer(200, known.get());
        }
        if (!turn.tryAcquire()) {
            return Answer.failed(UNAVAILABLE);
        }
        try {
            Buffer made = Buffer.buffer(
                    files.write(tournament, format, services.time().now()));
            synchronized (kept) {
                kept.put(key, made);
            }
            return new Answer(200, made);
        } finally {
            turn.release();
        }
    }

    private Optional<Buffer> known(Key key) {
        synchronized (kept) {
            return Optional.ofNullable(kept.get(key));
        }
    }

    private static void send(HttpServerRequest request, long id, ResultsFormat format, Answer answer) {
        HttpServerResponse response = request.response();
        if (response.ended() || response.closed()) {
            return;
        }
        response.setStatusCode(answer.status);
        if (answer.status == 200) {
            response.putHeader("Content-Type", format.contentType())
                    .putHeader("Cache-Control", "no-cache")
                    .putHeader(
                            "Content-Disposition",
                            "attachment; filename=\"tournament-" + id + '.' + format.ending() + '"');
        } else if (answer.status == UNAVAILABLE) {
            response.putHeader("Retry-After", "2");
        }
        HttpAnswer.end(request, response, answer.body);
    }
}
