package reversi.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * One game in progress: it holds the rules, the turn, the clocks and the result, and asks each player in turn. Every call
 * is made on the render thread. A call that does not fit the state of the game changes nothing and says so in its result.
 */
public final class GameSession {
    private final GameSetup setup;
    private final Timeline timeline;
    private final GameClock clock;
    private final DrawOffers offers = new DrawOffers();
    private final Mailbox mailbox = new Mailbox();
    private final Questions questions;
    private final List<SessionListener> listeners = new ArrayList<>();
    private @Nullable Outcome outcome;
    private int holds;
    private boolean started;
    private boolean paused;
    private boolean closed;

    /** A new game, which waits for {@link #start}. */
    public GameSession(GameSetup setup, Player black, Player white) {
        this(setup, black, white, new GameClock(setup), null);
    }

    /**
     * A game that goes on where it was saved, which waits for {@link #start}; throws IllegalArgumentException for a saved
     * game with a {@link SavedGame#fault}.
     */
    public static GameSession resume(SavedGame saved, Player black, Player white) {
        saved.fault().ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        return new GameSession(saved.setup(), black, white, new GameClock(saved.setup()), saved);
    }

    private GameSession(GameSetup setup, Player black, Player white, GameClock clock, @Nullable SavedGame saved) {
        this.setup = setup;
        this.questions = new Questions(black, white, mailbox);
        this.clock = clock;
        this.timeline = new Timeline(setup.opened(), clock.times(), this::isUndoStop);
        if (saved != null) {
            timeline.restore(saved);
            clock.restore(saved.clocks());
            outcome = saved.outcome().orElse(null);
        }
    }

    private boolean isUndoStop(Turn turn) {
        boolean chosen = !turn.move().isPass();
        return setup.mode() == GameSetup.Mode.VERSUS_COMPUTER
                ? chosen && setup.seat(turn.mover()).isHuman()
                : chosen;
    }

    /** What was settled before the game. */
    public GameSetup setup() {
        return setup;
    }

    /** The turns played so far. */
    public Transcript transcript() {
        return timeline.transcript();
    }

    /** The position on the board. */
    public Position position() {
        return timeline.transcript().current();
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(outcome);
    }

    /** The clocks, to be read. */
    public GameClock clock() {
        return clock;
    }

    /** The side whose move the game waits for; empty before the start, in a pause and after the end. */
    public Optional<Disc> awaited() {
        return questions.asked();
    }

    /** Whether the game is paused. */
    public boolean isPaused() {
        return paused;
    }

    /** The side whose offer of a draw is open. */
    public Optional<Disc> drawOffer() {
        return offers.open();
    }

    /** Everything needed to go on with this game later. */
    public SavedGame saved() {
        return new SavedGame(setup, timeline.played(), timeline.undone(), timeline.history(), clock.times(), outcome());
    }

    /** Adds someone who hears of everything from now on. */
    public void addListener(SessionListener listener) {
        listeners.add(listener);
    }

    /** Tells a listener nothing more. */
    public void removeListener(SessionListener listener) {
        listeners.remove(listener);
    }

    /** Begins the game, or goes on with a saved one; returns whether it had not begun yet. */
    public boolean start() {
        if (started || closed) {
            return false;
        }
        started = true;
        Transcript transcript = transcript();
        tell(listener -> listener.started(transcript));
        if (outcome != null) {
            end(outcome);
        } else {
            goOn();
        }
        mailbox.deliver();
        return true;
    }

    /**
     * Plays a move for a side: the turn it made, or why it is refused. A side that the game does not wait for is refused
     * with NOT_YOUR_TURN, or GAME_OVER after the end. A pass that follows by force is played at once, as a turn of its own.
     */
    public Played play(Disc by, Move move) {
        Played played = attempt(by, move);
        if (played instanceof Played.Legal legal) {
            commit(legal.turn());
            if (position().mustPass()) {
                commit(position().play(Move.PASS).orThrow());
            }
            goOn();
        } else {
            Illegal reason = ((Played.Refused) played).reason();
            tell(listener -> listener.refused(by, move, reason));
        }
        mailbox.deliver();
        return played;
    }

