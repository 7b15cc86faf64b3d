package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.LobbyRequest;
import reversi.online.MailRequest;
import reversi.online.PlayerCard;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineTable;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Who is there, what they do, and the ways into a game; the parts change in place as the server tells of them. */
public final class LobbyPage extends OnlinePage implements Showcase.Watcher {
    private static final float THREE_COLUMNS = 1000;
    private static final float TWO_COLUMNS = 640;
    private static final float BETWEEN = 16;
    /** While the list is scrolled, other rows are asked for no more often than this, in seconds. */
    private static final float ROWS_SECONDS = 0.25f;
    /** The least height in which the game is shown with its board below the words. */
    private static final float LEAST_SHOW = 210;
    /** What stands above the board in its column, less the space beside it. */
    private static final float ABOVE_BOARD = 300;

    /** The ways in a row below the title, and the least height of a window that has room for it. */
    private static final float ROW = 56;

    private static final float ROW_GAP = 8;
    private static final float LEAST_FOR_ROW = 420;

    /** What stands beside the title: the way back, the space before the state, and the number of unread messages. */
    private static final float BACK = 40;

    private static final float BESIDE_TITLE = 20;
    private static final float BADGE = 34;

    private final Set<Topic> news = EnumSet.noneOf(Topic.class);
    private final Table state = new Table();
    private final Table ways = new Table();
    private final Table people = new Table();
    private final Table middle = new Table();
    private final Table side = new Table();
    private Plan plan = new Plan(0, 0, 0, 0);
    private Form form = Form.ICONS;
    /** The width of the page, in points. */
    private float room;

    private @Nullable ShowPanel shown;
    private @Nullable LobbyPeople lists;
    /** How long it is since other rows were last asked for, in seconds. */
    private float sinceRows;

    /** Whether another game is shown than the one in the middle. */
    private boolean isReplaced;

    /** The widths of the columns and their height; a column that isn't there is 0 wide. */
    private record Plan(float people, float middle, float side, float height) {
        boolean isStacked() {
            return people == 0;
        }
    }

    /** The lobby. */
    public LobbyPage(OnlinePages online) {
        super(online);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(online().link().route());
    }

    @Override
    protected String titleKey() {
        return "online.title";
    }

    @Override
    protected float widest() {
        return 1600;
    }

    @Override
    boolean shows(Topic topic) {
        boolean isShown = topic != Topic.HISTORY && topic != Topic.ACCOUNT && topic != Topic.PLAYER;
        if (isShown) {
            news.add(topic);
        }
        return isShown;
    }

    @Override
    void ask() {
        online().open();
        client().enterLobby();
        askAgain();
        online().showcase().open(this);
    }

    /** The client enters the lobby again by itself. */
    @Override
    void askAgain() {
        if (client().isMember()) {
            client().ask(new MailRequest.AskConversations());
        }
        client().ask(new LobbyRequest.AskRanking(0));
    }

    @Override
    public void hidden() {
        super.hidden();
        online().showcase().close();
        client().leaveLobby();
    }

    @Override
    protected Actor content(Context context, Layout layout, float width) {
        online().showcase()
                .setTempo(context.settings()
                        .now()
                        .speed()
                        .tempo(context.ui().feedback().isStill()));
        plan = plan(layout, width);
        news.clear();
        fillAll(context);
        if (plan.isStacked()) {
            return hasRow(layout) ? belowRow(context, layout, width) : super.content(context, layout, width);
        }
        Table columns = new Table();
        columns.top();
        columns.defaults().growY().top();
        columns.padBottom(bottom(layout));
        columns.add(people).width(plan.people);
        columns.add(middle).width(plan.middle).padLeft(BETWEEN);
        if (plan.side > 0) {
            columns.add(side).width(plan.side).padLeft(BETWEEN);
        }
        return columns;
    }

    /** The ways to other pages in a row of their own, which stays where it is. */
    private Actor belowRow(Context context, Layout layout, float width) {
        Table page = new Table();
        page.add(ways).width(width).height(ROW).padBottom(ROW_GAP).row();
        page.add(super.content(context, layout, width)).grow();
        return page;
    }

    /** Whether the ways stand below the title: everything is in one column, and there is height to spare. */
    private boolean hasRow(Layout layout) {
        return pageWidth(layout) < TWO_COLUMNS && layout.safeHeight() >= LEAST_FOR_ROW;
    }

    private static float bottom(Layout layout) {
        return layout.isLow() ? 8 : layout.margin();
    }

