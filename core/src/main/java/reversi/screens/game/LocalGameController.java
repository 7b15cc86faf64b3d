package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.platform.Thinker;
import reversi.players.Adviser;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Route;
import reversi.screens.Settings;
import reversi.screens.board.Tempo;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.Icon;
import reversi.session.GameSession;
import reversi.session.SessionListener;

/** A game that a person plays on this device, against the computer or another person. It is kept until it ends. */
public class LocalGameController extends GameController {
    private static final int MILLIS = 1000;
    /** After the game was out of sight, its clocks may not have run. */
    private static final float LONGEST_TICK = 1.1f;
    /** A toolbar this wide has room for everything, in points. */
    private static final float ROOMY = 420;

    private final LiveGame game;
    private final String id;
    private final GameSession session;
    private final GameKeeper keeper;
    private final Coach coach;
    private final HintStudy.Source study;
    /** Time that passed and is not on the clocks yet, in milliseconds; less than 1. */
    private float unticked;

    private boolean isNew;
    private boolean isHidden;
    private boolean isCovered;
    /** A game counts once on the ladder, even when its end is undone and played again. */
    private boolean isCounted;
    /** Ends the search for what decided the game. */
    private Runnable stopSearch = () -> {};
    /** Whether it is still looked for what decided the game. */
    private boolean isDeciding;

    /** Whether it was said what undoing does to the clocks: once for a game. */
    private boolean areClocksExplained;

    /**
     * What games on this device are made with.
     *
     * @param thinker where computer players and advisers think
     * @param sounds what is heard
     * @param keeper where games are kept
     * @param random what computer players and the colours of a rematch depend on
     * @param tempo of the board until the page is built
     * @param study where the reasons of hints come from
     */
    public record Services(
            Thinker thinker, Sounds sounds, GameKeeper keeper, Random random, Tempo tempo, HintStudy.Source study) {}

    /** {@code id} is the game's in the archive. */
    LocalGameController(LiveGame game, String id, Services services) {
        super(game);
        this.game = game;
        this.id = id;
        this.session = game.session();
        this.keeper = services.keeper();
        this.study = services.study();
        session.addListener(new SessionEvents());
        BoardAdvice advice = game.advice();
        advice.explainBy(study);
        coach = new Coach(
                game, new Adviser(session, services.thinker()), this::isCoached, services.study(), () -> page().notice(
                                "coach.failed"));
        game.guardBy(coach::stops);
        sharesPicture();
        game().countAtEnd();
        goes(Command.DIAGRAM, go -> go.diagram(session.game()))
                .when(() -> session.transcript().placements() > 0);
        on(Command.NEW_GAME, this::newGame);
        NextGame next = new NextGame(game, keeper, services.random());
        on(Command.REMATCH, () -> goOn(next::again));
        on(Command.HARDER, () -> goOn(context -> next.at(context, 1))).when(next::canBeHarder);
        on(Command.EASIER, () -> goOn(context -> next.at(context, -1))).when(next::canBeEasier);
        on(Command.UNDO, this::undo).when(session::canUndo);
        on(Command.REDO, session::redo).when(session::canRedo);
        on(Command.HINT, advice::toggleHint)
                .when(() -> advises() && (advice.canAsk() || advice.isShown()))
                .lit(() -> advice.hint().isPresent());
        on(Command.VALUES, advice::toggleValues).when(() -> advises() && (advice.canAsk() || advice.isShown()));
        on(Command.COACH, this::toggleCoach);
        on(Command.DRAW, this::offerDraw)
                .when(() -> person().filter(session::canOfferDraw).isPresent());
        on(Command.RESIGN, this::resign).when(() -> person().isPresent() && session.isRunning());
        on(Command.PAUSE, () -> page().open(new PauseSheet())).when(() -> session.isRunning() && game.isTimed());
    }

    /** The same for a game that begins, and does not go on. */
    LocalGameController asNew() {
        isNew = true;
        return this;
    }

    @Override
    Optional<Disc> greeter() {
        return isNew ? game.person().map(Disc::other) : Optional.empty();
    }

    /** The person who acts at the board now: the only one, or of two the one to move. */
    private Optional<Disc> person() {
        return game.mode() == GameSetup.Mode.TWO_PLAYERS
                ? Optional.of(session.position().toMove())
                : game.person();
    }

    /** Whether the person wants advice at all. */
    private boolean advises() {
        return page().wants(settings -> settings.hints().bestMove());
    }

    /** Whether the mode has a coach at all: a game on the training ladder is to be won without one. */
    private boolean canBeCoached() {
        return game.mode() == GameSetup.Mode.VERSUS_COMPUTER
                && session.setup().time().kind() != TimeControl.Kind.LADDER;
    }