    private Played attempt(Disc by, Move move) {
        if (outcome != null) {
            return new Played.Refused(Illegal.GAME_OVER);
        }
        return questions.isAsked(by) ? position().play(move) : new Played.Refused(Illegal.NOT_YOUR_TURN);
    }

    private void commit(Turn turn) {
        questions.answered();
        if (!turn.move().isPass()) {
            clock.moved(turn.mover());
            if (offers.open().equals(Optional.of(turn.mover().other()))) {
                closeOffer();
            }
        }
        timeline.play(turn, clock.times());
        tell(listener -> listener.played(turn));
    }

    /** After any change of position: the game ends, or the side to move is asked. */
    private void goOn() {
        Position position = position();
        if (position.isOver()) {
            end(Outcome.byDiscs(position));
            return;
        }
        tell(listener -> listener.turnOf(position.toMove()));
        if (!paused) {
            questions.ask(position.toMove(), this);
        }
    }

    private void end(Outcome result) {
        questions.forget();
        offers.close();
        outcome = result;
        tell(listener -> listener.ended(result));
        questions.gameOver(result);
    }

    /** Whether {@link #undo} would take something back. */
    public boolean canUndo() {
        return canRewind() && timeline.back().isPresent();
    }

    /**
     * Takes back the last move that a person may take back: against the computer the person's own last move and the reply
     * to it, even one still being thought about; otherwise the last placed disc. The clocks show again what they showed
     * then. A game that ended by its discs goes on; one that ended by resignation, on time or by agreement stays decided,
     * since no move can undo that. A watched game pauses. Returns whether anything was taken back.
     */
    public boolean undo() {
        return canRewind() && rewind(timeline.back());
    }

    /** Whether {@link #redo} would restore something. */
    public boolean canRedo() {
        return canRewind() && timeline.forward().isPresent();
    }

    /**
     * Restores what the last {@link #undo} took back, with the clocks as they were. What was taken back can be restored
     * until a different move is played. Returns whether anything was restored.
     */
    public boolean redo() {
        return canRewind() && rewind(timeline.forward());
    }

    private boolean canRewind() {
        return started && !closed && (outcome == null || outcome.reason() == Outcome.Reason.DISCS);
    }

    private boolean rewind(OptionalInt ply) {
        if (ply.isEmpty()) {
            return false;
        }
        questions.forget();
        closeOffer();
        outcome = null;
        if (setup.mode() == GameSetup.Mode.WATCH) {
            setPaused();
        }
        timeline.goTo(ply.getAsInt());
        clock.restore(timeline.times());
        Transcript transcript = transcript();
        tell(listener -> listener.rewound(transcript));
        goOn();
        mailbox.deliver();
        return true;
    }

    /**
     * Goes back to a number of plies, 0…{@link Transcript#plies()}, because a server says that the game is there. An
     * outcome is withdrawn. Returns whether anything changed.
     */
    public boolean goBack(int plies) {
        return started && !closed && plies < timeline.ply() && rewind(OptionalInt.of(plies));
    }

    /** Ends the game in a way that a server decided on; returns whether there was a running game to end. */
    public boolean decide(Outcome result) {
        return finish(result);
    }

    /** Shows what a server's clocks show; time that runs out here decides nothing. */
    public void showClocks(ClockTimes times) {
        clock.restore(times);
        Disc turn = position().toMove();
        if (isRunning() && clock.isTimed(turn) && clock.warnOnce(turn)) {
            tell(listener -> listener.lowTime(turn));
            mailbox.deliver();
        }
    }

    /** Whether the game has begun and nothing has ended it. */
    public boolean isRunning() {
        return started && !closed && outcome == null;
    }

    /** Gives the game up for one side; returns whether there was a running game to give up. */
    public boolean resign(Disc loser) {
        return finish(Outcome.lost(Outcome.Reason.RESIGNATION, loser, position()));
    }

    private boolean finish(Outcome result) {
        if (!isRunning()) {
            return false;
        }
        end(result);
        mailbox.deliver();
        return true;
    }

