package reversi.players.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import reversi.online.Finish;
import reversi.online.PlayerCard;
import reversi.online.Remark;
import reversi.online.TableEvent;
import reversi.online.TableNews.AwayChanged;
import reversi.online.TableState;
import reversi.online.Terms;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.session.ClockTimes;
import reversi.session.TimeControl;

/** A table as this client knows it: the last snapshot and the events after it. Only its {@link OnlineClient} changes it. */
public final class OnlineTable {
    private final long id;
    private final Terms terms;
    private PlayerCard black;
    private PlayerCard white;
    private int version;
    private Transcript transcript;
    private ClockTimes clocks;
    private long clocksAt;
    private @Nullable Disc drawOffer;
    private @Nullable Disc takebackOffer;
    private List<Remark> chat;
    private boolean isChatOpen;
    private long blackClaimAt;
    private long whiteClaimAt;
    private boolean isBlackAway;
    private boolean isWhiteAway;
    private final LongSupplier claimAfter;
    private int watchers;
    private @Nullable Finish finish;
    private boolean isGapKnown;
    private int newest;
    private @Nullable Move pending;
    private int pendingPly;
    private long pendingAt;

    /** {@code claimAfter} tells how long an opponent must be away before the win can be claimed, in milliseconds. */
    OnlineTable(TableState state, LongSupplier claimAfter) {
        this.claimAfter = claimAfter;
        id = state.id();
        terms = state.terms();
        black = state.black();
        white = state.white();
        chat = List.of();
        transcript = Transcript.start(terms.variant());
        clocks = state.clocks();
        renew(state);
    }

    /** Takes over a snapshot; an older one than what is known is ignored. Returns whether it was taken. */
    boolean renew(TableState state) {
        isGapKnown = false;
        if (state.version() < version) {
            return false;
        }
        black = state.black();
        white = state.white();
        version = state.version();
        transcript = replay(state.terms(), state.moves());
        clocks = state.clocks();
        clocksAt = state.at();
        drawOffer = state.drawOffer().orElse(null);
        takebackOffer = state.takebackOffer().orElse(null);
        isChatOpen = state.openChat();
        chat = state.chat();
        isBlackAway = state.away().contains(Disc.BLACK);
        isWhiteAway = state.away().contains(Disc.WHITE);
        blackClaimAt = claimAt(isBlackAway, blackClaimAt, state.at());
        whiteClaimAt = claimAt(isWhiteAway, whiteClaimAt, state.at());
        watchers = state.watchers();
        finish = state.finish().orElse(null);
        settlePending();
        return true;
    }

    /** For how long somebody has been away a snapshot doesn't tell: from it on is the latest that can be. */
    private long claimAt(boolean isAway, long known, long at) {
        if (!isAway) {
            return 0;
        }
        return known > 0 ? known : at + claimAfter.getAsLong();
    }

    /** The game as far as the rules can follow it. */
    private static Transcript replay(Terms terms, List<Move> moves) {
        Transcript line = Transcript.start(terms.variant());
        for (Move move : moves) {
            if (!(line.current().play(move) instanceof Played.Legal legal)) {
                return line;
            }
            line = line.with(legal.turn());
        }
        return line;
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
            Effect effect = isGapKnown ? Effect.STILL_GAP : Effect.GAP;
            isGapKnown = true;
            return effect;
        }
        version = next;
        change(at, event);
        return Effect.APPLIED;
    }

    private boolean fits(TableEvent event) {
        if (event instanceof TableEvent.Played played) {
            return played.ply() == transcript.plies() + 1 && position().play(played.move()) instanceof Played.Legal;
        }
        return !(event instanceof TableEvent.TakenBack back) || back.plies() <= transcript.plies();
    }

    private void change(long at, TableEvent event) {
        if (event instanceof TableEvent.Played played) {
            if (Optional.of(position().toMove().other()).equals(drawOffer())) {
                drawOffer = null;
            }
            takebackOffer = null;
            transcript = transcript.with(position().play(played.move()).orThrow());
            setClocks(played.clocks(), at);
            settlePending();
        } else if (event instanceof TableEvent.TakenBack back) {
            takebackOffer = null;
            drawOffer = null;
            transcript = transcript.upTo(back.plies());
            setClocks(back.clocks(), at);
            settlePending();
        } else if (event instanceof TableEvent.DrawOffered offer) {
            drawOffer = offer.by();
        } else if (event instanceof TableEvent.DrawDeclined) {
            drawOffer = null;
        } else if (event instanceof TableEvent.TakebackOffered offer) {
            takebackOffer = offer.by();
        } else if (event instanceof TableEvent.TakebackDeclined) {
            takebackOffer = null;
        } else if (event instanceof TableEvent.Said said && !said.isWithheld()) {
            List<Remark> longer = new ArrayList<>(chat);
            longer.add(new Remark(player(said.by()).id(), at, said.text()));
            chat = List.copyOf(longer);
        } else if (event instanceof TableEvent.Finished finished) {
            end(at, finished.finish());
        }
    }

    private void end(long at, Finish how) {
        pending = null;
        clocks = clocksAt(at);
        clocksAt = at;
        finish = how;
        drawOffer = null;
        takebackOffer = null;
    }

    private void setClocks(ClockTimes times, long at) {
        clocks = times;
        clocksAt = at;
    }

    /** Whether something that was heard of is still missing after a snapshot. */
    boolean isBehind() {
        return newest > version && !isGapKnown;
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
        pending = move;
        pendingAt = at;
        pendingPly = transcript.plies() + 1;
    }

    /** One's own move was refused, or is to be forgotten. */
    void forgetPending() {
        pending = null;
    }

    /** A move is no longer on its way once its ply is played, by whatever move, or can't come any more. */
    private void settlePending() {
        if (transcript.plies() + 1 != pendingPly || finish != null) {
            pending = null;
        }
    }

    /** One's own move that the server has not confirmed yet. */
    public Optional<Move> pending() {
        return Optional.ofNullable(pending);
    }

    /** The number of the table. */
    public long id() {
        return id;
    }

    /** What was agreed on. */
    public Terms terms() {
        return terms;
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

    /** The version of the last event known. */
    public int version() {
        return version;
    }

    /** The confirmed turns. */
    public Transcript transcript() {
        return transcript;
    }

    /** The confirmed position. */
    public Position position() {
        return transcript.current();
    }

    /**
     * What both clocks show at a moment of the server's time, in milliseconds since 1970. From one's own move on they stand
     * still until the server has it: it is no longer one's own turn, and whether the opponent's time runs isn't known yet.
     */
    public ClockTimes clocksAt(long at) {
        boolean runs = finish == null
                && terms.time().kind() != TimeControl.Kind.NONE
                && !position().isOver();
        long until = pending == null ? at : Math.min(at, pendingAt);
        long spent = runs ? Math.max(0, until - clocksAt) : 0;
        boolean isBlack = position().toMove() == Disc.BLACK;
        return new ClockTimes(
                Math.max(0, clocks.black() - (isBlack ? spent : 0)),
                Math.max(0, clocks.white() - (isBlack ? 0 : spent)));
    }

    /** The side whose offer of a draw is open. */
    public Optional<Disc> drawOffer() {
        return Optional.ofNullable(drawOffer);
    }

    /** The side whose wish to take back is open. */
    public Optional<Disc> takebackOffer() {
        return Optional.ofNullable(takebackOffer);
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
