package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.function.BooleanSupplier;
import reversi.game.GameSetup;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ShortcutSheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Everything that can be done during a game, and the ways out of it. */
record MenuSheet(LiveGame game, GameActions actions) implements Sheet {
    private static final float ROW = 48;

    @Override
    public float wishedWidth() {
        return 520;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        MenuTable table = new MenuTable();
        table.defaults().growX().height(ROW).padTop(8).uniformX();
        int columns = width >= (layout.isLow() ? 300 : 340) ? 2 : 1;
        table.add(ui.text(context.say("menu.title"), Type.HEADING))
                .height(28)
                .padTop(0)
                .colspan(columns)
                .row();
        Rows rows = new Rows(context, table, columns);
        boolean isWatched = game.mode() == GameSetup.Mode.WATCH;
        rows.add(Icon.PLUS, "play.new", actions::newGame, () -> true);
        if (!isWatched && context.settings().now().hints().bestMove()) {
            rows.add(Icon.CHART, "menu.values", actions::values, game.advice()::canAsk);
        }
        if (!isWatched) {
            rows.add(Icon.HANDSHAKE, "menu.draw", actions::draw, actions::canDraw);
            rows.add(Icon.RESIGN, "play.resign", actions::resign, actions::canResign);
        }
        if (!isWatched && game.isTimed()) {
            rows.add(Icon.PAUSE, "play.pause", actions::pause, actions::canPause);
        }
        rows.add(Icon.SETTINGS, "menu.settings", context.go()::settings, () -> true);
        rows.add(Icon.QUESTION, "menu.how", context.go()::howToPlay, () -> true);
        if (!ui.isTouch()) {
            rows.add(Icon.KEYBOARD, "menu.keys", () -> context.router().open(new ShortcutSheet()), () -> true);
        }
        rows.add(Icon.HOME, "menu.home", actions::home, () -> true);
        if (context.device().canQuit()) {
            rows.add(Icon.QUIT, "menu.quit", context.go()::quit, () -> true);
        }
        rows.end();
        table.add(ui.primary(context.say("menu.back"), context.router()::closeSheet))
                .colspan(columns)
                .padTop(14);
        return table;
    }

    /** Puts buttons into rows of one or two. */
    private static final class Rows {
        private final Context context;
        private final MenuTable table;
        private final int columns;
        private int filled;

        Rows(Context context, MenuTable table, int columns) {
            this.context = context;
            this.table = table;
            this.columns = columns;
        }

        void add(Icon icon, String key, Runnable action, BooleanSupplier canPress) {
            Button button = context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), "", () -> {
                context.router().closeSheet();
                action.run();
            });
            table.watch(button, canPress);
            boolean isLastOfRow = filled % columns == columns - 1;
            table.add(button).padRight(isLastOfRow ? 0 : Theme.GAP);
            filled++;
            if (filled % columns == 0) {
                table.row();
            }
        }

        void end() {
            if (filled % columns != 0) {
                table.row();
            }
        }
    }
}
