package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import reversi.archive.GameSummary;
import reversi.platform.ArchiveCondition;
import reversi.screens.ArchiveWords;
import reversi.screens.Context;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The panel in which games are listed, or that says why there are none. */
final class GameListPanel extends Table {
    /** What can be touched around a star reaches this far beyond it, in points. */
    private static final float STAR_EDGE = 10;

    private static final float SIGN = 22;

    private final Context context;
    private final GameRows rows;
    private ArchiveCondition shownCondition = ArchiveCondition.whole();

    GameListPanel(Context context, GameRows rows) {
        this.context = context;
        this.rows = rows;
    }

    /** Lists games below what is the matter with them all; where there are none, says so. Empty words say nothing. */
    void show(List<GameSummary> games, String none, ArchiveCondition condition) {
        rows.setGames(games);
        if (games.isEmpty()) {
            clearChildren();
            addTrouble(condition);
            if (!none.isEmpty()) {
                Text words =
                        context.ui().muted(none, Type.BODY).align(Align.center).wrap();
                Panel panel = panel();
                panel.add(words).growX().minWidth(0).pad(24, 8, 24, 8);
                add(panel).growX();
            }
            row();
            add().expandY();
        } else if (!rows.isDescendantOf(this) || !condition.equals(shownCondition)) {
            clearChildren();
            addTrouble(condition);
            Panel panel = panel();
            if (rows.hasColumns()) {
                panel.add(rows.columns().heads(context)).growX().row();
            }
            panel.add(context.ui().scroll(rows)).grow();
            add(panel).grow();
        }
        shownCondition = condition;
    }

    private void addTrouble(ArchiveCondition condition) {
        String words = ArchiveWords.of(context.texts(), condition);
        Ui ui = context.ui();
        if (condition.kind() == ArchiveCondition.Kind.MAY_GO) {
            // Nothing has happened so far: it is told all the time, but in no way that asks for something to be done at
            // once.
            if (!rows.games().isEmpty()) {
                add(ui.muted(words, Type.SMALL).wrap())
                        .growX()
                        .minWidth(0)
                        .pad(0, Theme.PAD, 12, Theme.PAD)
                        .row();
            }
        } else if (!words.isEmpty()) {
            Panel panel = panel();
            panel.pad(12, Theme.PAD, 12, Theme.PAD);
            panel.add(new IconView(ui.theme(), Icon.WARNING, SIGN, ui.palette().accentInk()))
                    .size(SIGN)
                    .top()
                    .padRight(12);
            panel.add(ui.text(words, Type.SMALL).wrap()).growX().minWidth(0);
            add(panel).growX().padBottom(12).row();
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
