package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.BoardScaffold;
import reversi.screens.ConfirmedMoves;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.StateView;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.LessonStep;

/** A page with a step of a lesson, in one look, size and language. */
final class LessonView implements StateView<LessonState> {
    /** The thickness of the bar that tells how much of the lesson is behind. */
    private static final float DONE = 8;

    /** What header, question, words and buttons take above and below a board. */
    private static final float AROUND_BOARD = 400;

    private static final float NOTE_ICON = 24;
    private static final float NOTE_VEIL = 0.14f;

    private final Context context;
    private final Ui ui;
    private final Course course;
    private final BoardDirector director;
    private final Actions actions;
    private final LessonWords words;
    private final float width;
    private final ProgressBar done;
    private final Text place;
    private final Slot<BoardUse> board = new Slot<>(this::fillBoard);
    private final Slot<Title> title = new Slot<>(this::fillTitle);
    private final Slot<LessonStep> reading = new Slot<>(this::fillReading);
    private final Slot<Choices> choices = new Slot<>(this::fillChoices);
    private final Slot<Remarks> remarks = new Slot<>(this::fillRemarks);
    private final Slot<Ways> ways = new Slot<>(this::fillWays);
    private final Actor root;
    private Optional<BoardView> drawn = Optional.empty();
    private Optional<Actor> firstChoice = Optional.empty();
    private Optional<Actor> wayOn = Optional.empty();
    private Optional<Actor> wayBack = Optional.empty();

    /** What the controls lead to. */
    interface Actions {
        /** A square of the board was chosen. */
        void press(Square square);

        /** Answers with the marked squares. */
        void check();

        /** Answers with a choice, by its place from 0. */
        void choose(int choice);

        /** Shows the hint. */
        void hint();

        /** Lets a wrong answer be given anew, or shows the moves of the step once more. */
        void again();

        /** Goes on to the next step, or the next lesson. */
        void next();

        /** Goes back to the step before. */
        void previous();
    }

    /** How a board is used; one that is only looked at takes no squares. */
    private record BoardUse(Variant variant, boolean isRead, boolean isPlayed) {
        static BoardUse of(LessonStep step) {
            return new BoardUse(
                    step.scene().position().variant(),
                    step.isRead(),
                    step instanceof LessonStep.MoveTask || step instanceof LessonStep.PlayOut);
        }
    }

    private record Title(String chapter, boolean isForeign, String words, Type type) {}

    private record Choices(LessonStep step, Optional<Integer> chosen, boolean isOpen) {}

    /** The hint and what is said to the answer, each empty where it is not there. */
    private record Remarks(Optional<String> hint, Optional<Verdict> verdict) {}

    private record Verdict(boolean isRight, String words, String remark, String tries) {}

    private record Ways(boolean canHint, boolean canGoBack, boolean canReplay, Answering.Phase phase, boolean isLast) {
        static Ways of(LessonState state) {
            return new Ways(
                    !state.isHintShown() && state.hint().isPresent(),
                    state.at() > 0,
                    state.step().isRead() && state.step().scene().moves().plies() > 0,
                    state.answering().phase(),
                    state.isLast());
        }
    }

    LessonView(Context context, Layout layout, Course course, BoardDirector director, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.course = course;
        this.director = director;
        this.actions = actions;
        this.words =
                new LessonWords(context.texts(), context.settings().now().look().board());
        this.done = new ProgressBar(ui.theme());
        this.place = ui.muted("", Type.SMALL);
        BoardScaffold scaffold = new BoardScaffold(layout);
        this.width = scaffold.column();
        Table rest = new Table();
        rest.top().padTop(Theme.GAP);
        rest.defaults().width(width);
        rest.add(reading).row();
        rest.add(choices).row();
        rest.add(remarks);
        this.root = scaffold.lay(
                ui,
                new BoardScaffold.Places(header(), board, Optional.empty(), title, rest, Optional.of(ways)),
                AROUND_BOARD);
    }

