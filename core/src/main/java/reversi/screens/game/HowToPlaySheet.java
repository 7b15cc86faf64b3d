package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** How to play, in three sentences and a picture that moves; the course goes on from there. */
final class HowToPlaySheet implements Sheet {
    private static final float BOARD = 220;
    private static final float LOW_BOARD = 150;
    /** Wider sheets have room for the picture beside the sentences. */
    private static final float WIDE = 420;

    @Override
    public float wishedWidth() {
        return 560;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        boolean isBeside = width >= WIDE;
        float side = layout.isLow() ? LOW_BOARD : BOARD;
        float room = isBeside ? width - side - Theme.PAD : width;
        Table said = new Table();
        said.top();
        for (String key : new String[] {"how.place", "how.flip", "how.end"}) {
            said.add(ui.text(context.say(key), Type.BODY).wrap(room))
                    .width(room)
                    .padBottom(Theme.GAP)
                    .row();
        }
        Table both = new Table();
        DemoBoard board = new DemoBoard(context);
        if (isBeside) {
            both.add(said).width(room).top();
            both.add(board).size(side).padLeft(Theme.PAD);
        } else {
            both.add(board).size(side).padBottom(Theme.PART_GAP).row();
            both.add(said).width(room);
        }
        Table all = new Table();
        all.add(ui.text(context.say("menu.how"), Type.HEADING).asHeading().wrap(width))
                .growX()
                .padBottom(Theme.PART_GAP)
                .row();
        all.add(both).row();
        all.add(ways(context, ui, width)).growX().padTop(Theme.PART_GAP);
        return all;
    }

    private static Table ways(Context context, Ui ui, float width) {
        Button course = ui.secondary(
                context.say("how.course"), context.closing(() -> context.go().learn()));
        Button back = ui.primary(context.say("menu.back"), context.router()::closeSheet);
        Table ways = new Table();
        ways.defaults().height(Theme.BUTTON).growX().uniformX();
        boolean isSide = Math.max(course.getPrefWidth(), back.getPrefWidth()) <= (width - Theme.GAP) / 2;
        ways.add(course);
        if (!isSide) {
            ways.row();
        }
        ways.add(back).padLeft(isSide ? Theme.GAP : 0).padTop(isSide ? 0 : Theme.GAP);
        return ways;
    }
}