    /** Whether the person wants to be warned of blunders. */
    private boolean wantsCoach() {
        return page().wants(Settings::isCoached);
    }

    private boolean isCoached() {
        return canBeCoached() && wantsCoach();
    }

    private void toggleCoach() {
        boolean isNext = !wantsCoach();
        page().context().ifPresent(context -> context.settings().change(settings -> settings.withCoach(isNext)));
        page().notice(isNext ? "coach.on" : "coach.off");
        coach.follow();
    }

    @Override
    Optional<Coach> coach() {
        return Optional.of(coach);
    }

    @Override
    public Route route() {
        return Route.to(Route.Kind.GAME);
    }

    @Override
    List<Tool> tools(float width) {
        List<Tool> tools = new ArrayList<>();
        boolean isRoomy = width >= ROOMY;
        tools.add(Tool.of(Icon.MENU, "play.menu", Command.MENU));
        if (isRoomy) {
            tools.add(Tool.of(Icon.PLUS, "play.new", Command.NEW_GAME));
        }
        tools.add(Tool.of(Icon.UNDO, "play.undo", Command.UNDO));
        tools.add(Tool.of(Icon.REDO, "play.redo", Command.REDO));
        if (advises()) {
            tools.add(Tool.of(Icon.HINT, "play.hint", Command.HINT));
        }
        if (isRoomy && game.isTimed()) {
            tools.add(Tool.of(Icon.PAUSE, "play.pause", Command.PAUSE));
        }
        if (isRoomy) {
            tools.add(Tool.of(Icon.HANDSHAKE, "play.draw", Command.DRAW));
        }
        // At the end the result takes the place of what could have ended the game; all else stays where it is.
        if (game.shownOutcome().isPresent()) {
            tools.add(Tool.of(Icon.TROPHY, "play.result", Command.RESULT).withRoomFor("play.resign"));
        } else {
            tools.add(Tool.of(Icon.RESIGN, "play.resign", Command.RESIGN).withRoomFor("play.result"));
        }
        return tools;
    }

    @Override
    public List<MenuItem> menu(Context context) {
        List<MenuItem> items = new ArrayList<>();
        items.add(new MenuItem(Icon.PLUS, "play.new", Command.NEW_GAME));
        if (game.mode() != GameSetup.Mode.WATCH) {
            addPlaying(items);
        }
        items.add(new MenuItem(Icon.SHARE, "analysis.share", Command.DIAGRAM));
        items.add(new MenuItem(Icon.ANALYSIS, "over.analyse", Command.ANALYSE));
        items.add(new MenuItem(Icon.SETTINGS, "menu.settings", Command.SETTINGS));
        items.add(new MenuItem(Icon.QUESTION, "menu.how", Command.HOW_TO_PLAY));
        if (!context.ui().isTouch()) {
            items.add(new MenuItem(Icon.KEYBOARD, "menu.keys", Command.SHORTCUTS));
        }
        items.add(new MenuItem(Icon.HOME, "menu.home", Command.HOME));
        if (context.device().canQuit()) {
            items.add(new MenuItem(Icon.QUIT, "menu.quit", Command.QUIT));
        }
        return items;
    }

    /** Adds what a person who plays can do to the menu. */
    private void addPlaying(List<MenuItem> items) {
        if (advises()) {
            items.add(new MenuItem(Icon.VALUES, "menu.values", Command.VALUES));
        }
        if (canBeCoached()) {
            items.add(new MenuItem(Icon.COACH, wantsCoach() ? "menu.coach.off" : "menu.coach.on", Command.COACH));
        }
        items.add(new MenuItem(Icon.HANDSHAKE, "menu.draw", Command.DRAW));
        items.add(new MenuItem(Icon.RESIGN, "play.resign", Command.RESIGN));
        if (game.isTimed()) {
            items.add(new MenuItem(Icon.PAUSE, "play.pause", Command.PAUSE));
        }
    }

    @Override
    public List<MenuItem> afterwards() {
        // One step up or down comes in the place of any other game, and before the same one only after a win.
        List<MenuItem> ways = new ArrayList<>();
        if (commands().can(Command.HARDER)) {
            ways.add(new MenuItem(Icon.LADDER, "over.harder", Command.HARDER));
        }
        ways.add(new MenuItem(Icon.REMATCH, "over.rematch", Command.REMATCH));
        if (commands().can(Command.EASIER)) {
            ways.add(new MenuItem(Icon.LADDER, "over.easier", Command.EASIER));
        }
        ways.add(new MenuItem(Icon.REVIEW, "over.review", Command.REVIEW));
        ways.add(new MenuItem(Icon.SHARE, "analysis.share", Command.SHARE));
        if (ways.size() < 4) {
            ways.add(new MenuItem(Icon.PLUS, "over.new", Command.NEW_GAME));
        }
        ways.add(new MenuItem(Icon.HOME, "over.home", Command.HOME));
        return ways;
    }

