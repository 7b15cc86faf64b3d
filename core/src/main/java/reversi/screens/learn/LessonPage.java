package reversi.screens.learn;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.platform.Thinker;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Narration;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.TimeSlice;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.board.TypedSquare;
import reversi.screens.game.TurnWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Icon;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.lesson.AnswerReasons;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonStep;
import reversi.teach.reasons.Reason;

/** A lesson, step by step: what it says and asks, its board, and what is said to the answer. */
public final class LessonPage extends Page implements LessonPanel.Actions {
    /** The thickness of the bar that tells how much of the lesson is behind. */
    private static final float DONE = 8;

    private static final float HEADER = 60;
    private static final float WIDEST = 1040;
    private static final float BESIDE = 32;
    private static final float LEAST_BOARD = 220;
    /** The least width in which words stand beside the board. */
    private static final float LEAST_WIDE = 480;

    private static final float BAR = 76;
    /** The room that the ring of the focus takes beside a control. */
    private static final float RING = 6;

    private final Course course;
    private final ProgressRepository progress;
    private final Thinker thinker;
    private final LessonBoard board;
    private final Narration narration = new Narration();
    private LessonRun run;
    private @Nullable LessonGame game;
    private @Nullable Context context;
    private TypedSquare typed;
    private boolean isShown;
    private boolean hasBegun;
    private @Nullable AnswerReasons explaining;
    private @Nullable Reason reason;
    private @Nullable Actor root;
    private @Nullable LessonPanel panel;

