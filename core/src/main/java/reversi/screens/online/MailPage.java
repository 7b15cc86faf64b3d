package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.Conversation;
import reversi.online.LobbyRequest;
import reversi.online.MailRequest;
import reversi.online.Protocol;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** With whom one has exchanged private messages. */
final class MailPage extends OnlinePage {
    private static final float ROW = 60;

    private String wanted = "";
    private String trouble = "";
    private boolean isFinding;

    MailPage(OnlinePages online) {
        super(online);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.MAIL));
    }

    @Override
    protected String titleKey() {
        return "mail.title";
    }

    @Override
    protected float widest() {
        return 720;
    }

    @Override
    boolean shows(Topic topic) {
        if (topic == Topic.PLAYER && isFinding) {
            isFinding = false;
            client().lobby().asked().ifPresent(info -> online().write(info.player()));
        }
        return topic == Topic.MAIL || topic == Topic.CONNECTION;
    }

    @Override
    void ask() {
        client().ask(new MailRequest.AskConversations());
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Table table = new Table();
        table.top();
        table.defaults().width(width).padBottom(16);
        Table find = new Table();
        TextInput line = context.ui()
                .writing(wanted, context.say("mail.find"), Protocol.MAX_NAME, text -> wanted = text)
                .onEnter(() -> find(context));
        find.add(line).growX().minWidth(0);
        Button search = context.ui().iconButton(Icon.SEARCH, () -> find(context));
        search.setAccessibleName(context.say("mail.find"));
        find.add(search).size(Theme.TOUCH).padLeft(6);
        table.add(find).padBottom(trouble.isEmpty() ? 16 : 8).row();
        if (!trouble.isEmpty()) {
            Ui ui = context.ui();
            table.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(width))
                    .row();
        }
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        List<Conversation> all = client().mail().conversations();
        for (Conversation conversation : all) {
            list.add(new ListView.Row()
                    .avatar(context, online().photos(), conversation.with())
                    .line(conversation(context, online(), conversation), ROW));
        }
        if (all.isEmpty()) {
            list.placeholder(whenEmpty(context, "mail.none.words"), width - 2 * Theme.PAD);
        }
        panel.add(list);
        table.add(panel);
        return table;
    }

    private void find(Context context) {
        if (wanted.trim().isEmpty()) {
            return;
        }
        trouble = "";
        isFinding = client().ask(new LobbyRequest.FindPlayer(wanted.trim()), new ReplyListener() {
            @Override
            public void failed(Failed failure) {
                say(FaultWords.of(context.texts(), failure));
            }

            @Override
            public void lost() {
                say(context.say("online.lost"));
            }
        });
        if (!isFinding) {
            say(context.say("online.lost"));
        }
    }

    private void say(String words) {
        isFinding = false;
        trouble = words;
        renew();
    }

    /** One conversation in a list. */
    static Line conversation(Context context, OnlinePages online, Conversation conversation) {
        Ui ui = context.ui();
        String when = new OnlineWords(context.texts())
                .ago(conversation.last().at(), online.client().serverNow());
        Color light = conversation.unread() > 0
                ? ui.palette().accentInk()
                : ui.palette().strong();
        String first = conversation.last().text().replace('\n', ' ');
        return new Line(
                ui, light, conversation.with().name(), first, when, true, () -> online.write(conversation.with()));
    }
}
