package reversi.session;

import java.util.List;
import java.util.Optional;
import reversi.game.Clock;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Result;
import reversi.game.Verdict;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * One game in progress on this device: it holds the {@link Game}, asks each player in turn and tells its listeners what happened.
 * Every call is made on the render thread. A call that does not fit the state of the game changes nothing and says so in its result.
 */
public final class GameSession implements GameInProgress {
    private final EventQueue mailbox = new EventQueue();
    private final SessionListeners audience = new SessionListeners(mailbox);
    private final TurnRequests questions;
    private final GameEvent.Visitor telling = new Telling();
    private Game game;
    /** The milliseconds for which somebody's clock has run: the time of the game's events. */
    private long now;

    private int holds;
    private boolean begun;
    private boolean left;
    private boolean blackWarned;
    private boolean whiteWarned;

    /** A new game, which waits for {@link #start}. */
    public GameSession(GameSetup setup, Player black, Player white) {
        this(Game.start(setup, 0), black, white);
    }

    /** A game that goes on where it is, which waits for {@link #start}. */
    public GameSession(Game game, Player black, Player white) {
        this.game = game;
        this.now = game.clock().since();
        this.questions = new TurnRequests(black, white, mailbox);
    }

    /** The game as it is. */
    public Game game() {
        return game;
    }

    @Override
    public GameSetup setup() {
        return game.setup();
    }

    @Override
    public Transcript transcript() {
        return game.transcript();
    }

