package reversi.screens.plan;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.screens.BoardScaffold;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.TaskBoard;
import reversi.screens.TaskView;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardDirector;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Punctuation;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.training.plan.Exam;
import reversi.training.plan.ExamResult;

/** The page of the test in one look, size and language. */
final class ExamView extends TaskView<ExamState> {

    private final Context context;
    private final Ui ui;
    private final BoardDirector director;
    private final Text place;
    private final Slot<ExamState> task = new Slot<>(this::fillTask);
    private final Slot<Integer> progress = new Slot<>(this::fillProgress);
    private final Slot<Boolean> ways = new Slot<>(this::fillWays);

    /** What the controls lead to. */
    interface Actions {
        /** A square of the board was chosen. */
        void press(Square square);
    }

    ExamView(Context context, Layout layout, BoardDirector director, Actions actions) {
        super(
                context,
                layout,
                TaskBoard.of(context, director.model(), new TaskBoard.Shown(true, false, true), actions::press));
        this.context = context;
        this.ui = context.ui();
        this.director = director;
        this.place = ui.muted("", Type.BODY).align(Align.right);
        Table header = HeadedScaffold.header(
                context, ui.text(context.say("plan.test"), Type.HEADING).asHeading());
        header.add(place).minWidth(Value.prefWidth).padLeft(Theme.ROW_GAP);
        fill("test", scaffold().lay(ui, new BoardScaffold.Parts(header, board(), task, progress, new Table(), ways)));
    }

    @Override
    public String spoken(ExamState state) {
        return state.result().map(result -> words(context, result)).orElseGet(() -> context.texts()
                .punctuation()
                .sentences(context.texts().punctuation().sentence(place(state)), question(state)));
    }

    /** How a test went, in a sentence. */
    static String words(Context context, ExamResult result) {
        return context.texts().get("plan.test.result", result.best(), Exam.SIZE, result.lost());
    }

    private String place(ExamState state) {
        return context.texts().get("openings.progress", Math.min(Exam.SIZE, state.answered() + 1), Exam.SIZE);
    }

    private String question(ExamState state) {
        Disc side = state.position().map(Position::toMove).orElse(Disc.BLACK);
        String colour = context.say(context.settings().now().look().board().words(side));
        Punctuation signs = context.texts().punctuation();
        return signs.sentences(
                signs.sentence(context.texts().get("puzzles.goal.BEST", colour)), context.say("plan.test.question"));
    }

    @Override
    public void show(ExamState state) {
        boolean isOver = state.result().isPresent();
        place.setText(isOver ? "" : place(state));
        place.invalidateHierarchy();
        task.show(state);
        progress.show(isOver ? Exam.SIZE : state.answered());
        ways.show(isOver);
        state.position()
                .ifPresent(asked -> director.show(
                        BoardContent.of(Transcript.from(asked), Optional.of(asked), BoardContent.Marks.none())));
    }

    private void fillTask(ExamState state) {
        float width = scaffold().column();
        String said = state.result().map(result -> words(context, result)).orElseGet(() -> question(state));
        task.add(ui.text(said, state.result().isPresent() ? Type.TITLE : Type.BODY)
                        .wrap(width))
                .width(width);
    }

    private void fillProgress(int answered) {
        ProgressBar bar = new ProgressBar(ui.theme());
        bar.show((float) answered / Exam.SIZE);
        progress.add(bar).growX().height(Theme.BAR).expandY().top();
    }

    private void fillWays(boolean isOver) {
        goOnBy(Optional.empty());
        if (isOver) {
            ways.add(onward("lesson.finish", context.go()::back))
                    .height(Theme.BUTTON)
                    .growX();
        }
    }
}
