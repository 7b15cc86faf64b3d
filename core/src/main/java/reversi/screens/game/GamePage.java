package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import reversi.game.ColourChoice;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.board.BoardView;
import reversi.screens.ui.PartialStage;
import reversi.teach.OpeningNames;

/** The page on which a game is played. It keeps the game; what is drawn is built by {@link GameView}. */
public final class GamePage extends Page implements GameEvents, GameActions {
    private static final float MILLIS = 1000;
    private static final float THINKING_BEAT = 0.12f;

    private final LiveGame game;
    private final GameKeeper keeper;
    private final Random lot;
    private final OpeningNames openings;
    private final GameKeyboard keyboard;
    private @Nullable Context context;
    private @Nullable GameView view;
    private boolean isStarted;
    private boolean isHidden;
    private boolean isHeldUnderSheet;
    private final Timer.Task wake = new Timer.Task() {
        @Override
        public void run() {
            if (view != null) {
                PartialStage.wake(view);
            }
        }
    };

    /** The page of a game, new or saved, that begins when the page is shown; the lot settles colours of a rematch. */
    public GamePage(LiveGame game, GameKeeper keeper, Random lot, OpeningNames openings) {
        this.openings = openings;
        this.game = game;
        this.keeper = keeper;
        this.lot = lot;
        this.keyboard = new GameKeyboard(game, this);
        game.tell(this);
    }

    /** The game on this page. */
    public LiveGame game() {
        return game;
    }

