package reversi.screens.puzzle;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
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
import reversi.screens.ui.PartialStage;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleRush;
import reversi.teach.puzzle.PuzzleTheme;

/** A page on which puzzles are solved one after another: a wrong move is answered, the best one is explained. */
public final class PuzzlePage extends StatePage<PuzzleState, PuzzleView> implements PuzzleView.Actions {
    private static final int MILLIS = 1_000;

    /** How long the board of a rush shows how a puzzle ended, in seconds. */
    private static final float PAUSE = 0.7f;

    private static final int WHOLE_LINE = 64;

    private final PuzzleServices services;
    private final LinePlayer refutation;
    private final LinePlayer bestLine;
    private final Timer.Task wake = new WakeUp();
    private final TypedSquare typed = new TypedSquare(Variant.OTHELLO);
    private final BoardModel board = new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal());
    private final BoardDirector director = new BoardDirector(board);
    /** The search for the reason of the best move; empty while none goes on. */
    private Optional<PuzzleReason> explaining = Optional.empty();

    private boolean isAsked;
    /** When the puzzle was shown, in milliseconds. */
    private long shownAt;

    private float pause;
    /** The part of a millisecond that a rush has not been told of. */
    private float unspent;

    private PuzzlePage(PuzzleServices services, PuzzleSeries series) {
        super(new PuzzleState(series, Optional.empty(), PuzzlePlayer.of(services, Optional.empty()), false));
        this.services = services;
        this.refutation = new LinePlayer(services.thinker(), new LineEvents());
        this.bestLine = new LinePlayer(services.thinker(), new LineEvents());
    }

    /** A page with the puzzle of today. */
    public static PuzzlePage daily(PuzzleServices services) {
        return new PuzzlePage(services, PuzzleSeries.daily(services));
    }

    /** A page with new puzzles that fit the player, all or of one theme. */
    public static PuzzlePage practice(PuzzleServices services, Optional<PuzzleTheme> theme) {
        return new PuzzlePage(services, PuzzleSeries.practice(services, theme));
    }

    /** A page with a rush. */
    public static PuzzlePage rush(PuzzleServices services) {
        return new PuzzlePage(services, PuzzleSeries.rush(services));
    }

    static PuzzlePage of(PuzzleServices services, PuzzleSeries series) {
        return new PuzzlePage(services, series);
    }

    @Override
    public String kind() {
        return "puzzle";
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(state().series().isDaily() ? Route.Kind.DAILY : Route.Kind.PUZZLES));
    }

    private PuzzleProgress progress() {
        return services.repository().progress();
    }

    /** By the clock, since a press comes before the time of the picture that shows it. */
    private long thought() {
        return Math.max(0, services.clock().millis() - shownAt);
    }

    BoardModel model() {
        return board;
    }

    /** What was tried so far; empty while there is no puzzle. */
    public Optional<PuzzleAttempt> attempt() {
        return state().attempt();
    }

    @Override
    public Optional<BoardView> board() {
        return view().map(PuzzleView::board);
    }

    @Override
    protected PuzzleView view(Context context, Layout layout) {
        board.animation().setTempo(context.tempo());
        return new PuzzleView(context, layout, director, this);
    }

    @Override
    public void reload() {
        services.source().load(this::loaded);
        show(state());
    }

    private void loaded() {
        if (state().solving().isEmpty()) {
            begin(state().series());
        }
        show(state());
    }

    /** Shows a state with what is known of the player now. */
    private void show(PuzzleState next) {
        become(next.loading(services.source().isLoading())
                .with(PuzzlePlayer.of(services, next.player().ratingBefore())));
    }

    /** Shows the next puzzle, of this series or of the one that follows it. */
    private void begin(PuzzleSeries series) {
        PuzzleState now = state().with(series);
        Optional<PuzzleSeries.Given> next = services.source().found().flatMap(puzzles -> next(puzzles, series));
        if (next.isPresent()) {
            explaining = Optional.empty();
            shownAt = services.clock().millis();
            pause = 0;
            now = now.with(next.get().series())
                    .with(Solving.of(next.get().puzzle()))
                    .with(PuzzlePlayer.of(services, Optional.empty()));
        }
        show(now);
    }

    private Optional<PuzzleSeries.Given> next(PuzzleCollection puzzles, PuzzleSeries series) {
        long today = services.clock().today();
        Optional<PuzzleSeries.Given> own = series.next(puzzles, progress(), today);
        boolean isEnd = own.isPresent() || series.rush().isPresent();
        return isEnd ? own : series.following().next(puzzles, progress(), today);
    }

    @Override
    public void next() {
        stopLines();
        begin(state().series());
        lead();
    }

    @Override
    public void rushAgain() {
        begin(state().series().following());
        lead();
    }

    @Override
    public void shown() {
        board.animation().finish();
        if (!isAsked) {
            isAsked = true;
            services.source().load(this::loaded);
        }
        show(state());
    }

    @Override
    public void hidden() {
        stopLines();
    }

    @Override
    public void dispose() {
        stopLines();
        wake.cancel();
    }

    private void stopLines() {
        refutation.cancel();
        bestLine.cancel();
        state().solving().ifPresent(now -> becomeUnseen(state().with(now.lineEnded())));
    }

    @Override
    public void tick(float passed) {
        explaining.ifPresent(this::explain);
        state().rush().ifPresent(rush -> tickRush(rush, passed));
    }

    /** Looks for the reason for a moment, and shows it once it is found. */
    private void explain(PuzzleReason search) {
        if (TimeSlice.run(search::step)) {
            requestTick();
            return;
        }
        explaining = Optional.empty();
        search.reason()
                .ifPresent(found -> state().solving().ifPresent(now -> show(state().with(now.explained(found)))));
    }

    private void requestTick() {
        view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
    }

    private void tickRush(PuzzleRush before, float passed) {
        if (before.isOver() || state().solving().isEmpty()) {
            return;
        }
        unspent += passed * MILLIS;
        long whole = (long) unspent;
        unspent -= whole;
        PuzzleRush now = before.after(whole);
        becomeUnseen(state().with(state().series().after(whole)));
        if (pause > 0) {
            pause -= passed;
            if (pause <= 0 && !now.isOver()) {
                next();
            }
        }
        if (now.isOver()) {
            boolean wasElsewhere = isElsewhere();
            show(state());
            if (!wasElsewhere) {
                lead();
            }
            return;
        }
        if (now.millis() / MILLIS != before.millis() / MILLIS) {
            show(state());
        }
        if (!wake.isScheduled()) {
            float toSecond = (now.millis() % MILLIS + 1) / (float) MILLIS;
            Timer.schedule(wake, pause > 0 ? Math.min(pause, toSecond) : toSecond);
        }
    }

    @Override
    public void press(Square square) {
        if (state().isOpen() && pause <= 0) {
            state().solving().ifPresent(now -> press(now, square));
        }
    }

    private void press(Solving now, Square square) {
        Optional<Illegal> refused = now.puzzle().position().refusal(Move.at(square));
        if (refused.isPresent()) {
            board.refuse(square);
            notice("refused." + refused.get().name());
            return;
        }
        boolean isRush = state().rush().isPresent();
        Solving tried = isRush ? now.triedOnce(square, thought()) : now.tried(square, thought());
        decide(tried.attempt());
        if (isRush) {
            show(state().with(tried));
            pause = PAUSE;
            Timer.schedule(wake.isScheduled() ? new WakeUp() : wake, PAUSE);
        } else if (tried.isOver()) {
            end(tried);
        } else {
            show(state().with(tried));
            refutation.play(tried.line().current(), 1);
        }
        lead();
    }

    /** The first move decides what the puzzle counts as. */
    private void decide(PuzzleAttempt tried) {
        if (state().attempt().filter(PuzzleAttempt::isDecided).isPresent()) {
            return;
        }
        PuzzleProgress before = progress();
        long today = services.clock().today();
        boolean isSolved = tried.isFirstTry();
        PuzzleSeries series = state().series().answered(isSolved);
        services.repository().change(known -> series.decided(known, tried.puzzle(), isSolved, today));
        Optional<Integer> rating = Optional.of(before.rating().points())
                .filter(points -> progress().tried() > before.tried());
        becomeUnseen(state().with(series).with(PuzzlePlayer.of(services, rating)));
    }

    private void end(Solving over) {
        PuzzleSeries series = state().series();
        long today = services.clock().today();
        services.repository().change(known -> series.over(known, over.attempt(), today));
        if (over.attempt().isSolved()) {
            services.repository().tellSolved();
        }
        explaining = Optional.of(new PuzzleReason(over.attempt(), series.mistake()));
        requestTick();
        show(state().with(over));
    }

    @Override
    public void tryAgain() {
        state().solving().filter(now -> now.phase() == Solving.Phase.REFUTED).ifPresent(now -> {
            refutation.cancel();
            show(state().with(now.again()));
            lead();
        });
    }

    @Override
    public void showSolution() {
        state().solving()
                .filter(now -> !now.isOver() && state().rush().isEmpty())
                .ifPresent(now -> {
                    refutation.cancel();
                    Solving shown = now.solutionShown(thought());
                    decide(shown.attempt());
                    end(shown);
                    lead();
                });
    }

    @Override
    public void switchBestLine() {
        state().solving().filter(Solving::isOver).ifPresent(now -> {
            bestLine.cancel();
            Solving switched = now.lineSwitched();
            show(state().with(switched));
            if (switched.phase() == Solving.Phase.LINE) {
                bestLine.play(switched.line().current(), WHOLE_LINE);
            }
        });
    }

    @Override
    public void share() {
        context().ifPresent(now -> state().solving().ifPresent(solving -> share(now, solving)));
    }

    private void share(Context now, Solving solving) {
        PuzzleWords words =
                new PuzzleWords(now.texts(), now.settings().now().look().board());
        PuzzlePlayer player = state().player();
        int streak = player.progress().streak(player.today()).now();
        String text = words.shared(player.date(), solving.attempt(), solving.seconds(), streak);
        Optional<String> address = services.webAddress()
                .get()
                .map(place -> place + "/" + Route.to(Route.Kind.DAILY).fragment());
        if (now.device().canShare() && address.isPresent()) {
            now.device().share(text, address.get());
        } else {
            now.device().copy(address.map(place -> text + '\n' + place).orElse(text));
            notice("puzzles.share.copied");
        }
    }

    @Override
    public void analyse() {
        context().ifPresent(now -> state().solving()
                .ifPresent(solving -> now.go().analyse(solving.solution(), 1)));
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return PuzzleWords.shortcuts();
    }

    @Override
    public boolean keyDown(int key) {
        if (context().filter(now -> !Modifiers.isAny(now.device())).isEmpty()) {
            return false;
        }
        switch (key) {
            case Input.Keys.N -> {
                if (state().isOver() && state().rush().isEmpty()) {
                    next();
                }
            }
            case Input.Keys.R -> tryAgain();
            case Input.Keys.L -> switchBestLine();
            case Input.Keys.S -> showSolution();
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean keyTyped(char character) {
        return typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }

    /** The moves of a line come on the board. */
    private final class LineEvents implements LinePlayer.Listener {
        @Override
        public void played(Turn turn) {
            view().ifPresent(seen -> seen.say(turn));
            state().solving().ifPresent(now -> show(state().with(now.played(turn))));
        }

        @Override
        public void ended() {
            state().solving().ifPresent(now -> show(state().with(now.lineEnded())));
        }

        @Override
        public void failed() {
            notice("engine.failed.hint");
            ended();
        }
    }
}
