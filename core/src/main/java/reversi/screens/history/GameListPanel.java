package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.platform.ArchiveCondition;
import reversi.screens.ArchiveWords;
import reversi.screens.Context;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The panel in which games are listed, or that says why there are none. */
final class GameListPanel extends Table {
    private static final float SIGN = 22;

    private final Context context;
    private final GameRows rows;
    private final Slot<Parts> parts = new Slot<>(this::fill);

    /** What is the matter with all games, and the key of why none is listed; that is empty where some are, or nothing is to be said. */
    private record Parts(ArchiveCondition condition, boolean hasGames, String none) {}

    GameListPanel(Context context, GameRows rows) {
        this.context = context;
        this.rows = rows;
        add(parts).grow();
    }

    /** Lists games below what is the matter with them all; where there are none, says so. */
    void show(HistoryState state) {
        rows.show(state.found(), state.selection());
        boolean hasGames = !state.found().isEmpty();
        parts.show(new Parts(state.condition(), hasGames, hasGames ? "" : state.none()));
    }

    private void fill(Parts shown) {
        addTrouble(shown);
        if (shown.hasGames) {
            Panel panel = panel();
            if (rows.hasColumns()) {
                panel.add(rows.columns().heads(context)).growX().row();
            }
            panel.add(context.ui().scroll(rows)).grow();
            parts.add(panel).grow();
            return;
        }
        if (!shown.none.isEmpty()) {
            Text words = context.ui()
                    .muted(context.say(shown.none), Type.BODY)
                    .align(Align.center)
                    .wrap();
            Panel panel = panel();
            panel.add(words).growX().minWidth(0).pad(Theme.SHEET_PAD, Theme.ROW_GAP, Theme.SHEET_PAD, Theme.ROW_GAP);
            parts.add(panel).growX();
        }
        parts.row();
        parts.add().expandY();
    }

    private void addTrouble(Parts shown) {
        String words = ArchiveWords.of(context.texts(), shown.condition);
        Ui ui = context.ui();
        if (shown.condition.kind() == ArchiveCondition.Kind.MAY_GO) {
            // Nothing has happened so far: it is told all the time, but in no way that asks for something to be done at
            // once.
            if (shown.hasGames) {
                parts.add(ui.muted(words, Type.SMALL).wrap())
                        .growX()
                        .minWidth(0)
                        .pad(0, Theme.PAD, Theme.BLOCK_GAP, Theme.PAD)
                        .row();
            }
        } else if (!words.isEmpty()) {
            Panel panel = panel();
            panel.pad(Theme.BLOCK_GAP, Theme.PAD, Theme.BLOCK_GAP, Theme.PAD);
            panel.add(new IconView(ui.theme(), Icon.WARNING, SIGN, ui.palette().accentInk()))
                    .size(SIGN)
                    .top()
                    .padRight(Theme.BLOCK_GAP);
            panel.add(ui.text(words, Type.SMALL).wrap()).growX().minWidth(0);
            parts.add(panel).growX().padBottom(Theme.BLOCK_GAP).row();
        }
    }

    private Panel panel() {
        Panel panel = context.ui().panel();
        panel.pad(Theme.GRID, Theme.PAD, Theme.GRID, Theme.PAD - Theme.GAP);
        return panel;
    }
}
