package reversi.server.lobby;

import java.util.Optional;
import java.util.random.RandomGenerator;
import reversi.game.ColourChoice;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.server.account.Tokens;
import reversi.server.game.GameState;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/** Brings two players to a game: by invitation, link, quick pairing, rematch, or against a bot. */
public final class Matchmaker {
    private final Invitations invitations;
    private final QuickPairing pairing;
    private final BotGames bots;

    /** A matchmaker; {@code lot} draws colours. */
    public Matchmaker(
            AccountRepository accounts,
            BlockListRepository blockLists,
            MatchmakingRepository meetings,
            PresenceRegistry people,
            MessageDispatcher courier,
            Seats seats,
            ServerTime time,
            Tokens tokens,
            RandomGenerator lot) {
        GameStarter beginnings = new GameStarter(blockLists, meetings, people, courier, seats, lot);
        this.invitations = new Invitations(accounts, meetings, people, courier, beginnings, time, tokens);
        this.pairing = new QuickPairing(accounts, meetings, people, courier, beginnings, time);
        this.bots = new BotGames(meetings, beginnings, time);
    }

    /** Invitations and links. */
    public Invitations invitations() {
        return invitations;
    }

    /** Whoever waits for any opponent. */
    public QuickPairing pairing() {
        return pairing;
    }

    /** The bots. */
    public BotGames bots() {
        return bots;
    }

    /** Somebody is not connected any more. */
    public void left(long account) {
        pairing.left(account);
        invitations.removeAllOf(account);
    }

    /** Wants to play the opponent of a finished game again with the colours exchanged. */
    public Optional<ErrorCode> rematch(AccountRow row, GameState line) {
        Optional<Disc> own = line.facts().discOf(row.id());
        if (own.isEmpty()) {
            return Optional.of(ErrorCode.NOT_YOUR_GAME);
        }
        if (!line.isOver()) {
            return Optional.of(ErrorCode.GAME_GOES_ON);
        }
        SeatedAccount opponent = line.facts().seat(own.get().other());
        ColourChoice next = own.get() == Disc.BLACK ? ColourChoice.WHITE : ColourChoice.BLACK;
        GameTerms before = line.facts().terms();
        GameTerms terms = new GameTerms(before.variant(), before.time(), before.rated(), next);
        if (opponent.kind() == PlayerKind.BOT) {
            return bots.play(row, bots.levelOf(opponent.account()), terms);
        }
        long game = line.facts().id();
        Optional<MatchmakingRepository.Kept> theirs = invitations.rematch(row.id(), opponent.account(), game);
        return theirs.isPresent()
                ? invitations.accept(theirs.get(), row)
                : invitations.invite(row, opponent.account(), terms, Optional.of(game));
    }
}
