package reversi.server.net;

import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.api.ApiQuestion;
import reversi.api.ApiRoute;
import reversi.api.GameFileFormat;
import reversi.notation.GameRecord;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.LobbyRequest;
import reversi.online.TableRequest;
import reversi.server.store.AccessTokenRepository.Bearer;
import reversi.server.work.Pool;

/** Answers what programs ask for: requests of the protocol by those who handle them for everybody, and a few questions of its own. */
final class ApiAnswers {
    private static final Logger LOG = LoggerFactory.getLogger(ApiAnswers.class);
    private static final String LINES = "application/x-ndjson; charset=utf-8";

    private final Services services;
    private final RequestRouter router;
    private final ApiStreams streams;
    private final ApiReader reader;
    private final ApiGames games;
    private final ApiDocument document = new ApiDocument();

    ApiAnswers(Services services, RequestRouter router, ApiStreams streams) {
        this.services = services;
        this.router = router;
        this.streams = streams;
        this.reader = new ApiReader(services.codec());
        this.games = new ApiGames(services);
    }

    /** Runs a task in a pool; a full pool and a task that fails are answered with 503. On the event loop. */
    void inPool(Pool pool, ApiExchange exchange, Runnable task) {
        boolean isAccepted = pool.offer(exchange.address(), () -> {
            try {
                task.run();
            } catch (RuntimeException broken) {
                LOG.atError()
                        .addKeyValue("route", exchange.route().path())
                        .setCause(broken)
                        .log("api-failed");
                exchange.refuse(ApiProblem.of(ErrorCode.UNAVAILABLE));
            }
        });
        if (!isAccepted) {
            exchange.refuse(ApiProblem.of(ErrorCode.UNAVAILABLE));
        }
    }

    /** Answers a request that was read and may be answered. On the event loop. */
    void answer(ApiExchange exchange, Optional<Bearer> bearer, String body) {
        ApiRoute route = exchange.route();
        switch (route.answer().kind()) {
            case DESCRIPTION -> exchange.answer("application/json", document.text());
            case GAME -> game(exchange);
            case LINES -> challenges(exchange, bearer.orElseThrow());
            case STREAM -> stream(exchange, bearer);
            case MESSAGE, NOTHING -> ask(exchange, bearer, body);
        }
    }

    private void ask(ApiExchange exchange, Optional<Bearer> bearer, String body) {
        if (exchange.route().request() == ApiQuestion.OwnProfile.class) {
            ask(
                    exchange,
                    bearer,
                    new LobbyRequest.AskPlayer(bearer.orElseThrow().account().id()));
            return;
        }
        Decoded<ClientMessage> read = reader.read(exchange.route(), exchange.sent(body));
        if (read instanceof Decoded.Ok<ClientMessage> ok) {
            ask(exchange, bearer, ok.value());
        } else {
            exchange.refuse(ApiProblem.garbled(((Decoded.Garbled<ClientMessage>) read).why()));
        }
    }

    private void ask(ApiExchange exchange, Optional<Bearer> bearer, ClientMessage message) {
        long arrived = System.nanoTime();
        Optional<Login> login = bearer.map(known -> Login.of(known.account(), Login.NO_SESSION));
        ApiCall call = new ApiCall(login, exchange.address(), services.codec(), new Outcome(exchange));
        inPool(router.pool(message), exchange, () -> {
            Reply reply = router.handle(call, new ClientFrame(1, message));
            router.log().answered(call, message, arrived, reply);
            call.returned(reply);
        });
    }

    /** What becomes of a request becomes the answer. */
    private record Outcome(ApiExchange exchange) implements ApiCall.Outcome {
        @Override
        public void done(Optional<String> message) {
            message.ifPresentOrElse(exchange::json, exchange::done);
        }

        @Override
        public void failed(ApiProblem problem) {
            exchange.refuse(problem);
        }
    }

    private void stream(ApiExchange exchange, Optional<Bearer> bearer) {
        if (exchange.route().request() == ApiQuestion.AccountEvents.class) {
            streams.hear(exchange, bearer.orElseThrow());
            return;
        }
        Decoded<ClientMessage> read = reader.read(exchange.route(), exchange.sent(""));
        if (read instanceof Decoded.Ok<ClientMessage> ok && ok.value() instanceof TableRequest.Watch watch) {
            streams.watch(exchange, bearer, watch);
        } else {
            exchange.refuse(ApiProblem.garbled("there is no such table"));
        }
    }

    private void challenges(ApiExchange exchange, Bearer bearer) {
        inPool(
                services.pools().reads(),
                exchange,
                () -> exchange.answer(
                        LINES,
                        services.matchmaker().invitations().of(bearer.account().id()).stream()
                                .map(invited -> services.codec().write(invited) + "\n")
                                .collect(Collectors.joining())));
    }

    private void game(ApiExchange exchange) {
        ApiReader.Sent sent = exchange.sent("");
        Decoded<Long> table = ApiReader.value(exchange.route(), sent, "table", Long::valueOf);
        Decoded<GameFileFormat> format = ApiReader.value(exchange.route(), sent, "format", GameFileFormat::valueOf);
        if (table instanceof Decoded.Garbled<Long> wrong) {
            exchange.refuse(ApiProblem.garbled(wrong.why()));
        } else if (format instanceof Decoded.Garbled<GameFileFormat> wrong) {
            exchange.refuse(ApiProblem.garbled(wrong.why()));
        } else {
            long number = ((Decoded.Ok<Long>) table).value();
            GameFileFormat written = ((Decoded.Ok<GameFileFormat>) format).value();
            inPool(services.pools().reads(), exchange, () -> game(exchange, number, written));
        }
    }

    private void game(ApiExchange exchange, long number, GameFileFormat format) {
        Optional<GameRecord> game = games.record(number);
        if (game.isEmpty()) {
            exchange.refuse(ApiProblem.of(ErrorCode.NO_SUCH_TABLE));
        } else if (!ApiGames.canWrite(format, game.get())) {
            exchange.refuse(new ApiProblem(
                    ApiProblem.UNPROCESSABLE, "FORMAT", format + " can't say the board or the rules of this game"));
        } else {
            exchange.answer(format.contentType() + "; charset=utf-8", ApiGames.write(format, game.get()));
        }
    }
}