    /** The board as it is drawn now; empty before the page was shown. */
    public Optional<BoardView> board() {
        return Optional.ofNullable(view).map(GameView::board);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.GAME));
    }

    @Override
    public Actor build(Context now, Layout layout) {
        context = now;
        game.setTempo(now.settings().now().speed().tempo(now.ui().feel().isStill()));
        Layout room = GamePlan.roomFor(layout);
        GameView next = new GameView(now, room, game, openings, new LocalSide(now, game, this));
        view = next;
        now.ui().focus().moveTo(next.board());
        return next.in(layout, room);
    }

    /** Words at the upper edge stand over the board. */
    @Override
    public float middle(Layout layout) {
        Bounds board = GamePlan.of(GamePlan.roomFor(layout)).board();
        return board.x() + board.width() / 2;
    }

    @Override
    public void shown() {
        if (isHidden) {
            isHidden = false;
            game.session().release();
        }
        if (!isStarted) {
            isStarted = true;
            game.start();
        }
    }

    @Override
    public void hidden() {
        if (!isHidden) {
            isHidden = true;
            game.session().hold();
            game.save();
        }
    }

    @Override
    public void dispose() {
        wake.cancel();
        game.close();
    }

    @Override
    public void tick(float seconds) {
        holdUnderSheets();
        game.tick(seconds);
        GameView shown = view;
        if (shown == null) {
            return;
        }
        keyboard.tick(seconds);
        shown.bubble().show(keyboard.text());
        if (!keyboard.text().isEmpty()) {
            shown.banner().makeRoom();
        }
        shown.clocks();
        wakeAgain(shown);
    }

    /** Nothing is drawn while nothing moves: asks for the frame in which a clock or a sign of thinking changes. */
    private void wakeAgain(GameView shown) {
        float seconds = Float.MAX_VALUE;
        Optional<Disc> awaited = game.session().awaited();
        var clock = game.session().clock();
        if (!isHeldUnderSheet && awaited.isPresent() && clock.isTimed(awaited.get())) {
            seconds = ClockText.untilNext(clock.millisLeft(awaited.get())) / MILLIS;
        }
        if (shown.showsThinking() || keyboard.isWaiting()) {
            seconds = Math.min(seconds, THINKING_BEAT);
        }
        if (seconds < Float.MAX_VALUE && !wake.isScheduled()) {
            Timer.schedule(wake, seconds);
        }
    }

    @Override
    public boolean keyDown(int key) {
        GameView shown = view;
        Context now = context;
        return shown != null && now != null && keyboard.keyDown(key, now, shown.board());
    }

    @Override
    public boolean keyTyped(char sign) {
        return context != null && keyboard.keyTyped(sign, context);
    }

    @Override
    public boolean back() {
        if (game.isResultShown()) {
            game.showResult(false);
            return true;
        }
        menu();
        return true;
    }

    private void open(reversi.screens.Sheet sheet) {
        if (context != null) {
            context.router().open(sheet);
        }
    }

    private void notice(String key) {
        if (context != null) {
            context.router().notice(context.say(key));
        }
    }

    @Override
    public void menu() {
        open(new MenuSheet(game, this));
    }

    @Override
    public void newGame() {
        Context now = context;
        if (now == null) {
            return;
        }
        if (!game.session().isRunning() || game.session().transcript().plies() == 0) {
            now.go().newGame(game.mode());
            return;
        }
        open(new ConfirmSheet(
                now.say("confirm.new"),
                now.say("confirm.new.words"),
                now.say("confirm.new.yes"),
                now.say("confirm.no"),
                () -> now.go().newGame(game.mode())));
    }

    @Override
    public void undo() {
        game.undo();
        hideBanner();
    }

    @Override
    public void redo() {
        game.redo();
        hideBanner();
    }

    private void hideBanner() {
        if (view != null) {
            view.banner().hide();
        }
    }

    @Override
    public void hint() {
        if (context != null && context.settings().now().hints().bestMove()) {
            game.advice().toggleHint();
        }
    }

    @Override
    public void values() {
        if (context != null && context.settings().now().hints().bestMove()) {
            game.advice().toggleValues();
        }
    }

    /** The person who acts at the board now: the only one, or of two the one to move. */
    private Optional<Disc> actor() {
        return switch (game.mode()) {
            case VERSUS_COMPUTER -> game.person();
            case TWO_PLAYERS -> Optional.of(game.session().position().toMove());
            case WATCH, ONLINE -> Optional.empty();
        };
    }

    @Override
    public boolean canDraw() {
        return actor().filter(game.session()::canOfferDraw).isPresent();
    }

    @Override
    public void draw() {
        actor().ifPresent(disc -> {
            if (game.session().offerDraw(disc) && game.session().drawOffer().isPresent()) {
                if (!game.isPerson(disc.other())) {
                    notice("play.draw.offered");
                }
            }
        });
    }

    @Override
    public boolean canResign() {
        return actor().isPresent() && game.session().isRunning();
    }

    @Override
    public void resign() {
        Context now = context;
        Optional<Disc> loser = actor();
        if (now == null || loser.isEmpty() || !canResign()) {
            return;
        }
        open(new ConfirmSheet(
                now.say("confirm.resign"), "", now.say("play.resign"), now.say("confirm.no"), () -> game.session()
                        .resign(loser.get())));
    }

    @Override
    public void pause() {
        if (game.mode() != GameSetup.Mode.WATCH) {
            if (canPause()) {
                open(new PauseSheet());
            }
        } else if (!game.session().resume()) {
            game.session().pause();
        }
    }

    @Override
    public boolean canPause() {
        return game.session().isRunning() && (game.isTimed() || game.mode() == GameSetup.Mode.WATCH);
    }

    /** No clock runs under a dialog, which hides the board or asks for something. */
    private void holdUnderSheets() {
        boolean isCovered = context != null && context.router().isSheetOpen();
        if (isCovered == isHeldUnderSheet) {
            return;
        }
        isHeldUnderSheet = isCovered;
        if (isCovered) {
            game.session().hold();
        } else {
            game.session().release();
        }
    }

    @Override
    public void step() {
        if (game.mode() == GameSetup.Mode.WATCH) {
            game.session().pause();
            game.session().step();
        }
    }

    @Override
    public void speed() {
        game.setSpeed(game.speed().next());
    }

    @Override
    public void rematch() {
        Context now = context;
        if (now == null) {
            return;
        }
        now.router().closeSheet();
        GameSetup setup = game.session().setup();
        GameSetup next = isSwapped(now) ? setup.swapped() : setup;
        now.go()
                .play(new GameSetup(
                        next.variant(), next.opening(), next.black(), next.white(), keeper.nextTime(setup)));
    }

    /** Whether the colours change over for a rematch, as the person chose for new games. */
    private boolean isSwapped(Context now) {
        Optional<Disc> person = game.person();
        if (person.isEmpty()) {
            return game.mode() == GameSetup.Mode.TWO_PLAYERS;
        }
        ColourChoice choice = now.settings().now().game().side();
        boolean isFixed = choice == ColourChoice.BLACK || choice == ColourChoice.WHITE;
        Disc next = isFixed ? person.get() : choice.settle(person, lot);
        now.settings().change(settings -> {
            GameChoice kept = settings.game().withLastPlayed(next);
            return settings.withGame(kept);
        });
        return next != person.get();
    }

    @Override
    public void result() {
        game.showResult(!game.isResultShown());
    }

    @Override
    public void hideResult() {
        game.showResult(false);
    }

    @Override
    public void home() {
        if (context != null) {
            context.go().home();
        }
    }

    @Override
    public void changed() {
        if (view != null) {
            view.refresh();
            PartialStage.wake(view);
        }
    }

    @Override
    public void passed(Disc disc) {
        if (view != null) {
            view.passed(disc);
        }
    }

    @Override
    public void refused(Illegal reason) {
        if (view != null) {
            view.refused(reason);
        }
    }

    @Override
    public void drawOffered(Disc by) {
        changed();
    }

    @Override
    public void drawDeclined(Disc by) {
        Context now = context;
        GameView shown = view;
        if (now != null && shown != null) {
            now.router()
                    .notice(now.texts().get("play.draw.declined", shown.words().distinctName(by.other())));
        }
    }

    @Override
    public void failed(String reason, boolean canAskAgain) {
        Context now = context;
        if (now == null) {
            return;
        }
        if (!canAskAgain) {
            now.router().notice(now.say("engine.failed.hint"));
            return;
        }
        open(new EngineFailedSheet(game, reason));
    }

    @Override
    public void ended(Result outcome) {
        game.showResult(true);
    }
}
