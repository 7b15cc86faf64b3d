package reversi.tools.service;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import reversi.encoding.TextEncoding;
import reversi.json.JsonWriter;
import reversi.library.Limits;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.tools.games.GameInput;

/** Answers what programs ask: refuses in a word, or analyses and tells as it goes. */
final class AnalysisHandler implements HttpHandler {
    private static final String RETRY_SECONDS = "1";

    private final Bounds bounds;
    private final Visitors visitors;
    private final Seats seats;
    private final Searchers searchers;
    private final String description;

    AnalysisHandler(Bounds bounds, Visitors visitors, Searchers searchers) {
        this.bounds = bounds;
        this.visitors = visitors;
        this.seats = new Seats(bounds);
        this.searchers = searchers;
        this.description = Description.text(bounds);
    }

    /** Fails with an IOException where the client has gone, which the server logs for who debugs it. */
    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            try {
                visitors.check(exchange);
                answer(exchange);
            } catch (Refusal refused) {
                refuse(exchange, refused);
            }
        }
    }

    private void answer(HttpExchange exchange) throws Refusal, IOException {
        switch (exchange.getRequestURI().getPath()) {
            case "/openapi.json" -> {
                require(exchange, "GET");
                send(exchange, 200, "application/json", description);
            }
            case "/position" -> {
                require(exchange, "GET");
                position(exchange);
            }
            case "/game" -> {
                require(exchange, "POST");
                game(exchange);
            }
            default -> throw new Refusal(404, "NOT_FOUND", "there are /position, /game and /openapi.json");
        }
    }

    private static void require(HttpExchange exchange, String method) throws Refusal {
        if (!exchange.getRequestMethod().equals(method)) {
            exchange.getResponseHeaders().set("Allow", method);
            throw new Refusal(405, "METHOD", "asked for by " + method);
        }
    }

    private void position(HttpExchange exchange) throws Refusal, IOException {
        if (EventStream.LAST.equals(exchange.getRequestHeaders().getFirst("Last-Event-ID"))) {
            exchange.sendResponseHeaders(204, -1);
            return;
        }
        Query query = Query.ofPosition(exchange.getRequestURI().getRawQuery());
        Position position = query.position();
        Limits limits = query.limits(1, mostTime());
        stream(exchange, (analyst, out) -> {
            String move = position.isOver()
                    ? "none"
                    : analyst.analyse(position, limits, found -> out.tell("info", found.json()))
                            .best()
                            .toString();
            out.end(
                    "bestmove",
                    JsonWriter.text(
                            json -> json.beginObject().name("move").value(move).endObject()));
        });
    }

    private void game(HttpExchange exchange) throws Refusal, IOException {
        Query query = Query.ofGame(exchange.getRequestURI().getRawQuery());
        String text = body(exchange);
        Transcript game;
        try {
            game = GameInput.written(text);
        } catch (IllegalArgumentException noGame) {
            throw new Refusal(
                    422, "NO_GAME", Optional.ofNullable(noGame.getMessage()).orElse("no game"));
        }
        Limits limits = query.limits(GameAnalysis.positions(game), mostTime());
        stream(exchange, (analyst, out) -> new GameAnalysis(game, limits).tell(analyst, out));
    }

    private Duration mostTime() {
        return Duration.ofSeconds(bounds.seconds());
    }

    private static String body(HttpExchange exchange) throws Refusal, IOException {
        byte[] bytes = exchange.getRequestBody().readNBytes(Bounds.MOST_BYTES + 1);
        if (bytes.length > Bounds.MOST_BYTES) {
            throw new Refusal(413, "TOO_LARGE", "a game has " + Bounds.MOST_BYTES + " bytes at most");
        }
        return TextEncoding.decode(bytes);
    }

    /** What is told once a request has its place. */
    private interface Answer {
        void tell(Analyst analyst, EventStream out) throws IOException;
    }

    private void stream(HttpExchange exchange, Answer answer) throws Refusal, IOException {
        Runnable leave = seats.take(exchange.getRemoteAddress().getAddress());
        try {
            EventStream out = EventStream.open(exchange);
            try {
                answer.tell(new Analyst(searchers, out), out);
            } catch (IllegalStateException | IllegalArgumentException failed) {
                Refusal problem = new Refusal(Refusal.UNAVAILABLE, "FAILED", String.valueOf(failed.getMessage()));
                out.end("problem", problem.json());
            }
        } finally {
            leave.run();
        }
    }

    private static void refuse(HttpExchange exchange, Refusal refused) throws IOException {
        if (refused.isForNow()) {
            exchange.getResponseHeaders().set("Retry-After", RETRY_SECONDS);
        }
        send(exchange, refused.status(), Refusal.CONTENT_TYPE, refused.json());
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }
}
