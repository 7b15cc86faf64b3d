package reversi.screens.game;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.Level;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.online.TableEvent;
import reversi.platform.Thinker;
import reversi.players.Adviser;
import reversi.players.ComputerPlayer;
import reversi.players.HumanPlayer;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineTable;
import reversi.players.online.TableGame;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.board.BoardAnimation;
import reversi.screens.board.BoardModel;
import reversi.screens.board.Tempo;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;
import reversi.session.GameSession;
import reversi.session.Player;
import reversi.session.SavedGame;

/**
 * A game being played on this device: the session, who sits at it, and the board that shows it with a delay, as discs take
 * their time. Nothing here draws; time passes only through {@link #tick}.
 */
public final class LiveGame {
    private static final int MILLIS = 1000;
    /** After the game was out of sight, its clocks may not have run. */
    private static final float LONGEST_TICK = 1.1f;

    private final GameSession session;
    private final HumanPlayer human = new HumanPlayer();
    private final BoardAdvice advice;
    private final BoardAnimation animation;
    private final BoardModel board;
    private final Sounds sounds;
    private final @Nullable GameKeeper keeper;
    private final @Nullable TableGame table;
    private GameEvents events = new NoEvents();
    private Tempo tempo;
    private WatchSpeed speed = WatchSpeed.NORMAL;
    private @Nullable Position asked;
    /** Less than a millisecond that the clocks were not told of yet. */
    private float passed;

    /** How many plies are to be seen. */
    private int shownPlies;

    private boolean isHolding;
    private boolean isOverShown;
    private boolean isResultShown;
    /** A game counts once on the ladder, even when its end is undone and played again. */
    private boolean isCounted;

    /** A new game, which begins with {@link #start}. */
    public static LiveGame begin(
            GameSetup setup, Thinker thinker, Sounds sounds, GameKeeper keeper, Tempo tempo, long seed) {
        return new LiveGame(setup, null, thinker, sounds, keeper, tempo, seed);
    }

    /** A saved game, which goes on with {@link #start}. */
    public static LiveGame resume(
            SavedGame saved, Thinker thinker, Sounds sounds, GameKeeper keeper, Tempo tempo, long seed) {
        return new LiveGame(saved.setup(), saved, thinker, sounds, keeper, tempo, seed);
    }

    /** The game of a table on a server, which goes on with {@link #start}; nothing of it is kept on this device. */
    public static LiveGame online(OnlineClient client, OnlineTable table, Thinker thinker, Sounds sounds, Tempo tempo) {
        return new LiveGame(client, table, thinker, sounds, tempo);
    }

    private LiveGame(
            GameSetup setup,
            @Nullable SavedGame saved,
            Thinker thinker,
            Sounds sounds,
            GameKeeper keeper,
            Tempo tempo,
            long seed) {
        this.sounds = sounds;
        this.keeper = keeper;
        this.table = null;
        this.tempo = tempo;
        Transcript transcript = saved == null ? setup.opened() : saved.transcript();
        this.board = boardWith(transcript);
        this.animation = board.animation();
        Player black = player(setup.black(), thinker, seed);
        Player white = player(setup.white(), thinker, ~seed);
        this.session = saved == null ? new GameSession(setup, black, white) : GameSession.resume(saved, black, white);
        this.advice = new BoardAdvice(this, new Adviser(session, thinker));
        session.addListener(new GameSessionListener(this));
        shownPlies = session.transcript().plies();
        setTempo(tempo);
    }

    private LiveGame(OnlineClient client, OnlineTable at, Thinker thinker, Sounds sounds, Tempo tempo) {
        this.sounds = sounds;
        this.keeper = null;
        this.tempo = tempo;
        TableGame made = new TableGame(client, at, human);
        this.table = made;
        this.session = made.session();
        this.board = boardWith(session.transcript());
        this.animation = board.animation();
        this.advice = new BoardAdvice(this, new Adviser(session, thinker));
        session.addListener(new GameSessionListener(this));
        shownPlies = session.transcript().plies();
        setTempo(tempo);
    }

    private BoardModel boardWith(Transcript transcript) {
        BoardModel made = new BoardModel(
                transcript.first(),
                tempo,
                new TurnCues(sounds, this::seen, this::announce, this::changed, this::settled, this::isRippling));
        made.show(transcript);
        return made;
    }

    private Player player(Seat seat, Thinker thinker, long seed) {
        if (seat.isHuman()) {
            return human;
        }
        Level level = Level.of(Math.min(seat.level(), Level.all().size()));
        Level timed = seat.seconds() == 0 ? level : level.within(MILLIS * seat.seconds());
        return new ComputerPlayer(timed, thinker, animation::whenStill, seed);
    }

    /** Tells a page what happens from now on. */
    void tell(GameEvents listener) {
        events = listener;
    }

    /** Lets the game begin or go on. */
    public void start() {
        if (table == null) {
            session.start();
        } else {
            table.start();
        }
    }

    /** Something happened at the table on the server. */
    void happened(TableEvent event) {
        if (table != null) {
            table.happened(event);
        }
    }

    /** Goes to where the table on the server is, of which all was told anew. */
    void renewed() {
        if (table != null) {
            table.renewed();
        }
    }

    /** The game itself, to be read. */
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

