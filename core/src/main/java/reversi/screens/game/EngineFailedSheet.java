package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.game.GameSetup;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/**
 * The computer cannot move, since the device does not run the engine: it can be asked again, two people can play the game on,
 * or the game is left, which stays saved. It waits for one of these: behind it nobody can move.
 *
 * @param game the game that stands still
 * @param reason why, in words for whoever looks for the fault
 */
record EngineFailedSheet(LiveGame game, String reason) implements Sheet {
    @Override
    public boolean isDismissable() {
        return false;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(context, width, context.say("engine.failed.title"));
        table.explain(context.say("engine.failed.words"));
        table.add(ui.muted(reason, Type.SMALL).wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(ui.primary(
                        context.say("engine.failed.again"),
                        () -> close(context, () -> game.session().askAgain())))
                .padTop(Theme.SHEET_PAD)
                .row();
        if (game.mode() == GameSetup.Mode.VERSUS_COMPUTER) {
            table.add(ui.secondary(
                            context.say("engine.failed.two"),
                            () -> close(context, () -> context.go()
                                    .playOn(game.session().snapshot().betweenPeople()))))
                    .padTop(Theme.GAP)
                    .row();
        }
        table.add(ui.secondary(context.say("menu.home"), () -> close(context, context.go()::home)))
                .padTop(Theme.GAP);
        return table;
    }

    private static void close(Context context, Runnable next) {
        context.router().closeSheet();
        next.run();
    }
}
