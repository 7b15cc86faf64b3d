package reversi.screens.learn;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import reversi.platform.Thinker;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.TimeSlice;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.screens.ui.PartialStage;
import reversi.teach.lesson.AnswerReasons;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonStep;

/** A lesson, step by step: what it says and asks, its board, and what is said to the answer. */
public final class LessonPage extends StatePage<LessonState, LessonView> implements LessonView.Actions {
    private static final float BEFORE_SECONDS = 1.1f;
    private static final float BETWEEN_SECONDS = 1.3f;

    private final Course course;
    private final ProgressRepository progress;
    private final LessonOpponent opponent;
    private final BoardModel board;
    private final BoardDirector director;
    private TypedSquare typed;
    private boolean hasBegun;
    /** The search for the reason of an answer; empty while none goes on. */
    private Optional<AnswerReasons> explaining = Optional.empty();

    private final Timer.Task showing = new Timer.Task() {
        @Override
        public void run() {
            play(state().answering().shown());
        }
    };

    /** A lesson of a course. */
    public LessonPage(Course course, Lesson lesson, ProgressRepository progress, Thinker thinker) {
        super(LessonState.of(lesson));
        this.course = course;
        this.progress = progress;
        this.opponent = new LessonOpponent(thinker, this::replied);
        this.board = new BoardModel(step().scene().before(), Tempo.slow());
        this.director = new BoardDirector(board);
        this.typed = typed();
    }

    private TypedSquare typed() {
        return new TypedSquare(step().scene().position().variant());
    }

    @Override
    public String kind() {
        return "lesson";
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toLesson(state().lesson().key()));
    }

    /** What is looked for; a move or a mark is a square of this board, while an answer is waited for. */
    public LessonStep step() {
        return state().step();
    }

    @Override
    public Optional<BoardView> board() {
        return view().flatMap(LessonView::board);
    }

    @Override
    protected LessonView view(Context context, Layout layout) {
        board.animation().setTempo(context.ui().feedback().isStill() ? Tempo.reduced() : Tempo.slow());
        return new LessonView(context, layout, course, director, this);
    }

    @Override
    public void shown() {
        become(state());
        goOn();
        if (!hasBegun) {
            hasBegun = true;
            lead();
        }
    }

    @Override
    public void hidden() {
        showing.cancel();
    }

    @Override
    public void dispose() {
        showing.cancel();
        opponent.stop();
    }

    /** Shows a step from its beginning, or once more. */
    private void enter(LessonState next) {
        showing.cancel();
        opponent.stop();
        explaining = Optional.empty();
        become(next);
        view().ifPresent(LessonView::scrollToTop);
        typed = typed();
        goOn();
    }

    /** Shows what has become of the step, and says the turns of a game. */
    private void play(Answering next) {
        if (next.step() instanceof LessonStep.PlayOut) {
            List<Turn> turns = next.line().turns();
            turns.subList(state().answering().line().plies(), turns.size())
                    .forEach(turn -> view().ifPresent(seen -> seen.say(turn)));
        }
        become(state().with(next));
        goOn();
    }

    /** Lets the next move of the scene or of the computer come. */
    private void goOn() {
        Answering now = state().answering();
        if (now.isShowing() && !showing.isScheduled()) {
            Timer.schedule(showing, now.line().plies() == 0 ? BEFORE_SECONDS : BETWEEN_SECONDS);
        }
        if (now.isComputersTurn() && now.step() instanceof LessonStep.PlayOut game) {
            opponent.ask(now.line().current(), game.level(), state().at());
        }
    }

    /** The computer's move may end the game: whoever is elsewhere then stays there. */
    private void replied(Move move) {
        boolean wasElsewhere = isElsewhere();
        Answering next = state().answering().replied(move);
        play(next);
        if (next.phase() != Answering.Phase.ASKED && !wasElsewhere) {
            lead();
            view().ifPresent(LessonView::scrollToRemarks);
        }
    }

    @Override
    public void press(Square square) {
        Answering now = state().answering();
        if (now.phase() != Answering.Phase.ASKED) {
            return;
        }
        Answering next = now.pressed(square);
        if (next.equals(now)) {
            board.refuse(square);
            return;
        }
        play(next);
        if (next.phase() != Answering.Phase.ASKED) {
            explain(next);
            lead();
            view().ifPresent(LessonView::scrollToRemarks);
        }
    }

    /** Begins to look for why an answer is better or worse than another one. */
    private void explain(Answering answered) {
        if (answered.step() instanceof LessonStep.MoveTask task) {
            explaining = answered.move().flatMap(move -> AnswerReasons.about(task, move));
            requestTick();
        }
    }

    private void requestTick() {
        if (explaining.isPresent()) {
            view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
        }
    }

    @Override
    public void tick(float passed) {
        explaining.ifPresent(this::search);
    }

    /** Looks for the reason for a moment, and shows it once it is found. */
    private void search(AnswerReasons search) {
        if (TimeSlice.run(search::step)) {
            requestTick();
            return;
        }
        explaining = Optional.empty();
        search.reason().ifPresent(found -> {
            become(state().explained(found));
            view().ifPresent(LessonView::scrollToRemarks);
        });
    }

    @Override
    public void check() {
        answer(state().with(state().answering().checked()));
    }

    @Override
    public void choose(int choice) {
        answer(state().with(state().answering().chose(choice)));
    }

    @Override
    public void hint() {
        answer(state().hintShown());
    }

    private void answer(LessonState next) {
        become(next);
        lead();
        view().ifPresent(LessonView::scrollToRemarks);
    }

    @Override
    public void again() {
        boolean isWrong = state().answering().phase() == Answering.Phase.WRONG;
        enter(state().with(state().answering().again()));
        if (isWrong) {
            lead();
        }
    }

    @Override
    public void next() {
        if (!state().isDone()) {
            return;
        }
        if (!state().isLast()) {
            enter(state().next());
            lead();
            return;
        }
        progress.finish(state().lesson().key());
        Optional<Lesson> following = following();
        if (following.isPresent()) {
            enter(LessonState.of(following.get()));
            lead();
        } else {
            context().ifPresent(now -> now.go().back());
        }
    }

    /** The lesson after this one; empty at the end of a chapter, where the person looks at the course again. */
    private Optional<Lesson> following() {
        String key = state().lesson().key();
        return course.after(key).filter(next -> course.chapterOf(next.key()).equals(course.chapterOf(key)));
    }

    @Override
    public void previous() {
        if (state().at() > 0) {
            enter(state().previous());
            lead(LessonView::wayBack);
        }
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return List.of(
                Shortcut.named(now, "lesson.next", "page-down"),
                Shortcut.named(now, "lesson.back", "page-up"),
                Shortcut.squares(),
                Shortcut.typedSquare());
    }

    @Override
    public boolean keyTyped(char character) {
        return state().answering().phase() == Answering.Phase.ASKED
                && typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }

    @Override
    public boolean keyDown(int key) {
        switch (key) {
            case Input.Keys.PAGE_DOWN -> next();
            case Input.Keys.PAGE_UP -> previous();
            default -> {
                return false;
            }
        }
        return true;
    }
}
