package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.platform.Thinker;
import reversi.players.Adviser;
import reversi.players.HumanPlayer;
import reversi.players.Pace;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.board.AnimationListener;
import reversi.screens.board.BoardAnimation;
import reversi.screens.board.BoardModel;
import reversi.screens.board.Tempo;
import reversi.screens.sound.MoveSounds;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;
import reversi.session.GameSession;
import reversi.session.SessionListener;

/**
 * A session and the board that shows it with a delay, as discs take their time. Nothing here draws; the board's time passes in
 * the actor that shows it, and the clocks' time is its {@link GameController}'s affair.
 */
public final class LiveGame {
    private final GameSession session;
    private final HumanPlayer human;
    private final BoardModel board;
    private final BoardAnimation animation;
    private final BoardAdvice advice;
    private final Sounds sounds;
    private final List<GameListener> listeners = new ArrayList<>();
    private Tempo tempo;
    private Optional<Position> asked = Optional.empty();
    /** How many plies are to be seen. */
    private int shownPlies;

    /** Answers of a legal square that a person chose whether it must not be played, or not yet. */
    private Predicate<Square> guard = square -> false;

    private boolean counts;
    private boolean isHolding;
    private boolean isOverShown;
    private boolean isResultShown;

    /**
     * A game whose board begins at the end of these turns.
     *
     * @param human who sits wherever the session has a person, and hears of squares chosen on the board
     * @param begin makes the session of these turns; its computer players keep the pace of the board
     */
    LiveGame(
            Transcript line,
            HumanPlayer human,
            Function<Pace, GameSession> begin,
            Thinker thinker,
            Sounds sounds,
            Tempo tempo) {
        this.human = human;
        this.sounds = sounds;
        this.tempo = tempo;
        this.board = new BoardModel(line.first(), tempo, new BoardEvents());
        this.animation = board.animation();
        board.show(line);
        this.session = begin.apply(animation::whenStill);
        this.shownPlies = line.plies();
        this.advice = new BoardAdvice(session, board, new Adviser(session, thinker), new AdviceEvents());
        session.addListener(new SessionEvents());
    }

    /** Lets somebody hear what is seen from now on. */
    public void addListener(GameListener listener) {
        listeners.add(listener);
    }

    private void tell(Consumer<GameListener> event) {
        for (int i = 0; i < listeners.size(); i++) {
            event.accept(listeners.get(i));
        }
    }

    /** Tells that something may look different now. */
    void changed() {
        tell(GameListener::changed);
    }

    /** The game itself, to be read, and to be told what a person wants. */
    public GameSession session() {
        return session;
    }

    /** The game as far as it is seen: what has not come down on the board yet, or been announced, is missing at its end. */
    public Transcript shownTranscript() {
        Transcript whole = session.transcript();
        return whole.upTo(Math.min(shownPlies, whole.plies()));
    }

    /** The board that shows it. */
    public BoardModel board() {
        return board;
    }

    /** Advice for the person to move. */
    public BoardAdvice advice() {
        return advice;
    }

    /** Who plays with whom. */
    public GameSetup.Mode mode() {
        return session.setup().mode();
    }

    /** The colour of the only person at the board; empty where there are two or none. */
    public Optional<Disc> person() {
        boolean isAlone = isPerson(Disc.BLACK) != isPerson(Disc.WHITE);
        return isAlone ? Optional.of(isPerson(Disc.BLACK) ? Disc.BLACK : Disc.WHITE) : Optional.empty();
    }

    /** Whether a person at this device sits at this side. */
    public boolean isPerson(Disc disc) {
        return session.setup().seat(disc).isHuman();
    }

    /** Whether anybody plays against a clock. */
    public boolean isTimed() {
        return session.clock().isTimed(Disc.BLACK) || session.clock().isTimed(Disc.WHITE);
    }

    /** Whether the computer of this device is thinking about its move now. */
    public boolean isThinking() {
        return !session.isStalled()
                && session.awaited()
                        .filter(disc -> session.setup().seat(disc).kind() == Seat.Kind.COMPUTER)
                        .isPresent();
    }

    /** Whether discs move or a pass is being announced. */
    public boolean isMoving() {
        return animation.isMoving();
    }

    /** The number of discs that show one colour now; it grows with every flip that is seen. */
    public int shownDiscs(Disc disc) {
        return animation.poses().count(disc);
    }

    /** How the game ended, once the last disc lies still; empty before. */
    public Optional<Result> shownOutcome() {
        return isOverShown ? session.result() : Optional.empty();
    }

    /** Whether the result stands beside the board. */
    public boolean isResultShown() {
        return isResultShown && shownOutcome().isPresent();
    }

    /** Lets the result of a game that is over stand beside the board, or takes it away. */
    void showResult(boolean shown) {
        isResultShown = shown;
        changed();
    }

    /** How fast discs move from the next turn on. */
    public void setTempo(Tempo next) {
        tempo = next;
        animation.setTempo(next);
    }

    /** How long a pass is announced, in milliseconds. */
    int passMillis() {
        return tempo.pass();
    }

