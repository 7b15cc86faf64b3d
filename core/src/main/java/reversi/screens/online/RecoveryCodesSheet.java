package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.nio.charset.StandardCharsets;
import java.util.List;
import reversi.online.AccountRequest;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SavedFile;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Makes the codes by which one comes back into one's account without its password, and shows them once. */
final class RecoveryCodesSheet extends SendingSheet {
    private static final String FILE = "reversi-recovery-codes.txt";
    private static final float TWO_COLUMNS = 380;

    private String password = "";
    private List<String> made = List.of();

    RecoveryCodesSheet(OnlinePages online) {
        super(online);
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        SheetBody table = new SheetBody(context, width, context.say("account.recovery"));
        String words = made.isEmpty() ? "recovery.words" : "recovery.made";
        table.explain(context.say(words));
        if (made.isEmpty()) {
            buildForm(context, table, width);
        } else {
            buildCodes(context, table, width);
        }
        return table;
    }

    private void buildForm(Context context, Table table, float width) {
        Ui ui = context.ui();
        table.add(ui.writing(
                                password,
                                context.say("account.password.present"),
                                Protocol.MAX_PASSWORD,
                                text -> password = text)
                        .secret("recovery", false)
                        .onEnter(() -> make(context)))
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say("recovery.make"), () -> make(context)))
                .padTop(Theme.PAD);
    }

    private void make(Context context) {
        if (password.isEmpty()) {
            say(context, context.say("signin.password.missing"));
            return;
        }
        send(context, new AccountRequest.MakeRecoveryCodes(password), () -> {
            password = "";
            made = online().client().account().recoveryCodes();
            context.router().announce(context.say("recovery.made"));
            show(context);
        });
    }

    private void buildCodes(Context context, Table table, float width) {
        Ui ui = context.ui();
        boolean isWide = width >= TWO_COLUMNS;
        Table codes = new Table();
        codes.defaults().growX().uniformX().padTop(Theme.ROW_GAP);
        for (int i = 0; i < made.size(); i++) {
            codes.add(ui.text(made.get(i), Type.BODY_STRONG).align(Align.center));
            if (!isWide || i % 2 == 1) {
                codes.row();
            }
        }
        table.add(codes).padTop(Theme.ROW_GAP).row();
        Table ways = new Table();
        ways.defaults().growX().uniformX().spaceRight(Theme.GAP);
        ways.add(ui.secondary(context.say("recovery.copy"), () -> {
            context.device().copy(String.join("\n", made));
            context.router().notice(context.say("about.feedback.copied"));
        }));
        context.device()
                .files()
                .ifPresent(files -> ways.add(ui.secondary(context.say("games.export"), () -> {
                    byte[] text =
                            (name(context) + "\n\n" + String.join("\n", made) + "\n").getBytes(StandardCharsets.UTF_8);
                    files.save(FILE, "text/plain", text, where -> SavedFile.tell(context, where));
                })));
        table.add(ways).padTop(Theme.PAD).row();
        table.add(ui.primary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
    }

    /** Whose codes they are, and where they are good for. */
    private String name(Context context) {
        String who = online().client().you().map(card -> card.name()).orElse("");
        return context.texts().punctuation().label(context.say("account.recovery"), who) + " · "
                + online().server().name();
    }
}
