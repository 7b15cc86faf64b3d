package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.BiFunction;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What the players say, where the page has no room for it. */
record ChatSheet(BiFunction<Context, Float, Chat> chat, Runnable report, Runnable hide) implements Sheet {
    private static final int COLUMNS = 3;
    private static final float TALLEST = 420;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.add(context.ui().text(context.say("chat.title"), Type.HEADING)).growX();
        table.add(context.ui().iconButton(Icon.REPORT, report)).size(Theme.TOUCH);
        table.add(context.ui().iconButton(Icon.CLOSE, context.router()::closeSheet))
                .size(Theme.TOUCH)
                .row();
        float height = Math.min(TALLEST, layout.safeHeight() - 200);
        table.add(chat.apply(context, width))
                .colspan(COLUMNS)
                .growX()
                .height(Math.max(140, height))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(context.ui().secondary(context.say("chat.hide"), context.closing(hide)))
                .colspan(COLUMNS)
                .growX()
                .padTop(Theme.BLOCK_GAP);
        return table;
    }
}
