package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The keys of the page below and what they do; where the page has none of its own, those of a game stand below those of every page. */
public final class ShortcutSheet implements Sheet {
    private static final float TWO_COLUMNS = 560;
    private static final float COLUMN_GAP = 36;
    private static final float LINE = 34;
    private static final float CAP = 26;
    private static final float SIGN = 14;

    private final List<Shortcut> ofPage;

    /** The keys of a page, which may be none, and those that every page has. */
    public ShortcutSheet(List<Shortcut> ofPage) {
        this.ofPage = ofPage;
    }

    @Override
    public float wishedWidth() {
        return 760;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        boolean isTwo = width >= TWO_COLUMNS;
        Table table = new Table();
        table.defaults().left();
        table.add(ui.text(context.say("shortcuts.title"), Type.HEADING))
                .padBottom(Theme.GAP)
                .row();
        List<Shortcut> here = new ArrayList<>(ofPage);
        here.addAll(everywhere(context));
        table.add(columns(context, here, width, isTwo)).row();
        if (ofPage.isEmpty()) {
            table.add(ui.text(context.say("shortcuts.game"), Type.TITLE))
                    .padTop(Theme.PART_GAP)
                    .padBottom(Theme.LINE_GAP)
                    .row();
            table.add(columns(context, GameShortcuts.of(context), width, isTwo)).row();
        }
        table.add(ui.primary(context.say("dialog.close"), context.router()::closeSheet))
                .growX()
                .padTop(Theme.WIDE_GAP);
        return table;
    }

    /** The lines below one another, or in two halves beside one another. */
    private static Table columns(Context context, List<Shortcut> lines, float width, boolean isTwo) {
        float column = isTwo ? (float) Math.floor((width - COLUMN_GAP) / 2) : width;
        int half = isTwo ? (lines.size() + 1) / 2 : lines.size();
        Table table = new Table();
        table.add(column(context, lines.subList(0, half), column)).width(column).top();
        if (isTwo) {
            table.add(column(context, lines.subList(half, lines.size()), column))
                    .width(column)
                    .padLeft(width - 2 * column)
                    .top();
        }
        return table;
    }

    /** What the keys do on every page and on this device. */
    private static List<Shortcut> everywhere(Context context) {
        List<Shortcut> lines = new ArrayList<>();
        lines.add(Shortcut.named(context, "shortcuts.place", "enter"));
        lines.add(Shortcut.of("shortcuts.tab", "Tab"));
        lines.add(Shortcut.named(context, "shortcuts.back", "escape"));
        if (context.device().canQuit()) {
            lines.add(Shortcut.of("shortcuts.screen", "F11"));
        }
        lines.add(Shortcut.of("shortcuts.title", "?"));
        return lines;
    }

    private static Table column(Context context, List<Shortcut> lines, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        for (Shortcut line : lines) {
            Table caps = new Table();
            for (int i = 0; i < line.caps().size(); i++) {
                caps.add(cap(context, line.caps().get(i)))
                        .minWidth(CAP)
                        .height(CAP)
                        .padLeft(i == 0 ? 0 : Theme.GRID);
            }
            // Each line has a table of its own: the columns of one would be as wide as the widest words and the widest
            // keys together.
            Table row = new Table();
            row.add(ui.text(context.say(line.words()), Type.SMALL).orTwoLines())
                    .growX()
                    .minWidth(0);
            row.add(caps).right().minWidth(Value.prefWidth).padLeft(Theme.BLOCK_GAP);
            table.add(row).width(width).minHeight(LINE).row();
        }
        return table;
    }

    private static Actor cap(Context context, String key) {
        Ui ui = context.ui();
        Panel cap = new Panel(ui.theme(), ui.palette().well(), Theme.SMALL_RADIUS);
        if (key.equals(Shortcut.COMMAND)) {
            cap.add(new IconView(ui.theme(), Icon.COMMAND, SIGN, ui.palette().text()))
                    .size(SIGN)
                    .pad(0, Theme.LINE_GAP, 0, Theme.LINE_GAP);
        } else {
            cap.add(ui.text(key, Type.SMALL_STRONG).align(Align.center)).pad(0, 7, 0, 7);
        }
        return cap;
    }
}
