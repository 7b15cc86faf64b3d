package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The graph of the score in a panel, with who leads now above it. */
final class LeadChart extends Panel {
    private final ScoreGraph graph;
    private final Text lead;

    /** A chart with a control below it, or nothing. */
    LeadChart(Context context, BoardStyle style, Optional<? extends Actor> below) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        graph = new ScoreGraph(context.theme(), style);
        lead = context.ui().muted("", Type.SMALL).align(Align.right);
        pad(Theme.GAP, Theme.PAD, Theme.BLOCK_GAP, Theme.PAD);
        add(context.ui().muted(context.say("play.lead"), Type.SMALL)).left().growX();
        add(lead).right().row();
        add(graph).colspan(2).grow().padTop(Theme.GRID);
        below.ifPresent(control -> {
            row();
            add(control)
                    .colspan(2)
                    .growX()
                    .height(Theme.TOUCH)
                    .padTop(-Theme.GRID)
                    .padBottom(-Theme.GAP);
        });
    }

    void show(Transcript shown, String words) {
        graph.show(shown.first(), shown.turns());
        lead.setText(words);
    }
}