    /** Who plays with whom. */
    public GameSetup.Mode mode() {
        return session.setup().mode();
    }

    /** The colour of the only person at the board; empty where there are two or none. */
    public Optional<Disc> person() {
        if (table != null) {
            return table.mine();
        }
        if (mode() != GameSetup.Mode.VERSUS_COMPUTER) {
            return Optional.empty();
        }
        return Optional.of(session.setup().black().isHuman() ? Disc.BLACK : Disc.WHITE);
    }

    /** Whether a person sits at this side. */
    public boolean isPerson(Disc disc) {
        return session.setup().seat(disc).isHuman();
    }

    /** Whether anybody plays against a clock. */
    public boolean isTimed() {
        return session.clock().isTimed(Disc.BLACK) || session.clock().isTimed(Disc.WHITE);
    }

    /** Whether the computer is thinking about its move now. */
    public boolean isThinking() {
        return table == null
                && !session.isStalled()
                && session.awaited().filter(disc -> !isPerson(disc)).isPresent();
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
        events.changed();
    }

    /** How fast discs move from the next turn on. */
    public void setTempo(Tempo next) {
        tempo = next;
        boolean isWatched = mode() == GameSetup.Mode.WATCH;
        animation.setTempo(isWatched ? next.withPause(speed.pause()) : next);
    }

    /** How long a pass is announced, in milliseconds. */
    int passMillis() {
        return tempo.pass();
    }

    /** How fast a watched game goes on. */
    public WatchSpeed speed() {
        return speed;
    }

    /** Sets how fast a watched game goes on. */
    public void setSpeed(WatchSpeed next) {
        speed = next;
        setTempo(tempo);
        events.changed();
    }

    /** A person chose a square; out of turn nothing happens. */
    public void choose(Square square) {
        boolean isAsked = session.awaited().filter(this::isPerson).isPresent();
        boolean isEarly = animation.isMoving()
                && session.position().refusal(Move.at(square)).isPresent();
        if (isAsked && !isEarly) {
            human.choose(square);
        }
    }

    /** Lets time pass: the real seconds since the last frame, however many. The board's own time is moved by its view. */
    public void tick(float seconds) {
        if (table != null) {
            table.tick();
            return;
        }
        passed += Math.min(seconds, LONGEST_TICK) * MILLIS;
        long whole = (long) passed;
        passed -= whole;
        session.tick(whole);
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

    /** A turn has been shown to its end. */
    private void settled() {
        holdWhileMoving();
        offerBoard();
        events.changed();
    }

    /** Once all is still, the person whose turn it is may place a disc; to be called after whatever may change that. */
    void offerBoard() {
        Optional<Disc> awaited = session.awaited();
        boolean isAsked = awaited.isPresent() && isPerson(awaited.get());
        Position now = isAsked && !animation.isMoving() ? session.position() : null;
        if (Objects.equals(now, asked)) {
            return;
        }
        asked = now;
        if (now == null) {
            board.askNobody();
        } else {
            board.ask(now);
        }
        events.changed();
    }

    /** Whether a move can be taken back. */
    public boolean canUndo() {
        return session.canUndo();
    }

    /** Takes back a move, and the computer's reply to it. */
    public void undo() {
        session.undo();
    }

    /** Whether what was taken back can be restored. */
    public boolean canRedo() {
        return session.canRedo();
    }

    /** Restores what was taken back. */
    public void redo() {
        session.redo();
    }

    /** Advice for the person to move. */
    public BoardAdvice advice() {
        return advice;
    }

    /** Leaves the game; it stays saved where it is unfinished. */
    public void close() {
        advice.cancel();
        session.close();
        animation.forgetWaiting();
    }

    /** Writes the game down as it stands, as before it goes out of sight. */
    public void save() {
        if (keeper != null) {
            keeper.keep(session);
        }
    }

    void turnPlayed(Turn turn) {
        asked = null;
        board.play(turn);
        holdWhileMoving();
        save();
        events.changed();
    }

    void wentTo(Transcript transcript) {
        asked = null;
        isOverShown = false;
        isResultShown = false;
        shownPlies = transcript.plies();
        board.goTo(transcript);
        holdWhileMoving();
        save();
        events.changed();
    }

    void finished(Result outcome) {
        asked = null;
        board.askNobody();
        if (keeper != null) {
            keeper.finished(session, isCounted ? Optional.empty() : person());
        }
        isCounted = true;
        animation.whenStill(() -> {
            isOverShown = true;
            sounds.play(endSound(outcome));
            events.changed();
            events.ended(outcome);
        });
        events.changed();
    }

    private SoundName endSound(Result outcome) {
        if (outcome.isDraw()) {
            return SoundName.DRAW;
        }
        boolean isLost = person().isPresent() && !outcome.winner().equals(person());
        return isLost ? SoundName.LOSE : SoundName.WIN;
    }

    GameEvents events() {
        return events;
    }

    Sounds sounds() {
        return sounds;
    }

    private void changed() {
        events.changed();
    }

    /** A turn is seen from now on: its disc lies, or its pass is announced. */
    private void seen() {
        shownPlies++;
        events.changed();
    }

    private void announce(Turn pass) {
        events.passed(pass.mover());
    }

    private boolean isRippling() {
        return tempo.ripple() > 0;
    }
}
