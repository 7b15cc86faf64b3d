package reversi.screens.review;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Narration;
import reversi.screens.Numerals;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.game.ValueText;
import reversi.screens.game.Words;
import reversi.teach.OpeningNames;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;

/**
 * A finished game, to be gone through again: the engine values every move while the page is open, bad ones are marked, and each can be
 * tried again. It opens at the first key moment as soon as that is known. It keeps what was found as long as it lives.
 */
public final class ReviewPage extends Page {
    private static final int MOMENTS = 12;

    private final Game game;
    private final Transcript transcript;
    private final Route route;
    private final OpeningNames openings;
    private final Thinker thinker;
    private final ReviewStore store;
    private ReviewRun run;
    /** Whether the engine may begin: it is known that the game has not been reviewed before. */
    private boolean isWanted;

    private final BoardModel board;
    private int plies;
    private @Nullable Context context;
    private @Nullable ReviewView view;
    private @Nullable ReviewRun trial;
    private boolean isTrying;
    /** The move on the board in place of the game's. */
    private @Nullable Turn tried;
    /** What is said about the trial; null where none goes on. */
    private @Nullable TrialMessage trialMessage;

    private boolean isShown;
    /** Whether the person went somewhere, or was led to the first key moment: the page stays where it is. */
    private boolean isSettled;
    /** Whether the review knows more than is shown. */
    private boolean isStale;

    private final Narration narration = new Narration();
    private boolean isDoneSaid;

    /** A review of a game, from its end on, that is kept nowhere. */
    public ReviewPage(Game game, Thinker thinker, OpeningNames openings) {
        this(game, thinker, openings, ReviewStore.none());
    }

    /** A review of a game, from its end on, that is looked for and kept in a store. */
    public ReviewPage(Game game, Thinker thinker, OpeningNames openings, ReviewStore store) {
        this.game = game;
        this.transcript = game.transcript();
        this.route = SharedGame.route(transcript);
        this.openings = openings;
        this.thinker = thinker;
        this.plies = transcript.plies();
        this.board = new BoardModel(transcript.first(), Tempo.normal());
        board.show(transcript);
        Reviewer reviewer = new Reviewer(transcript, List.of(ReviewLimits.quick(), ReviewLimits.thorough()));
        this.run = new ReviewRun(thinker, reviewer, new RunEvents());
        this.store = store;
        store.find(transcript, this::begin);
    }

    /** Shows what was found before, or lets the engine begin. */
    private void begin(Optional<GameReview> known) {
        isWanted = known.isEmpty();
        if (known.isPresent()) {
            run = new ReviewRun(thinker, Reviewer.done(known.get()), new RunEvents());
            isStale = true;
            Gdx.graphics.requestRendering();
        } else if (isShown) {
            run.resume();
        }
    }

    private void think() {
        if (isWanted) {
            run.resume();
        }
    }

    /** The game. */
    Game game() {
        return game;
    }

    /** What is known of it. */
    public GameReview review() {
        return run.review();
    }

    /** How much of the work is done, 0…1. */
    public float progress() {
        return run.isOver() ? 1 : run.progress();
    }

    /** How many plies of the game are on the board. */
    public int plies() {
        return plies;
    }

    /** What lies on the board. */
    BoardModel model() {
        return board;
    }

    /** The board as it is drawn now; empty before the page was shown. */
    public Optional<BoardView> board() {
        return Optional.ofNullable(view).map(ReviewView::board);
    }

    /** Whether the person looks for a better move. */
    boolean isTrying() {
        return isTrying;
    }

    /** The move that a person tried in place of the game's and that is on the board now. */
    Optional<Turn> tried() {
        return Optional.ofNullable(tried);
    }

    /** What is said about the trial of another move; empty where none goes on. */
    Optional<TrialMessage> trialMessage() {
        return Optional.ofNullable(trialMessage);
    }

    /** The move that led to the board; empty at the start, and for a pass or a move without a choice. */
    Optional<MoveReview> shownMove() {
        return plies == 0 ? Optional.empty() : review().move(plies - 1);
    }

    /** The name of the opening; empty where it has none. */
    Optional<String> opening(Context now) {
        return openings.of(transcript)
                .map(name -> name.in(now.texts().language().code()));
    }

    /** The address tells the game itself, so that it may be sent to anybody. */
    @Override
    public Optional<Route> route() {
        return Optional.of(route);
    }

    @Override
    public Actor build(Context now, Layout layout) {
        boolean isFirst = context == null;
        context = now;
        board.animation()
                .setTempo(now.settings().now().speed().tempo(now.ui().feedback().isStill()));
        ReviewView next = new ReviewView(now, layout, this);
        view = next;
        mark();
        if (isFirst) {
            narration.begin(next.spoken());
        }
        return next.root();
    }

    @Override
    public void shown() {
        isShown = true;
        think();
    }

