package reversi.server.table;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.game.Ending;
import reversi.online.ErrorCode;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.server.game.Decision;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.LagQuota;
import reversi.server.game.Outage;
import reversi.server.game.TableReferee;
import reversi.server.store.Proposal;
import reversi.server.store.StoredEvent;

/**
 * A game in this node's memory: requests are judged one at a time, and what is granted is told once it is on the disk. No node owns a
 * game: where another one was faster, the table catches up and judges again.
 */
public final class Table {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);
    private static final int MOST_WAITING = 16;
    private static final int MOST_TRIES = 4;

    /** What may be wrong only because the latest events have not been heard of here. */
    private static final Set<ErrorCode> CURABLE = Collections.unmodifiableSet(EnumSet.of(
            ErrorCode.STALE, ErrorCode.ILLEGAL_MOVE, ErrorCode.NO_OFFER, ErrorCode.NOT_NOW, ErrorCode.YOUR_MOVE));

    private final TableServices services;
    private final Listener listener;
    private final GameFacts facts;
    private final Deque<Request> waiting = new ArrayDeque<>();
    private final Set<Subscriber> subscribers = new LinkedHashSet<>();
    private final LagQuota blackLag = new LagQuota();
    private final LagQuota whiteLag = new LagQuota();
    private GameState state;
    private List<Outage> outages = List.of();
    private boolean busy;
    private volatile boolean isBehind;
    private boolean watchersChanged;
    private long blackAwaySince;
    private long whiteAwaySince;

    /** Judges a request by the game as it is and the time. */
    public interface Judge {
        /** The decision; the request is judged again where it was overtaken. */
        Decision judge(GameState state, long now);
    }

    /** Hears of the events of a table, under its lock. */
    interface Listener {
        /** An event was told. */
        void happened(Table table, GameState after, TableEvent event);
    }

    /** Hears what became of a request; told one of both, once. */
    public interface Denial {
        /** It was not done. */
        void denied(Decision.Denied why);

        /** It is on the disk, and everybody here was told. */
        default void granted() {}
    }

    /** An event and the frames that tell it to who hears all and to who does not, made before the table is locked. */
    private record Telling(StoredEvent kept, String frame, String withheld) {}

    private static final class Request {
        final Judge judge;
        final Denial denial;
        int tries;
        boolean isCaughtUp;

        Request(Judge judge, Denial denial) {
            this.judge = judge;
            this.denial = denial;
        }
    }

    Table(TableServices services, GameState state, Listener listener) {
        this.services = services;
        this.listener = listener;
        this.state = state;
        this.facts = state.facts();
    }

    /** What was settled before the game began; never waits. */
    GameFacts facts() {
        return facts;
    }

    /** The game as this node knows it. */
    public synchronized GameState state() {
        applyOutages();
        return state;
    }

    /** Takes outages that this node has learnt of into account. */
    private void applyOutages() {
        List<Outage> known = services.outages().known();
        if (known != outages) {
            outages = known;
            state = state.pausing(known, Long.MAX_VALUE);
        }
    }

    /** How much delay a player may still be given back; only a judge may use it. */
    public LagQuota lag(Disc disc) {
        return disc == Disc.BLACK ? blackLag : whiteLag;
    }

    /** Puts a request; what comes of it is an event for everybody at the table, or the denial. */
    public synchronized void request(Judge judge, Denial denial) {
        add(new Request(judge, denial));
    }

    /** Ends the game where its flag has fallen and this node is sure that the time counted. */
    public synchronized void checkFlag(long now) {
        applyOutages();
        if (services.outages().isDoubtful(now)) {
            return;
        }
        OptionalLong deadline = state.deadline();
        if (deadline.isPresent() && now >= deadline.getAsLong() && !busy) {
            add(new Request(
                    (game, at) -> TableReferee.flag(game, at).orElse(Decision.denied(ErrorCode.NOT_NOW)), why -> {}));
        }
    }

    private void add(Request request) {
        if (waiting.size() >= MOST_WAITING) {
            request.denial.denied(new Decision.Denied(ErrorCode.TOO_FAST, Optional.empty()));
            return;
        }
        waiting.add(request);
        goOn();
    }

    private void goOn() {
        while (!busy && !waiting.isEmpty()) {
            judge(waiting.remove());
        }
    }

    private void judge(Request request) {
        long now = Math.max(services.time().now(), state.game().clock().since());
        GameState present = state.pausing(services.outages().asOf(now), now);
        Decision decision;
        try {
            decision = request.judge.judge(present, now);
        } catch (RuntimeException broken) {
            LOG.atError()
                    .addKeyValue("table", state.facts().id())
                    .setCause(broken)
                    .log("table-request-failed");
            decision = Decision.denied(ErrorCode.UNAVAILABLE);
        }
        if (decision instanceof Decision.Denied denied) {
            deny(request, denied);
            return;
        }
        Decision.Granted granted = (Decision.Granted) decision;
        GameState after = present;
        for (TableEvent event : granted.events()) {
            after = after.with(event, now);
        }
        Proposal proposal = new Proposal(
                state.facts(),
                state.version(),
                now,
                ThreadLocalRandom.current().nextLong(),
                granted.events(),
                granted.end(),
                after.transcript().plies(),
                after.transcript().placements(),
                granted.end().isPresent() ? OptionalLong.empty() : after.deadline(),
                granted.end().filter(end -> end.ending() == Ending.TIME).isPresent());
        busy = true;
        request.tries++;
        services.writer().propose(proposal, outcome -> written(request, proposal, outcome));
    }

    /** Another node may know more than this one has heard of: before a no, the table catches up, once for each request. */
    private void deny(Request request, Decision.Denied denied) {
        if (request.isCaughtUp
                || !CURABLE.contains(denied.fault())
                || !services.games().isShared()) {
            request.denial.denied(denied);
            return;
        }
        request.isCaughtUp = true;
        busy = true;
        boolean begun = inBackground(() -> {
            catchUp();
            synchronized (this) {
                busy = false;
                waiting.addFirst(request);
                goOn();
            }
        });
        if (!begun) {
            busy = false;
            unavailable(request);
        }
    }

    /** Hands work over that may wait; returns false where nobody can take it now. */
    private boolean inBackground(Runnable task) {
        try {
            services.work().execute(task);
            return true;
        } catch (RejectedExecutionException full) {
            LOG.atWarn().addKeyValue("table", state.facts().id()).log("table-waits");
            return false;
        }
    }

    private static void unavailable(Request request) {
        request.denial.denied(new Decision.Denied(ErrorCode.UNAVAILABLE, Optional.empty()));
    }

    private void written(Request request, Proposal proposal, EventWriter.Outcome outcome) {
        if (outcome instanceof EventWriter.Outcome.Committed committed) {
            try {
                List<Telling> tellings = tellings(committed.events());
                synchronized (this) {
                    apply(tellings);
                }
            } catch (RuntimeException broken) {
                // It is on the disk; whoever asks next is overtaken and reads it.
                LOG.atError().addKeyValue("table", facts.id()).setCause(broken).log("table-failed");
            }
            synchronized (this) {
                busy = false;
                goOn();
            }
            request.denial.granted();
            return;
        }
        // Not on the writer's thread: reading must not hold up other games.
        if (!inBackground(() -> settleDoubt(request, proposal))) {
            synchronized (this) {
                busy = false;
                unavailable(request);
                goOn();
            }
        }
    }

    /** The events on the disk say whether it was done after all; otherwise the request is judged again. */
    private void settleDoubt(Request request, Proposal proposal) {
        boolean done = false;
        boolean known = false;
        try {
            List<StoredEvent> news =
                    services.games().eventsAfter(proposal.game().id(), proposal.version());
            known = true;
            done = news.stream().anyMatch(event -> event.nonce() == proposal.nonce());
            List<Telling> tellings = tellings(news);
            synchronized (this) {
                apply(tellings);
            }
        } catch (RuntimeException broken) {
            LOG.atWarn()
                    .addKeyValue("table", proposal.game().id())
                    .addKeyValue("failure", broken)
                    .log("table-unreadable");
        }
        synchronized (this) {
            busy = false;
            if (!done) {
                again(request, known);
            }
            goOn();
        }
        if (done) {
            request.denial.granted();
        }
    }

    private void again(Request request, boolean known) {
        if (known && request.tries < MOST_TRIES) {
            waiting.addFirst(request);
        } else {
            unavailable(request);
        }
    }

    /** Another node added events up to this number. */
    public void heardOf(int seq) {
        synchronized (this) {
            if (seq <= state.version()) {
                return;
            }
        }
        isBehind = !inBackground(this::catchUp);
    }

    /** Whether there may be something on the disk that could not be read. */
    boolean isBehind() {
        return isBehind;
    }

    /** Reads what is new on the disk. */
    void catchUp() {
        isBehind = false;
        try {
            List<Telling> news = tellings(services.games().eventsAfter(facts.id(), state().version()));
            synchronized (this) {
                apply(news);
            }
        } catch (RuntimeException broken) {
            isBehind = true;
            LOG.atWarn()
                    .addKeyValue("table", state().facts().id())
                    .addKeyValue("failure", broken)
                    .log("table-unreadable");
        }
    }

    private List<Telling> tellings(List<StoredEvent> events) {
        return events.stream().map(this::telling).toList();
    }

    private Telling telling(StoredEvent kept) {
        String frame = services.codec().write(news(kept, kept.event()));
        return kept.event() instanceof TableEvent.Said said
                ? new Telling(kept, frame, services.codec().write(news(kept, said.withheld())))
                : new Telling(kept, frame, frame);
    }

    private TableNews news(StoredEvent kept, TableEvent event) {
        return new TableNews.Happened(facts.id(), kept.seq(), kept.at(), event);
    }

    /** Takes events over in order; those known already are ignored. */
    private void apply(List<Telling> events) {
        applyOutages();
        for (Telling telling : events) {
            StoredEvent kept = telling.kept();
            if (kept.seq() == state.version() + 1) {
                state = state.pausing(outages, kept.at())
                        .with(kept.event(), kept.at())
                        .pausing(outages, Long.MAX_VALUE);
                // Whoever hears of the end may begin the next game at once, and must count as free by then.
                boolean over = kept.event() instanceof TableEvent.Finished;
                if (over) {
                    listener.happened(this, state, kept.event());
                }
                tell(telling);
                if (!over) {
                    listener.happened(this, state, kept.event());
                }
            }
        }
    }

    /** Who only watches where the chat is not open, or has blocked the speaker, hears that there was a remark, since versions have no gaps, but not which. */
    private void tell(Telling telling) {
        for (Subscriber subscriber : subscribers) {
            boolean hears = !(telling.kept().event() instanceof TableEvent.Said said) || hears(subscriber, said.by());
            subscriber.send(hears ? telling.frame() : telling.withheld());
        }
    }

    private boolean hears(Subscriber subscriber, Disc speaker) {
        return (facts.openChat() || !isWatcher(subscriber))
                && services.players()
                        .hears(subscriber.account(), facts.seat(speaker).account());
    }

    void tell(TableNews news) {
        if (subscribers.isEmpty()) {
            return;
        }
        String frame = services.codec().write(news);
        for (Subscriber subscriber : subscribers) {
            subscriber.send(frame);
        }
    }

    /** Seats or readmits somebody and hands over the whole table first; may wait for the players' cards. */
    public void join(Subscriber subscriber) {
        join(subscriber, services.cardsOf(facts));
    }

    /** The same with the players' cards; waits for nothing. */
    synchronized void join(Subscriber subscriber, PlayerCards cards) {
        watchersChanged |= subscribers.add(subscriber) && isWatcher(subscriber);
        // Who is there once the game is over concerns nobody.
        TableState seen = services.state(
                state(), cards, disc -> !state.isOver() && awaySince(disc) != 0, watchers(), subscriber.account());
        subscriber.send(services.codec().write(new TableNews.Seated(seen)));
    }

    /** Somebody hears no more; only by way of {@link Tables}, which knows where each one hears. */
    synchronized void leave(Subscriber subscriber) {
        watchersChanged |= subscribers.remove(subscriber) && isWatcher(subscriber);
    }

    private boolean isWatcher(Subscriber subscriber) {
        return state.facts().discOf(subscriber.account()).isEmpty();
    }

    /** Tells how many watch where that has changed; not at once, or a crowd that comes would tell everybody of everybody. */
    synchronized void tellWatchers() {
        if (watchersChanged) {
            watchersChanged = false;
            tell(new TableNews.Watchers(state.facts().id(), watchers()));
        }
    }

    /** How many watch without playing. */
    synchronized int watchers() {
        int count = 0;
        for (Subscriber subscriber : subscribers) {
            count += isWatcher(subscriber) ? 1 : 0;
        }
        return count;
    }

    /** Whether no request waits or is on its way to the disk. */
    public synchronized boolean isAtRest() {
        return !busy && waiting.isEmpty();
    }

    /** Whether nothing is being done, and nobody is here or nothing can be told any more. */
    synchronized boolean isIdle(long now) {
        return isAtRest() && (subscribers.isEmpty() || state.isTalkOver(now));
    }

    /** Who hears what is told. */
    synchronized Set<Subscriber> subscribers() {
        return Set.copyOf(subscribers);
    }

    /**
     * A player lost the last connection, or is back; a player who stays counts as away from this moment only. Whether the player is
     * here is asked under the table's lock, so that of two that look at once the later one has the last word.
     */
    synchronized void lookFor(Disc disc, BooleanSupplier isHere, long now, long claimAfter) {
        boolean away = !isHere.getAsBoolean();
        boolean was = awaySince(disc) != 0;
        if (was == away) {
            return;
        }
        if (disc == Disc.BLACK) {
            blackAwaySince = away ? now : 0;
        } else {
            whiteAwaySince = away ? now : 0;
        }
        if (!state.isOver()) {
            tell(new TableNews.AwayChanged(state.facts().id(), disc, away, away ? now + claimAfter : 0));
        }
    }

    /** Since when a player has been away, in milliseconds since 1970; 0 for one who is there. */
    synchronized long awaySince(Disc disc) {
        return disc == Disc.BLACK ? blackAwaySince : whiteAwaySince;
    }
}
