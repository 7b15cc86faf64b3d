package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.EmailCard;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** Adds or changes the address to which a recovery code may be sent, by the password and a code from there; or removes it, by the password. */
final class EmailSheet extends SendingSheet {
    private static final String FORM = "email";

    private Step step;
    private String password = "";
    private String address = "";
    private String code = "";

    /** What the dialog asks for. */
    enum Step {
        /** The code that was sent to the address. */
        CONFIRM("email.confirm", "email.sent", "email.confirm.go"),
        /** The password and an address. */
        ADD("email.add", "email.words", "email.send"),
        /** The password. */
        REMOVE("email.remove", "email.remove.words", "email.remove.go");

        private final String key;
        private final String words;
        private final String go;

        Step(String key, String words, String go) {
            this.key = key;
            this.words = words;
            this.go = go;
        }

        /** What can be done about an address. */
        static List<Step> of(Optional<EmailCard> own) {
            return own.map(card -> card.confirmed() ? List.of(ADD, REMOVE) : List.of(CONFIRM, ADD, REMOVE))
                    .orElse(List.of(ADD));
        }

        /** What leads to it. */
        String key() {
            return key;
        }
    }

    /** The dialog, which goes on from adding an address to confirming it. */
    EmailSheet(OnlinePages online, Step step) {
        super(online);
        this.step = step;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(context, width, context.say("email.title"));
        table.explain(context.say(step.words)).padBottom(Theme.ROW_GAP);
        Runnable go = () -> go(context);
        switch (step) {
            case CONFIRM ->
                table.add(ui.writing(code, context.say("email.code"), Protocol.MAX_RECOVERY_CODE, text -> code = text)
                                .onEnter(go))
                        .padTop(Theme.GAP)
                        .row();
            case ADD -> {
                table.add(ui.writing(address, context.say("email.address"), Protocol.MAX_EMAIL, text -> address = text))
                        .padTop(Theme.GAP)
                        .row();
                addPassword(context, table, go);
            }
            case REMOVE -> addPassword(context, table, go);
        }
        addTrouble(ui, table, width);
        table.add(answers(context, context.say(step.go), go)).padTop(Theme.PAD);
        return table;
    }

    private void addPassword(Context context, Table table, Runnable go) {
        table.add(context.ui()
                        .writing(
                                password,
                                context.say("account.password.present"),
                                Protocol.MAX_PASSWORD,
                                text -> password = text)
                        .secret(FORM, false)
                        .onEnter(go))
                .padTop(Theme.GAP)
                .row();
    }

    /** The key of what is not written yet; empty where nothing is missing. */
    private String missing() {
        if (step == Step.CONFIRM) {
            return code.isBlank() ? "email.code.missing" : "";
        }
        if (step == Step.ADD && address.isBlank()) {
            return "email.address.missing";
        }
        return password.isEmpty() ? "signin.password.missing" : "";
    }

    private ClientMessage request(Context context) {
        return switch (step) {
            case CONFIRM -> new AccountRequest.ConfirmEmail(code.trim());
            case ADD ->
                new AccountRequest.SetEmail(
                        password, address.trim(), context.texts().language().code());
            case REMOVE -> new AccountRequest.RemoveEmail(password);
        };
    }

    private void go(Context context) {
        String missing = missing();
        if (!missing.isEmpty()) {
            say(context, context.say(missing));
            return;
        }
        send(context, request(context), () -> {
            password = "";
            online().client().ask(new AccountRequest.AskSessions());
            if (step == Step.ADD) {
                step = Step.CONFIRM;
                context.router().announce(context.say(step.words));
                show(context);
            } else {
                end(context, step == Step.CONFIRM ? "email.confirmed" : "email.removed");
            }
        });
    }

    private void end(Context context, String done) {
        if (context.router().isOpen(this)) {
            context.router().closeSheet();
        }
        context.router().notice(context.say(done));
    }
}
