package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.online.LobbyNews;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.share.QrCode;
import reversi.screens.share.QrPicture;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A link that invites a friend: it is made, copied, or followed by its code. */
final class LinkSheet implements Sheet {
    /** What stands before the code in the address of a link. */
    static final String MARK = "#join=";

    private static final int LONGEST = 200;
    private static final float QR_SIDE = 176;
    /** Lower windows have no room for the code beside what must be there. */
    private static final float LEAST_FOR_CODE = 700;

    private final OnlinePages online;
    private String written = "";

    LinkSheet(OnlinePages online) {
        this.online = online;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.say("link.title"), Type.HEADING)).row();
        Optional<LobbyNews.LinkMade> made = online.client().lobby().link();
        if (made.isPresent()) {
            String address =
                    online.server().webAddress() + "/" + MARK + made.get().code();
            table.add(ui.muted(context.say("link.made"), Type.BODY).wrap(width))
                    .padTop(Theme.ROW_GAP)
                    .row();
            table.add(ui.text(address, Type.BODY_STRONG).wrap(width))
                    .padTop(Theme.ROW_GAP)
                    .row();
            table.add(ui.muted(new OnlineWords(context.texts()).terms(made.get().terms()), Type.SMALL))
                    .padTop(Theme.GRID)
                    .row();
            if (layout.safeHeight() >= LEAST_FOR_CODE) {
                QrCode.of(address).ifPresent(code -> table.add(new QrPicture(ui.theme(), code, QR_SIDE))
                        .padTop(Theme.BLOCK_GAP)
                        .row());
            }
            if (online.client().lobby().isLinkOpened()) {
                table.add(ui.text(context.say("link.opened"), Type.BODY).wrap(width))
                        .padTop(Theme.ROW_GAP)
                        .row();
            }
            table.add(share(context, address)).padTop(Theme.PART_GAP).row();
        } else if (online.client().lobby().isLinkAwaited()) {
            table.add(ui.muted(context.say("link.making"), Type.BODY).wrap(width))
                    .padTop(Theme.ROW_GAP)
                    .row();
        } else {
            table.add(ui.muted(context.say("link.words"), Type.BODY).wrap(width))
                    .padTop(Theme.ROW_GAP)
                    .row();
            table.add(ui.primary(context.say("link.make"), () -> make(context)))
                    .padTop(Theme.PART_GAP)
                    .row();
        }
        table.add(ui.muted(context.say("link.have"), Type.SMALL))
                .padTop(Theme.WIDE_GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
        TextInput line = ui.writing(written, context.say("link.code"), LONGEST, text -> written = text);
        Table row = new Table();
        row.add(line.onEnter(() -> follow(context))).growX().minWidth(0);
        row.add(ui.iconButton(Icon.PLAY, () -> follow(context)))
                .size(Theme.TOUCH)
                .padLeft(Theme.LINE_GAP);
        table.add(row).row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.WIDE_GAP);
        return table;
    }

    /** Copies the address, or hands it to the device where that can send it to somebody. */
    private static Actor share(Context context, String address) {
        Ui ui = context.ui();
        Button copy = ui.secondary(context.say("link.copy"), () -> {
            context.device().copy(address);
            context.router().notice(context.say("about.feedback.copied"));
        });
        if (!context.device().canShare()) {
            return ui.primary(context.say("link.copy"), () -> {
                context.device().copy(address);
                context.router().notice(context.say("about.feedback.copied"));
            });
        }
        Table row = new Table();
        row.defaults().growX().uniformX();
        row.add(copy).padRight(Theme.GAP);
        row.add(ui.primary(
                context.say("link.share"), () -> context.device().share(context.say("link.invite"), address)));
        return row;
    }

    private void make(Context context) {
        context.router()
                .open(InviteSheet.forLink(
                        context.say("link.title"), "link.make", online.client().isMember(), terms -> {
                            online.client().makeLink(terms);
                            context.router().open(this);
                        }));
    }

    /** Follows the code that was written, alone or in a whole address. */
    private void follow(Context context) {
        int mark = written.indexOf(MARK);
        String code = (mark < 0 ? written : written.substring(mark + MARK.length())).trim();
        if (!code.isEmpty()) {
            context.router().closeSheet();
            online.link().ask(code);
        }
    }
}
