package reversi.server.lobby;

import java.util.List;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Refusal;
import reversi.rules.Disc;
import reversi.server.account.Tokens;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/** Games that one player proposes to another one, or by a link to whoever follows it first. */
public final class Invitations {
    private final AccountRepository accounts;
    private final MatchmakingRepository meetings;
    private final PresenceRegistry people;
    private final MessageDispatcher courier;
    private final GameStarter beginnings;
    private final ServerTime time;
    private final Tokens tokens;

    Invitations(
            AccountRepository accounts,
            MatchmakingRepository meetings,
            PresenceRegistry people,
            MessageDispatcher courier,
            GameStarter beginnings,
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
    public Optional<ErrorCode> invite(AccountRow sender, long receiver, GameTerms terms, Optional<Long> rematch) {
        if (receiver == sender.id()) {
            return Optional.of(ErrorCode.YOURSELF);
        }
        Optional<AccountRow> found = accounts.find(receiver).filter(row -> row.kind() != PlayerKind.BOT);
        if (found.isEmpty() || found.get().deleted()) {
            return Optional.of(ErrorCode.NO_SUCH_PLAYER);
        }
        Optional<ErrorCode> obstacle = obstacle(sender, found.get(), terms);
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

    private Optional<ErrorCode> obstacle(AccountRow sender, AccountRow receiver, GameTerms terms) {
        if (terms.rated() && (sender.kind() != PlayerKind.MEMBER || receiver.kind() != PlayerKind.MEMBER)) {
            return Optional.of(ErrorCode.NOT_RATED);
        }
        if (terms.rated() && !terms.hasBoundedClock()) {
            return Optional.of(ErrorCode.RATED_NEEDS_CLOCK);
        }
        boolean refused = receiver.refusal() == Refusal.EVERYBODY
                || (receiver.refusal() == Refusal.GUESTS && sender.kind() == PlayerKind.GUEST)
                || beginnings.areApart(receiver.id(), sender.id());
        if (refused) {
            return Optional.of(ErrorCode.REFUSED);
        }
        Optional<PlayerCard> there = people.online(receiver.id());
        if (there.isEmpty()) {
            return Optional.of(ErrorCode.PLAYER_AWAY);
        }
        if (there.get().table().isPresent()) {
            return Optional.of(ErrorCode.PLAYER_BUSY);
        }
        return people.card(sender.id()).table().isPresent() ? Optional.of(ErrorCode.YOU_ARE_BUSY) : Optional.empty();
    }

    /** Takes an invitation back. */
    public Optional<ErrorCode> withdraw(long sender, long id) {
        Optional<MatchmakingRepository.Kept> kept =
                meetings.find(id).filter(invitation -> invitation.sender() == sender);
        if (kept.isEmpty() || !meetings.remove(id)) {
            return Optional.of(ErrorCode.NO_SUCH_INVITATION);
        }
        beginnings.over(kept.get(), false);
        return Optional.empty();
    }

    /** Somebody has blocked another one: what was open between the two is over. */
    public void part(long one, long other) {
        for (MatchmakingRepository.Kept kept : meetings.of(one)) {
            boolean between = kept.sender() == other || kept.receiver().equals(Optional.of(other));
            if (between && meetings.remove(kept.id())) {
                beginnings.over(kept, false);
            }
        }
    }

    /** Answers an invitation. */
    public Optional<ErrorCode> answer(AccountRow receiver, long id, boolean accept) {
        Optional<MatchmakingRepository.Kept> kept =
                meetings.find(id).filter(invitation -> invitation.receiver().equals(Optional.of(receiver.id())));
        if (kept.isEmpty()) {
            return Optional.of(ErrorCode.NO_SUCH_INVITATION);
        }
        return accept ? accept(kept.get(), receiver) : decline(kept.get());
    }

    private Optional<ErrorCode> decline(MatchmakingRepository.Kept kept) {
        meetings.remove(kept.id());
        beginnings.over(kept, false);
        return Optional.empty();
    }

    /** Begins the game that was proposed. */
    Optional<ErrorCode> accept(MatchmakingRepository.Kept kept, AccountRow receiver) {
        AccountRow sender = accounts.find(kept.sender()).orElseThrow();
        if (beginnings.areApart(sender.id(), receiver.id())) {
            return Optional.of(ErrorCode.REFUSED);
        }
        if (!people.isHere(sender.id())) {
            return Optional.of(ErrorCode.PLAYER_AWAY);
        }
        if (kept.terms().rated() && (sender.kind() != PlayerKind.MEMBER || receiver.kind() != PlayerKind.MEMBER)) {
            return Optional.of(ErrorCode.NOT_RATED);
        }
        if (kept.terms().rated() && !kept.terms().hasBoundedClock()) {
            return Optional.of(ErrorCode.RATED_NEEDS_CLOCK);
        }
        boolean senderBlack = beginnings.colour(kept.terms()) == Disc.BLACK;
        SeatedAccount black = GameStarter.seat(senderBlack ? sender : receiver);
        SeatedAccount white = GameStarter.seat(senderBlack ? receiver : sender);
        MatchmakingRepository.Begun begun = meetings.accept(kept.id(), kept.terms(), black, white, time.now());
        beginnings.over(kept, begun instanceof MatchmakingRepository.Begun.Yes);
        return beginnings.begin(begun, receiver.id(), black.account());
    }

    /** Makes a link; the older one of the same player is worth nothing any more. */
    public LobbyNews.LinkMade makeLink(AccountRow sender, GameTerms terms) {
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
    public Optional<ErrorCode> useLink(AccountRow receiver, String code) {
        Optional<MatchmakingRepository.Kept> kept = meetings.findLink(code);
        if (kept.isEmpty()) {
            return Optional.of(ErrorCode.NO_SUCH_INVITATION);
        }
        return kept.get().sender() == receiver.id() ? Optional.of(ErrorCode.YOURSELF) : accept(kept.get(), receiver);
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
    Optional<MatchmakingRepository.Kept> rematch(long receiver, long sender, long game) {
        return meetings.of(receiver).stream()
                .filter(kept -> kept.sender() == sender && kept.rematch().equals(Optional.of(game)))
                .findFirst();
    }
}