    private static Plan plan(Layout layout, float width) {
        if (width < TWO_COLUMNS) {
            return new Plan(0, width, 0, 0);
        }
        float height = layout.safeHeight() - headerHeight(layout) - bottom(layout);
        boolean isWide = width >= THREE_COLUMNS;
        // High windows have room for a larger board, which wants a wider column.
        float board = Math.max(0.3f * width, Math.min(0.4f * width, height - ABOVE_BOARD));
        float middle = (float) Math.floor(isWide ? board : width * 0.44f);
        float side = isWide ? (float) Math.floor(width * 0.28f) : 0;
        float people = width - middle - side - (isWide ? 2 : 1) * BETWEEN;
        return new Plan(people, middle, side, height);
    }

    /** Everything below each other, where the window is narrow. */
    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(middle).padBottom(BETWEEN).row();
        table.add(people).row();
        return table;
    }

    @Override
    protected Optional<Actor> afterTitle(Context context, Layout layout) {
        fillState(context);
        return layout.isNarrow() ? Optional.empty() : Optional.of(state);
    }

    @Override
    protected Actor beside(Context context, Layout layout) {
        boolean isWide = pageWidth(layout) >= THREE_COLUMNS;
        room = pageWidth(layout);
        form = isWide ? Form.WIDE : hasRow(layout) ? Form.ROW : Form.ICONS;
        fillWays(context);
        return form == Form.ROW ? new Actor() : ways;
    }

    private float pageWidth(Layout layout) {
        return Math.min(widest(), layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.margin());
    }

    private void fillAll(Context context) {
        fillPeople(context);
        fillMiddle(context);
        fillSide(context);
    }

    private void fillState(Context context) {
        Ui ui = context.ui();
        boolean isReady = client().state() == ConnectionState.READY;
        Panel pill = new Panel(ui.theme(), ui.palette().raised(), 14);
        pill.add(new Line.Light(
                        ui.theme(),
                        isReady ? ui.palette().success() : ui.palette().accentInk()))
                .size(8)
                .pad(0, 12, 0, 8);
        String words = isReady
                ? context.texts().count("lobby.connected", client().lobby().online())
                : context.say("online.connecting");
        pill.add(ui.text(words, Type.SMALL)).pad(5, 0, 5, 12);
        state.clearChildren();
        state.add(pill);
    }

    /** How the ways to other pages look. */
    private enum Form {
        /** At the right of the title; messages and ranking have a column of their own. */
        WIDE,
        /** Pictograms at the right of the title, the history with its word where it fits. */
        ICONS,
        /** Pictograms with their words in a row below the title. */
        ROW
    }

    /** Three columns show messages and ranking themselves; elsewhere their pages are reached from here. */
    private void fillWays(Context context) {
        ways.clearChildren();
        if (form == Form.ROW) {
            fillRow(context);
            return;
        }
        boolean isWide = form == Form.WIDE;
        ways.right();
        Optional<PlayerCard> you = client().you();
        if (client().isMember()) {
            if (!isWide) {
                ways.add(mail(context));
            }
            history(context, isWide);
        }
        if (!isWide) {
            way(context, Icon.PODIUM, this::ranking);
        }
        if (isWide && you.isPresent()) {
            ways.add(new ListPanels.Self(context, online().photos(), you.get(), this::account))
                    .padLeft(16);
        } else {
            way(context, Icon.PERSON, this::account);
        }
    }

    private void fillRow(Context context) {
        ways.defaults().growX().growY();
        if (client().isMember()) {
            ways.add(counted(context, tool(context, Icon.MAIL, "mail.title", this::mail)));
            ways.add(tool(context, Icon.HISTORY, "history.title", this::games));
        }
        ways.add(tool(context, Icon.PODIUM, "ranking.title", this::ranking));
        ways.add(tool(context, Icon.PERSON, "account.title", this::account));
    }

    private static Button tool(Context context, Icon icon, String key, Runnable action) {
        Button tool = context.ui().tool(icon, context.say(key), action);
        tool.setName(icon.name());
        return tool;
    }

    /** With the number of unread messages at the corner of the pictogram. */
    private Actor counted(Context context, Button tool) {
        int unread = client().mail().unread();
        if (unread == 0) {
            return tool;
        }
        Table corner = new Table();
        corner.setTouchable(Touchable.disabled);
        corner.top().add(ListPanels.badge(context, unread)).padLeft(40).padTop(4);
        return new Stack(tool, corner);
    }

    private void mail() {
        enter(new MailPage(online()));
    }

    private void games() {
        enter(new AccountGamesPage(online()));
    }

    private void ranking() {
        enter(new RankingPage(online()));
    }

    private void enter(Page page) {
        context().ifPresent(now -> now.router().enter(page));
    }

    private void account() {
        enter(new AccountPage(online()));
    }

    private void way(Context context, Icon icon, Runnable action) {
        ways.add(context.ui().iconButton(icon, action)).size(Theme.TOUCH);
    }

    /** With its word where there is room for one. */
    private void history(Context context, boolean isWide) {
        Button worded =
                context.ui().card(Button.Kind.QUIET, Icon.HISTORY, context.say("history.title"), "", this::games);
        worded.setName(Icon.HISTORY.name());
        float title = context.ui().text(context.say(titleKey()), Type.PAGE).naturalWidth();
        float others = BACK + title + BESIDE_TITLE + state.getPrefWidth() + BADGE + 3 * Theme.TOUCH;
        if (isWide || others + worded.getPrefWidth() + BETWEEN <= room) {
            ways.add(worded).height(Theme.TOUCH);
        } else {
            way(context, Icon.HISTORY, this::games);
        }
    }

    private Actor mail(Context context) {
        Table table = new Table();
        table.add(context.ui().iconButton(Icon.MAIL, this::mail)).size(Theme.TOUCH);
        int unread = client().mail().unread();
        if (unread > 0) {
            table.add(ListPanels.badge(context, unread)).padLeft(-8).padRight(6);
        }
        return table;
    }

    private void fillPeople(Context context) {
        LobbyPeople lists = new LobbyPeople(context, online());
        this.lists = lists;
        people.clearChildren();
        if (!plan.isStacked()) {
            people.add(lists.column(plan.people, plan.side == 0 && isGuest())).grow();
            return;
        }
        people.add(lists.whole(plan.middle)).growX();
    }

    private void fillMiddle(Context context) {
        middle.clearChildren();
        middle.top();
        Table above = new LobbyWays(context, online()).build(plan.middle);
        float free = plan.height - above.getPrefHeight();
        boolean isCompact = plan.isStacked() || free < LEAST_SHOW;
        ShowPanel panel = new ShowPanel(context, online().showcase(), plan.middle, isCompact, this::watch);
        shown = panel;
        if (plan.isStacked()) {
            middle.add(above).row();
            middle.add(panel).width(plan.middle);
            if (isGuest()) {
                Panel guest = ListPanels.panel(context);
                guest.padTop(6).add(LobbySide.guest(context, online(), plan.middle));
                middle.row();
                middle.add(guest).width(plan.middle).padTop(BETWEEN);
            }
        } else if (isCompact) {
            above.add(panel).padBottom(0).row();
            middle.add(context.ui().scroll(above)).grow();
        } else {
            middle.add(above).row();
            middle.add(panel).width(plan.middle).grow().minHeight(0);
        }
    }

    private boolean isGuest() {
        return client().you().isPresent() && !client().isMember();
    }

    private void fillSide(Context context) {
        side.clearChildren();
        if (plan.side > 0) {
            side.add(new LobbySide(context, online()).build(plan.side, plan.height))
                    .grow();
        }
    }

    @Override
    public void tick(float seconds) {
        super.tick(seconds);
        sinceRows += seconds;
        if (lists != null && sinceRows >= ROWS_SECONDS) {
            sinceRows = 0;
            lists.rows().ifPresent(client()::showRows);
        }
    }

    private void watch() {
        online().showcase().table().map(OnlineTable::id).ifPresent(online()::watch);
    }

    /** Only what the news are about is built anew. */
    @Override
    void show(Context context) {
        boolean isWho = news.contains(Topic.CONNECTION);
        context.router().updateInPlace(() -> {
            if (isWho || news.contains(Topic.LOBBY) || news.contains(Topic.GAMES)) {
                fillState(context);
                fillPeople(context);
            }
            if (isWho || isReplaced || news.contains(Topic.INVITATIONS)) {
                fillMiddle(context);
            }
            if (isWho || news.contains(Topic.MAIL) || news.contains(Topic.RANKING)) {
                fillWays(context);
                fillSide(context);
            }
        });
        news.clear();
        isReplaced = false;
    }

    @Override
    public void replaced() {
        isReplaced = true;
        renew();
    }

    @Override
    public void moved() {
        if (shown != null) {
            shown.moved();
        }
    }

    @Override
    public boolean back() {
        online().goHome();
        return true;
    }
}
