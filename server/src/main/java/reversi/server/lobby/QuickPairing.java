package reversi.server.lobby;

import java.util.List;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.server.moderation.Departures;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;
import reversi.server.table.Subscriber;

/** Pairs players who seek any opponent: the same terms and a similar rating. Who ran away from games lately waits first. */
public final class QuickPairing {
    private static final MatchmakingRepository.Widening WIDENING = new MatchmakingRepository.Widening(150, 20);

    /** Nobody is more points away; whoever wants less than nothing does not say. */
    private static final int MOST_RANGE = 1_000;

    private final AccountRepository accounts;
    private final MatchmakingRepository matchmaking;
    private final PresenceRegistry presence;
    private final MessageDispatcher dispatcher;
    private final GameStarter starter;
    private final ServerTime time;

    QuickPairing(LobbyServices services, GameStarter starter) {
        this.accounts = services.accounts();
        this.matchmaking = services.matchmaking();
        this.presence = services.presence();
        this.dispatcher = services.dispatcher();
        this.starter = starter;
        this.time = services.time();
    }

    /** Starts seeking, as one of the account's connections asks; empty on success. */
    public Optional<ErrorCode> seek(AccountRow row, LobbyRequest.Seek wish, Subscriber asker) {
        GameTerms terms = wish.terms();
        if (row.bot()) {
            return Optional.of(ErrorCode.PEOPLE_ONLY);
        }
        if (terms.rated() && row.kind() != PlayerKind.MEMBER) {
            return Optional.of(ErrorCode.NOT_RATED);
        }
        if (terms.rated() && !terms.hasRatedClock()) {
            return Optional.of(ErrorCode.RATED_NEEDS_CLOCK);
        }
        if (terms.isByDays()) {
            return Optional.of(ErrorCode.REFUSED);
        }
        if (presence.card(row.id()).table().isPresent()) {
            return Optional.of(ErrorCode.YOU_ARE_BUSY);
        }
        long now = time.now();
        long begins = now + Departures.waitMillis(matchmaking.departures(row.id()), now);
        int range = Math.min(MOST_RANGE, Math.max(0, wish.range()));
        MatchmakingRepository.Seeker seeker =
                new MatchmakingRepository.Seeker(row.id(), terms, row.stats().rating(), range);
        matchmaking.seek(seeker, pairingKey(terms), begins);
        tell(row.id(), asker, presence.setSeeking(row.id(), true), new LobbyNews.Seeking(true));
        findOpponent(row, seeker, begins);
        return Optional.empty();
    }

    /** Tells all connections of an account of a change; where nothing changed, only the one that asked. */
    private void tell(long account, Subscriber asker, boolean changed, LobbyNews.Seeking news) {
        if (changed) {
            dispatcher.send(account, news);
        } else {
            dispatcher.answer(asker, news);
        }
    }

    private static String pairingKey(GameTerms terms) {
        return terms.variant().code()
                + ' '
                + terms.time().kind()
                + ' '
                + terms.time().seconds()
                + ' '
                + terms.time().increment()
                + ' '
                + terms.rated();
    }

    /** Looks for an opponent, and proposes remote ones to their nodes; returns whether a game began. */
    private boolean findOpponent(AccountRow row, MatchmakingRepository.Seeker seeker, long since) {
        GameTerms terms = seeker.terms();
        List<MatchmakingRepository.Seeker> opponents =
                matchmaking.opponents(seeker, pairingKey(terms), since, time.now(), WIDENING);
        for (MatchmakingRepository.Seeker opponent : opponents) {
            Optional<AccountRow> other = presence.local(opponent.account());
            if (other.isPresent()) {
                if (startGame(row, other.get(), terms)) {
                    return true;
                }
            } else if (presence.isHere(opponent.account())) {
                // Their node may have died; if it is alive, it starts the game.
                dispatcher.publish(new Notice.MatchProposed(opponent.account(), row.id()));
            }
        }
        return false;
    }

    /** Another node proposes to pair {@code account}, which may be connected here, with {@code seeker}. */
    void onMatchProposed(long account, long seeker) {
        Optional<AccountRow> local = presence.local(account);
        Optional<AccountRow> there = accounts.find(seeker);
        if (local.isEmpty() || there.isEmpty()) {
            return;
        }
        Optional<GameTerms> own =
                matchmaking.waiting(account).map(waiting -> waiting.seeker().terms());
        Optional<GameTerms> other =
                matchmaking.waiting(seeker).map(waiting -> waiting.seeker().terms());
        if (own.isPresent() && own.map(QuickPairing::pairingKey).equals(other.map(QuickPairing::pairingKey))) {
            startGame(local.get(), there.get(), own.get());
        }
    }

    /** Starts a game between two matching seekers; returns whether it began. */
    private boolean startGame(AccountRow one, AccountRow other, GameTerms terms) {
        if (starter.isBlocked(one.id(), other.id())) {
            return false;
        }
        Disc colour = starter.randomColour();
        MatchmakingRepository.StartResult result = matchmaking.pair(
                one.id(), other.id(), terms, colour, GameStarter.seat(one), GameStarter.seat(other), time.now());
        if (result instanceof MatchmakingRepository.StartResult.Started yes) {
            dispatcher.send(one.id(), new LobbyNews.Seeking(false));
            dispatcher.send(other.id(), new LobbyNews.Seeking(false));
            starter.begin(yes.game());
            return true;
        }
        return false;
    }

    /** Retries for all seekers on this node, whose range has grown; call it every few seconds. */
    public void retryAll() {
        for (long account : presence.seekers()) {
            Optional<MatchmakingRepository.Waiting> waiting = matchmaking.waiting(account);
            Optional<AccountRow> row = presence.local(account);
            if (waiting.isPresent() && row.isPresent()) {
                findOpponent(row.get(), waiting.get().seeker(), waiting.get().since());
            } else {
                presence.setSeeking(account, false);
            }
        }
    }

    /** Stops seeking, as one of the account's connections asks; nothing is written where the account does not seek. */
    public void stop(long account, Subscriber asker) {
        boolean deleted = matchmaking.waiting(account).isPresent() && matchmaking.stopSeeking(account);
        boolean changed = presence.setSeeking(account, false) || deleted;
        tell(account, asker, changed, new LobbyNews.Seeking(false));
    }

    /** An account signs in: removes a seek left over from a connection or node that failed. */
    public void onSignIn(long account) {
        boolean first = presence.subscribersOf(account).isEmpty();
        if (first && matchmaking.waiting(account).isPresent() && matchmaking.stopSeeking(account)) {
            dispatcher.send(account, new LobbyNews.Seeking(false));
        }
    }

    /** An account has gone offline. */
    void onOffline(long account) {
        matchmaking.stopSeeking(account);
    }
}
