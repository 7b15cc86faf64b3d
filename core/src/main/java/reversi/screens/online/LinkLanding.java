package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.LobbyNews;
import reversi.online.PlayerKind;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What a link invites to, with a way to play at once: as a guest, too, where the game doesn't count. */
record LinkLanding(OnlinePages online, LobbyNews.LinkInfo link) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(
                context, width, context.texts().get("invite.from", link.from().name()));
        if (link.from().kind() != PlayerKind.GUEST) {
            String rating = context.texts().get("player.rated", link.from().rating());
            table.add(ui.muted(rating, Type.BODY)).padTop(Theme.LINE_GAP).row();
        }
        table.add(ui.text(new OnlineWords(context.texts()).terms(link.terms()), Type.BODY)
                        .wrap(width))
                .padTop(Theme.LINE_GAP)
                .row();
        if (!hint().isEmpty()) {
            table.add(ui.muted(context.say(hint()), Type.BODY).wrap(width))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("offer.decline"), () -> {
                    context.router().closeSheet();
                    online.link().refuse();
                }))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say(mustLogIn() ? "signin.login" : "invite.play"), () -> {
            context.router().closeSheet();
            online.link().take(!mustLogIn());
        }));
        table.add(answers).padTop(22).row();
        if (online.client().you().isPresent()) {
            table.add(new ProtectionRow(context, online, ReportTarget.of(link.from())))
                    .padTop(Theme.GAP);
        }
        return table;
    }

    /** Whether the game counts, which needs an account, and one has not signed in with any. */
    private boolean mustLogIn() {
        return link.terms().rated() && online.client().you().isEmpty();
    }

    private String hint() {
        if (!link.here()) {
            return "link.away";
        }
        if (mustLogIn()) {
            return "link.members";
        }
        return online.client().you().isEmpty() ? "link.guest" : "";
    }
}
