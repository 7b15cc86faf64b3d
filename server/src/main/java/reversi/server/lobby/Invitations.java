package reversi.server.lobby;

import java.util.List;
import java.util.Optional;
import reversi.online.Fault;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Refusal;
import reversi.online.Terms;
import reversi.rules.Disc;
import reversi.server.account.Tokens;
import reversi.server.game.Seat;
import reversi.server.store.AccountRow;
import reversi.server.store.Accounts;
import reversi.server.store.Meetings;
import reversi.server.table.ServerTime;

/** Games that one player proposes to another one, or by a link to whoever follows it first. */
public final class Invitations {
    private final Accounts accounts;
    private final Meetings meetings;
    private final People people;
    private final Courier courier;
    private final Beginnings beginnings;
    private final ServerTime time;
    private final Tokens tokens;

    Invitations(
            Accounts accounts,
            Meetings meetings,
            People people,
            Courier courier,
            Beginnings beginnings,
            ServerTime time,
            Tokens tokens) {
        this.accounts = accounts;
        this.meetings = meetings;
        this.people = people;
        this.courier = courier;
        this.beginnings = beginnings;
        this.time = time;
        this.tokens = tokens;
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
        if (terms.rated() && !terms.hasBoundedClock()) {
            return Optional.of(Fault.RATED_NEEDS_CLOCK);
        }
        boolean refused = receiver.refusal() == Refusal.EVERYBODY
                || (receiver.refusal() == Refusal.GUESTS && sender.kind() == PlayerKind.GUEST)
                || beginnings.areApart(receiver.id(), sender.id());
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
        beginnings.over(kept.get(), false);
        return Optional.empty();
    }

    /** Somebody has blocked another one: what was open between the two is over. */
    public void part(long one, long other) {
        for (Meetings.Kept kept : meetings.of(one)) {
            boolean between = kept.sender() == other || kept.receiver().equals(Optional.of(other));
            if (between && meetings.remove(kept.id())) {
                beginnings.over(kept, false);
            }
        }
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
        beginnings.over(kept, false);
        return Optional.empty();
    }

    /** Begins the game that was proposed. */
    Optional<Fault> accept(Meetings.Kept kept, AccountRow receiver) {
        AccountRow sender = accounts.find(kept.sender()).orElseThrow();
        if (beginnings.areApart(sender.id(), receiver.id())) {
            return Optional.of(Fault.REFUSED);
        }
        if (!people.isHere(sender.id())) {
            return Optional.of(Fault.PLAYER_AWAY);
        }
        if (kept.terms().rated() && (sender.kind() != PlayerKind.MEMBER || receiver.kind() != PlayerKind.MEMBER)) {
            return Optional.of(Fault.NOT_RATED);
        }
        if (kept.terms().rated() && !kept.terms().hasBoundedClock()) {
            return Optional.of(Fault.RATED_NEEDS_CLOCK);
        }
        boolean senderBlack = beginnings.colour(kept.terms()) == Disc.BLACK;
        Seat black = Beginnings.seat(senderBlack ? sender : receiver);
        Seat white = Beginnings.seat(senderBlack ? receiver : sender);
        Meetings.Begun begun = meetings.accept(kept.id(), kept.terms(), black, white, time.now());
        beginnings.over(kept, begun instanceof Meetings.Begun.Yes);
        return beginnings.begin(begun, receiver.id(), black.account());
    }

    /** Makes a link; the older one of the same player is worth nothing any more. */
    public LobbyNews.LinkMade makeLink(AccountRow sender, Terms terms) {
        String code = tokens.code();
        meetings.invite(sender.id(), null, code, terms, null, time.now());
        return new LobbyNews.LinkMade(code, terms);
    }

    /** What a link invites to; whoever made it hears that it was opened by somebody else. */
    public Optional<LobbyNews.LinkInfo> showLink(String code, Optional<Long> asking) {
        return meetings.findLink(code).map(kept -> {
            if (!asking.equals(Optional.of(kept.sender()))) {
                courier.tell(kept.sender(), new LobbyNews.LinkOpened(code));
            }
            return new LobbyNews.LinkInfo(code, people.card(kept.sender()), people.isHere(kept.sender()), kept.terms());
        });
    }

    /** Follows a link. */
    public Optional<Fault> useLink(AccountRow receiver, String code) {
        Optional<Meetings.Kept> kept = meetings.findLink(code);
        if (kept.isEmpty()) {
            return Optional.of(Fault.NO_SUCH_INVITATION);
        }
        return kept.get().sender() == receiver.id() ? Optional.of(Fault.YOURSELF) : accept(kept.get(), receiver);
    }

    /** The invitations of somebody who has just signed in. */
    public List<LobbyNews.Invited> of(long account) {
        return meetings.of(account).stream()
                .map(kept -> new LobbyNews.Invited(new Invitation(
                        kept.id(),
                        people.card(kept.sender()),
                        people.card(kept.receiver().orElse(account)),
                        kept.terms(),
                        kept.rematch().isPresent())))
                .toList();
    }

    /** Takes back and declines all that somebody made and got, who is not connected any more. */
    void removeAllOf(long account) {
        meetings.removeAllOf(account).forEach(kept -> beginnings.over(kept, false));
    }

    /** The rematch of a game that one player proposed to the other. */
    Optional<Meetings.Kept> rematch(long receiver, long sender, long game) {
        return meetings.of(receiver).stream()
                .filter(kept -> kept.sender() == sender && kept.rematch().equals(Optional.of(game)))
                .findFirst();
    }
}
