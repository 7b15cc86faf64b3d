package reversi.screens.ladder;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.ladder.Rung;
import reversi.teach.ladder.StrengthEstimate;

/** The player's rating with its uncertainty and its way, and where to go on. */
final class StrengthPanel {
    private static final float CURVE = 84;

    private final Context context;
    private final LadderState state;
    private final float inner;

    /** A panel of this width in points. */
    StrengthPanel(Context context, LadderState state, float width) {
        this.context = context;
        this.state = state;
        this.inner = Math.max(0, width - 2 * Theme.PAD);
    }

    /** The panel; {@code play} begins a game on the rung where the player goes on. */
    Panel build(Runnable play) {
        Ui ui = context.ui();
        Panel panel = ui.panel();
        panel.pad(Theme.CARD_PAD, Theme.PAD, Theme.PAD, Theme.PAD);
        panel.defaults().width(inner);
        panel.add(ui.text(context.say("ladder.strength"), Type.TITLE)).row();
        if (state.strength().games() == 0) {
            panel.add(ui.muted(context.say("ladder.none"), Type.BODY).wrap(inner))
                    .padTop(Theme.LINE_GAP)
                    .row();
        } else {
            panel.add(figures()).padTop(Theme.GRID).row();
            curve(panel);
        }
        goingOn(panel, play);
        return panel;
    }

    private Table figures() {
        Ui ui = context.ui();
        StrengthEstimate strength = state.strength();
        Table line = new Table();
        line.add(ui.text(Integer.toString(strength.points()), Type.FIGURE)).padRight(Theme.ROW_GAP);
        String uncertainty = context.texts().get("ladder.uncertainty", strength.uncertainty());
        line.add(ui.muted(uncertainty, Type.HEADING));
        Table figures = new Table();
        figures.left();
        figures.add(line).left().row();
        String games = context.texts().count("ladder.games", strength.games());
        figures.add(ui.muted(games, Type.SMALL).wrap(inner)).width(inner);
        if (!strength.isSure()) {
            figures.row();
            figures.add(ui.muted(context.say("ladder.unsure"), Type.SMALL).wrap(inner))
                    .width(inner)
                    .padTop(Theme.TIGHT);
        }
        return figures;
    }

    private void curve(Panel panel) {
        List<Integer> ratings = new ArrayList<>();
        state.strength().curve().forEach(day -> ratings.add(day.rating()));
        if (ratings.size() > 1) {
            panel.add(new RatingCurve(context.theme(), ratings))
                    .height(CURVE)
                    .padTop(Theme.GAP)
                    .row();
        }
    }

    private void goingOn(Panel panel, Runnable play) {
        Ui ui = context.ui();
        Rung present = state.present();
        int level = present.level().number();
        panel.add(ui.text(LadderWords.headline(context, state), Type.HEADING).wrap(inner))
                .padTop(Theme.WIDE_GAP)
                .row();
        String name = context.say("level." + level + ".name");
        panel.add(ui.muted(name + " · " + LadderWords.facts(context, present, false), Type.SMALL)
                        .wrap(inner))
                .padTop(Theme.TIGHT)
                .row();
        panel.add(ui.muted(LadderWords.rule(context, present), Type.SMALL).wrap(inner))
                .padTop(Theme.TIGHT)
                .row();
        panel.add(ui.primary(context.texts().get("ladder.play", level), play))
                .height(Theme.BUTTON)
                .padTop(Theme.PART_GAP);
    }
}
