package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import reversi.online.PlayerCard;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineTable;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Who is there, what they do, and the ways into a game. */
public final class LobbyPage extends OnlinePage {
    private static final float THREE_COLUMNS = 1000;
    private static final float TWO_COLUMNS = 640;
    private static final float BETWEEN = 16;
    private static final float AVATAR = 36;

    /** The lobby behind this door. */
    public LobbyPage(OnlineDoor door) {
        super(door);
    }

    @Override
    protected String titleKey() {
        return "online.title";
    }

    @Override
    protected float widest() {
        return 1200;
    }

    @Override
    boolean shows(Topic topic) {
        return topic != Topic.HISTORY && topic != Topic.ACCOUNT;
    }

    @Override
    void ask() {
        door().open();
        client().enterLobby();
        if (client().isMember()) {
            client().ask(new reversi.online.MailRequest.AskConversations());
        }
        client().ask(new reversi.online.LobbyRequest.AskRanking(0));
    }

    @Override
    public void hidden() {
        super.hidden();
        client().leaveLobby();
    }

    @Override
    protected Actor beside(Context context, Layout layout) {
        Ui ui = context.ui();
        Table row = new Table();
        row.right();
        if (!layout.isNarrow()) {
            row.add(state(context)).padRight(12);
        }
        if (client().isMember()) {
            row.add(mail(context));
            way(context, row, Icon.BOOK, () -> context.router().enter(new HistoryPage(door())));
        }
        way(context, row, Icon.TROPHY, () -> context.router().enter(new RankingPage(door())));
        Optional<PlayerCard> you = client().you();
        if (you.isPresent() && !layout.isNarrow()) {
            row.add(new Avatar(context, door().photos(), you.get(), false))
                    .size(AVATAR)
                    .padLeft(10)
                    .padRight(10);
            Table who = new Table();
            who.add(ui.text(you.get().name(), Type.BODY_STRONG)).left().row();
            who.add(ui.muted(standing(context, you.get()), Type.SMALL)).left();
            row.add(who).padRight(4);
        }
        way(context, row, Icon.PERSON, () -> context.router().enter(new AccountPage(door())));
        return row;
    }

    private static void way(Context context, Table row, Icon icon, Runnable action) {
        row.add(context.ui().iconButton(icon, action)).size(Theme.TOUCH);
    }

    private static String standing(Context context, PlayerCard you) {
        return you.kind() == reversi.online.PlayerKind.GUEST
                ? context.say("online.guest")
                : you.rating() + " · " + context.texts().count("online.points", you.points());
    }

    private Actor mail(Context context) {
        Table table = new Table();
        table.add(context.ui().iconButton(Icon.MAIL, () -> context.router().enter(new MailPage(door()))))
                .size(Theme.TOUCH);
        int unread = client().mail().unread();
        if (unread > 0) {
            table.add(LobbyLists.badge(context, unread)).padLeft(-8).padRight(6);
        }
        return table;
    }

    private Actor state(Context context) {
        Ui ui = context.ui();
        Panel pill = new Panel(ui.theme(), ui.palette().raised(), 14);
        boolean isReady = client().state() == ConnectionState.READY;
        pill.add(new Line.Light(
                        ui.theme(),
                        isReady ? ui.palette().success() : ui.palette().accentInk()))
                .size(8)
                .pad(0, 12, 0, 8);
        String words = isReady
                ? context.texts().count("lobby.connected", client().lobby().online())
                : context.say("online.connecting");
        pill.add(ui.text(words, Type.SMALL)).pad(5, 0, 5, 12);
        return pill;
    }

    @Override
    protected Actor content(Context context, Layout layout, float width) {
        LobbyLists lists = new LobbyLists(context, door());
        if (width < TWO_COLUMNS) {
            return super.content(context, layout, width);
        }
        boolean isWide = width >= THREE_COLUMNS;
        float side = (float) Math.floor(isWide ? width * 0.3f : width * 0.44f);
        float last = isWide ? (float) Math.floor(width * 0.28f) : 0;
        float first = width - side - last - (isWide ? 2 : 1) * BETWEEN;
        Table columns = new Table();
        columns.top();
        columns.padBottom(layout.isLow() ? 8 : layout.margin());
        columns.defaults().growY().top();
        columns.add(players(context, lists, first)).width(first);
        Table middle = middle(context, lists, side);
        columns.add(context.ui().scroll(middle)).width(side).padLeft(BETWEEN);
        if (isWide) {
            columns.add(right(context, lists, last)).width(last).padLeft(BETWEEN);
        }
        return columns;
    }

    /** Everything below each other, where the window is narrow. */
    @Override
    protected Actor body(Context context, Layout layout, float width) {
        LobbyLists lists = new LobbyLists(context, door());
        Table table = new Table();
        table.defaults().width(width).padBottom(BETWEEN);
        table.add(middle(context, lists, width)).padBottom(0).row();
        Panel people = LobbyLists.panel(context);
        people.add(playersHead(context)).row();
        people.add(lists.players(width - 2 * Theme.PAD)).row();
        table.add(people).row();
        return table;
    }

    private Actor playersHead(Context context) {
        Table head = new Table();
        head.add(context.ui().text(context.say("lobby.players"), Type.TITLE)).growX();
        head.add(context.ui().iconButton(Icon.REFRESH, () -> client().enterLobby()))
                .size(Theme.TOUCH)
                .padRight(-10);
        return head;
    }

    private Actor players(Context context, LobbyLists lists, float width) {
        Panel panel = LobbyLists.panel(context);
        panel.add(playersHead(context)).row();
        Table inner = new Table();
        inner.top();
        inner.add(lists.players(width - 2 * Theme.PAD)).growX().pad(0, 4, 0, 4);
        panel.add(context.ui().scroll(inner)).grow().minHeight(0).pad(0, -4, 0, -4);
        return panel;
    }

    private Table middle(Context context, LobbyLists lists, float width) {
        Table table = new Table();
        table.top();
        table.defaults().width(width).padBottom(BETWEEN);
        client().ownGame()
                .ifPresent(own -> table.add(goOn(context, own)).height(64).row());
        if (!client().lobby().invitations().isEmpty()) {
            table.add(lists.invitations(width)).row();
        }
        table.add(lists.quick(width)).row();
        table.add(lists.games(width)).row();
        return table;
    }

    private Actor goOn(Context context, OnlineTable own) {
        String other = client().you()
                .flatMap(you -> own.side(you.id()))
                .map(side -> own.player(side.other()).name())
                .orElse("");
        return context.ui()
                .card(
                        Button.Kind.PRIMARY,
                        Icon.PLAY,
                        context.say("lobby.go-on"),
                        context.texts().get("presence.with", other),
                        () -> context.go().table(own));
    }

    private Actor right(Context context, LobbyLists lists, float width) {
        Table table = new Table();
        table.top();
        table.defaults().width(width).padBottom(BETWEEN);
        if (client().isMember()) {
            table.add(lists.letters(width)).row();
        } else {
            Panel panel = LobbyLists.panel(context);
            Text words =
                    context.ui().muted(context.say("lobby.guest"), Type.BODY).align(Align.left);
            panel.add(words.wrap(width - 2 * Theme.PAD)).row();
            table.add(panel).row();
        }
        table.add(lists.ranking(width)).row();
        return context.ui().scroll(table);
    }

    @Override
    public boolean back() {
        door().goHome();
        return true;
    }
}
