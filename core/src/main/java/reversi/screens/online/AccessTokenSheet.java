package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import reversi.online.AccessScope;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Makes a key by which a program asks for oneself, and shows it once. */
final class AccessTokenSheet extends SendingSheet {
    private final Set<AccessScope> scopes = EnumSet.noneOf(AccessScope.class);
    private String name = "";
    private String password = "";
    private Optional<AccountNews.AccessTokenMade> made = Optional.empty();

    AccessTokenSheet(OnlinePages online) {
        super(online);
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().growX();
        String title = made.map(known -> known.token().name()).orElse(context.say("programs.make"));
        table.add(context.ui().text(title, Type.HEADING).wrap(width)).row();
        if (made.isPresent()) {
            buildKey(context, table, width, made.get().secret());
        } else {
            buildForm(context, table, width);
        }
        return table;
    }

    private void buildForm(Context context, Table table, float width) {
        Ui ui = context.ui();
        table.add(ui.writing(name, context.say("programs.name"), Protocol.MAX_TOKEN_NAME, text -> name = text))
                .padTop(Theme.PART_GAP)
                .row();
        for (AccessScope scope : AccessScope.values()) {
            String key = "programs.scope." + scope.name();
            String second = scope == AccessScope.BOT_PLAY ? context.say(key + ".second") : "";
            table.add(ui.toggle(context.say(key), second, scopes.contains(scope), isOn -> allow(scope, isOn)))
                    .padTop(Theme.GAP)
                    .row();
        }
        table.add(ui.writing(
                                password,
                                context.say("account.password.present"),
                                Protocol.MAX_PASSWORD,
                                text -> password = text)
                        .secret("programs", false)
                        .onEnter(() -> make(context)))
                .padTop(Theme.PART_GAP)
                .row();
        addTrouble(ui, table, width);
        table.add(answers(context, context.say("programs.make"), () -> make(context)))
                .padTop(Theme.PAD);
    }

    private void allow(AccessScope scope, boolean isOn) {
        if (isOn) {
            scopes.add(scope);
        } else {
            scopes.remove(scope);
        }
    }

    private void make(Context context) {
        String missing =
                name.trim().isEmpty() ? "programs.name.missing" : password.isEmpty() ? "signin.password.missing" : "";
        if (!missing.isEmpty()) {
            say(context, context.say(missing));
            return;
        }
        send(context, new AccountRequest.MakeAccessToken(name.trim(), new ArrayList<>(scopes), password), () -> {
            password = "";
            made = online().client().account().accessTokenMade();
            context.router().announce(context.say("programs.made"));
            show(context);
        });
    }

    private void buildKey(Context context, Table table, float width, String secret) {
        Ui ui = context.ui();
        table.add(ui.muted(context.say("programs.made"), Type.BODY).wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        table.add(ui.text(secret, Type.BODY_STRONG).wrap(width))
                .padTop(Theme.PART_GAP)
                .row();
        table.add(ui.secondary(context.say("recovery.copy"), () -> {
                    context.device().copy(secret);
                    context.router().notice(context.say("about.feedback.copied"));
                }))
                .padTop(Theme.PAD)
                .row();
        table.add(ui.primary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
    }
}
