package reversi.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import reversi.online.BotCard;
import reversi.online.Fault;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Refusal;
import reversi.online.Terms;
import reversi.rules.Disc;
import reversi.rules.VariantCode;
import reversi.server.account.Tokens;
import reversi.server.game.GameFacts;
import reversi.server.game.GameLine;
import reversi.server.game.Seat;
import reversi.server.store.AccountRow;
import reversi.server.store.Accounts;
import reversi.server.store.Meetings;
import reversi.server.table.ServerTime;
import reversi.session.ColourChoice;

/** Brings two players to a game: by invitation, link, quick pairing, rematch, or against a bot. */
public final class Matchmaker {
    /** So far may ratings be apart at first, and so much more with each second of waiting. */
    private static final int NEAR = 150;

    private static final int PER_SECOND = 20;

    private final Accounts accounts;
    private final Meetings meetings;
    private final People people;
    private final Courier courier;
    private final Seats seats;
    private final ServerTime time;
    private final Tokens tokens;
    private final RandomGenerator lot;
    private final Map<Integer, AccountRow> bots = new TreeMap<>();

    /** A matchmaker; {@code lot} draws colours. */
    public Matchmaker(
            Accounts accounts,
            Meetings meetings,
            People people,
            Courier courier,
            Seats seats,
            ServerTime time,
            Tokens tokens,
            RandomGenerator lot) {
        this.accounts = accounts;
        this.meetings = meetings;
        this.people = people;
        this.courier = courier;
        this.seats = seats;
        this.time = time;
        this.tokens = tokens;
        this.lot = lot;
    }

    /** Names the bots, before anybody comes. */
    public void welcomeBots(Map<Integer, AccountRow> byLevel) {
        bots.putAll(byLevel);
    }

    /** The bots, the weakest first. */
    public List<BotCard> bots() {
        return bots.entrySet().stream()
                .map(bot -> new BotCard(bot.getKey(), bot.getValue().card(Presence.IDLE, Optional.empty())))
                .toList();
    }

    private static Seat seat(AccountRow row) {
        return new Seat(row.id(), row.kind());
    }

    /** Invites; what is wrong with that, or nothing. */
    public Optional<Fault> invite(AccountRow sender, long receiver, Terms terms, Optional<Long> rematch) {
        if (receiver == sender.id()) {
            return Optional.of(Fault.YOURSELF);
        }
        Optional<AccountRow> found = accounts.find(receiver).filter(row -> row.kind() != PlayerKind.BOT);
        if (found.isEmpty() || found.get().deleted()) {
            return Optional.of(Fault.NO_SUCH_PLAYER);
        }
        Optional<Fault> obstacle = obstacle(sender, found.get(), terms);
        if (obstacle.isPresent()) {
            return obstacle;
        }
        long id = meetings.invite(sender.id(), receiver, null, terms, rematch.orElse(null), time.now());
        LobbyNews.Invited invited = new LobbyNews.Invited(
                new Invitation(id, people.card(sender.id()), people.card(receiver), terms, rematch.isPresent()));
        courier.tell(sender.id(), invited);
        courier.tell(receiver, invited);
        return Optional.empty();
    }

    private Optional<Fault> obstacle(AccountRow sender, AccountRow receiver, Terms terms) {
        if (terms.rated() && (sender.kind() != PlayerKind.MEMBER || receiver.kind() != PlayerKind.MEMBER)) {
            return Optional.of(Fault.NOT_RATED);
        }
        boolean refused = receiver.refusal() == Refusal.EVERYBODY
                || (receiver.refusal() == Refusal.GUESTS && sender.kind() == PlayerKind.GUEST)
                || areApart(receiver.id(), sender.id());
        if (refused) {
            return Optional.of(Fault.REFUSED);
        }
        Optional<PlayerCard> there = people.online(receiver.id());
        if (there.isEmpty()) {
            return Optional.of(Fault.PLAYER_AWAY);
        }
        if (there.get().table().isPresent()) {
            return Optional.of(Fault.PLAYER_BUSY);
        }
        return people.card(sender.id()).table().isPresent() ? Optional.of(Fault.YOU_ARE_BUSY) : Optional.empty();
    }

    /** Takes an invitation back. */
    public Optional<Fault> withdraw(long sender, long id) {
        Optional<Meetings.Kept> kept = meetings.find(id).filter(invitation -> invitation.sender() == sender);
        if (kept.isEmpty() || !meetings.remove(id)) {
            return Optional.of(Fault.NO_SUCH_INVITATION);
        }
        over(kept.get(), false);
        return Optional.empty();
    }

