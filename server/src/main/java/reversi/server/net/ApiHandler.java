package reversi.server.net;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.List;
import java.util.Optional;
import reversi.api.ApiAccess;
import reversi.api.ApiRoute;
import reversi.api.ApiRoutes;
import reversi.online.AccessScope;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.server.account.Tokens;
import reversi.server.store.AccessTokenRepository.Bearer;

/**
 * What programs ask for over HTTP: finds the route, knows the token, and has all limits looked at before any work is done; {@link ApiAnswers}
 * does it.
 */
final class ApiHandler {
    private static final String BEARER = "Bearer ";

    /** The characters of a token. */
    private static final int TOKEN_LENGTH = 43;

    private static final String DAY_SECONDS = "86400";

    private final Services services;
    private final RateLimits limits;
    private final ApiRouter routes = new ApiRouter(ApiRoutes.all());
    private final ApiAnswers answers;

    ApiHandler(Services services, RateLimits limits, ApiAnswers answers) {
        this.services = services;
        this.limits = limits;
        this.answers = answers;
    }

    /** Handles a request below {@code Protocol.API_PATH}; on its event loop. */
    void handle(HttpServerRequest request, String address) {
        // No cookie says who somebody is, so that pages of any origin may ask: they can't ask in anybody's name.
        request.response()
                .putHeader("Access-Control-Allow-Origin", "*")
                .putHeader("Access-Control-Expose-Headers", "RateLimit, RateLimit-Policy, Retry-After")
                .putHeader("Cross-Origin-Resource-Policy", "cross-origin");
        String path = String.valueOf(request.path());
        Optional<ApiRouter.Found> found = routes.find(request.method().name(), path);
        if (found.isEmpty()) {
            withoutRoute(request, routes.methods(path));
            return;
        }
        ApiExchange exchange = new ApiExchange(request, address, found.get());
        Optional<ApiProblem> wrong = ApiBody.problem(request, exchange.route());
        if (wrong.isPresent()) {
            exchange.refuse(wrong.get());
        } else {
            request.pause();
            identify(exchange);
        }
    }

    private static void withoutRoute(HttpServerRequest request, List<String> methods) {
        HttpServerResponse response = request.response();
        String allowed = String.join(", ", methods);
        if (methods.isEmpty()) {
            ApiExchange.refuse(request, new ApiProblem(ApiProblem.NOT_FOUND, "NOT_FOUND", "there is no such path"));
        } else if (request.method().equals(HttpMethod.OPTIONS)) {
            response.putHeader("Access-Control-Allow-Methods", allowed)
                    .putHeader("Access-Control-Allow-Headers", "Authorization, Content-Type")
                    .putHeader("Access-Control-Max-Age", DAY_SECONDS)
                    .putHeader(HttpHeaders.ALLOW, allowed + ", OPTIONS")
                    .setStatusCode(204);
            HttpAnswer.endWithoutBody(response);
        } else {
            response.putHeader(HttpHeaders.ALLOW, allowed + ", OPTIONS");
            ApiExchange.refuse(
                    request, new ApiProblem(ApiProblem.METHOD_NOT_ALLOWED, "METHOD", "the path has other methods"));
        }
    }

    private void identify(ApiExchange exchange) {
        Optional<String> header = Optional.ofNullable(exchange.request().getHeader(HttpHeaders.AUTHORIZATION));
        if (header.isEmpty()) {
            if (exchange.route().access().needsToken()) {
                unknown(exchange);
            } else {
                admit(exchange, Optional.empty());
            }
            return;
        }
        String value = header.get();
        if (!value.startsWith(BEARER) || value.length() != BEARER.length() + TOKEN_LENGTH) {
            unknown(exchange);
            return;
        }
        byte[] hash = Tokens.hash(value.substring(BEARER.length()));
        answers.inPool(services.pools().reads(), exchange, () -> {
            Optional<Bearer> bearer =
                    services.accessTokens().use(hash, services.time().now());
            exchange.loop().runOnContext(known -> known(exchange, bearer));
        });
    }

    private void known(ApiExchange exchange, Optional<Bearer> bearer) {
        if (bearer.isEmpty() || bearer.get().account().kind() != PlayerKind.MEMBER) {
            unknown(exchange);
            return;
        }
        Bearer known = bearer.get();
        ApiAccess access = exchange.route().access();
        Optional<AccessScope> missing =
                access.scope().filter(scope -> !known.scopes().contains(scope));
        if (known.account().standing().isClosed(services.time().now())) {
            exchange.refuse(ApiProblem.of(ErrorCode.ACCOUNT_CLOSED));
        } else if (missing.isPresent()) {
            withoutScope(exchange, missing.get());
        } else if (access.isForBots() && !known.account().bot()) {
            exchange.refuse(ApiProblem.of(ErrorCode.BOTS_ONLY));
        } else {
            admit(exchange, bearer);
        }
    }

    private static void unknown(ApiExchange exchange) {
        exchange.request().response().putHeader("WWW-Authenticate", "Bearer");
        exchange.refuse(ApiProblem.of(ErrorCode.NOT_SIGNED_IN));
    }

    private static void withoutScope(ApiExchange exchange, AccessScope scope) {
        exchange.request()
                .response()
                .putHeader("WWW-Authenticate", "Bearer error=\"insufficient_scope\", scope=\"" + scope.key() + '"');
        exchange.refuse(new ApiProblem(ApiProblem.FORBIDDEN, "SCOPE", "the token has no scope " + scope.key()));
    }

    private void admit(ApiExchange exchange, Optional<Bearer> bearer) {
        ApiRoute route = exchange.route();
        Optional<Login> login = bearer.map(known -> Login.of(known.account(), Login.NO_SESSION));
        Allowance allowance = limits.spend(RequestCost.of(route.request()), login, exchange.address());
        exchange.tell(allowance);
        if (!allowance.isGranted()) {
            exchange.request().response().putHeader("Retry-After", Long.toString(allowance.retrySeconds()));
            exchange.refuse(ApiProblem.of(ErrorCode.TOO_FAST));
            return;
        }
        ApiBody.read(exchange, body -> answers.answer(exchange, bearer, body));
    }
}
