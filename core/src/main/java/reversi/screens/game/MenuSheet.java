package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Everything that can be done during a game, and the ways out of it. */
record MenuSheet(Commands commands, Function<Context, List<MenuItem>> items) implements Sheet {

    @Override
    public float wishedWidth() {
        return 520;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Menu menu = new Menu(commands);
        menu.defaults().growX().height(Theme.LOW_ROW).padTop(Theme.ROW_GAP).uniformX();
        int columns = width >= (layout.isLow() ? 300 : 340) ? 2 : 1;
        menu.add(context.ui().text(context.say("menu.title"), Type.HEADING))
                .height(28)
                .padTop(0)
                .colspan(columns)
                .row();
        int column = 0;
        for (MenuItem item : items.apply(context)) {
            boolean isLastOfRow = ++column % columns == 0;
            menu.add(menu.button(context, item)).padRight(isLastOfRow ? 0 : Theme.GAP);
            if (isLastOfRow) {
                menu.row();
            }
        }
        menu.row();
        menu.add(context.ui().primary(context.say("menu.back"), context.router()::closeSheet))
                .colspan(columns)
                .padTop(Theme.PART_GAP);
        return menu;
    }

    /** The buttons, which look again at what can be pressed for as long as the menu is open: a clock may run out meanwhile. */
    private static final class Menu extends Table {
        private record Entry(Button button, Command command) {}

        private final Commands commands;
        private final List<Entry> entries = new ArrayList<>();

        Menu(Commands commands) {
            this.commands = commands;
        }

        Button button(Context context, MenuItem item) {
            Button button = context.ui()
                    .card(
                            Button.Kind.SECONDARY,
                            item.icon(),
                            context.say(item.key()),
                            "",
                            context.closing(() -> commands.run(item.command())));
            button.setDisabled(!commands.can(item.command()));
            entries.add(new Entry(button, item.command()));
            return button;
        }

        @Override
        public void act(float delta) {
            super.act(delta);
            for (int i = 0; i < entries.size(); i++) {
                Entry entry = entries.get(i);
                boolean isDisabled = !commands.can(entry.command);
                if (entry.button.isDisabled() != isDisabled) {
                    entry.button.setDisabled(isDisabled);
                    Gdx.graphics.requestRendering();
                }
            }
        }
    }
}
