package reversi.screens.review;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.platform.Thinker;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.screens.game.Words;
import reversi.teach.OpeningNames;
import reversi.teach.review.GameReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;

/**
 * A finished game, to be gone through again: the engine values every move while the page is open, bad ones are marked, and each can be
 * tried again. It opens at the first key moment as soon as that is known. It keeps what was found as long as it lives.
 */
public final class ReviewPage extends StatePage<ReviewState, ReviewView> implements ReviewView.Actions {
    private final Route route;
    private final OpeningNames openings;
    private final Thinker thinker;
    private final ReviewStore store;
    private final Learner learner;
    private final TypedSquare typed;
    private final BoardDirector director;
    private ReviewRun run;
    /** Whether the engine may begin: it is known that the game has not been reviewed before. */
    private boolean isWanted;
    /** The search for the value of a tried move; empty while none goes on. */
    private Optional<ReviewRun> trial = Optional.empty();

    private final FinderSearch finders;
    private boolean isShown;
    /** Whether the review knows more than is shown. */
    private boolean isStale;

    /** A review of a game, from its end on, that is kept nowhere. */
    public ReviewPage(Game game, Thinker thinker, OpeningNames openings) {
        this(game, thinker, openings, ReviewStore.none(), Learner.unknown());
    }

    /** A review of a game, from its end on, that is looked for and kept in a store, and told as somebody likes it. */
    public ReviewPage(Game game, Thinker thinker, OpeningNames openings, ReviewStore store, Learner learner) {
        super(ReviewState.of(game, !learner.prefersWords()));
        this.learner = learner;
        Transcript transcript = game.transcript();
        this.route = SharedGame.route(transcript);
        this.openings = openings;
        this.thinker = thinker;
        this.store = store;
        this.typed = new TypedSquare(game.setup().variant());
        this.director = new BoardDirector(new BoardModel(transcript.first(), Tempo.normal()));
        Reviewer reviewer = new Reviewer(transcript, List.of(ReviewLimits.quick(), ReviewLimits.thorough()));
        this.run = new ReviewRun(thinker, reviewer, new RunEvents());
        this.finders =
                new FinderSearch(thinker, learner::rating, (ply, percent) -> go(now -> now.withFinders(ply, percent)));
        store.find(transcript, this::begin);
    }

    /** Shows what was found before, or lets the engine begin. */
    private void begin(Optional<GameReview> known) {
        isWanted = known.isEmpty();
        known.ifPresent(review -> {
            run = new ReviewRun(thinker, Reviewer.done(review), new RunEvents());
            isStale = true;
            Gdx.graphics.requestRendering();
        });
        think();
    }

    /** Goes on with the tried move, or with the game. */
    private void think() {
        if (isShown && trial.isPresent()) {
            trial.get().resume();
        } else if (isShown && isWanted) {
            run.resume();
        }
    }

    /** What is known of the game. */
    public GameReview review() {
        return state().review();
    }

    /** How much of the work is done, 0…1. */
    public float progress() {
        return state().progress();
    }

    /** How many plies of the game are on the board. */
    public int plies() {
        return state().plies();
    }

    @Override
    public Optional<BoardView> board() {
        return view().map(ReviewView::board);
    }

    /** The address tells the game itself, so that it may be sent to anybody. */
    @Override
    public String kind() {
        return "review";
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(route);
    }

    @Override
    protected ReviewView view(Context context, Layout layout) {
        director.model().animation().setTempo(context.tempo());
        return new ReviewView(context, layout, state().game(), opening(), director, this);
    }

    private KnownOpening opening() {
        Transcript game = state().transcript();
        return new KnownOpening(openings.of(game), state().mine().flatMap(side -> learner.left(game, side)));
    }

    @Override
    public void shown() {
        isShown = true;
        think();
        lookForFinders();
    }

    /** Shows what the engine has found since the last frame, however many answers came. */
    @Override
    public void tick(float seconds) {
        if (isStale) {
            go(ReviewState::opened);
        }
    }

    /** Shows the next state, with what the engine has found by now; a tried move that is left is not looked at any more. */
    private void go(UnaryOperator<ReviewState> step) {
        ReviewState newest = isStale ? newest() : state();
        isStale = false;
        ReviewState next = step.apply(newest);
        if (!next.trial().equals(state().trial())) {
            trial.ifPresent(ReviewRun::pause);
            trial = Optional.empty();
            think();
        }
        become(next);
        lookForFinders();
    }

    /** Once the engine has nothing else to do, it looks how many people would have found a good move in place of a bad one on the board. */
    private void lookForFinders() {
        Optional<Integer> ply = state().unfound().filter(found -> isShown && trial.isEmpty());
        if (ply.isEmpty()) {
            finders.pause();
        }
        ply.ifPresent(found ->
                finders.look(found, state().transcript().turns().get(found).before()));
    }

    private ReviewState newest() {
        ReviewState found = state().found(run.review(), run.isOver() ? 1 : run.progress());
        if (isWanted && found.isOver() && !state().isOver()) {
            view().ifPresent(seen -> seen.sayAccuracy(found));
        }
        return found;
    }

