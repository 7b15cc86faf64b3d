package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.AccountRequest;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Lets somebody who forgot the password back in by a recovery code, with a new password. */
final class RecoverSheet extends SendingSheet {
    private static final String FORM = "recover";

    private String name;
    private String code = "";
    private String next = "";

    /** The dialog, with a name that was written already. */
    RecoverSheet(OnlinePages online, String name) {
        super(online);
        this.name = name;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.say("signin.forgot"), Type.HEADING).wrap(width))
                .row();
        table.add(ui.muted(context.say("recover.words"), Type.BODY).wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(ui.writing(name, context.say("signin.name"), Protocol.MAX_NAME, text -> name = text)
                        .identity(FORM))
                .padTop(Theme.PART_GAP)
                .row();
        table.add(ui.writing(code, context.say("recover.code"), Protocol.MAX_RECOVERY_CODE, text -> code = text))
                .padTop(Theme.GAP)
                .row();
        table.add(ui.writing(next, context.say("account.password.next"), Protocol.MAX_PASSWORD, text -> next = text)
                        .secret(FORM, true)
                        .onEnter(() -> recover(context)))
                .padTop(Theme.GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say("signin.login.go"), () -> recover(context)))
                .padTop(Theme.PAD);
        return table;
    }

    private void recover(Context context) {
        String missing = name.isBlank()
                ? "signin.name.missing"
                : code.isBlank() ? "recover.code.missing" : next.isEmpty() ? "signin.password.missing" : "";
        if (!missing.isEmpty()) {
            say(context, context.say(missing));
            return;
        }
        send(context, new AccountRequest.Recover(name.trim(), code.trim(), next), () -> {
            next = "";
            if (context.router().isOpen(this)) {
                context.router().closeSheet();
            }
            context.router().notice(context.say("account.password.changed"));
        });
    }
}
