package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.Consumer;
import reversi.notation.GameFormat;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/**
 * What can be done with many games at once.
 *
 * @param listed how many games the list shows
 */
record ExchangeSheet(
        int listed,
        Runnable copy,
        Consumer<GameFormat> export,
        Runnable backup,
        Runnable open,
        Runnable paste,
        Runnable select)
        implements Sheet {
    private static final List<List<GameFormat>> FORMATS = List.of(
            List.of(GameFormat.TEXT, GameFormat.GGF, GameFormat.SGF),
            List.of(GameFormat.PGN, GameFormat.OBF, GameFormat.JSON));

    private static final float ROW = 52;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(context.ui().text(context.say("games.title"), Type.HEADING))
                .padBottom(Theme.GRID)
                .row();
        row(context, table, Icon.FOLDER, "games.import", context.say("games.import.second"), open);
        row(context, table, Icon.PASTE, "games.paste", context.say("games.paste.second"), paste);
        String count = context.texts().count("games.count", listed);
        row(context, table, Icon.COPY, "games.copy", count, copy);
        table.add(context.ui().muted(context.say("games.export"), Type.SMALL))
                .padBottom(Theme.LINE_GAP)
                .row();
        table.add(formats(context)).padBottom(Theme.GAP).row();
        row(context, table, Icon.SELECT, "games.select", context.say("games.select.second"), select);
        row(context, table, Icon.BACKUP, "games.backup", context.say("games.backup.second"), backup);
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.LINE_GAP);
        return table;
    }

    private Table formats(Context context) {
        Table rows = new Table();
        rows.defaults().growX().uniformX().height(Theme.TOUCH).space(Theme.ROW_GAP);
        for (List<GameFormat> line : FORMATS) {
            for (GameFormat format : line) {
                String name = format == GameFormat.TEXT ? context.say("games.export.text") : format.name();
                rows.add(context.ui().small(name, context.closing(() -> export.accept(format))));
            }
            rows.row();
        }
        return rows;
    }

    private static void row(Context context, Table table, Icon icon, String key, String second, Runnable action) {
        table.add(context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), second, context.closing(action)))
                .height(ROW)
                .padBottom(Theme.LINE_GAP)
                .row();
    }
}
