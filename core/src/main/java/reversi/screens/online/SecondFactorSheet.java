package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import reversi.online.AccountNews.SecondFactorSecret;
import reversi.online.AccountRequest;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SheetBody;
import reversi.screens.share.QrCode;
import reversi.screens.share.QrPicture;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Turns the second step of the login on, by the password, a secret for the person's app and a code from it; or off, by the password. */
final class SecondFactorSheet extends SendingSheet {
    private static final float QR_SIDE = 200;

    private final boolean isOn;
    private String password = "";
    private String code = "";
    private Optional<SecondFactorSecret> secret = Optional.empty();

    /** The dialog; {@code isOn} where the step shall end. */
    SecondFactorSheet(OnlinePages online, boolean isOn) {
        super(online);
        this.isOn = isOn;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        SheetBody table = new SheetBody(context, width, context.say("factor.title"));
        String words = isOn ? "factor.off.words" : secret.isPresent() ? "factor.scan" : "factor.words";
        table.explain(context.say(words));
        secret.ifPresentOrElse(
                made -> buildSecret(context, table, width, made), () -> buildPassword(context, table, width));
        return table;
    }

    private void buildPassword(Context context, Table table, float width) {
        Ui ui = context.ui();
        Runnable go = () -> usePassword(context);
        table.add(ui.writing(
                                password,
                                context.say("account.password.present"),
                                Protocol.MAX_PASSWORD,
                                text -> password = text)
                        .secret("factor", false)
                        .onEnter(go))
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say(isOn ? "factor.off" : "factor.next"), go))
                .padTop(Theme.PAD);
    }

    private void usePassword(Context context) {
        if (password.isEmpty()) {
            say(context, context.say("signin.password.missing"));
        } else if (isOn) {
            send(context, new AccountRequest.EndSecondFactor(password), () -> end(context, "factor.off.done"));
        } else {
            send(context, new AccountRequest.BeginSecondFactor(password), () -> {
                secret = online().client().account().secondFactorSecret();
                context.router().announce(context.say("factor.scan"));
                show(context);
            });
        }
    }

    private void buildSecret(Context context, Table table, float width, SecondFactorSecret made) {
        Ui ui = context.ui();
        QrCode.of(made.address())
                .ifPresent(picture -> table.add(new QrPicture(ui.theme(), picture, Math.min(QR_SIDE, width)))
                        .padTop(Theme.GAP)
                        .row());
        table.add(ui.text(grouped(made.secret()), Type.BODY_STRONG).wrap(width).align(Align.center))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(ui.secondary(context.say("recovery.copy"), () -> {
                    context.device().copy(made.secret());
                    context.router().notice(context.say("about.feedback.copied"));
                }))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(ui.writing(code, context.say("factor.code"), Protocol.MAX_CODE, text -> code = text)
                        .onEnter(() -> confirm(context)))
                .padTop(Theme.GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say("factor.on"), () -> confirm(context)))
                .padTop(Theme.PAD);
    }

    /** A secret in groups of four, as it is read and typed. */
    private static String grouped(String secret) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < secret.length(); i++) {
            text.append(i > 0 && i % 4 == 0 ? " " : "").append(secret.charAt(i));
        }
        return text.toString();
    }

    private void confirm(Context context) {
        if (code.isBlank()) {
            say(context, context.say("factor.code.missing"));
            return;
        }
        send(context, new AccountRequest.ConfirmSecondFactor(password, code.trim()), () -> {
            boolean hasWayBack = online().client().account().unusedRecoveryCodes() > 0;
            end(context, "factor.on.done");
            if (!hasWayBack) {
                context.router().open(new RecoveryCodesSheet(online()));
            }
        });
    }

    private void end(Context context, String done) {
        password = "";
        online().client().ask(new AccountRequest.AskSessions());
        if (context.router().isOpen(this)) {
            context.router().closeSheet();
        }
        context.router().notice(context.say(done));
    }
}
