package reversi.screens.plan;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.insights.InsightsWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.training.insights.Practice;
import reversi.training.plan.Exam;
import reversi.training.plan.ExamResult;

/** The page of the plan in one look, size and language. */
final class PlanView implements StateView<PlanState> {
    private static final float CARD = 72;
    private static final float CURVE = 72;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final InsightsWords words;
    private final float width;
    private final Slot<PlanState> body = new Slot<>(this::fillBody);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Opens something to practise. */
        void practise(Practice practice);

        /** Opens the test. */
        void exam();
    }

    PlanView(Context context, Layout layout, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.words = new InsightsWords(context.texts());
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST_PLAN);
        this.width = scaffold.width();
        this.root = scaffold.lay("plan.title", HeadedScaffold.scrolling(context, body, width));
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(PlanState state) {
        body.show(state);
    }

    @Override
    public String spoken(PlanState state) {
        return state.steps().isEmpty() ? "" : context.texts().punctuation().sentence(summary(state));
    }

    private String summary(PlanState state) {
        return state.next().isEmpty()
                ? context.say("plan.done")
                : context.texts().get("plan.summary", state.minutesDone(), state.minutes());
    }

    private void fillBody(PlanState state) {
        body.top();
        body.defaults().width(width);
        if (state.steps().isEmpty()) {
            body.add(ui.muted(context.say("plan.making"), Type.BODY).wrap(width));
            return;
        }
        body.add(ui.muted(summary(state), Type.BODY).wrap(width)).row();
        ProgressBar bar = new ProgressBar(ui.theme());
        bar.show(state.minutes() == 0 ? 0 : (float) state.minutesDone() / state.minutes());
        body.add(bar)
                .height(Theme.BAR)
                .padTop(Theme.ROW_GAP)
                .padBottom(Theme.CARD_PAD)
                .row();
        int number = 1;
        for (PlanState.Part part : state.steps().get()) {
            boolean isNext = state.next().filter(part::equals).isPresent();
            body.add(step(part, number++, isNext))
                    .height(CARD)
                    .padBottom(Theme.ROW_GAP)
                    .row();
        }
        if (state.hasExam()) {
            body.add(exam(state)).padTop(Theme.CARD_PAD).row();
        }
        body.add(ui.secondary(context.say("insights.title"), context.go()::insights))
                .height(Theme.BUTTON)
                .padTop(Theme.CARD_PAD);
    }

    /** A part with its number, or a tick once it is done. */
    private Button step(PlanState.Part part, int number, boolean isNext) {
        Practice practice = part.step().practice();
        String minutes = context.texts().count("plan.minutes", part.step().minutes());
        String why = context.say(
                part.isDone() ? "learn.done" : "plan.why." + part.step().why().name());
        Actor sign = part.isDone()
                ? ui.icon(Icon.CHECK, ui.palette().accentInk())
                : ui.text(Integer.toString(number), Type.TITLE)
                        .in(isNext ? ui.palette().onAccent() : ui.palette().accentInk())
                        .align(Align.center);
        return ui.card(
                isNext ? Button.Kind.PRIMARY : Button.Kind.SECONDARY,
                sign,
                words.practice(practice),
                ui.muted(context.texts().punctuation().details(minutes, why), Type.SMALL),
                () -> actions.practise(practice));
    }

    /** The test: how the last one went, the curve of all, and the way to the next one. */
    private Panel exam(PlanState state) {
        float inner = width - 2 * Theme.PAD;
        Panel panel = ui.panel();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.PART_GAP, Theme.PAD);
        panel.defaults().width(inner);
        panel.add(ui.text(context.say("plan.test"), Type.TITLE).asHeading()).row();
        Optional<ExamResult> last = state.progress().last();
        String said =
                last.map(result -> ExamView.words(context, result)).orElseGet(() -> context.say("plan.test.second"));
        panel.add(ui.muted(said, Type.BODY).wrap(inner)).padTop(Theme.GRID).row();
        List<Integer> best = new ArrayList<>();
        state.progress().results().forEach(result -> best.add(result.best()));
        if (best.size() > 1 && inner > CURVE) {
            panel.add(new RatingCurve(ui.theme(), best))
                    .height(CURVE)
                    .padTop(Theme.ROW_GAP)
                    .row();
        }
        String key = state.progress().answers().isEmpty() ? "plan.test.start" : "plan.test.continue";
        String start = context.texts().get(key, state.progress().answers().size() + 1, Exam.SIZE);
        if (state.isExamDue()) {
            panel.add(state.next().isEmpty() ? ui.primary(start, actions::exam) : ui.secondary(start, actions::exam))
                    .height(Theme.BUTTON)
                    .padTop(Theme.BLOCK_GAP);
        } else {
            panel.add(ui.muted(context.say("plan.test.later"), Type.SMALL).wrap(inner))
                    .padTop(Theme.ROW_GAP);
        }
        return panel;
    }
}
