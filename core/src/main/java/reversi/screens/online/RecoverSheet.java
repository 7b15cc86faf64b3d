package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.AccountRequest;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** Lets somebody who forgot the password back in by a recovery code, printed or sent by e-mail, with a new password. */
public final class RecoverSheet extends SendingSheet {
    private static final String FORM = "recover";

    private String name;
    private String code = "";
    private String next = "";
    private Step step = Step.CODE;

    private enum Step {
        /** A code and a new password. */
        CODE,
        /** Whom a code is to be sent. */
        ASK,
        /** The code that was sent, and a new password. */
        SENT
    }

    /** The dialog, with a name that was written already. */
    public RecoverSheet(OnlinePages online, String name) {
        super(online);
        this.name = name;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        SheetBody table = new SheetBody(context, width, context.say("signin.forgot"));
        String words =
                switch (step) {
                    case CODE -> "recover.words";
                    case ASK -> "recover.email.words";
                    case SENT -> "recover.email.sent";
                };
        table.explain(context.say(words));
        if (step == Step.ASK) {
            buildQuestion(context, table, width);
        } else {
            buildCode(context, table, width);
        }
        return table;
    }

    private void buildQuestion(Context context, Table table, float width) {
        Ui ui = context.ui();
        table.add(ui.writing(name, context.say("recover.email.whom"), Protocol.MAX_EMAIL, text -> name = text)
                        .onEnter(() -> askForCode(context)))
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say("email.send"), () -> askForCode(context)))
                .padTop(Theme.PAD);
    }

    private void buildCode(Context context, Table table, float width) {
        Ui ui = context.ui();
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
                .padTop(Theme.PAD)
                .row();
        if (step == Step.CODE && online().client().sendsEmails()) {
            table.add(ui.secondary(context.say("recover.email"), () -> turnTo(context, Step.ASK)))
                    .padTop(Theme.GAP);
        }
    }

    private void turnTo(Context context, Step now) {
        step = now;
        say(context, "");
    }

    /** The server says the same whether there is such an address or not; the e-mail names the account. */
    private void askForCode(Context context) {
        if (name.isBlank()) {
            say(context, context.say("recover.email.words"));
            return;
        }
        send(context, new AccountRequest.AskEmailCode(name.trim()), () -> {
            name = name.contains("@") ? "" : name;
            context.router().announce(context.say("recover.email.sent"));
            step = Step.SENT;
            show(context);
        });
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
