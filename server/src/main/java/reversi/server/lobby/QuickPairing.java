package reversi.server.lobby;

import java.util.List;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.rules.Disc;
import reversi.rules.VariantCode;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/** Brings people who wait for any opponent together: the same wish, a like rating. */
public final class QuickPairing {
    /** So far may ratings be apart at first, and so much more with each second of waiting. */
    private static final int NEAR = 150;

    private static final int PER_SECOND = 20;

    private final AccountRepository accounts;
    private final MatchmakingRepository meetings;
    private final PresenceRegistry people;
    private final MessageDispatcher courier;
    private final GameStarter beginnings;
    private final ServerTime time;

    QuickPairing(
            AccountRepository accounts,
            MatchmakingRepository meetings,
            PresenceRegistry people,
            MessageDispatcher courier,
            GameStarter beginnings,
            ServerTime time) {
        this.accounts = accounts;
        this.meetings = meetings;
        this.people = people;
        this.courier = courier;
        this.beginnings = beginnings;
        this.time = time;
    }

    /** Waits for any opponent. */
    public Optional<ErrorCode> seek(AccountRow row, GameTerms terms) {
        if (terms.rated() && row.kind() != PlayerKind.MEMBER) {
            return Optional.of(ErrorCode.NOT_RATED);
        }
        if (terms.rated() && !terms.hasBoundedClock()) {
            return Optional.of(ErrorCode.RATED_NEEDS_CLOCK);
        }
        if (people.card(row.id()).table().isPresent()) {
            return Optional.of(ErrorCode.YOU_ARE_BUSY);
        }
        meetings.seek(row.id(), wanted(terms), terms, row.standing().rating(), time.now());
        people.setSeeking(row.id(), true);
        courier.tell(row.id(), new LobbyNews.Seeking(true));
        pair(row, terms, time.now());
        return Optional.empty();
    }

    private static String wanted(GameTerms terms) {
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

    /** Looks for an opponent, and asks the nodes at which others are; returns whether a game begins at once. */
    private boolean pair(AccountRow row, GameTerms terms, long since) {
        List<MatchmakingRepository.Seeker> opponents = meetings.opponents(
                row.id(), wanted(terms), row.standing().rating(), since, time.now(), NEAR, PER_SECOND);
        for (MatchmakingRepository.Seeker opponent : opponents) {
            Optional<AccountRow> other = people.local(opponent.account());
            if (other.isPresent()) {
                if (meet(row, other.get(), terms)) {
                    return true;
                }
            } else if (people.isHere(opponent.account())) {
                // Their node may be gone without a word; if it is there, it makes them a pair.
                courier.publish(new Notice.Match(opponent.account(), row.id()));
            }
        }
        return false;
    }

    /** Another node knows somebody who waits for the same as an account does that may be here. */
    void match(long account, long seeker) {
        Optional<AccountRow> here = people.local(account);
        Optional<AccountRow> there = accounts.find(seeker);
        if (here.isEmpty() || there.isEmpty()) {
            return;
        }
        Optional<GameTerms> own =
                meetings.waiting(account).map(waiting -> waiting.seeker().terms());
        Optional<GameTerms> other =
                meetings.waiting(seeker).map(waiting -> waiting.seeker().terms());
        if (own.isPresent() && own.map(QuickPairing::wanted).equals(other.map(QuickPairing::wanted))) {
            meet(here.get(), there.get(), own.get());
        }
    }

    /** Makes two a pair who wait for the same; returns whether their game begins. */
    private boolean meet(AccountRow one, AccountRow other, GameTerms terms) {
        if (beginnings.areApart(one.id(), other.id())) {
            return false;
        }
        Disc colour = beginnings.anyColour();
        MatchmakingRepository.Begun begun = meetings.pair(
                one.id(), other.id(), terms, colour, GameStarter.seat(one), GameStarter.seat(other), time.now());
        if (begun instanceof MatchmakingRepository.Begun.Yes yes) {
            courier.tell(one.id(), new LobbyNews.Seeking(false));
            courier.tell(other.id(), new LobbyNews.Seeking(false));
            beginnings.begin(yes.game());
            return true;
        }
        return false;
    }

    /** Tries again for those on this node who wait; to be called every few seconds. */
    public void sweep() {
        for (PlayerCard card : people.local()) {
            if (card.presence() == Presence.SEEKING) {
                Optional<MatchmakingRepository.Waiting> waiting = meetings.waiting(card.id());
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
    public void stop(long account) {
        meetings.stopSeeking(account);
        people.setSeeking(account, false);
        courier.tell(account, new LobbyNews.Seeking(false));
    }

    /** Somebody signs in: what they may have waited for before a node or a connection broke off, they do not wait for now. */
    public void arriving(long account) {
        boolean first = people.earsOf(account).isEmpty();
        if (first && meetings.waiting(account).isPresent() && meetings.stopSeeking(account)) {
            courier.tell(account, new LobbyNews.Seeking(false));
        }
    }

    /** Somebody is not connected any more. */
    void left(long account) {
        meetings.stopSeeking(account);
    }
}