    @Override
    public Position position() {
        return game.position();
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Result> result() {
        return game.result();
    }

    @Override
    public Clock clock() {
        return game.clockAt(now);
    }

    @Override
    public Optional<Disc> awaited() {
        return questions.asked();
    }

    /** Whether the game is paused. */
    public boolean isPaused() {
        return game.paused();
    }

    @Override
    public Optional<Disc> drawOffer() {
        return game.draw().open();
    }

    /** The game as it is now, its clocks read: everything needed to go on with it later. */
    public Game snapshot() {
        return game.showing(clock().shown(), now);
    }

    /** Adds someone who hears of everything from now on. */
    public void addListener(SessionListener listener) {
        audience.add(listener);
    }

    /** Whether the game has begun and nobody has left it, ended or not. */
    private boolean isOpen() {
        return begun && !left;
    }

    /** Whether the game has begun and nothing has ended it. */
    public boolean isRunning() {
        return isOpen() && !game.isOver();
    }

    /** Begins the game, or goes on with a saved one; returns whether it had not begun yet. */
    public boolean start() {
        if (begun || left) {
            return false;
        }
        begun = true;
        Transcript transcript = transcript();
        audience.tell(listener -> listener.started(transcript));
        result().ifPresentOrElse(this::tellEnd, this::goOn);
        mailbox.deliver();
        return true;
    }

    @Override
    public Played play(Disc by, Move move) {
        Optional<Illegal> illegal = game.isOver()
                ? Optional.of(Illegal.GAME_OVER)
                : questions.isAsked(by) ? position().refusal(move) : Optional.of(Illegal.NOT_YOUR_TURN);
        Played played = illegal.isPresent()
                ? new Played.Refused(illegal.get())
                : position().play(move);
        if (illegal.isPresent()) {
            audience.tell(listener -> listener.refused(by, move, illegal.get()));
        } else {
            questions.answered();
            ask(by, new GameRequest.Play(transcript().plies() + 1, move));
            goOn();
        }
        mailbox.deliver();
        return played;
    }

    /** Asks the referee; what is granted happens. Returns whether it was. */
    private boolean ask(Disc by, GameRequest request) {
        if (!(Referee.judge(game, by, request, now, 0) instanceof Verdict.Granted granted)) {
            return false;
        }
        granted.events().forEach(this::happen);
        return true;
    }

    private void happen(GameEvent event) {
        Optional<Disc> offered = drawOffer();
        game = game.with(event, now);
        if (offered.isPresent() && drawOffer().isEmpty() && !game.isOver()) {
            audience.tell(listener -> listener.drawDeclined(offered.get()));
        }
        event.accept(telling);
    }

    private void tellEnd(Result how) {
        audience.tell(listener -> listener.ended(how));
    }

    /** After any change of position the side to move is asked, unless the game has ended or pauses. */
    private void goOn() {
        // An opening may leave nothing to play.
        Referee.forced(game).ifPresent(this::happen);
        if (game.isOver()) {
            return;
        }
        Disc turn = position().toMove();
        audience.tell(listener -> listener.turnOf(turn));
        if (!game.paused()) {
            questions.ask(turn, this);
        }
    }

    /** Whether {@link #undo} would take something back. */
    public boolean canUndo() {
        return isOpen() && game.undoPly().isPresent();
    }

    /**
     * Takes back the last move that a person may take back: against the computer the person's own last move and the reply
     * to it, even one still being thought about; otherwise the last placed disc. The clocks show again what they showed
     * then. A game that ended by its discs goes on; one that ended by resignation, on time or by agreement stays decided,
     * since no move can undo that. A watched game pauses. Returns whether anything was taken back.
     */
    public boolean undo() {
        return canUndo() && rewind(() -> ask(position().toMove(), GameRequest.Wish.UNDO));
    }

    /** Whether {@link #redo} would restore something. */
    public boolean canRedo() {
        return isOpen() && game.redoPly().isPresent();
    }

    /**
     * Restores what the last {@link #undo} took back, with the clocks as they were. What was taken back can be restored
     * until a different move is played. Returns whether anything was restored.
     */
    public boolean redo() {
        return canRedo() && rewind(() -> ask(position().toMove(), GameRequest.Wish.REDO));
    }

    /**
     * Goes to another state of the game at once, back or forth, as where a finished game is only looked at. Listeners hear that it was
     * rewound, and of the end where it has one there. A pass that the rules force there follows at once.
     */
    public void goTo(Game goal) {
        if (!isOpen()) {
            return;
        }
        questions.forget();
        game = goal;
        now = goal.clock().since();
        Transcript transcript = transcript();
        audience.tell(listener -> listener.rewound(transcript));
        forgetWarnings();
        result().ifPresentOrElse(this::tellEnd, this::goOn);
        mailbox.deliver();
    }

    private boolean rewind(Runnable change) {
        questions.forget();
        change.run();
        goOn();
        mailbox.deliver();
        return true;
    }

    /**
     * Goes where a server says that the game is, at a moment of the time that its clocks count. Listeners hear which turns were taken
     * back and played on the way, and of the end; nothing where only the clocks are others. Time that runs out here decides nothing.
     */
    public void follow(Game goal, long at) {
        if (!isOpen()) {
            return;
        }
        List<GameEvent> events = game.eventsTo(goal);
        now = at;
        for (GameEvent event : events) {
            // Whoever is asked did not make this event: a move of the server's takes the question back.
            questions.forget();
            game = game.with(event, at);
            event.accept(telling);
        }
        game = goal;
        if (!events.isEmpty()) {
            goOn();
            mailbox.deliver();
        }
        forgetWarnings();
        if (isRunning()) {
            warn(position().toMove());
        }
    }

    /** Tells once that the time of this side is getting short. */
    private void warn(Disc turn) {
        boolean isWarned = turn == Disc.BLACK ? blackWarned : whiteWarned;
        if (isWarned || !clock().isLow(turn)) {
            return;
        }
        blackWarned |= turn == Disc.BLACK;
        whiteWarned |= turn == Disc.WHITE;
        audience.tell(listener -> listener.lowTime(turn));
        mailbox.deliver();
    }

    /** A side with time enough again can be warned again. */
    private void forgetWarnings() {
        Clock clock = clock();
        blackWarned &= clock.isLow(Disc.BLACK);
        whiteWarned &= clock.isLow(Disc.WHITE);
    }

    /** Gives the game up for one side; returns whether there was a running game to give up. */
    public boolean resign(Disc loser) {
        return isRunning() && settle(loser, GameRequest.Wish.RESIGN);
    }

    private boolean settle(Disc by, GameRequest request) {
        boolean isDone = ask(by, request);
        mailbox.deliver();
        return isDone;
    }

    /** Whether this side may offer a draw now: no offer is open, and its last one is ten plies ago. */
    public boolean canOfferDraw(Disc by) {
        return isRunning() && Referee.judge(game, by, GameRequest.Wish.OFFER_DRAW, now, 0) instanceof Verdict.Granted;
    }

    /** Offers a draw to the other side, until that side answers or moves; returns whether the offer was made. */
    public boolean offerDraw(Disc by) {
        return isRunning() && settle(by, GameRequest.Wish.OFFER_DRAW);
    }

    @Override
    public boolean answerDraw(Disc by, boolean accepts) {
        return isRunning() && settle(by, GameRequest.answerDraw(accepts));
    }

    /** Stops asking players and stops the clocks, until {@link #resume()}; returns whether the game was running on. */
    public boolean pause() {
        if (!isRunning() || !ask(position().toMove(), GameRequest.Wish.PAUSE)) {
            return false;
        }
        questions.forget();
        mailbox.deliver();
        return true;
    }

    /** Goes on after a pause; returns whether the game was paused. */
    public boolean resume() {
        if (!isRunning() || !ask(position().toMove(), GameRequest.Wish.RESUME)) {
            return false;
        }
        if (awaited().isEmpty()) {
            questions.ask(position().toMove(), this);
        }
        mailbox.deliver();
        return true;
    }

    /** Asks for a single move in a paused game, which stays paused after it; returns whether one is asked for. */
    public boolean step() {
        if (!isRunning() || !game.paused() || awaited().isPresent()) {
            return false;
        }
        questions.ask(position().toMove(), this);
        mailbox.deliver();
        return true;
    }

    @Override
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
        holds++;
    }

