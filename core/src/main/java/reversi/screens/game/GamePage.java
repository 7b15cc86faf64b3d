package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.board.BoardView;
import reversi.screens.ui.PartialStage;
import reversi.session.SessionListener;
import reversi.teach.OpeningNames;

/**
 * The page on which a game stands, whatever its mode: a {@link GameController} knows what is special about that. What is drawn is
 * built by {@link GameView}.
 */
public final class GamePage extends Page {
    private static final float BEAT = 0.12f;

    /** Words at the upper edge are rarely wider, in points. */
    private final GameController controller;

    private final LiveGame game;
    private final OpeningNames openings;
    private final GameKeyboard keyboard;
    private final GameNarrator narrator;
    private @Nullable GameView view;
    private boolean isStarted;
    private final Timer.Task wake = new Timer.Task() {
        @Override
        public void run() {
            if (view != null) {
                PartialStage.wake(view);
            }
        }
    };

    /** The page of a game that begins or goes on when the page is shown. */
    public GamePage(GameController controller, OpeningNames openings) {
        this.controller = controller;
        this.game = controller.game();
        this.openings = openings;
        this.keyboard = new GameKeyboard(game, controller.commands());
        this.narrator = new GameNarrator(game, controller.line().isPresent());
        game.addListener(new ShownEvents());
        game.session().addListener(new SessionEvents());
    }

    /** What is special about the mode of this page. */
    public GameController controller() {
        return controller;
    }

    /** The game on this page. */
    public LiveGame game() {
        return game;
    }

    /** The board as it is drawn now; empty before the page was shown. */
    public Optional<BoardView> board() {
        return Optional.ofNullable(view).map(GameView::board);
    }

    /** What is to be said at the window's edge for as long as it is so; empty where there is nothing. */
    public String ribbon() {
        return controller.ribbon();
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(controller.route());
    }

    @Override
    public String title(Context context) {
        Words words = Words.of(context, game.session().setup());
        return words.name(Disc.BLACK) + " – " + words.name(Disc.WHITE);
    }

    @Override
    public Actor build(Context context, Layout window) {
        Layout room = GamePlan.roomFor(window);
        controller.game().advice().writeIn(context.texts().language().numerals());
        controller.built(context, room);
        GameView next = new GameView(context, room, controller, openings);
        view = next;
        next.typed(keyboard.text());
        context.ui().focus().moveTo(next.board());
        return next.in(window, room);
    }

    /** Words at the upper edge stand over the board and leave the players' panels alone. */
    @Override
    public float middle(Layout layout) {
        Area board = boardIn(layout);
        return board.x() + board.width() / 2;
    }

    private static Area boardIn(Layout layout) {
        return GamePlan.of(GamePlan.roomFor(layout)).board();
    }

    @Override
    public void shown() {
        controller.shown();
        if (!isStarted) {
            isStarted = true;
            controller.start();
        }
    }

    @Override
    public void hidden() {
        controller.hidden();
    }

    @Override
    public void covered(boolean isCovered) {
        if (isCovered && view != null) {
            view.banner().makeRoom();
        }
        controller.covered(isCovered);
    }

    @Override
    public void dispose() {
        wake.cancel();
        controller.close();
    }

    @Override
    public void tick(float seconds) {
        controller.tick(seconds);
        GameView shown = view;
        if (shown == null) {
            return;
        }
        if (keyboard.isWaiting()) {
            keyboard.tick(seconds);
            shown.typed(keyboard.text());
        }
        shown.tick(seconds);
        wakeAgain(shown);
    }

    /** Nothing is drawn while nothing moves: asks for the frame in which a clock or a sign of thinking changes. */
    private void wakeAgain(GameView shown) {
        float seconds = controller.secondsToChange();
        if (shown.showsThinking() || keyboard.isWaiting()) {
            seconds = Math.min(seconds, BEAT);
        }
        if (seconds <= 0) {
            PartialStage.requestTick(shown);
        } else if (seconds < Float.MAX_VALUE && !wake.isScheduled()) {
            Timer.schedule(wake, seconds);
        }
    }

    @Override
    public List<Shortcut> shortcuts(Context context) {
        return controller.shortcuts(context);
    }

    @Override
    public boolean keyDown(int key) {
        GameView shown = view;
        if (shown == null) {
            return false;
        }
        boolean isPlain = !Modifiers.isAny(shown.context().device());
        boolean isUsed = (isPlain && (controller.keyDown(key) || shown.keyDown(key)))
                || keyboard.keyDown(key, shown.context(), shown.board());
        shown.typed(keyboard.text());
        return isUsed;
    }

    @Override
    public boolean keyTyped(char character) {
        GameView shown = view;
        if (shown == null) {
            return false;
        }
        boolean isUsed = keyboard.keyTyped(character, shown.context());
        shown.typed(keyboard.text());
        return isUsed;
    }

    @Override
    public boolean back() {
        if (view != null && view.dismissAdvice()) {
            return true;
        }
        if (game.isResultShown()) {
            game.showResult(false);
            return true;
        }
        return controller.back();
    }

    private void announce(String words) {
        if (view != null && !words.isEmpty()) {
            view.context().router().announce(words);
        }
    }

    /** What is seen of the game. */
    private final class ShownEvents implements GameListener {
        @Override
        public void changed() {
            if (view != null) {
                view.refresh();
                PartialStage.wake(view);
                announce(narrator.news(view.context(), controller.offer()));
            }
        }

        @Override
        public void discsMoved() {
            if (view != null) {
                view.count();
            }
        }

        @Override
        public void passShown(Disc disc) {
            if (view != null) {
                view.passed(disc);
            }
        }
    }

    /** What must be said or taken back at once. */
    private final class SessionEvents implements SessionListener {
        @Override
        public void refused(Disc by, Move move, Illegal reason) {
            if (view != null) {
                view.refused(reason);
                announce(Words.of(view.context(), game.session().setup()).refused(reason));
            }
        }

        @Override
        public void lowTime(Disc disc) {
            if (view != null && game.isPerson(disc)) {
                announce(new SpokenGame(game, view.context()).clocks());
            }
        }

        @Override
        public void rewound(Transcript line) {
            if (view != null) {
                view.banner().hide();
            }
        }
    }
}