    /** Shows what the engine has found since the last frame, however many answers came. */
    @Override
    public void tick(float seconds) {
        if (isStale) {
            isStale = false;
            mark();
            refresh();
            openAtFirstMoment();
        }
    }

    private void openAtFirstMoment() {
        List<Integer> moments = moments();
        if (!isSettled && review().isComplete() && !moments.isEmpty()) {
            goTo(moments.get(0) + 1);
        }
    }

    /** The plies of the key moments that are listed. */
    List<Integer> moments() {
        return review().keyMoments(MOMENTS);
    }

    @Override
    public void hidden() {
        isShown = false;
        run.pause();
        stopTrial();
    }

    @Override
    public void dispose() {
        run.pause();
        stopTrial();
    }

    /** Puts the position after {@code wanted} plies on the board, 0…the game's length; the next one by its animated move. */
    void goTo(int wanted) {
        int to = Math.max(0, Math.min(transcript.plies(), wanted));
        boolean isNext = to == plies + 1 && !isTrying;
        leaveTrial();
        if (isNext) {
            board.play(transcript.turns().get(plies));
        } else {
            board.goTo(transcript.upTo(to));
        }
        plies = to;
        mark();
        refresh();
    }

    /** Marks what was bad about the move on the board, and what was better. */
    private void mark() {
        Optional<MoveReview> bad =
                isTrying ? Optional.empty() : shownMove().filter(move -> move.judgement() != Judgement.GOOD);
        board.markMistake(bad.flatMap(move -> move.turn().move().square()).orElse(null));
        board.showHint(
                bad.flatMap(move -> move.best().square()).orElse(null),
                bad.map(move -> ValueText.of(move.bestValue(), move.exact(), numerals()))
                        .orElse(""));
    }

    private void refresh() {
        if (view != null && context != null) {
            view.refresh();
            narration.tell(context.router(), view.spoken());
            if (isWanted && run.isOver() && !isDoneSaid) {
                isDoneSaid = true;
                context.router().announce(view.spokenAccuracy());
            }
        }
    }

    /** Plays on the board what both sides would best have played in place of the move that led to it. */
    void showBestLine() {
        shownMove().ifPresent(move -> {
            leaveTrial();
            Transcript line = transcript.upTo(plies - 1);
            board.goTo(line);
            board.markMistake(null);
            board.showHint(null, "");
            for (Move next : move.line()) {
                Position position = line.current();
                if (position.mustPass()) {
                    line = add(line, Move.PASS);
                }
                if (line.current().isOver() || line.current().refusal(next).isPresent()) {
                    break;
                }
                line = add(line, next);
            }
            refresh();
        });
    }

    private Transcript add(Transcript line, Move move) {
        Turn turn = line.current().play(move).orThrow();
        board.play(turn);
        return line.with(turn);
    }

    /** Lets the person look for a better move than the one that led to the board. */
    void tryAgain() {
        if (shownMove().isPresent()) {
            leaveTrial();
            isTrying = true;
            trialMessage = new TrialMessage(Judgement.GOOD, 0, say("review.try.find"));
            board.goTo(transcript.upTo(plies - 1));
            board.ask(transcript.turns().get(plies - 1).before());
            mark();
            refresh();
        }
    }

    private void leaveTrial() {
        isSettled = true;
        stopTrial();
        tried = null;
        trialMessage = null;
        isTrying = false;
    }

    private void stopTrial() {
        if (trial != null) {
            trial.pause();
            trial = null;
        }
    }

    /** The person chose a square of the board. */
    void press(Square square) {
        if (!isTrying || board.asks().isEmpty()) {
            return;
        }
        int ply = plies - 1;
        Position position = transcript.turns().get(ply).before();
        Move move = Move.at(square);
        if (position.refusal(move).isPresent()) {
            board.refuse(square);
            return;
        }
        Turn turn = position.play(move).orThrow();
        board.play(turn);
        tried = turn;
        refresh();
        Optional<MoveReview> known = review().move(ply).filter(review -> knows(review, move));
        if (known.isPresent()) {
            tell(
                    ply,
                    move,
                    move.equals(known.get().best())
                            ? known.get().bestValue()
                            : known.get().value());
            return;
        }
        Transcript tried = transcript.upTo(ply).with(turn);
        Reviewer reviewer = Reviewer.ofPly(tried, ply, ReviewLimits.thorough());
        run.pause();
        trial = new ReviewRun(thinker, reviewer, new TrialEvents(ply, move));
        trial.resume();
        trialMessage = new TrialMessage(Judgement.GOOD, 0, say("review.try.looking", move.toString()));
        refresh();
    }

    private static boolean knows(MoveReview review, Move move) {
        return move.equals(review.best()) || move.equals(review.turn().move());
    }

