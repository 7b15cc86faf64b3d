package reversi.screens.gym;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;
import reversi.screens.BoardScaffold;
import reversi.screens.ConfirmedMoves;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.StateView;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillTask;
import reversi.training.gym.GymProgress;
import reversi.training.gym.Skill;

/** A page with a set of drills, in one look, size and language. */
final class DrillView implements StateView<SetState> {
    private static final int MINUTE = 60;

    /** The rating at which the bar of a skill is full. */
    private static final float FULL = 2_400;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final GymWords words;
    private final BoardDirector director;
    private final Text place;
    private final Slot<DrillKind> header = new Slot<>(this::fillHeader);
    private final Slot<Optional<String>> task = new Slot<>(this::fillTask);
    private final Slot<Status> status = new Slot<>(this::fillStatus);
    private final Slot<Ways> ways = new Slot<>(this::fillWays);
    private final Slot<BoardOverlayOptions> board = new Slot<>(this::fillBoard);
    private final BoardScaffold scaffold;
    private final Actor root;
    private Optional<BoardView> drawn = Optional.empty();
    private Optional<Actor> wayOn = Optional.empty();

    /** What the controls lead to. */
    interface Actions {
        /** A square of the board was chosen. */
        void press(Square square);

        /** Answers with a choice, by its place from 0. */
        void choose(int place);

        /** Answers with the marked gaps, or the discs that were put back. */
        void check();

        /** Shows the answer instead. */
        void giveUp();

        /** Goes on to the next drill, or ends the set. */
        void next();
    }

    private record Status(DrillKind kind, GymProgress progress, int change, Optional<Attempt> answered) {}

    /** What can be pressed: the drill while it is open; whether it is the last one once it is answered. */
    private record Ways(Optional<Attempt> open, boolean isAnswered, boolean isLast) {}

    DrillView(Context context, Layout layout, BoardDirector director, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.director = director;
        this.words =
                new GymWords(context.texts(), context.settings().now().look().board());
        this.place = ui.muted("", Type.BODY).align(Align.right);
        this.scaffold = new BoardScaffold(layout);
        this.root = scaffold.lay(ui, new BoardScaffold.Parts(header, board, task, status, new Table(), ways));
        root.setName("drill");
    }

    @Override
    public Actor root() {
        return root;
    }

    /** The board; empty before it was shown. */
    Optional<BoardView> board() {
        return drawn;
    }

    @Override
    public Actor wayOn() {
        return wayOn.or(() -> drawn).orElse(root);
    }

    @Override
    public String spoken(SetState state) {
        return words.spoken(state);
    }

    @Override
    public void show(SetState state) {
        Optional<Attempt> open = state.attempt().filter(Attempt::isOpen);
        place.setText(place(state));
        place.invalidateHierarchy();
        header.show(state.kind());
        board.show(options(state));
        task.show(state.attempt().map(words::question));
        status.show(new Status(
                state.kind(),
                state.now(),
                state.change(state.kind()),
                state.attempt().filter(attempt -> !attempt.isOpen())));
        ways.show(new Ways(open, state.isAnswered(), state.isLast()));
        state.attempt().map(AttemptBoard::of).ifPresent(director::show);
    }

    /** Which drill of the set it is, and how long it has been there. */
    private static String place(SetState state) {
        int rest = state.seconds() % MINUTE;
        String time = state.seconds() / MINUTE + ":" + (rest < 10 ? "0" : "") + rest;
        return state.number() + "/" + state.kinds().size() + " · " + time;
    }

    private void fillHeader(DrillKind kind) {
        header.left();
        header.add(HeadedScaffold.header(context));
        header.add(ui.text(words.name(kind), Type.HEADING).asHeading()).growX().minWidth(0);
        header.add(place).minWidth(Value.prefWidth).padLeft(Theme.ROW_GAP);
    }

    /** Legal squares are shown where a move is the answer, and no letters where the name of a square is asked. */
    private BoardOverlayOptions options(SetState state) {
        boolean isMove = state.attempt()
                .filter(attempt -> attempt.isOpen() && attempt.drill().task() instanceof DrillTask.Moves)
                .isPresent();
        boolean isNamed = state.kind() == DrillKind.FIND_SQUARE || state.kind() == DrillKind.NAME_SQUARE;
        Look look = context.settings().now().look();
        return new BoardOverlayOptions(
                isMove, false, true, !isNamed || state.isAnswered(), look.isHighContrast(context.device()));
    }

    private void fillBoard(BoardOverlayOptions options) {
        Look look = context.settings().now().look();
        BoardView view = new BoardView(ui, director.model(), look.board(), options);
        view.onPress(actions::press);
        if (options.legal()) {
            ConfirmedMoves.inTask(context, view);
        }
        drawn = Optional.of(view);
        board.add(view).grow();
    }

