package reversi.screens.guided;

import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.LanguageSheet;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.TimeSlice;
import reversi.screens.WakeUp;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.screens.sound.MoveSounds;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.PartialStage;
import reversi.teach.guided.GuidedGame;
import reversi.teach.guided.PipReply;

/** A newcomer's first game, in which what every move does is said. Whoever meets the game for the first time begins here. */
public final class GuidedPage extends StatePage<GuidedState, GuidedView> implements GuidedView.Actions {
    /** How long what a move did is read before Pip answers, and before a pass, in seconds. */
    private static final float READING = 2.2f;

    private static final float READING_NOTHING_NEW = 1.2f;

    private final Sounds sounds;
    private final Runnable playOn;
    private final BoardModel board;
    private final BoardDirector director;
    private final TypedSquare typed = new TypedSquare(GuidedGame.BOARD);
    /** The search for Pip's reply; empty where none goes on. */
    private Optional<PipReply> reply = Optional.empty();

    /** How long what the last move did is still read, in seconds; 0 where nothing is waited for. */
    private float pause;

    private Timer.Task wake = new WakeUp();

    /**
     * A guided game.
     *
     * @param isFirstStart whether nobody asked for it
     * @param sounds what is heard of it
     * @param playOn begins a first game on the large board
     */
    public GuidedPage(boolean isFirstStart, Sounds sounds, Runnable playOn) {
        super(new GuidedState(GuidedGame.begin(), isFirstStart));
        this.sounds = sounds;
        this.playOn = playOn;
        this.board = new BoardModel(state().game().position(), Tempo.slow(), new MoveSounds(sounds, () -> true));
        this.director = new BoardDirector(board);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.FIRST));
    }

    /** The game as it stands. */
    public GuidedGame game() {
        return state().game();
    }

    @Override
    public Optional<BoardView> board() {
        return view().map(GuidedView::board);
    }

    @Override
    protected GuidedView view(Context context, Layout layout) {
        board.animation().setTempo(context.ui().feedback().isStill() ? Tempo.reduced() : Tempo.slow());
        return new GuidedView(context, layout, director, this);
    }

    @Override
    public void shown() {
        wait(pause);
    }

    @Override
    public void hidden() {
        wake.cancel();
    }

    @Override
    public void dispose() {
        wake.cancel();
    }

    @Override
    public void press(Square square) {
        GuidedGame before = state().game();
        if (!before.isNewcomersTurn()) {
            return;
        }
        GuidedGame next = before.played(square);
        if (next.equals(before)) {
            board.refuse(square);
            sounds.play(SoundName.ILLEGAL);
            return;
        }
        become(next);
    }

    private void become(GuidedGame next) {
        if (next.equals(state().game())) {
            return;
        }
        acquaint();
        boolean isNews = next.told().size() > state().game().told().size();
        become(state().with(next));
        reply = next.isPipsTurn() ? Optional.of(new PipReply(next)) : Optional.empty();
        if (next.isOver()) {
            board.animation().whenStill(this::end);
        } else {
            wait(isNews ? READING : READING_NOTHING_NEW);
        }
    }

    private void end() {
        sounds.play(
                switch (state().game().remark()) {
                    case WON -> SoundName.WIN;
                    case LOST -> SoundName.LOSE;
                    default -> SoundName.DRAW;
                });
        lead();
    }

    /** Whoever has placed a disc, or wants to do without, has met the game. */
    private void acquaint() {
        context().ifPresent(now -> {
            if (!now.settings().now().isAcquainted()) {
                now.settings().change(all -> all.acquainted());
            }
        });
    }

    /** Goes on in a while, where it is not for the newcomer to do so. */
    private void wait(float seconds) {
        wake.cancel();
        pause = 0;
        if (state().game().isPipsTurn() || state().game().mustPass()) {
            pause = seconds;
            wake = new WakeUp();
            Timer.schedule(wake, seconds);
            requestTick();
        }
    }

    private void requestTick() {
        view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
    }

    @Override
    public void tick(float passed) {
        if (pause <= 0) {
            return;
        }
        boolean isThinking = reply.filter(search -> TimeSlice.run(search::step)).isPresent();
        if (isThinking) {
            requestTick();
        }
        pause = Math.max(isThinking ? Float.MIN_VALUE : 0, pause - passed);
        if (pause == 0) {
            answer();
        }
    }

    /** Lets Pip answer at once, and every side pass that must, until the newcomer is to move or the game is over; then nothing moves. */
    public void answerAll() {
        while (state().game().mustPass() || state().game().isPipsTurn()) {
            reply.ifPresent(search -> {
                while (search.step()) {
                    // Nobody waits for a picture.
                }
            });
            answer();
        }
        board.animation().finish();
    }

    private void answer() {
        GuidedGame now = state().game();
        become(
                now.mustPass()
                        ? now.passed()
                        : reply.map(search -> now.played(search.square())).orElse(now));
    }

    @Override
    public void again() {
        reply = Optional.empty();
        wake.cancel();
        pause = 0;
        become(state().with(GuidedGame.begin()));
        lead(GuidedView::board);
    }

    @Override
    public void playOn() {
        playOn.run();
    }

    @Override
    public void leave() {
        acquaint();
        boolean isHome = state().isFirstStart() || state().game().isOver();
        context().ifPresent(now -> {
            if (isHome) {
                now.go().home();
            } else {
                now.go().back();
            }
        });
    }

    @Override
    public boolean back() {
        acquaint();
        return false;
    }

    @Override
    public void chooseLanguage() {
        context().ifPresent(now -> now.router()
                .open(new LanguageSheet(now.settings().now().language(), code -> now.settings()
                        .change(all -> all.withLanguage(code)))));
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return List.of(Shortcut.squares(), Shortcut.typedSquare());
    }

    @Override
    public boolean keyTyped(char character) {
        return state().game().isNewcomersTurn()
                && typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }
}
