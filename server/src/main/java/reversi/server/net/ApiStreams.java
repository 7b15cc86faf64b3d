package reversi.server.net;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import reversi.online.ClientFrame;
import reversi.online.ErrorCode;
import reversi.online.TableRequest;
import reversi.server.store.AccessTokenRepository.Bearer;
import reversi.server.table.Table;

/** Lets programs hear what happens, as lines of JSON: so many at a time for a token, an address and a node. */
final class ApiStreams {
    private static final int OF_TOKEN = 4;
    private static final int OF_ADDRESS = 20;

    private final Services services;
    private final RequestRouter router;
    private final int most;
    private final AtomicInteger open = new AtomicInteger();

    /** At most {@code most} at a time. */
    ApiStreams(Services services, RequestRouter router, int most) {
        this.services = services;
        this.router = router;
        this.most = most;
    }

    /** A game is heard until a little after its end. On the event loop. */
    void watch(ApiExchange exchange, Optional<Bearer> bearer, TableRequest.Watch request) {
        ApiStream.Life life = new Life(bearer, () -> services.tables()
                .loaded(request.table())
                .map(Table::state)
                .filter(state -> !state.isOver())
                .isEmpty());
        open(exchange, bearer, life, stream -> router.handle(stream, new ClientFrame(1, request)));
    }

    /** What happens to an account is heard for as long as its token is there. On the event loop. */
    void hear(ApiExchange exchange, Bearer bearer) {
        open(exchange, Optional.of(bearer), new Life(Optional.of(bearer), () -> false), stream -> {
            router.accountHandler().attach(stream, bearer.account());
            return Reply.sent();
        });
    }

    /** What begins a stream; may wait for the database. */
    private interface Beginning {
        Reply begin(ApiStream stream);
    }

    private void open(ApiExchange exchange, Optional<Bearer> bearer, ApiStream.Life life, Beginning beginning) {
        Optional<ApiProblem> full = count(exchange.address(), bearer);
        if (full.isPresent()) {
            exchange.refuse(full.get());
            return;
        }
        Optional<Login> login = bearer.map(known -> Login.of(known.account(), Login.NO_SESSION));
        ApiStream stream = new ApiStream(exchange, login, router, life, () -> uncount(exchange.address(), bearer));
        router.connections().add(stream);
        boolean isAccepted = stream.offer(services.pools().reads(), () -> {
            Reply reply = beginning.begin(stream);
            if (reply instanceof Reply.Failed failed) {
                stream.refuse(ApiProblem.of(failed.error(), failed.illegal()));
            } else {
                stream.begun();
            }
        });
        if (!isAccepted) {
            stream.refuse(ApiProblem.of(ErrorCode.UNAVAILABLE));
        }
    }

    private Optional<ApiProblem> count(String address, Optional<Bearer> bearer) {
        if (open.incrementAndGet() > most) {
            open.decrementAndGet();
            return Optional.of(ApiProblem.of(ErrorCode.UNAVAILABLE));
        }
        if (!router.limits().connect(ofAddress(address), OF_ADDRESS)) {
            open.decrementAndGet();
            return Optional.of(tooMany());
        }
        if (bearer.isPresent() && !router.limits().connect(ofToken(bearer.get()), OF_TOKEN)) {
            router.limits().disconnect(ofAddress(address));
            open.decrementAndGet();
            return Optional.of(tooMany());
        }
        return Optional.empty();
    }

    private static ApiProblem tooMany() {
        return new ApiProblem(
                ApiProblem.TOO_MANY_REQUESTS,
                "TOO_MANY_STREAMS",
                OF_TOKEN + " streams of a token and " + OF_ADDRESS + " of an address may be open");
    }

    private void uncount(String address, Optional<Bearer> bearer) {
        bearer.ifPresent(known -> router.limits().disconnect(ofToken(known)));
        router.limits().disconnect(ofAddress(address));
        open.decrementAndGet();
    }

    private static String ofAddress(String address) {
        return "streams of " + address;
    }

    private static String ofToken(Bearer bearer) {
        return "streams of token " + bearer.token();
    }

    /** A stream ends with its token, and where there is nothing more to hear. */
    private final class Life implements ApiStream.Life {
        private final Optional<Bearer> bearer;
        private final BooleanSupplier isOver;

        Life(Optional<Bearer> bearer, BooleanSupplier isOver) {
            this.bearer = bearer;
            this.isOver = isOver;
        }

        @Override
        public boolean isOver() {
            return isOver.getAsBoolean();
        }

        @Override
        public boolean isSignedOut() {
            return bearer.filter(known -> !services.accessTokens().isThere(known.token()))
                    .isPresent();
        }
    }
}