    /** Takes one {@link #hold} back. */
    public void release() {
        holds = Math.max(0, holds - 1);
    }

    /** Lets time pass: {@code millis}, 0 or more, run on the clock of the awaited side. With none left it loses the game. */
    public void tick(long millis) {
        Disc turn = questions.thinking();
        if (turn == null || holds > 0 || millis <= 0 || !game.isRunning()) {
            return;
        }
        now += Math.min(millis, clock().millisLeft(turn));
        Optional<GameEvent> flag = Referee.flag(game, now, 0);
        if (flag.isPresent()) {
            happen(flag.get());
            mailbox.deliver();
        } else {
            warn(turn);
        }
    }

    /** Leaves the game without a result: players forget it, listeners hear nothing after that, and every call is refused. */
    public void close() {
        if (!left) {
            left = true;
            questions.forget();
            audience.tell(SessionListener::closed);
            audience.leave();
            mailbox.deliver();
        }
    }

    /** Tells the listeners, and whom it concerns, what has happened. */
    private final class Telling implements GameEvent.Visitor {
        @Override
        public void played(GameEvent.Played event) {
            Turn turn = transcript().turns().get(transcript().plies() - 1);
            audience.tell(listener -> listener.played(turn));
            if (setup().time().isPerMove()) {
                forgetWarnings();
            }
        }

        @Override
        public void takenBack(GameEvent.TakenBack event) {
            rewound();
        }

        @Override
        public void redone(GameEvent.Redone event) {
            rewound();
        }

        private void rewound() {
            Transcript transcript = transcript();
            audience.tell(listener -> listener.rewound(transcript));
            forgetWarnings();
        }

        @Override
        public void drawOffered(GameEvent.DrawOffered event) {
            audience.tell(listener -> listener.drawOffered(event.by()));
            questions.offerDraw(event.by(), GameSession.this);
        }

        /** That is told of every offer that lapses. */
        @Override
        public void drawDeclined(GameEvent.DrawDeclined event) {}

        @Override
        public void takebackOffered(GameEvent.TakebackOffered event) {
            throw new IllegalStateException("not at home: " + event);
        }

        @Override
        public void takebackDeclined(GameEvent.TakebackDeclined event) {
            throw new IllegalStateException("not at home: " + event);
        }

        @Override
        public void paused(GameEvent.Paused event) {
            audience.tell(SessionListener::paused);
        }

        @Override
        public void resumed(GameEvent.Resumed event) {
            audience.tell(SessionListener::resumed);
        }

        @Override
        public void ended(GameEvent.Ended event) {
            questions.forget();
            tellEnd(event.result());
        }
    }
}
