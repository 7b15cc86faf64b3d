package reversi.players.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import reversi.game.Clock;
import reversi.game.ClockTimes;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Seat;
import reversi.game.Verdict;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.Remark;
import reversi.online.TableEvent;
import reversi.online.TableNews.AwayChanged;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;

/** A table as this client knows it: the last snapshot and the events after it. Only its {@link OnlineClient} changes it. */
public final class OnlineTable {
    /** How often in a row a server that is behind its own events is asked for the table. */
    private static final int MOST_IDLE_SNAPSHOTS = 3;

    private final long id;
    private final GameTerms terms;
    private final long started;
    private PlayerCard black;
    private PlayerCard white;
    private int version;
    /** The confirmed game; its clock counts the server's milliseconds since 1970. */
    private Game game;

    private List<Remark> chat;
    private boolean isChatOpen;
    private long blackClaimAt;
    private long whiteClaimAt;
    private boolean isBlackAway;
    private boolean isWhiteAway;
    private final CurrentUser self;
    private final LongSupplier claimAfter;
    private int watchers;
    private @Nullable Finish finish;
    private boolean isGapKnown;
    private int newest;
    /** How many snapshots in a row told nothing new. */
    private int idleSnapshots;

    private GameRequest.@Nullable Play pending;
    private long pendingAt;
    /** The link on which the pending move was sent; -1 before it was on any. */
    private int pendingLink = -1;

    /** The game with what is known to follow. */
    private Game ahead;

    /** {@code claimAfter} tells how long an opponent must be away before the win can be claimed, in milliseconds. */
    OnlineTable(TableState state, CurrentUser self, LongSupplier claimAfter) {
        this.self = self;
        this.claimAfter = claimAfter;
        id = state.id();
        terms = state.terms();
        started = state.started();
        black = state.black();
        white = state.white();
        chat = List.of();
        game = game(state);
        ahead = game;
        renew(state);
    }

    /** Takes over a snapshot; an older one than what is known is ignored. Returns whether it was taken. */
    boolean renew(TableState state) {
        isGapKnown = false;
        idleSnapshots = state.version() > version ? 0 : idleSnapshots + 1;
        if (state.version() < version) {
            return false;
        }
        black = state.black();
        white = state.white();
        version = state.version();
        game = game(state);
        isChatOpen = state.openChat();
        chat = state.chat();
        isBlackAway = state.away().contains(Disc.BLACK);
        isWhiteAway = state.away().contains(Disc.WHITE);
        blackClaimAt = claimAt(isBlackAway, blackClaimAt, state.at());
        whiteClaimAt = claimAt(isWhiteAway, whiteClaimAt, state.at());
        watchers = state.watchers();
        finish = state.finish().orElse(null);
        lookAhead();
        return true;
    }

    /** For how long somebody has been away a snapshot doesn't tell: from it on is the latest that can be. */
    private long claimAt(boolean isAway, long known, long at) {
        if (!isAway) {
            return 0;
        }
        return known > 0 ? known : at + claimAfter.getAsLong();
    }

    /** The game of a snapshot, as far as the rules can follow it. What the clocks showed earlier it does not tell. */
    private Game game(TableState state) {
        GameSetup setup = new GameSetup(terms.variant(), seat(black), seat(white), terms.time());
        Game game = Game.start(setup, Clock.start(setup, state.at()).showing(state.clocks(), state.at()));
        for (Move move : state.moves()) {
            GameEvent.Played played = new GameEvent.Played(game.transcript().plies() + 1, move, state.clocks());
            if (!game.allows(played)) {
                break;
            }
            game = game.with(played, state.at());
        }
        if (state.drawOffer().isPresent()) {
            game = game.with(new GameEvent.DrawOffered(state.drawOffer().get()), state.at());
        }
        if (state.takebackOffer().isPresent()) {
            game = game.with(new GameEvent.TakebackOffered(state.takebackOffer().get()), state.at());
        }
        return state.finish().isPresent()
                ? game.with(new GameEvent.Ended(state.finish().get().result(game.position())), state.at())
                : game;
    }

    private Seat seat(PlayerCard player) {
        return self.isPlayer(player.id()) ? Seat.human(player.name()) : Seat.remote(player.name());
    }

    /** What an event did to a table. */
    enum Effect {
        /** It is known already. */
        KNOWN,
        /** It was applied. */
        APPLIED,
        /** Something before it is missing, and the whole table is to be asked for. */
        GAP,
        /** As {@link #GAP}, and the whole table has been asked for already. */
        STILL_GAP
    }

    Effect apply(int next, long at, TableEvent event) {
        newest = Math.max(newest, next);
        if (next <= version) {
            return Effect.KNOWN;
        }
        if (next > version + 1 || !fits(event)) {
            if (isGapKnown) {
                return Effect.STILL_GAP;
            }
            isGapKnown = true;
            idleSnapshots = 0;
            return Effect.GAP;
        }
        version = next;
        idleSnapshots = 0;
        change(at, event);
        return Effect.APPLIED;
    }

    private boolean fits(TableEvent event) {
        return event.inGame(position()).map(game::allows).orElse(true);
    }

    private void change(long at, TableEvent event) {
        event.inGame(position()).ifPresent(happened -> game = game.with(happened, at));
        event.visit(shared -> {}, said -> heard(said, at), end -> finish = end);
        lookAhead();
    }

