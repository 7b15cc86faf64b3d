package reversi.screens.transfer;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.share.QrCode;
import reversi.screens.share.QrPicture;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A chain of addresses as QR codes, one at a time, which the camera of the other device follows. */
final class CodesSheet implements Sheet {
    private static final float LARGEST = 300;
    /** What else stands on the dialog, in points of height. */
    private static final float BESIDE = 260;

    private final List<String> addresses;
    private final boolean isPartly;
    private int shown;

    /** Begins with the first of the addresses; {@code isPartly} where some of what is kept is not among them. */
    CodesSheet(List<String> addresses, boolean isPartly) {
        this.addresses = List.copyOf(addresses);
        this.isPartly = isPartly;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().width(width);
        String place = context.texts().get("transfer.place", shown + 1, addresses.size());
        table.add(ui.text(place, Type.HEADING)).row();
        table.add(ui.muted(context.say(isPartly ? "transfer.scan.partly" : "transfer.scan"), Type.SMALL)
                        .wrap(width))
                .padTop(Theme.LINE_GAP)
                .row();
        float side = Math.min(width, Math.min(LARGEST, Math.max(LARGEST / 2, layout.safeHeight() - BESIDE)));
        QrCode.of(addresses.get(shown))
                .ifPresentOrElse(
                        code -> table.add(new QrPicture(ui.theme(), code, side))
                                .padTop(Theme.BLOCK_GAP)
                                .row(),
                        () -> table.add(ui.text(addresses.get(shown), Type.SMALL)
                                        .align(Align.center)
                                        .wrap(width))
                                .row());
        table.add(ways(context)).padTop(Theme.BLOCK_GAP).row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }

    private Table ways(Context context) {
        Table ways = new Table();
        ways.defaults().growX().uniformX();
        if (shown > 0) {
            ways.add(context.ui().secondary(context.say("transfer.before"), () -> go(context, -1)))
                    .padRight(Theme.GAP);
        }
        if (shown + 1 < addresses.size()) {
            ways.add(context.ui().primary(context.say("transfer.next"), () -> go(context, 1)));
        }
        return ways;
    }

    private void go(Context context, int by) {
        shown += by;
        context.router().refreshSheet();
    }
}
