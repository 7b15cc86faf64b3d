package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.function.BooleanSupplier;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ShortcutSheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Everything that can be done at a table on a server, and the ways out. */
record OnlineMenuSheet(OnlineActions actions, TableSeat seat, TableChat chat) implements Sheet {
    private static final float ROW = 48;

    @Override
    public float wishedWidth() {
        return 520;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        MenuTable table = new MenuTable();
        int columns = width >= (layout.isLow() ? 300 : 340) ? 2 : 1;
        table.defaults().growX().height(ROW).padTop(8).uniformX();
        table.add(context.ui().text(context.say("menu.title"), Type.HEADING))
                .height(28)
                .padTop(0)
                .colspan(columns)
                .row();
        int filled = 0;
        if (seat.isPlaying()) {
            add(context, table, columns, filled++, Icon.UNDO, "table.takeback", actions::undo, seat::canTakeBack);
            add(context, table, columns, filled++, Icon.HANDSHAKE, "menu.draw", actions::draw, actions::canDraw);
            add(context, table, columns, filled++, Icon.RESIGN, "play.resign", actions::resign, actions::canResign);
            add(context, table, columns, filled++, Icon.QUIT, "table.leave", actions::leave, () -> true);
        }
        String switchChat = chat.isHidden() ? "chat.show" : "chat.hide";
        if (chat.exists()) {
            add(context, table, columns, filled++, Icon.CHAT, switchChat, chat::switchOver, () -> true);
        }
        add(context, table, columns, filled++, Icon.SETTINGS, "menu.settings", context.go()::settings, () -> true);
        if (!context.ui().isTouch()) {
            Runnable keys = () -> context.router().open(new ShortcutSheet());
            add(context, table, columns, filled++, Icon.KEYBOARD, "menu.keys", keys, () -> true);
        }
        add(context, table, columns, filled++, Icon.PEOPLE, "over.lobby", actions::newGame, () -> true);
        add(context, table, columns, filled++, Icon.HOME, "menu.home", actions::home, () -> true);
        table.row();
        table.add(context.ui().primary(context.say("menu.back"), context.router()::closeSheet))
                .colspan(columns)
                .padTop(14);
        return table;
    }

    private static void add(
            Context context,
            MenuTable table,
            int columns,
            int at,
            Icon icon,
            String key,
            Runnable action,
            BooleanSupplier canPress) {
        Button button = context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), "", () -> {
            context.router().closeSheet();
            action.run();
        });
        table.watch(button, canPress);
        boolean isLastOfRow = at % columns == columns - 1;
        table.add(button).padRight(isLastOfRow ? 0 : Theme.GAP);
        if (isLastOfRow) {
            table.row();
        }
    }
}
