package reversi.session;

import java.util.Optional;
import java.util.OptionalInt;
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
    private final Audience audience = new Audience(mailbox);
    private final Questions questions;
    private final Phase phase = new Phase();

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
        this.timeline = new Timeline(setup.opened(), clock.times(), setup::isUndoStop);
        if (saved != null) {
            timeline.restore(saved);
            clock.restore(saved.clocks());
            phase.end(saved.outcome().orElse(null));
        }
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
        return Optional.ofNullable(phase.outcome());
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
        return phase.isPaused();
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
        audience.add(listener);
    }

    /** Tells a listener nothing more. */
    public void removeListener(SessionListener listener) {
        audience.remove(listener);
    }

    /** Begins the game, or goes on with a saved one; returns whether it had not begun yet. */
    public boolean start() {
        if (!phase.begin()) {
            return false;
        }
        Transcript transcript = transcript();
        audience.tell(listener -> listener.started(transcript));
        outcome().ifPresentOrElse(this::end, this::goOn);
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
            audience.tell(listener -> listener.refused(by, move, reason));
        }
        mailbox.deliver();
        return played;
    }

    private Played attempt(Disc by, Move move) {
        if (phase.outcome() != null) {
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
        audience.tell(listener -> listener.played(turn));
    }

    /** After any change of position: the game ends, or the side to move is asked. */
    private void goOn() {
        Position position = position();
        if (position.isOver()) {
            end(Outcome.byDiscs(position));
            return;
        }
        audience.tell(listener -> listener.turnOf(position.toMove()));
        if (!phase.isPaused()) {
            questions.ask(position.toMove(), this);
        }
    }

    private void end(Outcome result) {
        questions.forget();
        offers.close();
        phase.end(result);
        audience.tell(listener -> listener.ended(result));
        questions.gameOver(result);
    }

    /** Whether {@link #undo} would take something back. */
    public boolean canUndo() {
        return phase.canRewind() && timeline.back().isPresent();
    }

    /**
     * Takes back the last move that a person may take back: against the computer the person's own last move and the reply
     * to it, even one still being thought about; otherwise the last placed disc. The clocks show again what they showed
     * then. A game that ended by its discs goes on; one that ended by resignation, on time or by agreement stays decided,
     * since no move can undo that. A watched game pauses. Returns whether anything was taken back.
     */
    public boolean undo() {
        return phase.canRewind() && rewind(timeline.back());
    }

    /** Whether {@link #redo} would restore something. */
    public boolean canRedo() {
        return phase.canRewind() && timeline.forward().isPresent();
    }

    /**
     * Restores what the last {@link #undo} took back, with the clocks as they were. What was taken back can be restored
     * until a different move is played. Returns whether anything was restored.
     */
    public boolean redo() {
        return phase.canRewind() && rewind(timeline.forward());
    }

    private boolean rewind(OptionalInt ply) {
        if (ply.isEmpty()) {
            return false;
        }
        questions.forget();
        closeOffer();
        phase.end(null);
        if (setup.mode() == GameSetup.Mode.WATCH) {
            setPaused();
        }
        timeline.goTo(ply.getAsInt());
        clock.restore(timeline.times());
        Transcript transcript = transcript();
        audience.tell(listener -> listener.rewound(transcript));
        goOn();
        mailbox.deliver();
        return true;
    }

    /**
     * Goes back to a number of plies, 0…{@link Transcript#plies()}, because a server says that the game is there. An
     * outcome is withdrawn. Returns whether anything changed.
     */
    public boolean goBack(int plies) {
        return phase.isOpen() && plies < timeline.ply() && rewind(OptionalInt.of(plies));
    }

    /** Ends the game in a way that a server decided on; returns whether there was a running game to end. */
    public boolean decide(Outcome result) {
        if (!isRunning()) {
            return false;
        }
        end(result);
        mailbox.deliver();
        return true;
    }

    /** Shows what a server's clocks show; time that runs out here decides nothing. */
    public void showClocks(ClockTimes times) {
        clock.restore(times);
        Disc turn = position().toMove();
        if (isRunning() && clock.isTimed(turn) && clock.warnOnce(turn)) {
            audience.tell(listener -> listener.lowTime(turn));
            mailbox.deliver();
        }
    }

    /** Whether the game has begun and nothing has ended it. */
    public boolean isRunning() {
        return phase.isRunning();
    }

    /** Gives the game up for one side; returns whether there was a running game to give up. */
    public boolean resign(Disc loser) {
        return decide(Outcome.lost(Outcome.Reason.RESIGNATION, loser, position()));
    }

    /** Whether this side may offer a draw now: no offer is open, and its last one is ten plies ago. */
    public boolean canOfferDraw(Disc by) {
        return isRunning() && !phase.isPaused() && offers.mayOffer(by, timeline.ply());
    }

    /** Offers a draw to the other side, until that side answers or moves; returns whether the offer was made. */
    public boolean offerDraw(Disc by) {
        if (!canOfferDraw(by)) {
            return false;
        }
        offers.offer(by, timeline.ply());
        audience.tell(listener -> listener.drawOffered(by));
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
        offers.close().ifPresent(by -> audience.tell(listener -> listener.drawDeclined(by)));
    }

    /** Stops asking players and stops the clocks, until {@link #resume()}; returns whether the game was running on. */
    public boolean pause() {
        if (!isRunning() || phase.isPaused()) {
            return false;
        }
        setPaused();
        questions.forget();
        mailbox.deliver();
        return true;
    }

    private void setPaused() {
        if (phase.setPaused(true)) {
            audience.tell(SessionListener::paused);
        }
    }

    /** Goes on after a pause; returns whether the game was paused. */
    public boolean resume() {
        if (phase.isLeft() || !phase.setPaused(false)) {
            return false;
        }
        audience.tell(SessionListener::resumed);
        if (isRunning() && awaited().isEmpty()) {
            questions.ask(position().toMove(), this);
        }
        mailbox.deliver();
        return true;
    }

    /** Asks for a single move in a paused game, which stays paused after it; returns whether one is asked for. */
    public boolean step() {
        if (!isRunning() || !phase.isPaused() || awaited().isPresent()) {
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
            audience.tell(listener -> listener.playerFailed(by, message));
            mailbox.deliver();
        }
    }

    /** Whether the awaited player has said that it cannot move. */
    public boolean isStalled() {
        return questions.isStalled();
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
        clock.hold();
    }

    /** Takes one {@link #hold} back. */
    public void release() {
        clock.release();
    }

    /** Lets time pass: {@code millis}, 0 or more, run on the clock of the awaited side. At nothing left it loses the game. */
    public void tick(long millis) {
        Disc turn = questions.thinking();
        if (turn == null || phase.isPaused() || millis <= 0 || !clock.run(turn, millis)) {
            return;
        }
        if (clock.millisLeft(turn) == 0) {
            decide(Outcome.lost(Outcome.Reason.TIME, turn, position()));
        } else if (clock.warnOnce(turn)) {
            audience.tell(listener -> listener.lowTime(turn));
            mailbox.deliver();
        }
    }

    /** Leaves the game without an outcome: players forget it, listeners hear nothing after that, and every call is refused. */
    public void close() {
        if (phase.leave()) {
            questions.forget();
            audience.tell(SessionListener::closed);
            audience.leave();
            mailbox.deliver();
        }
    }
}
