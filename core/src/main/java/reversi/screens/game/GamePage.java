package reversi.screens.game;

import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.board.BoardView;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Punctuation;
import reversi.session.SessionListener;
import reversi.teach.OpeningNames;

/**
 * The page on which a game stands, whatever its mode: a {@link GameController} knows what is special about that. Whenever something has
 * changed, the page reads the {@link GameState} and shows it.
 */
public final class GamePage extends StatePage<GameState, GameView> implements GameActions {
    private static final float BEAT = 0.12f;
    private static final float GREETING_SECONDS = 4.5f;

    private final GameController controller;
    private final StateReader reader;
    private final LiveGame game;
    private final OpeningNames openings;
    private final GameKeyboard keyboard;
    /** The width of the toolbar in points. */
    private float width;

    private boolean isStarted;
    private final Timer.Task wake = new Timer.Task() {
        @Override
        public void run() {
            view().ifPresent(PartialStage::wake);
        }
    };

    /** The page of a game that begins or goes on when the page is shown. */
    public GamePage(GameController controller, OpeningNames openings) {
        super(new StateReader(controller).read(0));
        this.controller = controller;
        this.reader = new StateReader(controller);
        this.game = controller.game();
        this.openings = openings;
        this.keyboard = new GameKeyboard(
                game, controller.commands(), square -> board().ifPresent(shown -> shown.choose(square)));
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

    @Override
    public Optional<BoardView> board() {
        return view().map(GameView::board);
    }

    /** What is to be said at the window's edge for as long as it is so; empty where there is nothing. */
    public String ribbon() {
        return controller.ribbon();
    }

    @Override
    public String kind() {
        return "game";
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
    protected GameView view(Context context, Layout window) {
        Layout room = GamePlan.roomFor(window);
        width = GamePlan.of(room).tools().width();
        game.advice().writeIn(context.texts().language().numerals());
        controller.built(context, room);
        becomeUnseen(reader.read(width));
        GameView next = new GameView(
                context,
                window,
                new StateWords(context, game.session().setup(), openings),
                new GameView.Living(game.board(), game.session()::clock, controller.chat()),
                state(),
                this);
        next.typed(keyboard.text());
        context.ui().focus().moveTo(next.board());
        return next;
    }

    /** The picture keeps the focus and its scrolling by itself, and only what has changed is drawn. */
    @Override
    protected void change(Context context, GameView seen, Runnable change) {
        change.run();
        PartialStage.wake(seen);
    }

    private void renew() {
        GameState before = state();
        become(reader.read(width));
        context().ifPresent(now -> announce(new SpokenGame(game, now).news(before, state())));
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
            controller.greeter().ifPresent(this::greet);
        }
    }

    private void greet(Disc disc) {
        context().ifPresent(now -> {
            Words words = Words.of(now, game.session().setup());
            view().ifPresent(shown -> shown.say(disc, words.hello(disc), GREETING_SECONDS));
            Punctuation signs = now.texts().punctuation();
            announce(signs.sentences(signs.sentence(words.name(disc)), words.hello(disc)));
        });
    }

    @Override
    public void hidden() {
        controller.hidden();
    }

    @Override
    public void covered(boolean isCovered) {
        if (isCovered) {
            view().ifPresent(GameView::makeRoom);
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
        if (view().isPresent()) {
            GameView shown = view().get();
            if (keyboard.isWaiting()) {
                keyboard.tick(seconds);
                shown.typed(keyboard.text());
            }
            shown.tick(seconds);
            wakeAgain(shown);
        }
    }

    /** Nothing is drawn while nothing moves: asks for the frame in which a clock or a sign of thinking changes. */
    private void wakeAgain(GameView shown) {
        float seconds = Math.min(controller.secondsToChange(), shown.secondsToChange());
        if (state().play().isThinking() || keyboard.isWaiting()) {
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
        if (game.skipCount()) {
            return true;
        }
        return context()
                .flatMap(now -> view().map(shown -> keyDown(key, now, shown)))
                .orElse(false);
    }

    private boolean keyDown(int key, Context context, GameView shown) {
        boolean isPlain = !Modifiers.isAny(context.device());
        boolean isUsed = (isPlain && (controller.keyDown(key) || shown.keyDown(key)))
                || keyboard.keyDown(key, context, shown.board());
        shown.typed(keyboard.text());
        return isUsed;
    }

    @Override
    public boolean keyTyped(char character) {
        boolean isUsed =
                context().filter(now -> keyboard.keyTyped(character, now)).isPresent();
        view().ifPresent(shown -> shown.typed(keyboard.text()));
        return isUsed;
    }

    @Override
    public boolean back() {
        if (game.skipCount()) {
            return true;
        }
        if (state().advice().isBeside()) {
            dismissAdvice();
            return true;
        }
        if (state().end().isPresent()) {
            game.showResult(false);
            return true;
        }
        return controller.back();
    }

    private void announce(String words) {
        if (!words.isEmpty()) {
            context().ifPresent(now -> now.router().announce(words));
        }
    }

    @Override
    public void choose(Square square) {
        game.choose(square);
    }

    @Override
    public void skip() {
        game.skipCount();
    }

    @Override
    public void goTo(int plies) {
        controller.goTo(plies);
    }

    @Override
    public void run(Command command) {
        controller.commands().run(command);
    }

    @Override
    public void answer(Offer offer, boolean accepts) {
        controller.answer(offer, accepts);
        renew();
    }

    @Override
    public void dismissAdvice() {
        if (state().advice().warning().isPresent()) {
            controller.coach().ifPresent(Coach::takeBack);
        } else {
            game.advice().toggleHint();
        }
    }

    @Override
    public void playAnyway() {
        controller.coach().ifPresent(Coach::playAnyway);
    }

    @Override
    public void lookAt(Move move) {
        game.advice().showFlips(move);
    }

    /** What is seen of the game. */
    private final class ShownEvents implements GameListener {
        @Override
        public void changed() {
            renew();
        }

        @Override
        public void discsMoved() {
            view().ifPresent(GameView::count);
        }

        @Override
        public void endShown(Result result) {
            if (!result.isDraw()) {
                view().ifPresent(shown -> shown.light(!game.isLost(result)));
            }
        }

        @Override
        public void passShown(Disc disc) {
            view().ifPresent(shown -> shown.passed(disc, game.passMillis()));
        }
    }

    /** What must be said or taken back at once. */
    private final class SessionEvents implements SessionListener {
        @Override
        public void refused(Disc by, Move move, Illegal reason) {
            view().ifPresent(shown -> shown.refused(reason));
            context()
                    .ifPresent(now ->
                            announce(Words.of(now, game.session().setup()).refused(reason)));
        }

        @Override
        public void lowTime(Disc disc) {
            if (game.isPerson(disc)) {
                context().ifPresent(now -> announce(new SpokenGame(game, now).clocks()));
            }
        }

        @Override
        public void rewound(Transcript line) {
            view().ifPresent(GameView::forgetAnnouncement);
        }
    }
}
