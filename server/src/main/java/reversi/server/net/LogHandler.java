package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import reversi.online.Protocol;
import reversi.online.ResultsFormat;
import reversi.server.arbiter.SignedLogs;
import reversi.server.net.Downloads.Answer;

/** Serves the signed logs of games, and the key by which anybody can check them. */
final class LogHandler {
    private static final Pattern FILE = Pattern.compile("([0-9]{1,15})\\.jsonl");

    private final SignedLogs logs;
    private final Downloads downloads;

    LogHandler(SignedLogs logs, Downloads downloads) {
        this.logs = logs;
        this.downloads = downloads;
    }

    /** Handles a request without a body below {@code Protocol.GAME_PATH}; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        Matcher file = FILE.matcher(request.path().substring(Protocol.GAME_PATH.length()));
        if (!file.matches()) {
            ConnectionLimiter.refuse(request, Downloads.NOT_FOUND);
            return;
        }
        long id = Long.parseLong(file.group(1));
        downloads.serve(
                request, address, "game-" + id + ".jsonl", ResultsFormat.JSONL.contentType(), () -> logs.game(id)
                        .map(log -> Answer.of(Buffer.buffer(log)))
                        .orElseGet(() -> Answer.failed(Downloads.NOT_FOUND)));
    }

    /** Sends the public key. */
    void sendKey(HttpServerRequest request) {
        request.response().putHeader("Content-Type", "application/x-pem-file").putHeader("Cache-Control", "no-cache");
        HttpAnswer.end(request, request.response(), Buffer.buffer(logs.key().pem()));
    }
}
