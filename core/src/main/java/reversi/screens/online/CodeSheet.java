package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Optional;
import reversi.online.AccountRequest;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** Asks for the code of the second step, after the password was right. */
public final class CodeSheet extends SendingSheet {
    private final String name;
    private final String password;
    private String code = "";

    public CodeSheet(OnlinePages online, String name, String password) {
        super(online);
        this.name = name;
        this.password = password;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(context, width, context.say("factor.title"));
        table.explain(context.say("factor.enter"));
        table.add(ui.writing(code, context.say("factor.code"), Protocol.MAX_CODE, text -> code = text)
                        .onEnter(() -> logIn(context)))
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say("signin.login.go"), () -> logIn(context)))
                .padTop(Theme.PAD)
                .row();
        table.add(ui.small(context.say("factor.lost"), () -> context.go().recover(name)))
                .height(Theme.TOUCH)
                .padTop(Theme.ROW_GAP);
        return table;
    }

    private void logIn(Context context) {
        if (code.isBlank()) {
            say(context, context.say("factor.code.missing"));
            return;
        }
        // Whoever is signed in is led on; the dialog goes as the page does.
        send(context, new AccountRequest.Login(name, password, Optional.of(code.trim())), () -> {});
    }
}
