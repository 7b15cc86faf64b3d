package reversi.screens.home;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Another window has the game, and no other may be beside it: says so, and offers to try again. */
public final class ElsewherePage extends Page {
    private static final float WIDEST = 420;
    private static final float LEAST_BUTTON = 200;
    private static final float ABOVE_BUTTON = 28;
    private static final float DISCS = 84;

    private final Runnable again;

    /** The page of a window that has not the game; {@code again} tries once more whether it may have it. */
    public ElsewherePage(Runnable again) {
        this.again = again;
    }

    @Override
    public String kind() {
        return "elsewhere";
    }

    @Override
    public Actor build(Context context, Layout layout) {
        Ui ui = context.ui();
        float room = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.margin();
        float width = Math.min(WIDEST, room);
        Table column = new Table();
        column.defaults().width(width);
        BoardStyle style = context.settings().now().look().board();
        column.add(new DiscView(ui.theme(), style, true, true)).height(DISCS).row();
        column.add(ui.text(context.say("elsewhere.title"), Type.HEADING)
                        .align(Align.center)
                        .wrap(width))
                .padTop(Theme.PAD)
                .row();
        column.add(ui.muted(context.say("elsewhere.close"), Type.BODY)
                        .align(Align.center)
                        .wrap(width))
                .padTop(Theme.GAP)
                .row();
        Button button = ui.primary(context.say("elsewhere.again"), again);
        float wide = Math.min(width, Math.max(LEAST_BUTTON, button.getPrefWidth()));
        column.add(button).width(wide).height(Theme.MAIN_BUTTON).padTop(ABOVE_BUTTON);
        if (context.device().canQuit()) {
            column.row();
            column.add(ui.secondary(context.say("home.quit"), context.go()::quit))
                    .width(wide)
                    .height(Theme.MAIN_BUTTON)
                    .padTop(Theme.GAP);
        }
        column.pad(Theme.PAD, Theme.GRID, Theme.PAD, Theme.GRID);
        Table page = new Table();
        page.pad(layout.insetTop(), layout.insetLeft(), layout.insetBottom(), layout.insetRight());
        page.add(ui.scroll(column)).width(width + 2 * Theme.GRID).maxHeight(layout.safeHeight());
        return page;
    }
}
