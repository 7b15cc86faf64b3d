package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import reversi.online.Protocol;
import reversi.online.ResultsFormat;
import reversi.server.arbiter.ResultsFiles;
import reversi.server.net.Downloads.Answer;
import reversi.server.tournament.Tournament;

/** Serves the results of tournaments as files: the same for everybody until something happens, and one made at a time. */
final class ResultsHandler {
    private static final Pattern FILE = Pattern.compile("([0-9]{1,15})\\.([a-z]{1,5})");
    private static final int MOST_KEPT = 12;

    private final Services services;
    private final Downloads downloads;
    private final ResultsFiles files;
    private final KeptFiles<Key> kept = new KeptFiles<>(MOST_KEPT, 1);

    private record Key(long tournament, int version, ResultsFormat format) {}

    ResultsHandler(Services services, Downloads downloads) {
        this.services = services;
        this.downloads = downloads;
        this.files = services.results();
    }

    /** Handles a request without a body below {@code Protocol.TOURNAMENT_PATH}; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        Matcher file = FILE.matcher(request.path().substring(Protocol.TOURNAMENT_PATH.length()));
        Optional<ResultsFormat> format = file.matches() ? ResultsFormat.of(file.group(2)) : Optional.empty();
        if (format.isEmpty()) {
            ConnectionLimiter.refuse(request, Downloads.NOT_FOUND);
            return;
        }
        long id = Long.parseLong(file.group(1));
        String name = "tournament-" + id + '.' + format.get().ending();
        downloads.serve(request, address, name, format.get().contentType(), () -> services.arbiter()
                .tournament(id)
                .map(tournament -> file(tournament, format.get()))
                .orElseGet(() -> Answer.failed(Downloads.NOT_FOUND)));
    }

    private Answer file(Tournament tournament, ResultsFormat format) {
        return kept.answer(
                new Key(tournament.id(), tournament.version(), format),
                () -> Buffer.buffer(
                        files.write(tournament, format, services.time().now())));
    }
}
