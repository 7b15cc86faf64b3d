package reversi.screens.gym;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.learn.LearnRow;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;

/** The page of the gym in one look, size and language. */
final class GymView implements StateView<GymState> {
    private static final float CURVE_WIDTH = 88;
    private static final float CURVE = 32;
    /** Narrower pages have no room for curves. */
    private static final float CURVES_FROM = 340;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final GymWords words;
    private final float width;
    private final Slot<GymState> body = new Slot<>(this::fillBody);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** A set of all skills of a group, the weakest first. */
        void start(DrillKind.Group group);

        /** A set of one skill. */
        void train(DrillKind kind);

        /** Asks for the positions once more. */
        void reload();
    }

    GymView(Context context, Layout layout, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.words =
                new GymWords(context.texts(), context.settings().now().look().board());
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST_PLAN);
        this.width = scaffold.width();
        this.root = scaffold.lay("gym.title", HeadedScaffold.scrolling(context, body, width));
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(GymState state) {
        body.show(state);
    }

    @Override
    public String spoken(GymState state) {
        return state.last()
                .map(set -> context.texts()
                        .punctuation()
                        .sentences(context.texts().punctuation().sentence(right(set)), words.changes(set)))
                .orElse("");
    }

    private String right(SetState set) {
        return context.texts().get("gym.done", set.right(), set.kinds().size());
    }

    private void fillBody(GymState state) {
        body.top();
        body.defaults().width(width);
        if (!state.hasPuzzles()) {
            fillWaiting(state.isLoading());
            return;
        }
        state.last()
                .ifPresent(
                        set -> body.add(result(set)).padBottom(Theme.BLOCK_GAP).row());
        body.add(ui.muted(context.say("gym.second"), Type.SMALL).wrap(width)).row();
        for (DrillKind.Group group : DrillKind.Group.values()) {
            body.add(ui.text(words.name(group), Type.TITLE).asHeading())
                    .padTop(Theme.SHEET_PAD)
                    .padBottom(Theme.GAP)
                    .row();
            body.add(start(state, group))
                    .height(Theme.BUTTON)
                    .padBottom(Theme.GAP)
                    .row();
            for (DrillKind kind : state.progress().weakestFirst(group)) {
                body.add(row(state.progress(), kind)).minHeight(Theme.ROW).row();
            }
        }
    }

    private void fillWaiting(boolean isLoading) {
        String key = isLoading ? "puzzles.loading" : "puzzles.missing";
        body.add(ui.muted(context.say(key), Type.BODY).align(Align.center).wrap(width))
                .row();
        if (!isLoading) {
            body.add(ui.primary(context.say("puzzles.reload"), actions::reload))
                    .height(Theme.BUTTON)
                    .padTop(Theme.SHEET_PAD);
        }
    }

    /** The way to a mixed set; there is one thing to do next on a page. */
    private Button start(GymState state, DrillKind.Group group) {
        String say = context.say("gym.start." + group.name());
        boolean isNext = state.last().isEmpty() && group == DrillKind.Group.ENDGAME;
        Runnable start = () -> actions.start(group);
        return isNext ? ui.primary(say, start) : ui.secondary(say, start);
    }

    /** How many were right, what it did to the ratings, and the one thing to do next. */
    private Panel result(SetState set) {
        float inner = width - 2 * Theme.PAD;
        DrillKind weakest = set.now().weakestFirst(set.kind().group()).get(0);
        Panel panel = ui.panel();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.PART_GAP, Theme.PAD);
        panel.defaults().width(inner);
        panel.add(ui.text(right(set), Type.HEADING).asHeading()).row();
        panel.add(ui.muted(words.changes(set), Type.BODY).wrap(inner))
                .padTop(Theme.GRID)
                .padBottom(Theme.BLOCK_GAP)
                .row();
        panel.add(ui.primary(context.texts().get("gym.train", words.name(weakest)), () -> actions.train(weakest)))
                .height(Theme.BUTTON);
        return panel;
    }

    /** A skill with its rating and its curve; the weakest comes first. */
    private Table row(GymProgress progress, DrillKind kind) {
        Table row = new Table();
        Actor place =
                ui.muted(Integer.toString(progress.weakestFirst(kind.group()).indexOf(kind) + 1), Type.BODY);
        String standing = words.standing(progress.skill(kind));
        row.add(new LearnRow(ui, place, words.name(kind), standing, true, () -> actions.train(kind)))
                .grow()
                .minWidth(0);
        List<Integer> curve = new ArrayList<>();
        progress.skill(kind).curve().forEach(day -> curve.add(day.rating()));
        if (width >= CURVES_FROM && !progress.skills().isEmpty()) {
            Optional<Actor> drawn =
                    curve.isEmpty() ? Optional.empty() : Optional.of(new RatingCurve(ui.theme(), curve));
            row.add(drawn.orElseGet(Table::new)).size(CURVE_WIDTH, CURVE).padLeft(Theme.GAP);
        }
        return row;
    }
}
