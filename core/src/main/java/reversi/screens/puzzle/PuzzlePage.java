package reversi.screens.puzzle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.TimeSlice;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.screens.ui.PartialStage;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleRush;
import reversi.teach.reasons.Reason;

/** A page on which puzzles are solved one after another: a wrong move is answered, the best one is explained. */
public final class PuzzlePage extends Page {
    private static final int MILLIS = 1_000;

    /** How long the board of a rush shows how a puzzle ended. */
    private static final float PAUSE = 0.7f;

    private static final int WHOLE_LINE = 64;

    /** Where a puzzle stands. */
    enum State {
        /** The puzzles are being loaded, or can't be. */
        NONE,
        /** The player is to find the best move. */
        OPEN,
        /** A wrong move was played, and its answer is sought or shown. */
        REFUTED,
        /** There is nothing to find any more. */
        OVER
    }

    private final PuzzleServices services;
    private final LinePlayer refutation;
    private final LinePlayer bestLine;
    private final Timer.Task wake = new Wake();
    private final PuzzleNarrator narrator = new PuzzleNarrator();
    private final TypedSquare typed = new TypedSquare(Variant.OTHELLO);
    private PuzzleSeries series;
    private final BoardModel board = new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal());
    private State state = State.NONE;
    private @Nullable PuzzleAttempt attempt;
    private @Nullable Context context;
    private @Nullable PuzzleView view;
    private @Nullable Integer ratingBefore;
    private @Nullable Square answer;
    private @Nullable Reason reason;
    private @Nullable PuzzleReason explaining;
    private boolean isLinePlaying;
    private boolean isAsked;
    /** When the puzzle was shown, and how long the player thought about it once it is over, in milliseconds. */
    private long shownAt;

    private long thought;
    private float pause;
    /** The part of a millisecond that a rush has not been told of. */
    private float unspent;

    private PuzzlePage(PuzzleServices services, PuzzleSeries series) {
        this.services = services;
        this.series = series;
        this.refutation = new LinePlayer(services.thinker(), new LineEvents(true));
        this.bestLine = new LinePlayer(services.thinker(), new LineEvents(false));
    }

    /** A page with the puzzle of today. */
    public static PuzzlePage daily(PuzzleServices services) {
        return new PuzzlePage(services, PuzzleSeries.daily(services));
    }

    static PuzzlePage of(PuzzleServices services, PuzzleSeries series) {
        return new PuzzlePage(services, series);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(series.isDaily() ? Route.Kind.DAILY : Route.Kind.PUZZLES));
    }

    /** What is remembered of the player. */
    PuzzleProgress progress() {
        return services.repository().progress();
    }

    /** How many of the player's own mistakes wait. */
    int mistakesDue() {
        return services.repository().mistakes().due(today()).size();
    }

    PuzzleSeries series() {
        return series;
    }

    /** Where the puzzle stands. */
    State state() {
        return state;
    }

    /** What was tried so far; empty while there is no puzzle. */
    public Optional<PuzzleAttempt> attempt() {
        return Optional.ofNullable(attempt);
    }

    /** By the clock, since a press comes before the time of the picture that shows it. */
    private long sinceShown() {
        return Math.max(0, services.clock().getAsLong() - shownAt);
    }

    /** How long the player has thought about the puzzle, in seconds. */
    float seconds() {
        return (state == State.OVER ? thought : sinceShown()) / (float) MILLIS;
    }

    /** The rating that the player had before this puzzle; empty as long as it has not changed. */
    Optional<Integer> ratingBefore() {
        return Optional.ofNullable(ratingBefore);
    }

    boolean isLoading() {
        return services.source().isLoading();
    }

    /** The opponent's answer to the wrong move on the board; empty where there is none, or not yet. */
    Optional<Square> answer() {
        return Optional.ofNullable(answer);
    }

    /** Why the best move is the best, besides its value; empty where there is no more to say, or not yet. */
    Optional<Reason> reason() {
        return Optional.ofNullable(reason);
    }

    /** Whether the best line is being played on the board. */
    boolean isLinePlaying() {
        return isLinePlaying;
    }

    BoardModel model() {
        return board;
    }

    /** The board as it is drawn now; empty while there is no puzzle. */
    public Optional<BoardView> board() {
        return Optional.ofNullable(view).map(PuzzleView::board);
    }

    /** Today by the player's clock, counted from 1970. */
    long today() {
        long now = services.clock().getAsLong();
        return CalendarDay.number(now, offset(now));
    }

    /** Today by the player's clock. */
    CalendarDay date() {
        long now = services.clock().getAsLong();
        return CalendarDay.of(now, offset(now));
    }

    private int offset(long now) {
        return context == null ? 0 : context.device().utcOffsetMinutes(now);
    }

    @Override
    public Actor build(Context now, Layout layout) {
        context = now;
        if (attempt == null && !isAsked) {
            isAsked = true;
            services.source().load(this::loaded);
        }
        board.animation()
                .setTempo(now.settings().now().speed().tempo(now.ui().feedback().isStill()));
        PuzzleView next = new PuzzleView(now, layout, this, narrator);
        view = next;
        return next.root();
    }

    /** Asks for the puzzles once more. */
    void reload() {
        services.source().load(this::loaded);
        rebuild();
    }

    private void loaded() {
        boolean isNew = attempt == null;
        if (isNew) {
            begin();
        }
        if (view != null) {
            rebuild();
        }
    }

    private void rebuild() {
        if (context != null && context.router().isInFront(this)) {
            context.router().refresh();
        }
    }

    /** Shows the next puzzle, of this series or of the one that follows it. */
    private void begin() {
        Optional<PuzzleCollection> puzzles = services.source().puzzles();
        if (puzzles.isEmpty()) {
            return;
        }
        Optional<Puzzle> next = series.next(puzzles.get(), progress(), today());
        if (next.isEmpty() && series.rush().isEmpty()) {
            series = series.following();
            next = series.next(puzzles.get(), progress(), today());
        }
        if (next.isEmpty()) {
            return;
        }
        attempt = PuzzleAttempt.of(next.get());
        state = State.OPEN;
        explaining = null;
        reason = null;
        shownAt = services.clock().getAsLong();
        pause = 0;
        ratingBefore = null;
        board.showNotes(List.of());
        board.markMistake(null);
        board.show(Transcript.from(next.get().position()));
        board.ask(next.get().position());
    }

    /** Goes on to the next puzzle. */
    void next() {
        stopLines();
        PuzzleSeries before = series;
        begin();
        if (series == before) {
            refresh();
        } else {
            rebuild();
        }
        lead();
    }

    /** Begins another rush. */
    void rushAgain() {
        series = series.following();
        begin();
        refresh();
        lead();
    }

    @Override
    public void shown() {
        board.animation().finish();
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
        isLinePlaying = false;
    }

    @Override
    public void tick(float passed) {
        Optional.ofNullable(explaining).ifPresent(this::explain);
        series.rush().ifPresent(rush -> tickRush(rush, passed));
    }

    /** Looks for the reason for a moment, and shows it once it is found. */
    private void explain(PuzzleReason search) {
        if (TimeSlice.run(search::step)) {
            requestTick();
            return;
        }
        explaining = null;
        reason = search.reason().orElse(null);
        if (reason != null) {
            refresh();
        }
    }

    private void requestTick() {
        if (view != null) {
            PartialStage.requestTick(view.root());
        }
    }

    private void tickRush(PuzzleRush before, float passed) {
        if (before.isOver() || state == State.NONE) {
            return;
        }
        unspent += passed * MILLIS;
        long whole = (long) unspent;
        unspent -= whole;
        series.pass(whole);
        PuzzleRush now = series.rush().orElse(before);
        if (pause > 0) {
            pause -= passed;
            if (pause <= 0 && !now.isOver()) {
                next();
            }
        }
        if (now.isOver()) {
            board.askNobody();
            boolean wasElsewhere = isElsewhere();
            refresh();
            if (!wasElsewhere) {
                lead();
            }
        } else if (now.millis() / MILLIS != before.millis() / MILLIS && view != null) {
            view.showRush(now);
        }
        if (!now.isOver() && !wake.isScheduled()) {
            float toSecond = (now.millis() % MILLIS + 1) / (float) MILLIS;
            Timer.schedule(wake, pause > 0 ? Math.min(pause, toSecond) : toSecond);
        }
    }

    /** Whether a rush has ended. */
    boolean isRushOver() {
        return series.rush().filter(PuzzleRush::isOver).isPresent();
    }

    /** The player chose a square of the board. */
    public void press(Square square) {
        PuzzleAttempt now = attempt;
        if (now == null || state != State.OPEN || isRushOver() || pause > 0) {
            return;
        }
        Move move = Move.at(square);
        Optional<Illegal> refused = now.puzzle().position().refusal(move);
        if (refused.isPresent()) {
            board.refuse(square);
            say("refused." + refused.get().name());
            return;
        }
        Turn turn = now.puzzle().position().play(move).orThrow();
        PuzzleAttempt tried = now.tried(square);
        attempt = tried;
        board.play(turn);
        if (!now.isDecided()) {
            decide(tried);
        }
        if (series.rush().isPresent()) {
            rushed(tried);
        } else if (tried.isOver()) {
            end(tried);
        } else {
            state = State.REFUTED;
            answer = null;
            board.showNotes(List.of(note(tried.puzzle(), square)));
            refutation.play(turn.after(), 1);
        }
        refresh();
        lead();
    }

    /** The first move decides what the puzzle counts as. */
    private void decide(PuzzleAttempt tried) {
        int before = progress().rating().points();
        int rated = progress().tried();
        services.repository().change(progress -> series.decided(progress, tried.puzzle(), tried.isFirstTry(), today()));
        ratingBefore = progress().tried() > rated ? (Integer) before : null;
    }

    private void end(PuzzleAttempt over) {
        thought = sinceShown();
        state = State.OVER;
        reason = null;
        explaining = new PuzzleReason(over, series.mistake());
        requestTick();
        services.repository().change(progress -> series.over(progress, over, today()));
        Puzzle puzzle = over.puzzle();
        board.askNobody();
        board.showNotes(
                over.wrong().stream().map(square -> note(puzzle, square)).toList());
        if (!over.isSolved()) {
            board.play(puzzle.position().play(Move.at(puzzle.solution())).orThrow());
        }
    }

    private void rushed(PuzzleAttempt tried) {
        thought = sinceShown();
        state = State.OVER;
        if (!tried.isSolved()) {
            board.markMistake(tried.lastWrong().orElse(null));
        }
        pause = PAUSE;
        Timer.schedule(wake.isScheduled() ? new Wake() : wake, PAUSE);
    }

    private static final class Wake extends Timer.Task {
        @Override
        public void run() {
            Gdx.graphics.requestRendering();
        }
    }

    private static BoardModel.Note note(Puzzle puzzle, Square square) {
        return new BoardModel.Note(
                square, PuzzleWords.signed(puzzle.value(square).orElse(0)), false);
    }

    /** Takes a wrong move back, so that another one can be tried. */
    void tryAgain() {
        PuzzleAttempt now = attempt;
        if (now != null && state == State.REFUTED) {
            refutation.cancel();
            Position position = now.puzzle().position();
            board.goTo(Transcript.from(position));
            board.showNotes(now.wrong().stream()
                    .map(square -> note(now.puzzle(), square))
                    .toList());
            board.ask(position);
            state = State.OPEN;
            refresh();
            lead();
        }
    }

    /** Shows the best move instead of letting the player find it. */
    void showSolution() {
        PuzzleAttempt now = attempt;
        if (now == null || now.isOver() || series.rush().isPresent()) {
            return;
        }
        refutation.cancel();
        PuzzleAttempt shown = now.shown();
        attempt = shown;
        if (state == State.REFUTED) {
            board.goTo(Transcript.from(now.puzzle().position()));
        }
        if (!now.isDecided()) {
            decide(shown);
        }
        end(shown);
        refresh();
        lead();
    }

    /** Plays the rest of the best line on the board, or goes back to the best move. */
    void switchBestLine() {
        PuzzleAttempt now = attempt;
        if (now == null || state != State.OVER) {
            return;
        }
        bestLine.cancel();
        Transcript solved = solved(now.puzzle());
        board.goTo(solved);
        board.showNotes(List.of());
        isLinePlaying = !isLinePlaying;
        if (isLinePlaying) {
            bestLine.play(solved.current(), WHOLE_LINE);
        }
        refresh();
    }

    private static Transcript solved(Puzzle puzzle) {
        Position position = puzzle.position();
        Turn best = position.play(Move.at(puzzle.solution())).orThrow();
        return Transcript.from(position).with(best);
    }

    /** Hands the daily puzzle to the device's share dialog, or copies it: its address, and how it went. */
    void share() {
        PuzzleAttempt now = attempt;
        Context known = context;
        if (now == null || known == null || !series.isDaily()) {
            return;
        }
        PuzzleWords words =
                new PuzzleWords(known.texts(), known.settings().now().look().board());
        int streak = progress().streak(today()).now();
        String text = words.shared(date(), now, seconds(), streak);
        String address =
                services.webAddress().get() + "/" + Route.to(Route.Kind.DAILY).fragment();
        if (known.device().canShare()) {
            known.device().share(text, address);
        } else {
            known.device().copy(text + '\n' + address);
            say("puzzles.share.copied");
        }
    }

    /** Opens the puzzle on the analysis board, with its best move. */
    void analyse() {
        PuzzleAttempt now = attempt;
        if (now != null && context != null) {
            context.go().analyse(solved(now.puzzle()), 1);
        }
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return PuzzleWords.shortcuts();
    }

    @Override
    public boolean keyDown(int key) {
        if (context == null || Modifiers.isAny(context.device())) {
            return false;
        }
        switch (key) {
            case Input.Keys.N -> {
                if (state == State.OVER && series.rush().isEmpty()) {
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
        if (!typed.takes(character)) {
            return false;
        }
        typed.type(character).ifPresent(this::press);
        return true;
    }

    private void say(String key) {
        if (context != null) {
            context.router().notice(context.say(key));
        }
    }

    private void refresh() {
        if (view != null && context != null && context.router().isInFront(this)) {
            context.router().updateInPlace(view::refresh);
            Gdx.graphics.requestRendering();
        }
    }

    /** Leads the focus to what goes on. */
    private void lead() {
        if (view != null && context != null && context.router().isInFront(this)) {
            context.ui().focus().lead(view.wayOn());
        }
    }

    /** Whether the keyboard is led by something else than the board. */
    private boolean isElsewhere() {
        if (context == null || view == null) {
            return false;
        }
        Actor current = context.ui().focus().current();
        return current != null && current != view.board();
    }

    private final class LineEvents implements LinePlayer.Listener {
        private final boolean isRefutation;

        LineEvents(boolean isRefutation) {
            this.isRefutation = isRefutation;
        }

        @Override
        public void played(Turn turn) {
            board.play(turn);
            if (isRefutation && turn.move().square().isPresent()) {
                answer = turn.move().square().get();
            }
            Optional.ofNullable(view).ifPresent(shown -> shown.played(turn));
            Gdx.graphics.requestRendering();
        }

        @Override
        public void ended() {
            if (!isRefutation) {
                isLinePlaying = false;
            }
            refresh();
        }

        @Override
        public void failed() {
            isLinePlaying = false;
            say("engine.failed.hint");
            refresh();
        }
    }
}
