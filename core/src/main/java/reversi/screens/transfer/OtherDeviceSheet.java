package reversi.screens.transfer;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Squeezer;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/**
 * The ways to another device: everything as a file, or all but the finished games as QR codes that its camera reads.
 *
 * @param address where the game is played in a browser; empty where that is not known, so that there are no codes
 * @param games opens the page where files are saved and taken
 */
public record OtherDeviceSheet(Belongings belongings, Optional<String> address, Runnable games) implements Sheet {
    private static final float ROW = 60;
    private static final String MARK = "/#/take/";

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(context.ui().text(context.say("transfer.title"), Type.HEADING).wrap(width))
                .row();
        table.add(context.ui().muted(context.say("transfer.words"), Type.BODY).wrap(width))
                .padTop(Theme.ROW_GAP)
                .padBottom(Theme.BLOCK_GAP)
                .row();
        row(context, table, Icon.BACKUP, "transfer.file", games);
        address.ifPresent(known -> context.device()
                .squeezer()
                .ifPresent(squeezer -> row(
                        context,
                        table,
                        Icon.SHARE,
                        "transfer.codes",
                        () -> show(context, new Codes(squeezer, known)))));
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }

    private static void row(Context context, Table table, Icon icon, String key, Runnable action) {
        String second = context.say(key + ".second");
        table.add(context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), second, context.closing(action)))
                .height(ROW)
                .padBottom(Theme.ROW_GAP)
                .row();
    }

    /** What is long stays out where all is too long; where even the rest is, only the file is left. */
    private void show(Context context, Codes codes) {
        parts(codes, true, all -> {
            if (!all.isEmpty()) {
                context.router().open(new CodesSheet(all, false));
            } else {
                parts(codes, false, some -> {
                    if (some.isEmpty()) {
                        context.router().notice(context.say("transfer.long"));
                    } else {
                        context.router().open(new CodesSheet(some, true));
                    }
                });
            }
        });
    }

    private void parts(Codes codes, boolean isAll, Consumer<List<String>> then) {
        codes.squeezer().squeeze(belongings.small(isAll), code -> then.accept(codes.addresses(code)));
    }

    /** How codes are made: what squeezes the text, and the address of the game that they lead to. */
    private record Codes(Squeezer squeezer, String address) {
        List<String> addresses(Optional<String> code) {
            return code.map(ChainPart::of).orElse(List.of()).stream()
                    .map(part -> address + MARK + part.written())
                    .toList();
        }
    }
}