    private void heard(TableEvent.Said said, long at) {
        if (!said.isWithheld()) {
            List<Remark> longer = new ArrayList<>(chat);
            longer.add(new Remark(player(said.by()).id(), at, said.text()));
            chat = List.copyOf(longer);
        }
    }

    /**
     * Whether something that was heard of is still missing after a snapshot and worth asking for: where some in a row told nothing new,
     * the server is behind itself, and tells the rest when it has caught up.
     */
    boolean isBehind() {
        return newest > version && !isGapKnown && idleSnapshots < MOST_IDLE_SNAPSHOTS;
    }

    /** The whole table has been asked for. */
    void asked() {
        isGapKnown = true;
    }

    void setAway(AwayChanged change) {
        if (change.disc() == Disc.BLACK) {
            isBlackAway = change.away();
            blackClaimAt = change.claimAt();
        } else {
            isWhiteAway = change.away();
            whiteClaimAt = change.claimAt();
        }
    }

    void setWatchers(int count) {
        watchers = count;
    }

    /** One's own move is on its way since {@code at}, in the server's milliseconds since 1970. */
    void setPending(Move move, long at) {
        pending = new GameRequest.Play(game.transcript().plies() + 1, move);
        pendingAt = at;
        pendingLink = -1;
        lookAhead();
    }

    /** The pending move was sent on a link. */
    void setPendingSent(int link) {
        pendingLink = link;
    }

    boolean isPendingSent(int link) {
        return pendingLink == link;
    }

    /** One's own move was refused. */
    void refused(GameRequest.Play play) {
        if (play.equals(pending)) {
            pending = null;
            lookAhead();
        }
    }

    /**
     * One's own move is one event ahead of the server; what it leads to, and what the rules force, both sides know at once. It is on its
     * way no longer once its ply is played, by whatever move, or it can't come any more.
     */
    private void lookAhead() {
        Game known = game.shown();
        if (pending != null) {
            Disc mine = self.isPlayer(black.id()) ? Disc.BLACK : Disc.WHITE;
            if (Referee.judge(known, mine, pending, pendingAt, 0) instanceof Verdict.Granted granted) {
                Game next = known;
                for (GameEvent event : granted.events()) {
                    next = next.with(event, pendingAt);
                }
                ahead = next.showing(known.clockAt(pendingAt).shown(), pendingAt);
                return;
            }
            pending = null;
        }
        long since = known.clock().since();
        ahead = Referee.forced(known).map(event -> known.with(event, since)).orElse(known);
    }

    /** One's own move that the server has not confirmed yet. */
    public Optional<GameRequest.Play> pending() {
        return Optional.ofNullable(pending);
    }

    /** The number of the table. */
    public long id() {
        return id;
    }

    /** What was agreed on. */
    public GameTerms terms() {
        return terms;
    }

    /** When it began, in milliseconds since 1970. */
    public long started() {
        return started;
    }

    /** Who plays a side. */
    public PlayerCard player(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** The side that a player has; empty for somebody who watches. */
    public Optional<Disc> side(long player) {
        if (black.id() == player) {
            return Optional.of(Disc.BLACK);
        }
        return white.id() == player ? Optional.of(Disc.WHITE) : Optional.empty();
    }

    /** Whether one sits here oneself. */
    boolean isMine() {
        return self.card().flatMap(card -> side(card.id())).isPresent();
    }

    /** The version of the last event known. */
    public int version() {
        return version;
    }

    /** The confirmed game. */
    public Game game() {
        return game;
    }

    /** The game to be shown: the confirmed one, one's own move that is on its way, and what the rules make follow. Offers, and what was taken back, are not part of it. */
    Game ahead() {
        return ahead;
    }

    /** The confirmed turns. */
    public Transcript transcript() {
        return game.transcript();
    }

    /** The confirmed position. */
    public Position position() {
        return game.position();
    }

    /**
     * What both clocks show at a moment of the server's time, in milliseconds since 1970. From one's own move on they stand
     * still until the server has it: it is no longer one's own turn, and whether the opponent's time runs isn't known yet.
     */
    public ClockTimes clocksAt(long at) {
        return game.clockAt(clockTime(at)).shown();
    }

    /** The moment that the clocks show at a moment. */
    long clockTime(long at) {
        return pending == null ? at : Math.min(at, pendingAt);
    }

    /** The side whose offer of a draw is open. */
    public Optional<Disc> drawOffer() {
        return game.draw().open();
    }

    /** The side whose wish to take back is open. */
    public Optional<Disc> takebackOffer() {
        return game.takeback().open();
    }

    /** What was said, the oldest first. */
    public List<Remark> chat() {
        return chat;
    }

    /** Whether the player of a side isn't connected. */
    public boolean isAway(Disc disc) {
        return disc == Disc.BLACK ? isBlackAway : isWhiteAway;
    }

    /** Whether spectators hear what the players say. */
    public boolean isChatOpen() {
        return isChatOpen;
    }

    /** From when on the opponent of a side that is away can claim the win, in the server's time; 0 where that isn't known or can't be. */
    public long claimAt(Disc disc) {
        return disc == Disc.BLACK ? blackClaimAt : whiteClaimAt;
    }

    /** How many watch. */
    public int watchers() {
        return watchers;
    }

    /** How it ended; empty while it goes on. */
    public Optional<Finish> finish() {
        return Optional.ofNullable(finish);
    }
}