    /** A person chose a square; out of turn nothing happens. */
    public void choose(Square square) {
        boolean isAsked = session.awaited().filter(this::isPerson).isPresent();
        boolean isEarly = animation.isMoving()
                && session.position().refusal(Move.at(square)).isPresent();
        if (isAsked && !isEarly && !guard.test(square)) {
            human.choose(square);
        }
    }

    /** From now on this answers of a square that a person chose in turn whether it must not be played, or not yet. */
    void guardBy(Predicate<Square> next) {
        guard = next;
    }

    /** Plays a square that a person chose, whoever guards it. */
    void place(Square square) {
        human.choose(square);
    }

    /** Leaves the game. */
    void close() {
        advice.cancel();
        session.close();
        animation.forgetWaiting();
    }

    /** Nobody's time counts while discs move. */
    private void holdWhileMoving() {
        boolean isMoving = animation.isMoving();
        if (isMoving != isHolding) {
            isHolding = isMoving;
            if (isMoving) {
                session.hold();
            } else {
                session.release();
            }
        }
    }

    /** Once all is still, the person whose turn it is may place a disc; to be called after whatever may change that. */
    private void offerBoard() {
        Optional<Position> now = session.awaited()
                .filter(disc -> isPerson(disc) && !animation.isMoving())
                .map(disc -> session.position());
        if (!now.equals(asked)) {
            asked = now;
            now.ifPresentOrElse(board::ask, board::askNobody);
        }
        changed();
    }

    /** Lets the discs be swept together and counted at the end of the game. */
    void countAtEnd() {
        counts = true;
    }

    /** Ends the counting of discs at once; answers whether there was any. */
    boolean skipCount() {
        boolean isCounting = animation.isCounting();
        if (isCounting) {
            animation.finish();
        }
        return isCounting;
    }

    private void showEnd(Result result) {
        isOverShown = true;
        sounds.play(endSound(result));
        changed();
        tell(listener -> listener.endShown(result));
    }

    private SoundName endSound(Result result) {
        if (result.isDraw()) {
            return SoundName.DRAW;
        }
        return isLost(result) ? SoundName.LOSE : SoundName.WIN;
    }

    /** Whether the only person here has lost by a result that is no draw. */
    boolean isLost(Result result) {
        return person().isPresent() && !result.winner().equals(person());
    }

    /** What becomes of advice is told to all who look. */
    private final class AdviceEvents implements GameListener {
        @Override
        public void changed() {
            LiveGame.this.changed();
        }

        @Override
        public void adviceFailed() {
            tell(GameListener::adviceFailed);
        }
    }

    /** What happens in the session goes to the board, where it will be seen, and to the loudspeaker. */
    private final class SessionEvents implements SessionListener {
        @Override
        public void started(Transcript line) {
            changed();
        }

        @Override
        public void played(Turn turn) {
            asked = Optional.empty();
            board.play(turn);
            holdWhileMoving();
            changed();
        }

        @Override
        public void refused(Disc by, Move move, Illegal reason) {
            sounds.play(SoundName.ILLEGAL);
            move.square().filter(board.variant()::contains).ifPresent(board::refuse);
        }

        @Override
        public void rewound(Transcript line) {
            asked = Optional.empty();
            isOverShown = false;
            isResultShown = false;
            shownPlies = line.plies();
            board.goTo(line);
            holdWhileMoving();
            changed();
        }

        @Override
        public void turnOf(Disc disc) {
            offerBoard();
        }

        @Override
        public void paused() {
            offerBoard();
        }

        @Override
        public void resumed() {
            offerBoard();
        }

        @Override
        public void drawOffered(Disc by) {
            if (isPerson(by.other())) {
                sounds.play(SoundName.MESSAGE);
            }
            changed();
        }

        @Override
        public void drawDeclined(Disc by) {
            sounds.play(SoundName.MESSAGE);
            changed();
        }

        @Override
        public void lowTime(Disc disc) {
            if (isPerson(disc)) {
                sounds.play(SoundName.LOW_TIME);
            }
            changed();
        }

        @Override
        public void playerFailed(Disc disc, String message) {
            changed();
        }

        @Override
        public void ended(Result result) {
            asked = Optional.empty();
            board.askNobody();
            animation.whenStill(() -> {
                if (counts && result.ending() == Ending.DISCS) {
                    animation.count();
                }
                animation.whenStill(() -> showEnd(result));
            });
            changed();
        }
    }

    /** What is seen on the board is heard, and published, at that moment. */
    private final class BoardEvents implements AnimationListener {
        private final MoveSounds heard = new MoveSounds(sounds, () -> tempo.ripple() > 0);

        @Override
        public void began(Turn turn) {
            heard.began(turn);
            changed();
        }

        @Override
        public void placed(Turn turn) {
            heard.placed(turn);
            shownPlies++;
            changed();
        }

        @Override
        public void flipping(Turn turn, Square square, int ring) {
            heard.flipping(turn, square, ring);
        }

        @Override
        public void swept(Square square) {
            heard.swept(square, board.variant().size());
        }

        @Override
        public void moved() {
            tell(GameListener::discsMoved);
        }

        @Override
        public void passed(Turn turn) {
            heard.passed(turn);
            shownPlies++;
            changed();
            tell(listener -> listener.passShown(turn.mover()));
        }

        @Override
        public void settled(Position position) {
            holdWhileMoving();
            offerBoard();
        }
    }
}