    private void fillTask(Optional<String> question) {
        float width = scaffold.column();
        String shown = question.orElseGet(() -> context.say("gym.finding"));
        task.add(ui.text(shown, Type.BODY).wrap(width)).width(width);
    }

    private void fillStatus(Status shown) {
        Panel panel = ui.panel();
        float width = scaffold.column() - 2 * Theme.PAD;
        panel.pad(Theme.BLOCK_GAP, Theme.PAD, Theme.BLOCK_GAP, Theme.PAD);
        panel.defaults().width(width);
        shown.answered.ifPresent(attempt -> verdict(panel, attempt, width));
        panel.add(skill(shown)).row();
        ProgressBar bar = new ProgressBar(ui.theme());
        bar.show(shown.progress.skill(shown.kind).points() / FULL);
        panel.add(bar).height(Theme.BAR).padTop(Theme.ROW_GAP).row();
        String others = words.others(shown.progress, shown.kind);
        if (shown.answered.isEmpty() && !others.isEmpty()) {
            panel.add(ui.muted(others, Type.SMALL).wrap(width)).padTop(Theme.ROW_GAP);
        }
        status.add(panel).growX().top();
    }

    private void verdict(Panel panel, Attempt attempt, float width) {
        Color ink = attempt.isRight() ? ui.palette().success() : ui.palette().danger();
        panel.add(ui.text(words.verdict(attempt), Type.TITLE).in(ink).wrap(width))
                .row();
        panel.add(ui.text(words.explanation(attempt), Type.BODY).wrap(width))
                .padTop(Theme.GRID)
                .padBottom(Theme.BLOCK_GAP)
                .row();
    }

    /** The skill with its rating, and how that has changed in this set. */
    private Table skill(Status shown) {
        Table line = new Table();
        Skill skill = shown.progress.skill(shown.kind);
        line.add(ui.text(words.name(shown.kind), Type.BODY_STRONG)).growX().minWidth(0);
        line.add(ui.muted(GymWords.rating(skill), Type.BODY)).padLeft(Theme.GAP);
        if (shown.change != 0) {
            Color ink = shown.change > 0 ? ui.palette().success() : ui.palette().danger();
            line.add(ui.text(GymWords.signed(shown.change), Type.BODY_STRONG).in(ink))
                    .padLeft(Theme.ROW_GAP);
        }
        return line;
    }

    private void fillWays(Ways shown) {
        wayOn = Optional.empty();
        ways.defaults().height(Theme.BUTTON).growX().uniformX().minWidth(Value.zero);
        if (shown.isAnswered) {
            Button next = ui.primary(context.say(shown.isLast ? "lesson.finish" : "lesson.next"), actions::next);
            wayOn = Optional.of(next);
            ways.add(next);
        } else {
            shown.open.ifPresent(this::addAnswers);
        }
    }

    private void addAnswers(Attempt attempt) {
        List<Button> answers = attempt.drill().task().accept(new Answers(attempt));
        answers.forEach(button -> ways.add(button).padLeft(button == answers.get(0) ? 0 : Theme.ROW_GAP));
        if (!answers.isEmpty()) {
            ways.row();
        }
        ways.add(ui.secondary(context.say("gym.unknown"), actions::giveUp))
                .colspan(Math.max(1, answers.size()))
                .padTop(answers.isEmpty() ? 0 : Theme.ROW_GAP);
    }

    /** The buttons that answer a task. */
    private final class Answers implements DrillTask.Visitor<List<Button>> {
        private final Attempt attempt;

        Answers(Attempt attempt) {
            this.attempt = attempt;
        }

        @Override
        public List<Button> choice(DrillTask.Choice task) {
            List<String> options = words.options(attempt.drill(), task);
            List<Button> buttons = new ArrayList<>();
            for (int i = 0; i < options.size(); i++) {
                int at = i;
                buttons.add(ui.small(options.get(i), () -> actions.choose(at)));
            }
            wayOn = Optional.of(buttons.get(0));
            return buttons;
        }

        @Override
        public List<Button> gaps(DrillTask.Gaps task) {
            return List.of(ui.primary(context.say("lesson.check"), actions::check));
        }

        @Override
        public List<Button> spot(DrillTask.Spot task) {
            return List.of();
        }

        @Override
        public List<Button> rebuild(DrillTask.Rebuild task) {
            return attempt.isSeen() ? List.of() : List.of(ui.primary(context.say("lesson.check"), actions::check));
        }

        @Override
        public List<Button> moves(DrillTask.Moves task) {
            return List.of();
        }
    }
}