    private Table header() {
        Table header = new Table();
        header.add(ui.iconButton(Icon.CLOSE, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-Theme.GAP)
                .padRight(Theme.ROW_GAP);
        header.add(done).growX().height(DONE);
        header.add(place).padLeft(Theme.BLOCK_GAP);
        return header;
    }

    @Override
    public Actor root() {
        return root;
    }

    /** The board as it is drawn now; empty before a step was shown. */
    Optional<BoardView> board() {
        return drawn;
    }

    @Override
    public Actor wayOn() {
        return wayOn.or(() -> firstChoice).or(() -> drawn).orElse(root);
    }

    /** The way back to the step before, or what goes on where there is none. */
    Actor wayBack() {
        return wayBack.orElseGet(this::wayOn);
    }

    @Override
    public String spoken(LessonState state) {
        return words.spoken(state);
    }

    /** Says a turn of a game that comes on the board. */
    void say(Turn turn) {
        context.router().announce(words.played(turn));
    }

    /** Lets what is read begin in sight. */
    void scrollToTop() {
        pane().ifPresent(pane -> {
            pane.setScrollY(0);
            pane.updateVisualScroll();
        });
    }

    /** Brings what is said to the answer in sight. */
    void scrollToRemarks() {
        pane().ifPresent(pane -> {
            Vector2 corner = remarks.localToAscendantCoordinates(pane.getActor(), new Vector2());
            pane.scrollTo(0, corner.y, 0, remarks.getHeight());
            pane.updateVisualScroll();
        });
    }

    private Optional<ScrollPane> pane() {
        for (Group parent = title.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane pane) {
                return Optional.of(pane);
            }
        }
        return Optional.empty();
    }

    @Override
    public void show(LessonState state) {
        LessonStep step = state.step();
        done.show(state.share());
        place.setText(context.texts()
                .get("lesson.at", state.at() + 1, state.lesson().steps().size()));
        director.show(state.answering().board());
        board.show(BoardUse.of(step));
        title.show(title(state));
        reading.show(step);
        choices.show(
                new Choices(step, state.answering().chosen(), state.answering().phase() == Answering.Phase.ASKED));
        remarks.show(new Remarks(words.shownHint(state), verdict(state)));
        ways.show(Ways.of(state));
    }

    private void fillBoard(BoardUse use) {
        Look look = context.settings().now().look();
        BoardOverlayOptions options =
                new BoardOverlayOptions(use.isPlayed, false, true, true, look.isHighContrast(context.device()));
        BoardView view = new BoardView(ui, director.model(), look.boardFor(use.variant), options);
        if (!use.isRead) {
            view.onPress(actions::press);
        }
        if (use.isPlayed) {
            ConfirmedMoves.inTask(context, view);
        }
        drawn = Optional.of(view);
        board.add(view).grow();
    }

    /** The question, or the title of the lesson where nothing is asked. */
    private Title title(LessonState state) {
        boolean isTask = state.step() instanceof LessonStep.Task;
        return new Title(
                words.chapter(course, state.lesson()),
                words.isForeign(state.lesson()),
                words.say(isTask ? state.step().text() : state.lesson().title()),
                isTask ? Type.TITLE : Type.HEADING);
    }

    private void fillTitle(Title shown) {
        title.left();
        title.add(ui.muted(shown.chapter, Type.SMALL)).left().row();
        if (shown.isForeign) {
            title.add(ui.muted(context.say("lesson.english"), Type.SMALL).wrap(width))
                    .width(width)
                    .row();
        }
        title.add(ui.text(shown.words, shown.type).asHeading().wrap(width))
                .width(width)
                .padTop(Theme.TIGHT);
    }

    private void fillReading(LessonStep step) {
        reading.defaults().width(width).padBottom(Theme.GAP);
        if (!(step instanceof LessonStep.Task)) {
            reading.add(ui.text(words.say(step.text()), Type.BODY).wrap(width)).row();
        }
        if (step instanceof LessonStep.PlayOut game) {
            reading.add(ui.muted(words.goal(game), Type.SMALL).wrap(width));
        }
    }

    private void fillChoices(Choices shown) {
        firstChoice = Optional.empty();
        choices.add(shown.step.accept(new Below(shown))).width(width);
    }

    private Button choice(String word, int at, boolean isRight, Choices shown) {
        boolean isRightShown =
                isRight && shown.chosen.filter(chosen -> chosen == at).isPresent();
        Button button = isRightShown ? ui.primary(word, () -> {}) : ui.secondary(word, () -> actions.choose(at));
        button.setDisabled(!shown.isOpen && !isRightShown);
        firstChoice = at == 0 ? Optional.of(button) : firstChoice;
        return button;
    }

    private Optional<Verdict> verdict(LessonState state) {
        return LessonWords.isAnswered(state)
                ? Optional.of(
                        new Verdict(state.isDone(), words.verdict(state), words.remark(state), words.tries(state)))
                : Optional.empty();
    }

    private void fillRemarks(Remarks shown) {
        remarks.defaults().width(width);
        shown.hint.ifPresent(hint -> remarks.add(note(Icon.HINT, ui.palette().accentInk(), "", hint))
                .padBottom(Theme.GAP)
                .row());
        shown.verdict.ifPresent(this::addVerdict);
    }