    private void over(Meetings.Kept kept, boolean accepted) {
        LobbyNews.InvitationOver over = new LobbyNews.InvitationOver(kept.id(), accepted);
        courier.tell(kept.sender(), over);
        kept.receiver().ifPresent(receiver -> courier.tell(receiver, over));
    }

    /** Somebody has blocked another one: what was open between the two is over. */
    public void part(long one, long other) {
        for (Meetings.Kept kept : meetings.of(one)) {
            boolean between = kept.sender() == other || kept.receiver().equals(Optional.of(other));
            if (between && meetings.remove(kept.id())) {
                over(kept, false);
            }
        }
    }

    private boolean areApart(long one, long other) {
        return accounts.blocks(one, other) || accounts.blocks(other, one);
    }

    /** Answers an invitation. */
    public Optional<Fault> answer(AccountRow receiver, long id, boolean accept) {
        Optional<Meetings.Kept> kept =
                meetings.find(id).filter(invitation -> invitation.receiver().equals(Optional.of(receiver.id())));
        if (kept.isEmpty()) {
            return Optional.of(Fault.NO_SUCH_INVITATION);
        }
        return accept ? accept(kept.get(), receiver) : decline(kept.get());
    }

    private Optional<Fault> decline(Meetings.Kept kept) {
        meetings.remove(kept.id());
        over(kept, false);
        return Optional.empty();
    }

    private Optional<Fault> accept(Meetings.Kept kept, AccountRow receiver) {
        AccountRow sender = accounts.find(kept.sender()).orElseThrow();
        if (areApart(sender.id(), receiver.id())) {
            return Optional.of(Fault.REFUSED);
        }
        if (!people.isHere(sender.id())) {
            return Optional.of(Fault.PLAYER_AWAY);
        }
        if (kept.terms().rated() && (sender.kind() != PlayerKind.MEMBER || receiver.kind() != PlayerKind.MEMBER)) {
            return Optional.of(Fault.NOT_RATED);
        }
        boolean senderBlack = colour(kept.terms()) == Disc.BLACK;
        Seat black = seat(senderBlack ? sender : receiver);
        Seat white = seat(senderBlack ? receiver : sender);
        Meetings.Begun begun = meetings.accept(kept.id(), kept.terms(), black, white, time.now());
        over(kept, begun instanceof Meetings.Begun.Yes);
        return begin(begun, receiver.id(), black.account());
    }

    private Disc colour(Terms terms) {
        return switch (terms.colour()) {
            case BLACK -> Disc.BLACK;
            case WHITE -> Disc.WHITE;
            case LOT, ALTERNATE -> lot.nextBoolean() ? Disc.BLACK : Disc.WHITE;
        };
    }

    private Optional<Fault> begin(Meetings.Begun begun, long asker, long black) {
        if (begun instanceof Meetings.Begun.Yes yes) {
            begin(yes.game());
            return Optional.empty();
        }
        return Optional.of(
                switch (((Meetings.Begun.No) begun).why()) {
                    case GONE -> Fault.NO_SUCH_INVITATION;
                    case FIRST_BUSY -> asker == black ? Fault.YOU_ARE_BUSY : Fault.PLAYER_BUSY;
                    case SECOND_BUSY -> asker == black ? Fault.PLAYER_BUSY : Fault.YOU_ARE_BUSY;
                });
    }

    /** Whoever plays now has no more invitations open. */
    private void begin(GameFacts game) {
        for (Disc disc : Disc.values()) {
            Seat seat = game.seat(disc);
            if (seat.kind() != PlayerKind.BOT) {
                meetings.removeAllOf(seat.account()).forEach(kept -> over(kept, false));
                people.setSeeking(seat.account(), false);
            }
        }
        seats.begin(game);
    }

    /** Makes a link; the older one of the same player is worth nothing any more. */
    public LobbyNews.LinkMade makeLink(AccountRow sender, Terms terms) {
        String code = tokens.code();
        meetings.invite(sender.id(), null, code, terms, null, time.now());
        return new LobbyNews.LinkMade(code, terms);
    }

    /** Follows a link. */
    public Optional<Fault> useLink(AccountRow receiver, String code) {
        Optional<Meetings.Kept> kept = meetings.findLink(code);
        if (kept.isEmpty()) {
            return Optional.of(Fault.NO_SUCH_INVITATION);
        }
        return kept.get().sender() == receiver.id() ? Optional.of(Fault.YOURSELF) : accept(kept.get(), receiver);
    }