    @Override
    public void hidden() {
        isShown = false;
        learner.stop();
        run.pause();
        trial.ifPresent(ReviewRun::pause);
        finders.pause();
    }

    @Override
    public void dispose() {
        hidden();
    }

    @Override
    public void goTo(int plies) {
        go(now -> now.goTo(plies));
    }

    @Override
    public void step(int by) {
        goTo(plies() + by);
    }

    @Override
    public void nextMistake() {
        go(ReviewState::nextMistake);
    }

    @Override
    public void openMine() {
        view().ifPresent(seen -> seen.openMine(state()));
    }

    @Override
    public void showNumbers(boolean all) {
        go(now -> now.withNumbers(all));
    }

    @Override
    public void practise() {
        state().mine().ifPresent(side -> {
            run.pause();
            trial.ifPresent(ReviewRun::pause);
            if (learner.practise(state().review(), side, () -> go(ReviewState::practising))) {
                notice("review.practise.wait");
            }
        });
    }

    /** Takes the move back first, so that the line is seen from its beginning each time. */
    @Override
    public void showBestLine() {
        state().shownMove().ifPresent(move -> {
            director.show(state().boardBefore());
            go(ReviewState::withBestLine);
        });
    }

    @Override
    public void tryAgain() {
        go(ReviewState::trying);
    }

    @Override
    public void press(Square square) {
        state().asked().ifPresent(position -> press(position, square));
    }

    private void press(Position position, Square square) {
        Move move = Move.at(square);
        if (position.refusal(move).isPresent()) {
            director.model().refuse(square);
            return;
        }
        go(now -> now.tried(move));
        if (state().trial().flatMap(Trial::verdict).isEmpty()) {
            int ply = plies() - 1;
            Reviewer reviewer = Reviewer.ofPly(state().line(), ply, ReviewLimits.thorough());
            run.pause();
            trial = Optional.of(new ReviewRun(thinker, reviewer, new TrialEvents(ply)));
            think();
        }
    }

    /** Begins a game from the position on the board: against the computer where it sat at the game, otherwise between the same seats. */
    @Override
    public void playOn() {
        if (state().canPlayOn()) {
            context().ifPresent(this::playOn);
        }
    }

    private void playOn(Context now) {
        Transcript played = state().transcript().upTo(plies());
        Disc side = played.current().toMove();
        GameSetup setup = state().game().setup();
        boolean isAgainstComputer = setup.mode() == GameSetup.Mode.VERSUS_COMPUTER;
        int level = now.settings().now().game().computer().level();
        now.go()
                .play(GameSetup.continuing(
                        played,
                        isAgainstComputer ? setup.seat(side) : Seat.human(""),
                        isAgainstComputer ? setup.seat(side.other()) : Seat.computer("", level)));
    }

    @Override
    public void analyse() {
        Game game = state().game();
        context().ifPresent(now -> now.go()
                .analyse(game.transcript(), plies(), Words.of(now, game.setup()).opponents()));
    }

    @Override
    public void copyMoves() {
        GameRecord record = GameRecord.of(state().transcript());
        context().ifPresent(now -> {
            now.device().copy(GameFiles.write(GameFormat.TEXT, record).trim());
            notice("review.copied");
        });
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        List<Shortcut> keys = new ArrayList<>(Shortcut.throughGame(now));
        keys.add(new Shortcut("review.moments", List.of("↑", "↓")));
        keys.add(Shortcut.of("review.next", "N"));
        return keys;
    }

    @Override
    public boolean keyDown(int key) {
        if (state().asked().isPresent()) {
            return false;
        }
        switch (key) {
            case Input.Keys.LEFT -> step(-1);
            case Input.Keys.RIGHT -> step(1);
            case Input.Keys.HOME -> goTo(0);
            case Input.Keys.END -> goTo(state().transcript().plies());
            case Input.Keys.UP -> go(ReviewState::momentBefore);
            case Input.Keys.N -> go(Modifiers.isShift() ? ReviewState::mistakeBefore : ReviewState::nextMistake);
            case Input.Keys.DOWN -> go(ReviewState::nextMoment);
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean keyTyped(char character) {
        return state().asked().isPresent()
                && typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }

    private final class RunEvents implements ReviewRun.Listener {
        @Override
        public void reviewed() {
            isStale = true;
            Gdx.graphics.requestRendering();
            if (run.isOver() && run.review().isComplete()) {
                store.keep(run.review());
            }
        }

        @Override
        public void failed(String message) {
            isStale = true;
            notice("engine.failed.hint");
        }
    }

    private final class TrialEvents implements ReviewRun.Listener {
        private final int ply;

        TrialEvents(int ply) {
            this.ply = ply;
        }

        @Override
        public void reviewed() {
            trial.flatMap(asked -> asked.review().move(ply)).ifPresent(found -> go(now -> now.judged(found.value())));
        }

        @Override
        public void failed(String message) {
            trial = Optional.empty();
            notice("engine.failed.hint");
        }
    }
}