    /** Whether this side may offer a draw now: no offer is open, and its last one is ten plies ago. */
    public boolean canOfferDraw(Disc by) {
        return isRunning() && !paused && offers.mayOffer(by, timeline.ply());
    }

    /** Offers a draw to the other side, until that side answers or moves; returns whether the offer was made. */
    public boolean offerDraw(Disc by) {
        if (!canOfferDraw(by)) {
            return false;
        }
        offers.offer(by, timeline.ply());
        tell(listener -> listener.drawOffered(by));
        questions.offerDraw(by, this);
        mailbox.deliver();
        return true;
    }

    /** Answers the other side's open offer of a draw; returns whether there was one. */
    public boolean answerDraw(Disc by, boolean accepts) {
        if (!isRunning() || !offers.open().equals(Optional.of(by.other()))) {
            return false;
        }
        if (accepts) {
            end(Outcome.agreedDraw(position()));
        } else {
            closeOffer();
        }
        mailbox.deliver();
        return true;
    }

    private void closeOffer() {
        offers.close().ifPresent(by -> tell(listener -> listener.drawDeclined(by)));
    }

    /** Stops asking players and stops the clocks, until {@link #resume()}; returns whether the game was running on. */
    public boolean pause() {
        if (!isRunning() || paused) {
            return false;
        }
        setPaused();
        questions.forget();
        mailbox.deliver();
        return true;
    }

    private void setPaused() {
        if (!paused) {
            paused = true;
            tell(SessionListener::paused);
        }
    }

    /** Goes on after a pause; returns whether the game was paused. */
    public boolean resume() {
        if (!paused || closed) {
            return false;
        }
        paused = false;
        tell(SessionListener::resumed);
        if (isRunning() && awaited().isEmpty()) {
            questions.ask(position().toMove(), this);
        }
        mailbox.deliver();
        return true;
    }

    /** Asks for a single move in a paused game, which stays paused after it; returns whether one is asked for. */
    public boolean step() {
        if (!isRunning() || !paused || awaited().isPresent()) {
            return false;
        }
        questions.ask(position().toMove(), this);
        mailbox.deliver();
        return true;
    }

    /**
     * A player cannot move: tells the listeners why, in words for a person, and leaves the game as it is. The clock stands
     * still until the player is asked again, since the fault is the device's.
     */
    public void failed(Disc by, String message) {
        if (questions.isAsked(by)) {
            questions.stall();
            tell(listener -> listener.playerFailed(by, message));
            mailbox.deliver();
        }
    }

    /** Asks the awaited player once more, as after a failure; returns whether there is one to ask. */
    public boolean askAgain() {
        if (awaited().isEmpty()) {
            return false;
        }
        questions.askAgain(position().toMove(), this);
        mailbox.deliver();
        return true;
    }

    /** Stops the clocks while the screen shows what has happened, or is hidden; every hold needs its {@link #release}. */
    public void hold() {
        holds++;
    }

    /** Takes one {@link #hold} back. */
    public void release() {
        holds = Math.max(0, holds - 1);
    }

    /** Lets time pass: {@code millis}, 0 or more, run on the clock of the awaited side. At nothing left it loses the game. */
    public void tick(long millis) {
        Disc turn = questions.thinking();
        if (turn == null || paused || holds > 0 || millis <= 0 || !clock.isTimed(turn)) {
            return;
        }
        clock.run(turn, millis);
        if (clock.millisLeft(turn) == 0) {
            finish(Outcome.lost(Outcome.Reason.TIME, turn, position()));
        } else if (clock.warnOnce(turn)) {
            tell(listener -> listener.lowTime(turn));
            mailbox.deliver();
        }
    }

    /** Leaves the game without an outcome: players forget it, listeners hear nothing after that, and every call is refused. */
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        questions.forget();
        tell(SessionListener::closed);
        mailbox.post(listeners::clear);
        mailbox.deliver();
    }

    private void tell(Consumer<SessionListener> event) {
        mailbox.post(() -> List.copyOf(listeners).forEach(event));
    }
}
