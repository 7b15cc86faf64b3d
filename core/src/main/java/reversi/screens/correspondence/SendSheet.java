package reversi.screens.correspondence;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.SheetBody;
import reversi.screens.share.QrCode;
import reversi.screens.share.QrPicture;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/**
 * Gives the link with one's turn to the opponent: by the device's share dialog, the clipboard, or a code for a camera.
 *
 * @param link the whole address
 * @param opponent what the opponent is called
 */
public record SendSheet(String link, String opponent) implements Sheet {
    private static final float QR_SIDE = 220;
    /** Lower windows have no room for the code beside what must be there. */
    private static final float LEAST_FOR_CODE = 620;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(context, width, context.say("letter.send"));
        table.explain(context.texts().get("letter.send.words", opponent));
        if (layout.safeHeight() >= LEAST_FOR_CODE) {
            QrCode.of(link).ifPresent(code -> table.add(new QrPicture(ui.theme(), code, QR_SIDE))
                    .padTop(Theme.BLOCK_GAP)
                    .row());
        }
        table.add(ways(context)).padTop(Theme.PART_GAP).row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }

    private Table ways(Context context) {
        Table ways = new Table();
        ways.defaults().growX().uniformX();
        boolean canShare = context.device().canShare();
        Runnable copy = () -> {
            context.device().copy(link);
            context.router().notice(context.say("about.feedback.copied"));
        };
        Button copying = canShare
                ? context.ui().secondary(context.say("link.copy"), copy)
                : context.ui().primary(context.say("link.copy"), copy);
        ways.add(copying).padRight(canShare ? Theme.GAP : 0);
        if (canShare) {
            ways.add(context.ui().primary(context.say("link.share"), () -> context.device()
                    .share(context.say("link.invite"), link)));
        }
        return ways;
    }
}