    /** Waits for any opponent. */
    public Optional<Fault> seek(AccountRow row, Terms terms) {
        if (terms.rated() && row.kind() != PlayerKind.MEMBER) {
            return Optional.of(Fault.NOT_RATED);
        }
        if (people.card(row.id()).table().isPresent()) {
            return Optional.of(Fault.YOU_ARE_BUSY);
        }
        meetings.seek(row.id(), wanted(terms), terms, row.standing().rating(), time.now());
        people.setSeeking(row.id(), true);
        courier.tell(row.id(), new LobbyNews.Seeking(true));
        pair(row, terms, time.now());
        return Optional.empty();
    }

    private static String wanted(Terms terms) {
        return VariantCode.write(terms.variant())
                + ' '
                + terms.time().kind()
                + ' '
                + terms.time().seconds()
                + ' '
                + terms.time().increment()
                + ' '
                + terms.rated();
    }

    private boolean pair(AccountRow row, Terms terms, long since) {
        List<Meetings.Seeker> opponents = meetings.opponents(
                row.id(), wanted(terms), row.standing().rating(), since, time.now(), NEAR, PER_SECOND);
        for (Meetings.Seeker opponent : opponents) {
            Optional<AccountRow> other = accounts.find(opponent.account());
            boolean may =
                    other.isPresent() && people.isHere(opponent.account()) && !areApart(row.id(), opponent.account());
            if (may) {
                Disc own = lot.nextBoolean() ? Disc.BLACK : Disc.WHITE;
                Meetings.Begun begun = meetings.pair(
                        row.id(), opponent.account(), terms, own, seat(row), seat(other.get()), time.now());
                if (begun instanceof Meetings.Begun.Yes yes) {
                    courier.tell(row.id(), new LobbyNews.Seeking(false));
                    courier.tell(opponent.account(), new LobbyNews.Seeking(false));
                    begin(yes.game());
                    return true;
                }
            }
        }
        return false;
    }

    /** Tries again for those on this node who wait; to be called every few seconds. */
    public void sweepSeekers() {
        for (PlayerCard card : people.local()) {
            if (card.presence() == Presence.SEEKING) {
                Optional<Meetings.Waiting> waiting = meetings.waiting(card.id());
                Optional<AccountRow> row = people.local(card.id());
                if (waiting.isPresent() && row.isPresent()) {
                    pair(
                            row.get(),
                            waiting.get().seeker().terms(),
                            waiting.get().since());
                } else {
                    people.setSeeking(card.id(), false);
                }
            }
        }
    }

    /** Waits no longer. */
    public void stopSeeking(long account) {
        meetings.stopSeeking(account);
        people.setSeeking(account, false);
        courier.tell(account, new LobbyNews.Seeking(false));
    }

    /** Somebody is not connected any more. */
    public void left(long account) {
        meetings.stopSeeking(account);
        meetings.removeAllOf(account).forEach(kept -> over(kept, false));
    }

    /** The invitations of somebody who has just signed in. */
    public List<LobbyNews.Invited> invitationsOf(long account) {
        return meetings.of(account).stream()
                .map(kept -> new LobbyNews.Invited(new Invitation(
                        kept.id(),
                        people.card(kept.sender()),
                        people.card(kept.receiver().orElse(account)),
                        kept.terms(),
                        kept.rematch().isPresent())))
                .toList();
    }

    /** Begins a game against a bot. */
    public Optional<Fault> playBot(AccountRow row, int level, Terms terms) {
        AccountRow bot = bots.get(level);
        if (bot == null) {
            return Optional.of(Fault.NO_SUCH_BOT);
        }
        if (terms.rated()) {
            return Optional.of(Fault.NOT_RATED);
        }
        boolean black = colour(terms) == Disc.BLACK;
        Seat first = seat(black ? row : bot);
        Seat second = seat(black ? bot : row);
        return begin(meetings.begin(terms, first, second, time.now()), row.id(), first.account());
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
            return playBot(row, levelOf(opponent.account()), terms);
        }
        Optional<Meetings.Kept> theirs = meetings.of(row.id()).stream()
                .filter(kept -> kept.sender() == opponent.account()
                        && kept.rematch().equals(Optional.of(line.facts().id())))
                .findFirst();
        return theirs.isPresent()
                ? accept(theirs.get(), row)
                : invite(
                        row, opponent.account(), terms, Optional.of(line.facts().id()));
    }

    /** The level of a bot's account; 0 where it is none. */
    public int levelOf(long account) {
        for (Map.Entry<Integer, AccountRow> bot : bots.entrySet()) {
            if (bot.getValue().id() == account) {
                return bot.getKey();
            }
        }
        return 0;
    }
}
