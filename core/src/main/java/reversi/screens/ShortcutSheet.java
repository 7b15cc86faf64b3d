package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import reversi.platform.Device;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The keys of the game and what they do. */
public final class ShortcutSheet implements Sheet {
    private static final float TWO_COLUMNS = 560;
    private static final float COLUMN_GAP = 36;
    private static final float LINE = 34;
    private static final float CAP = 26;
    private static final float SIGN = 14;

    /** Stands for the Command key, which is drawn. */
    private static final String COMMAND = "COMMAND";

    /** A key, or keys held together, and the key of the words for what they do. */
    private record Line(String words, List<String> caps) {}

    @Override
    public float wishedWidth() {
        return 760;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        List<Line> all = lines(context);
        boolean isTwo = width >= TWO_COLUMNS;
        float column = isTwo ? (float) Math.floor((width - COLUMN_GAP) / 2) : width;
        int half = isTwo ? (all.size() + 1) / 2 : all.size();
        Table table = new Table();
        table.defaults().left();
        table.add(ui.text(context.say("shortcuts.title"), Type.HEADING))
                .padBottom(10)
                .colspan(isTwo ? 2 : 1)
                .row();
        table.add(column(context, all.subList(0, half), column)).width(column).top();
        if (isTwo) {
            table.add(column(context, all.subList(half, all.size()), column))
                    .width(column)
                    .padLeft(COLUMN_GAP)
                    .top();
        }
        table.row();
        table.add(ui.primary(context.say("dialog.close"), context.router()::closeSheet))
                .growX()
                .padTop(18)
                .colspan(isTwo ? 2 : 1);
        return table;
    }

    /** What the keys do on this device. */
    private static List<Line> lines(Context context) {
        Device device = context.device();
        String command = device.isMac() ? COMMAND : "Ctrl";
        String shift = context.say("shortcuts.key.shift");
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("shortcuts.squares", List.of("←", "↑", "↓", "→")));
        lines.add(new Line("shortcuts.place", List.of(context.say("shortcuts.key.enter"))));
        lines.add(new Line("shortcuts.type", List.of("f", "5")));
        lines.add(new Line("play.undo", List.of("U")));
        lines.add(new Line("play.undo", List.of(command, "Z")));
        lines.add(new Line("play.redo", List.of("R")));
        lines.add(new Line("play.redo", List.of(command, shift, "Z")));
        lines.add(new Line("play.hint", List.of("H")));
        lines.add(new Line("menu.values", List.of("V")));
        lines.add(new Line("confirm.new.yes", List.of("N")));
        lines.add(new Line("play.pause", List.of("P")));
        lines.add(new Line("shortcuts.step", List.of("S")));
        if (device.screenReader().isPresent() || device.speech().isPresent()) {
            addSpoken(lines);
        }
        lines.add(new Line("shortcuts.tab", List.of("Tab")));
        lines.add(new Line("shortcuts.back", List.of(context.say("shortcuts.key.escape"))));
        if (device.canQuit()) {
            lines.add(new Line("shortcuts.screen", List.of("F11")));
            lines.add(new Line("menu.how", List.of("F1")));
        }
        lines.add(new Line("shortcuts.title", List.of("?")));
        return lines;
    }

    /** What says something aloud on the page of a game. */
    private static void addSpoken(List<Line> lines) {
        lines.add(new Line("shortcuts.say.board", List.of("O")));
        lines.add(new Line("shortcuts.say.row", List.of("1", "8")));
        lines.add(new Line("shortcuts.say.moves", List.of("M")));
        lines.add(new Line("shortcuts.say.last", List.of("L")));
        lines.add(new Line("shortcuts.say.clocks", List.of("T")));
    }

    private static Table column(Context context, List<Line> lines, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        for (Line line : lines) {
            Table caps = new Table();
            for (int i = 0; i < line.caps.size(); i++) {
                caps.add(cap(context, line.caps.get(i)))
                        .minWidth(CAP)
                        .height(CAP)
                        .padLeft(i == 0 ? 0 : 4);
            }
            // Each line has a table of its own: the columns of one would be as wide as the widest words and the widest
            // keys together.
            Table row = new Table();
            row.add(ui.text(context.say(line.words), Type.SMALL)).growX().minWidth(0);
            row.add(caps).right().padLeft(12);
            table.add(row).width(width).height(LINE).row();
        }
        return table;
    }

    private static Actor cap(Context context, String key) {
        Ui ui = context.ui();
        Panel cap = new Panel(ui.theme(), ui.palette().well(), Theme.SMALL_RADIUS);
        if (key.equals(COMMAND)) {
            cap.add(new IconView(ui.theme(), Icon.COMMAND, SIGN, ui.palette().text()))
                    .size(SIGN)
                    .pad(0, 6, 0, 6);
        } else {
            cap.add(ui.text(key, Type.SMALL_STRONG).align(Align.center)).pad(0, 7, 0, 7);
        }
        return cap;
    }
}