    @Override
    public Optional<Offer> offer() {
        return session.drawOffer()
                .filter(by -> session.isRunning() && game.isPerson(by.other()))
                .map(by -> new Offer(by, Offer.Wish.DRAW));
    }

    @Override
    public void answer(Offer offer, boolean accepts) {
        session.answerDraw(offer.by().other(), accepts);
    }

    /** Begins another game, after asking where one is going on. */
    private void newGame() {
        boolean isLost = session.isRunning() && session.transcript().plies() > 0;
        Runnable leave =
                () -> page().context().ifPresent(context -> context.go().newGame(game.mode()));
        if (isLost) {
            confirm("confirm.new", "confirm.new.words", "confirm.new.yes", leave);
        } else {
            leave.run();
        }
    }

    /** Takes the last move back; against a clock it is said that its time comes back with it. */
    private void undo() {
        if (session.undo() && game.isTimed() && !areClocksExplained) {
            areClocksExplained = true;
            page().notice("play.undo.clocks");
        }
    }

    private void offerDraw() {
        person().ifPresent(disc -> {
            boolean isOpen = session.offerDraw(disc) && session.drawOffer().isPresent();
            if (isOpen && !game.isPerson(disc.other())) {
                page().notice("play.draw.offered");
            }
        });
    }

    private void resign() {
        person().ifPresent(loser -> confirm("confirm.resign", "", "play.resign", () -> session.resign(loser)));
    }

    private void goOn(Consumer<Context> begin) {
        page().closeSheet();
        page().context().ifPresent(begin);
    }

    @Override
    public void shown() {
        if (isHidden) {
            isHidden = false;
            session.release();
        }
        coach.follow();
    }

    @Override
    public void hidden() {
        stopSearch.run();
        if (!isHidden) {
            isHidden = true;
            session.hold();
            keeper.keep(session, id);
        }
    }

    /** No clock runs under a dialog, which hides the board or asks for something. */
    @Override
    public void covered(boolean covered) {
        if (covered != isCovered) {
            isCovered = covered;
            if (covered) {
                session.hold();
            } else {
                session.release();
            }
        }
    }

    @Override
    public void tick(float seconds) {
        unticked += Math.min(seconds, LONGEST_TICK) * MILLIS;
        long whole = (long) unticked;
        unticked -= whole;
        session.tick(whole);
        coach.tick(seconds);
        game.advice().tick();
    }

    @Override
    public float secondsToChange() {
        Optional<Disc> awaited = session.awaited();
        float clock = isCovered || awaited.isEmpty() ? Float.MAX_VALUE : secondsToTick(awaited.get());
        return game.advice().isSearching() ? 0 : Math.min(clock, coach.secondsToChange());
    }

    @Override
    public void adviceFailed() {
        page().notice("engine.failed.hint");
    }

    @Override
    public Optional<String> expectedNote() {
        return isDeciding
                ? page().context()
                        .map(context -> TurningPoint.usual().words(context.texts(), Words.of(context, session.setup())))
                : Optional.empty();
    }

    @Override
    public void endShown(Result result) {
        isDeciding = game.mode() != GameSetup.Mode.WATCH;
        game.showResult(true);
        if (isDeciding) {
            study.load(this::findTurningPoint, () -> {});
        }
    }

    /** Looks for what decided the game, and says it under the result. */
    private void findTurningPoint(HintStudy found) {
        Transcript ended = session.transcript();
        stopSearch.run();
        stopSearch = found.turningPoint(ended, point -> {
            if (session.transcript().equals(ended)) {
                page().context().ifPresent(context -> {
                    Words words = Words.of(context, session.setup());
                    isDeciding = false;
                    remark(texts -> point.words(texts, words));
                });
            }
        });
    }

    /** What happens in the session is kept, and said where a person must know of it. */
    private final class SessionEvents implements SessionListener {
        @Override
        public void started(Transcript line) {
            keeper.keep(session, id);
        }

        @Override
        public void played(Turn turn) {
            keeper.keep(session, id);
        }

        @Override
        public void rewound(Transcript line) {
            stopSearch.run();
            keeper.keep(session, id);
        }

        @Override
        public void drawDeclined(Disc by) {
            page().context().ifPresent(context -> page().notice(
                            "play.draw.declined",
                            Words.of(context, session.setup()).distinctName(by.other())));
        }

        @Override
        public void playerFailed(Disc disc, String message) {
            page().open(new EngineFailedSheet(game, message));
        }

        @Override
        public void ended(Result result) {
            keeper.finished(session, id, isCounted ? Optional.empty() : game.person());
            isCounted = true;
        }
    }
}
