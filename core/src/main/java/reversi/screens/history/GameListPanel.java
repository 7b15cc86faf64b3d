package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import reversi.archive.GameSummary;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The panel in which games are listed, or that says why there are none. */
final class GameListPanel extends Table {
    /** What can be touched around a star reaches this far beyond it, in points. */
    private static final float STAR_EDGE = 10;

    private final Context context;
    private final GameRows rows;

    GameListPanel(Context context, GameRows rows) {
        this.context = context;
        this.rows = rows;
    }

    /** Lists games; where there are none, says the words of a key. */
    void show(List<GameSummary> games, String noneKey) {
        rows.setGames(games);
        if (games.isEmpty()) {
            clearChildren();
            Text words = context.ui()
                    .muted(context.say(noneKey), Type.BODY)
                    .align(Align.center)
                    .wrap();
            Panel panel = panel();
            panel.add(words).growX().minWidth(0).pad(24, 8, 24, 8);
            add(panel).growX().expandY().top();
        } else if (!rows.isDescendantOf(this)) {
            clearChildren();
            Panel panel = panel();
            panel.add(context.ui().scroll(rows)).grow();
            add(panel).grow();
        }
    }

    /** The games that are listed. */
    List<GameSummary> games() {
        return rows.games();
    }

    /** Shows the same games again, of which others are chosen. */
    void mark() {
        rows.setGames(rows.games());
    }

    private Panel panel() {
        Panel panel = context.ui().panel();
        panel.pad(4, Theme.PAD, 4, Theme.PAD - STAR_EDGE);
        return panel;
    }
}