    private void addVerdict(Verdict verdict) {
        Icon icon = verdict.isRight ? Icon.CHECK : Icon.CLOSE;
        Color colour = verdict.isRight ? ui.palette().success() : ui.palette().danger();
        remarks.add(note(icon, colour, verdict.words, verdict.remark))
                .padTop(Theme.GRID)
                .row();
        if (!verdict.tries.isEmpty()) {
            remarks.add(ui.muted(verdict.tries, Type.SMALL)).padTop(Theme.ROW_GAP);
        }
    }

    /** A panel of a colour; the heading may be empty. */
    private Panel note(Icon icon, Color colour, String heading, String text) {
        Panel panel = new Panel(ui.theme(), new Color(colour.r, colour.g, colour.b, NOTE_VEIL), Theme.RADIUS);
        panel.pad(Theme.PART_GAP);
        float inner = width - 2 * Theme.PART_GAP - NOTE_ICON - Theme.GAP;
        panel.add(ui.icon(icon, colour)).size(NOTE_ICON).top().padRight(Theme.GAP);
        Table lines = new Table();
        lines.left();
        if (!heading.isEmpty()) {
            lines.add(ui.text(heading, Type.TITLE).in(colour))
                    .left()
                    .padBottom(Theme.GRID)
                    .row();
        }
        lines.add(ui.text(text, Type.BODY).wrap(inner)).width(inner);
        panel.add(lines).growX();
        return panel;
    }

    /** Hint or back, once more, next. */
    private void fillWays(Ways shown) {
        wayOn = Optional.empty();
        wayBack = Optional.empty();
        List<Button> buttons = new ArrayList<>();
        if (shown.canHint) {
            buttons.add(ui.secondary(context.say("lesson.hint"), actions::hint));
        } else if (shown.canGoBack) {
            Button back = ui.secondary(context.say("lesson.back"), actions::previous);
            wayBack = Optional.of(back);
            buttons.add(back);
        }
        if (shown.phase == Answering.Phase.WRONG) {
            buttons.add(primary("lesson.again", actions::again));
        } else if (shown.canReplay) {
            buttons.add(ui.secondary(context.say("lesson.replay"), actions::again));
        }
        if (shown.phase == Answering.Phase.DONE) {
            buttons.add(primary(shown.isLast ? "lesson.finish" : "lesson.next", actions::next));
        }
        ways.defaults().height(Theme.BUTTON).growX().uniformX();
        for (int i = 0; i < buttons.size(); i++) {
            ways.add(buttons.get(i)).padLeft(i == 0 ? 0 : Theme.GAP);
        }
    }

    private Button primary(String key, Runnable action) {
        Button button = ui.primary(context.say(key), action);
        wayOn = Optional.of(button);
        return button;
    }

    /** What stands below a step of each kind to answer it with. */
    private final class Below implements LessonStep.Visitor<Table> {
        private final Choices shown;
        private final Table all = new Table();

        Below(Choices shown) {
            this.shown = shown;
        }

        @Override
        public Table numberTask(LessonStep.NumberTask step) {
            all.defaults().height(Theme.BUTTON).growX().uniformX().padBottom(Theme.GAP);
            for (int i = 0; i < step.choices().size(); i++) {
                int number = step.choices().get(i);
                all.add(choice(Integer.toString(number), i, step.isRight(i), shown))
                        .padLeft(i == 0 ? 0 : Theme.ROW_GAP);
            }
            return all;
        }

        @Override
        public Table choiceTask(LessonStep.ChoiceTask step) {
            all.defaults().height(Theme.BUTTON).growX().padBottom(Theme.ROW_GAP);
            for (int i = 0; i < step.choices().size(); i++) {
                all.add(choice(words.say(step.choices().get(i)), i, step.isRight(i), shown))
                        .row();
            }
            return all;
        }

        @Override
        public Table squaresTask(LessonStep.SquaresTask step) {
            if (shown.isOpen) {
                all.add(ui.secondary(context.say("lesson.check"), actions::check))
                        .height(Theme.BUTTON)
                        .growX()
                        .padBottom(Theme.GAP);
            }
            return all;
        }

        @Override
        public Table moveTask(LessonStep.MoveTask step) {
            return all;
        }

        @Override
        public Table playOut(LessonStep.PlayOut step) {
            return all;
        }

        @Override
        public Table explanation(LessonStep.Explanation step) {
            return all;
        }
    }
}
