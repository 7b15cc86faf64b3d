package reversi.server.lobby;

import java.util.Optional;
import java.util.random.RandomGenerator;
import reversi.game.ColourChoice;
import reversi.online.Fault;
import reversi.online.PlayerKind;
import reversi.online.Terms;
import reversi.rules.Disc;
import reversi.server.account.Tokens;
import reversi.server.game.GameLine;
import reversi.server.game.Seat;
import reversi.server.store.AccountRow;
import reversi.server.store.Accounts;
import reversi.server.store.BlockLists;
import reversi.server.store.Meetings;
import reversi.server.table.ServerTime;

/** Brings two players to a game: by invitation, link, quick pairing, rematch, or against a bot. */
public final class Matchmaker {
    private final Invitations invitations;
    private final QuickPairing pairing;
    private final BotGames bots;

    /** A matchmaker; {@code lot} draws colours. */
    public Matchmaker(
            Accounts accounts,
            BlockLists blockLists,
            Meetings meetings,
            People people,
            Courier courier,
            Seats seats,
            ServerTime time,
            Tokens tokens,
            RandomGenerator lot) {
        Beginnings beginnings = new Beginnings(blockLists, meetings, people, courier, seats, lot);
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
    public Optional<Fault> rematch(AccountRow row, GameLine line) {
        Optional<Disc> own = line.facts().discOf(row.id());
        if (own.isEmpty()) {
            return Optional.of(Fault.NOT_YOUR_GAME);
        }
        if (!line.isOver()) {
            return Optional.of(Fault.GAME_GOES_ON);
        }
        Seat opponent = line.facts().seat(own.get().other());
        ColourChoice next = own.get() == Disc.BLACK ? ColourChoice.WHITE : ColourChoice.BLACK;
        Terms before = line.facts().terms();
        Terms terms = new Terms(before.variant(), before.time(), before.rated(), next);
        if (opponent.kind() == PlayerKind.BOT) {
            return bots.play(row, bots.levelOf(opponent.account()), terms);
        }
        long game = line.facts().id();
        Optional<Meetings.Kept> theirs = invitations.rematch(row.id(), opponent.account(), game);
        return theirs.isPresent()
                ? invitations.accept(theirs.get(), row)
                : invitations.invite(row, opponent.account(), terms, Optional.of(game));
    }
}
