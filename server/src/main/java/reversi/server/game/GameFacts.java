package reversi.server.game;

import java.util.Optional;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.rules.Disc;

/**
 * What is settled about a game before its first event.
 *
 * @param id its number
 * @param terms what the players agreed on
 * @param black who plays Black
 * @param white who plays White
 * @param started when it began, in milliseconds since 1970
 * @param openChat whether spectators hear what the players say
 * @param tournament the tournament that it belongs to; empty for any other game
 */
public record GameFacts(
        long id,
        GameTerms terms,
        SeatedAccount black,
        SeatedAccount white,
        long started,
        boolean openChat,
        Optional<TournamentLink> tournament) {
    /** A game outside of tournaments. */
    public GameFacts(
            long id, GameTerms terms, SeatedAccount black, SeatedAccount white, long started, boolean openChat) {
        this(id, terms, black, white, started, openChat, Optional.empty());
    }

    /** Who plays a colour. */
    public SeatedAccount seat(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** The colour of an account; empty for everybody who doesn't play. */
    public Optional<Disc> discOf(long account) {
        if (black.account() == account) {
            return Optional.of(Disc.BLACK);
        }
        return white.account() == account ? Optional.of(Disc.WHITE) : Optional.empty();
    }

    /** Whether a win changes points and ratings: a rated game of two members. */
    public boolean counts() {
        return terms.rated() && black.kind() == PlayerKind.MEMBER && white.kind() == PlayerKind.MEMBER;
    }
}
