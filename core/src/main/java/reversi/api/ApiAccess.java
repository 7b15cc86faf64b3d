package reversi.api;

import java.util.Optional;
import reversi.online.AccessScope;

/** Who may ask for something. */
public enum ApiAccess {
    /** Everybody, with or without a token. */
    ANYBODY(Optional.empty()),
    /** Whoever has an access token, whatever its scopes. */
    TOKEN(Optional.empty()),
    /** Whoever has a token of the scope {@link AccessScope#GAMES_READ}. */
    GAMES_READ(Optional.of(AccessScope.GAMES_READ)),
    /** Whoever has a token of the scope {@link AccessScope#CHALLENGE_WRITE}. */
    CHALLENGE_WRITE(Optional.of(AccessScope.CHALLENGE_WRITE)),
    /** Whoever has a token of the scope {@link AccessScope#BOT_PLAY}; the account need not be a bot yet. */
    BECOMING_A_BOT(Optional.of(AccessScope.BOT_PLAY)),
    /** A bot whose token has the scope {@link AccessScope#BOT_PLAY}. */
    BOT_PLAY(Optional.of(AccessScope.BOT_PLAY));

    private final Optional<AccessScope> scope;

    ApiAccess(Optional<AccessScope> scope) {
        this.scope = scope;
    }

    /** The scope that the token must have; empty where it needs none. */
    public Optional<AccessScope> scope() {
        return scope;
    }

    /** Whether a token is needed at all. */
    public boolean needsToken() {
        return this != ANYBODY;
    }

    /** Whether the account must be a bot. */
    public boolean isForBots() {
        return this == BOT_PLAY;
    }
}
