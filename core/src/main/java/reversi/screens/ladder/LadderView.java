package reversi.screens.ladder;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.teach.ladder.Rung;

/** The page of the ladder in one look, size and language: the rungs beside the player's strength, or below it. */
final class LadderView implements StateView<Optional<LadderState>> {
    private static final float BESIDE_FROM = 720;
    private static final float WIDE_SIDE_FROM = 960;
    private static final float SIDE = 360;
    private static final float SLIM_SIDE = 320;
    private static final float ROW = 58;
    /** Narrower rows say the time for a move without saying what it is for. */
    private final Context context;

    private final AchievementServices achievements;
    private final Actions actions;
    private final boolean isBeside;
    /** The width of all, that of the strength, and that of the rungs. */
    private final float width;

    private final float side;
    private final float right;

    private final Slot<Boolean> content = new Slot<>(this::fillContent);
    private final Slot<LadderState> strength = new Slot<>(this::fillStrength);
    private final Slot<LadderState> rungs = new Slot<>(this::fillRungs);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Begins a game on a rung. */
        void play(Rung rung);
    }

    LadderView(Context context, Layout layout, AchievementServices achievements, Actions actions) {
        this.context = context;
        this.achievements = achievements;
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST);
        width = scaffold.width();
        isBeside = layout.isWide() && width >= BESIDE_FROM;
        side = !isBeside ? width : width >= WIDE_SIDE_FROM ? SIDE : SLIM_SIDE;
        right = isBeside ? width - side - Theme.SHEET_PAD : width;
        root = scaffold.lay("ladder.title", content);
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(Optional<LadderState> state) {
        content.show(state.isPresent());
        state.ifPresent(known -> {
            strength.show(known);
            rungs.show(known);
        });
    }

    private void fillContent(boolean isCounted) {
        content.top();
        if (!isCounted) {
            Actor words =
                    context.ui().muted(context.say("ladder.reading"), Type.BODY).wrap(width);
            content.add(HeadedScaffold.scrolling(context, words, width)).grow();
            return;
        }
        Table column = new Table();
        column.top();
        column.defaults().width(side);
        column.add(strength).row();
        if (!isBeside) {
            column.add(rungs).padTop(HeadedScaffold.BELOW).row();
        }
        column.add(new AchievementsPanel(context, achievements, side)).padTop(HeadedScaffold.BELOW);
        Cell<?> left = content.add(HeadedScaffold.scrolling(context, column, side));
        if (!isBeside) {
            left.grow();
            return;
        }
        left.width(side).growY();
        content.add(HeadedScaffold.scrolling(context, rungs, right))
                .width(right)
                .growY()
                .padLeft(Theme.SHEET_PAD);
    }

    private void fillStrength(LadderState known) {
        strength.add(new StrengthPanel(context, known, side).build(() -> actions.play(known.present())))
                .grow();
    }

    private void fillRungs(LadderState known) {
        Panel panel = context.ui().panel();
        panel.pad(Theme.ROW_GAP);
        panel.defaults().growX().height(ROW);
        for (Rung rung : known.ladder().rungs()) {
            boolean isPresent = rung.equals(known.present());
            panel.add(new RungRow(context, rung, isPresent, right, () -> actions.play(rung)))
                    .row();
        }
        rungs.add(panel).grow();
    }
}
