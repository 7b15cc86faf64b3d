package reversi.server.lobby;

import java.util.Optional;
import java.util.random.RandomGenerator;
import reversi.game.ColourChoice;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.server.account.Tokens;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRow;
import reversi.server.store.MatchmakingRepository;

/** All ways into a game: invitation, link, quick pairing, rematch, bot. */
public final class Matchmaker {
    private final Invitations invitations;
    private final QuickPairing pairing;
    private final BotGames bots;
    private final GameStarter starter;

    /** {@code random} chooses colours; without {@code strict} the limits per address are off. */
    public Matchmaker(LobbyServices services, Tokens tokens, RandomGenerator random, boolean strict) {
        this.starter = new GameStarter(services, random);
        this.invitations = new Invitations(services, starter, tokens);
        this.pairing = new QuickPairing(services, starter);
        this.bots = new BotGames(services, starter, strict);
    }

    public Invitations invitations() {
        return invitations;
    }

    public QuickPairing pairing() {
        return pairing;
    }

    public BotGames bots() {
        return bots;
    }

    /** Seats the players of a game that has begun otherwise, as in a tournament, and withdraws their other invitations. */
    public void begin(GameFacts game) {
        starter.begin(game);
    }

    /** An account has gone offline: ends its seeking and its invitations. */
    public void onOffline(long account) {
        pairing.onOffline(account);
        invitations.removeLiveOf(account);
    }

    /**
     * Proposes a rematch with colours swapped, or accepts the one that the opponent has proposed; empty on success. {@code address} is where
     * the player is.
     */
    public Optional<ErrorCode> rematch(AccountRow player, String address, GameState state) {
        Optional<Disc> own = state.facts().discOf(player.id());
        if (own.isEmpty()) {
            return Optional.of(ErrorCode.NOT_YOUR_GAME);
        }
        if (!state.isOver()) {
            return Optional.of(ErrorCode.GAME_GOES_ON);
        }
        SeatedAccount opponent = state.facts().seat(own.get().other());
        ColourChoice next = own.get() == Disc.BLACK ? ColourChoice.WHITE : ColourChoice.BLACK;
        GameTerms before = state.facts().terms();
        GameTerms terms = new GameTerms(before.variant(), before.time(), before.rated(), next);
        if (opponent.kind() == PlayerKind.BOT) {
            return bots.play(player, address, bots.levelOf(opponent.account()), terms);
        }
        long game = state.facts().id();
        Optional<MatchmakingRepository.StoredInvitation> proposed =
                invitations.rematch(player.id(), opponent.account(), game);
        return proposed.isPresent()
                ? invitations.accept(proposed.get(), player)
                : invitations.invite(player, opponent.account(), terms, Optional.of(state));
    }
}