    /** Says what a tried move is worth beside the one of the game, and lets the person look on where it is not good. */
    private void tell(int ply, Move move, int value) {
        MoveReview played = review().move(ply).orElseThrow();
        String worth = ValueText.of(value, played.exact(), numerals());
        Judgement judgement = played.judgementOf(value);
        boolean isGood = judgement == Judgement.GOOD;
        String key = move.equals(played.best())
                ? "review.try.best"
                : isGood ? "review.try.good" : value > played.value() ? "review.try.better" : "review.try.no";
        String words = say(key, move.toString(), worth);
        trialMessage = new TrialMessage(judgement, Math.max(0, played.bestValue() - value), words);
        announce(words);
        if (isGood) {
            isTrying = false;
        }
        refresh();
    }

    private Numerals numerals() {
        return context == null ? Numerals.POINT : context.texts().language().numerals();
    }

    private String say(String key, Object... parts) {
        return context == null ? "" : context.texts().get(key, parts);
    }

    private void announce(String words) {
        if (context != null) {
            context.router().announce(words);
        }
    }

    private void notice(String words) {
        if (context != null) {
            context.router().notice(words);
        }
    }

    /** Begins a game from the position on the board: against the computer where it sat at the game, otherwise between the same seats. */
    void playOn() {
        Context now = context;
        Transcript played = transcript.upTo(plies);
        if (now != null && !played.current().isOver()) {
            Disc side = played.current().toMove();
            GameSetup setup = game.setup();
            boolean isAgainstComputer = setup.mode() == GameSetup.Mode.VERSUS_COMPUTER;
            int level = now.settings().now().game().computer().level();
            now.go()
                    .play(GameSetup.continuing(
                            played,
                            isAgainstComputer ? setup.seat(side) : Seat.human(""),
                            isAgainstComputer ? setup.seat(side.other()) : Seat.computer("", level)));
        }
    }

    /** Opens the game on the analysis board where it is shown. */
    void analyse() {
        if (context != null) {
            context.go()
                    .analyse(transcript, plies, Words.of(context, game.setup()).opponents());
        }
    }

    /** Whether somebody could move in the position on the board. */
    boolean canPlayOn() {
        return !transcript.upTo(plies).current().isOver();
    }

    /** Puts the moves of the game on the clipboard, after its rules and first position where those are not the usual ones. */
    void copyMoves() {
        if (context != null) {
            context.device()
                    .copy(GameFiles.write(GameFormat.TEXT, GameRecord.of(transcript))
                            .trim());
            notice(say("review.copied"));
        }
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        List<Shortcut> keys = new ArrayList<>(Shortcut.throughGame(now));
        keys.add(new Shortcut("review.moments", List.of("↑", "↓")));
        return keys;
    }

    @Override
    public boolean keyDown(int key) {
        if (isTrying && board.asks().isPresent()) {
            return false;
        }
        switch (key) {
            case Input.Keys.LEFT -> goTo(plies - 1);
            case Input.Keys.RIGHT -> goTo(plies + 1);
            case Input.Keys.HOME -> goTo(0);
            case Input.Keys.END -> goTo(transcript.plies());
            case Input.Keys.UP -> goToMoment(-1);
            case Input.Keys.DOWN -> goToMoment(1);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Goes to the next bad move, or to the one before. */
    private void goToMoment(int by) {
        List<Integer> moments = review().keyMoments(transcript.plies());
        int wanted = -1;
        for (int ply : moments) {
            boolean isAhead = by > 0 ? ply + 1 > plies && wanted < 0 : ply + 1 < plies;
            wanted = isAhead ? ply + 1 : wanted;
        }
        if (wanted >= 0) {
            goTo(wanted);
        }
    }

    /** Goes to the next bad move, and after the last one to the first. */
    void nextMistake() {
        List<Integer> bad = review().keyMoments(transcript.plies());
        bad.stream()
                .filter(ply -> ply + 1 > plies)
                .findFirst()
                .or(() -> bad.stream().findFirst())
                .ifPresent(ply -> goTo(ply + 1));
    }

    private final class RunEvents implements ReviewRun.Listener {
        @Override
        public void reviewed() {
            isStale = true;
            Gdx.graphics.requestRendering();
            if (run.isOver() && review().isComplete()) {
                store.keep(review());
            }
        }

        @Override
        public void failed(String message) {
            notice(say("engine.failed.hint"));
            refresh();
        }
    }

    private final class TrialEvents implements ReviewRun.Listener {
        private final int ply;
        private final Move move;

        TrialEvents(int ply, Move move) {
            this.ply = ply;
            this.move = move;
        }

        @Override
        public void reviewed() {
            ReviewRun asked = trial;
            trial = null;
            if (asked != null) {
                asked.review().move(ply).ifPresent(found -> tell(ply, move, found.value()));
            }
            if (isShown) {
                think();
            }
        }

        @Override
        public void failed(String message) {
            trial = null;
            notice(say("engine.failed.hint"));
        }
    }
}
