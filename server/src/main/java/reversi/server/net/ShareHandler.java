package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import reversi.notation.GameRecord;
import reversi.notation.ShareCode;
import reversi.online.Protocol;
import reversi.server.net.Downloads.Answer;
import reversi.server.share.BoardPicture;
import reversi.server.share.SharePage;
import reversi.server.share.SharedGame;

/**
 * What other sites show of a game to which somebody links: {@code /game/12}, a game of this server, and {@code /g/1.lrS}, one that the
 * address itself tells; each with {@code .png}, and both as oEmbed. Nothing is told that anybody could not ask for without a name.
 */
final class ShareHandler {
    private static final int BAD_REQUEST = 400;
    private static final int NOT_IMPLEMENTED = 501;
    private static final String PNG = ".png";
    private static final int LONGEST_SIDE = 10_000;
    private static final Pattern GAME = Pattern.compile(Protocol.GAME_PATH + "[0-9]{1,15}");
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]-]{1,255}");

    /** Pictures that are made at a time: one takes 3 MB until it is written. */
    private static final int MOST_PAINTERS = 2;

    private static final int MOST_KEPT = 64;

    private final RateLimits limits;
    private final Downloads downloads;
    private final ApiGames games;
    private final boolean isSecure;
    private final boolean isBehindProxy;

    /** Pictures by what the code of a game tells. */
    private final KeptFiles<String> kept = new KeptFiles<>(MOST_KEPT, MOST_PAINTERS);

    ShareHandler(HttpOptions options, RateLimits limits, Downloads downloads, ApiGames games) {
        this.limits = limits;
        this.downloads = downloads;
        this.games = games;
        this.isSecure = options.certificate().isPresent();
        this.isBehindProxy = options.proxies() > 0;
    }

    /** Whether a path is answered here. */
    static boolean isFor(String path) {
        return path.equals(SharePage.OEMBED_PATH) || isGame(withoutPng(path));
    }

    private static boolean isGame(String path) {
        return path.startsWith(Protocol.SHARED_PATH) || GAME.matcher(path).matches();
    }

    private static String withoutPng(String path) {
        return path.endsWith(PNG) ? path.substring(0, path.length() - PNG.length()) : path;
    }

    /** Handles a request without a body; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        String path = request.path();
        if (!limits.mayShowGame(address)) {
            ConnectionLimiter.refuse(request, Downloads.TOO_MANY_REQUESTS);
        } else if (path.equals(SharePage.OEMBED_PATH)) {
            oembed(request, address);
        } else if (path.endsWith(PNG)) {
            answer(request, address, "image/png", withoutPng(path), this::picture);
        } else {
            page(request, address);
        }
    }

    /** The game whose page has a path. May wait for the database. */
    private Optional<SharedGame> game(String path) {
        Optional<GameRecord> record = path.startsWith(Protocol.SHARED_PATH)
                ? ShareCode.read(path.substring(Protocol.SHARED_PATH.length()))
                        .map(line -> GameRecord.of(line.transcript()))
                : games.record(Long.parseLong(path.substring(Protocol.GAME_PATH.length())));
        return record.map(known -> new SharedGame(path, known));
    }

    private void page(HttpServerRequest request, String address) {
        Optional<String> base = base(request);
        if (base.isEmpty()) {
            ConnectionLimiter.refuse(request, BAD_REQUEST);
            return;
        }
        answer(
                request,
                address,
                "text/html; charset=utf-8",
                request.path(),
                found -> text(new SharePage(found, base.get()).html()));
    }

    private Optional<String> base(HttpServerRequest request) {
        boolean isSeenSecure = isSecure || (isBehindProxy && "https".equals(request.getHeader("X-Forwarded-Proto")));
        return base(isSeenSecure, String.valueOf(request.authority()));
    }

    /** Where this server is found, as the client found it; empty where that can't be said in an address. */
    static Optional<String> base(boolean isSecure, String host) {
        return HOST.matcher(host).matches()
                ? Optional.of((isSecure ? "https://" : "http://") + host)
                : Optional.empty();
    }

    private void oembed(HttpServerRequest request, String address) {
        Optional<String> base = base(request);
        String url = parameter(request, "url").orElse("");
        Optional<String> path = base.filter(own -> url.startsWith(own + "/"))
                .map(own -> url.substring(own.length()))
                .filter(ShareHandler::isGame);
        if (!parameter(request, "format").orElse("json").equals("json")) {
            ConnectionLimiter.refuse(request, NOT_IMPLEMENTED);
        } else if (path.isEmpty()) {
            ConnectionLimiter.refuse(request, url.isEmpty() ? BAD_REQUEST : Downloads.NOT_FOUND);
        } else {
            int width = side(request, "maxwidth");
            int height = side(request, "maxheight");
            answer(
                    request,
                    address,
                    "application/json; charset=utf-8",
                    path.get(),
                    found -> text(new SharePage(found, base.get()).oembed(width, height)));
        }
    }

    private static Optional<String> parameter(HttpServerRequest request, String name) {
        return Optional.ofNullable(request.getParam(name));
    }

    private static int side(HttpServerRequest request, String name) {
        return parameter(request, name)
                .filter(text -> text.matches("[0-9]{1,4}"))
                .map(Integer::parseInt)
                .orElse(LONGEST_SIDE);
    }

    private void answer(
            HttpServerRequest request, String address, String type, String path, Function<SharedGame, Answer> answer) {
        // Sites of any origin show it; search engines have no business with who played whom.
        Map<String, String> headers = Map.of(
                "Content-Type", type,
                "Cache-Control", "public, max-age=300",
                "Cross-Origin-Resource-Policy", "cross-origin",
                "X-Robots-Tag", "noindex");
        downloads.show(request, address, headers, () -> game(path)
                .map(answer)
                .orElseGet(() -> Answer.failed(Downloads.NOT_FOUND)));
    }

    private static Answer text(String text) {
        return Answer.of(Buffer.buffer(text));
    }

    private Answer picture(SharedGame game) {
        return kept.answer(game.code(), () -> Buffer.buffer(BoardPicture.png(game.position(), game.last())));
    }
}
