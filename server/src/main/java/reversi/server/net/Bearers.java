package reversi.server.net;

import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import reversi.online.PlayerKind;
import reversi.server.account.Tokens;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;

/** Knows members by the token of a session, which an HTTP request carries in its header {@code Authorization: Bearer TOKEN}. */
final class Bearers {
    private static final String BEARER = "Bearer ";

    private final Services services;

    Bearers(Services services) {
        this.services = services;
    }

    /** The member whose token it is; empty for a guest and for a token that is worth nothing. Waits for the database. */
    Optional<AccountRow> member(HttpServerRequest request) {
        String header = Optional.ofNullable(request.getHeader("Authorization")).orElse("");
        if (!header.startsWith(BEARER)) {
            return Optional.empty();
        }
        return services.accounts()
                .useSession(
                        Tokens.hash(header.substring(BEARER.length())),
                        services.time().now())
                .map(AccountRepository.Session::account)
                .filter(account -> account.kind() == PlayerKind.MEMBER);
    }
}