    /** A lesson of a course. */
    public LessonPage(Course course, Lesson lesson, ProgressRepository progress, Thinker thinker) {
        this.course = course;
        this.progress = progress;
        this.thinker = thinker;
        this.run = new LessonRun(lesson);
        this.typed = new TypedSquare(run.step().scene().position().variant());
        this.board = new LessonBoard(run.step().scene(), this::pressed);
        enter();
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toLesson(run.lesson().key()));
    }

    /** Shows the step that was come to. */
    private void enter() {
        stopGame();
        forgetReason();
        LessonStep step = run.step();
        board.show(step.scene());
        typed = new TypedSquare(step.scene().position().variant());
        if (step instanceof LessonStep.PlayOut playOut) {
            board.ask(step.scene().position(), true);
            LessonGame begun = new LessonGame(playOut, thinker, run.at(), new Turns());
            game = begun;
            begun.go();
        } else if (step instanceof LessonStep.Task) {
            board.ask(step.scene().position(), step instanceof LessonStep.MoveTask);
        }
        if (isShown) {
            board.go();
        }
    }

    /** Begins to look for why an answer is better or worse than another. */
    private void explain(Square answer) {
        forgetReason();
        if (run.step() instanceof LessonStep.MoveTask task) {
            explaining = AnswerReasons.about(task, answer).orElse(null);
        }
        requestTick();
    }

    private void forgetReason() {
        explaining = null;
        reason = null;
    }

    private void requestTick() {
        if (explaining != null && root != null) {
            PartialStage.requestTick(root);
        }
    }

    @Override
    public void tick(float passed) {
        AnswerReasons search = explaining;
        if (search == null) {
            return;
        }
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

    private void stopGame() {
        if (game != null) {
            game.stop();
            game = null;
        }
    }

    private final class Turns implements LessonGame.Listener {
        @Override
        public void played(Turn turn) {
            board.play(turn);
            Context now = context;
            if (now != null) {
                BoardStyle style = now.settings().now().look().board();
                now.router()
                        .announce(
                                new TurnWords(now.texts(), disc -> LessonPanel.colour(now, style, disc)).played(turn));
            }
        }

        @Override
        public void waits() {
            LessonGame now = game;
            if (now != null && now.position().isOver()) {
                run.played(now.isReached());
                board.rest();
                end();
                return;
            }
            if (now != null) {
                board.ask(now.position(), true);
            }
            refresh();
        }
    }

    /** The game of the step is over, perhaps by the computer's move: whoever is elsewhere stays there. */
    private void end() {
        if (isElsewhere()) {
            refresh();
        } else {
            goOn();
        }
    }

    private void refresh() {
        if (context != null) {
            context.router().refresh();
        }
    }

    /** Shows what the person's answer or step has changed, and leads the focus to what goes on from there. */
    private void goOn() {
        refresh();
        lead(panel == null ? Optional.empty() : panel.wayOn());
    }

    /** Leads the focus to a control, or to the board where it is what answers. */
    private void lead(Optional<Button> control) {
        if (context == null || !context.router().isInFront(this)) {
            return;
        }
        Focus focus = context.ui().focus();
        if (control.isPresent()) {
            focus.lead(control.get());
        } else {
            board.view().ifPresent(focus::lead);
        }
    }

    /** Whether the keyboard is led by something else than the board. */
    private boolean isElsewhere() {
        Actor current = context == null ? null : context.ui().focus().current();
        return current != null && current != board.view().orElse(null);
    }

    private void pressed(Square square) {
        LessonStep step = run.step();
        if (step instanceof LessonStep.SquaresTask) {
            run.mark(square);
            board.sign(run);
        } else if (step instanceof LessonStep.PlayOut) {
            LessonGame now = game;
            if (now != null && now.play(square)) {
                now.go();
            } else {
                board.refuse(square);
            }
        } else if (run.play(square)) {
            board.answer(square);
            explain(square);
            goOn();
        } else {
            board.refuse(square);
        }
    }

    @Override
    public void check() {
        run.checkMarks();
        if (run.state() == LessonRun.State.DONE) {
            board.rest();
        }
        goOn();
    }

    @Override
    public void choose(int choice) {
        run.choose(choice);
        goOn();
    }

    @Override
    public void hint() {
        run.showHint();
        goOn();
    }

    @Override
    public void again() {
        if (run.state() == LessonRun.State.WRONG) {
            forgetReason();
            run.again();
            if (run.step() instanceof LessonStep.MoveTask) {
                board.takeBack();
            }
            if (run.step() instanceof LessonStep.PlayOut) {
                enter();
            } else {
                board.ask(run.step().scene().position(), run.step() instanceof LessonStep.MoveTask);
            }
            goOn();
        } else {
            board.again();
            refresh();
        }
    }

    @Override
    public void next() {
        if (run.state() != LessonRun.State.DONE) {
            return;
        }
        if (!run.isLast()) {
            run.next();
            enter();
            goOn();
            return;
        }
        progress.finish(run.lesson().key());
        Optional<Lesson> following = following();
        if (following.isPresent()) {
            run = new LessonRun(following.get());
            enter();
            goOn();
        } else if (context != null) {
            context.go().back();
        }
    }

    /** The lesson after this one; empty at the end of a chapter, where the person looks at the course again. */
    private Optional<Lesson> following() {
        String key = run.lesson().key();
        return course.after(key).filter(next -> course.chapterOf(next.key()).equals(course.chapterOf(key)));
    }

    @Override
    public void previous() {
        if (run.at() > 0) {
            run.previous();
            enter();
            refresh();
            lead(panel == null ? Optional.empty() : panel.wayBack().or(panel::wayOn));
        }
    }

    @Override
    public Actor build(Context context, Layout layout) {
        boolean isFirst = this.context == null;
        this.context = context;
        float width = Math.min(WIDEST, layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.margin());
        Table page = new Table();
        root = page;
        page.top();
        page.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(header(context, width)).width(width).height(HEADER).row();
        float room = layout.safeHeight() - HEADER;
        LessonPanel next = new LessonPanel(context, course, run, game, Optional.ofNullable(reason), this);
        panel = next;
        if (isFirst) {
            narration.begin(next.spoken());
        } else {
            narration.tell(context.router(), next.spoken());
        }
        boolean isBeside = width >= LEAST_WIDE && layout.width() > layout.height() && room >= LEAST_BOARD;
        if (isBeside) {
            float side = (float) Math.floor(Math.min(room - 24, width * 0.56f));
            float column = width - side - BESIDE;
            Table right = new Table();
            scroll(context, right, next.words(column, true), column)
                    .growY()
                    .top()
                    .row();
            right.add(next.steps(column)).width(column).padTop(Theme.GAP);
            Table row = new Table();
            row.top();
            row.add(board.build(context, run)).size(side).top();
            row.add(right).width(column).height(side).padLeft(BESIDE).top();
            page.add(row).width(width).expandY().top();
            return page;
        }
        float side = (float) Math.floor(Math.min(width, Math.max(LEAST_BOARD, (room - BAR) * 0.58f)));
        Table lesson = new Table();
        lesson.top();
        lesson.add(next.title(width)).width(width).padBottom(Theme.GAP).row();
        lesson.add(board.build(context, run)).size(side).row();
        lesson.add(next.words(width, false)).width(width).padTop(14).padBottom(12);
        scroll(context, page, lesson, width).grow().row();
        page.add(next.steps(width)).width(width).padTop(6).padBottom(14);
        return page;
    }

    /** Lets what is read scroll, with room for the ring of the focus, which a pane would cut off. */
    private static Cell<?> scroll(Context context, Table in, Table read, float width) {
        read.padLeft(RING).padRight(RING).padTop(RING);
        return in.add(context.ui().scroll(read))
                .width(width + 2 * RING)
                .padLeft(-RING)
                .padRight(-RING)
                .padTop(-RING);
    }

    private Table header(Context context, float width) {
        Ui ui = context.ui();
        Table header = new Table();
        header.add(ui.iconButton(Icon.CLOSE, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-10)
                .padRight(8);
        ProgressBar done = new ProgressBar(context.theme());
        done.show(run.share());
        header.add(done).growX().maxWidth(width).height(DONE);
        String at = context.texts()
                .get("lesson.at", run.at() + 1, run.lesson().steps().size());
        header.add(ui.muted(at, Type.SMALL)).padLeft(12);
        return header;
    }

    /** What is looked for; a move or a mark is a square of this board, while an answer is waited for. */
    public LessonStep step() {
        return run.step();
    }

    /** The board as it is drawn now; empty before it was. */
    public Optional<BoardView> board() {
        return board.view();
    }

    @Override
    public boolean keyTyped(char character) {
        if (run.state() != LessonRun.State.ASKED || !typed.takes(character)) {
            return false;
        }
        typed.type(character).ifPresent(this::pressed);
        return true;
    }

    @Override
    public void shown() {
        isShown = true;
        board.go();
        if (!hasBegun) {
            hasBegun = true;
            lead(panel == null ? Optional.empty() : panel.wayOn());
        }
    }

    @Override
    public void hidden() {
        isShown = false;
        board.stop();
    }

    @Override
    public void dispose() {
        board.stop();
        stopGame();
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
    public boolean keyDown(int key) {
        if (key == Input.Keys.PAGE_DOWN) {
            next();
            return true;
        }
        if (key == Input.Keys.PAGE_UP) {
            previous();
            return true;
        }
        return false;
    }
}
