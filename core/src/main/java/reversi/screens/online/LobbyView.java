package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.online.LobbyRequest;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.online.LobbyPageState.Middle;
import reversi.screens.online.LobbyPageState.Side;
import reversi.screens.online.LobbyPageState.Who;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The lobby in one look, size and language: one to three columns. */
final class LobbyView implements StateView<LobbyPageState> {
    private static final float WIDEST = 1600;
    private static final float THREE_COLUMNS = 1000;
    private static final float TWO_COLUMNS = 640;
    private static final float BETWEEN = ListPanels.BETWEEN;
    /** Which part of the width the column with the board takes: of two columns, and the least and the most of three. */
    private static final float MIDDLE_OF_TWO = 0.44f;

    private static final float LEAST_MIDDLE = 0.3f;
    private static final float MOST_MIDDLE = 0.4f;
    /** Which part the third column takes. */
    private static final float SIDE = 0.28f;
    /** The least height in which the game is shown with its board below the words. */
    private static final float LEAST_SHOW = 210;
    /** What stands above the board in its column, less the space beside it. */
    private static final float ABOVE_BOARD = 300;

    /** The least height of a window that has room for the ways in a row below the title. */
    private static final float LEAST_FOR_ROW = 420;

    /** What stands beside the title: the way back, the space before the state, and the number of unread messages. */
    private static final float BACK = 40;

    private static final float BADGE = 34;
    /** How far the number of unread messages lies over the pictogram that it is about. */
    private static final float OVER = Theme.ROW_GAP;

    private static final float TOURNAMENTS = 48;

    private final Context context;
    private final Ui ui;
    private final OnlinePages online;
    private final Actions actions;
    private final Plan plan;
    private final Form form;
    /** The width of the page, in points. */
    private final float room;

    private final Button worded;
    private final LobbyPeople people;
    private final Slot<LobbyPageState.Link> link = new Slot<>(this::fillLink);
    private final Slot<Ways> ways = new Slot<>(this::fillWays);
    private final Slot<Middle> middle = new Slot<>(this::fillMiddle);
    private final Slot<Side> side = new Slot<>(this::fillSide);
    private final Actor root;
    private Optional<ShowPanel> shown = Optional.empty();

    /** How the ways to other pages look. */
    private enum Form {
        /** At the right of the title; messages and ranking have a column of their own. */
        WIDE,
        /** Pictograms at the right of the title, the history with its word where it fits. */
        ICONS,
        /** Pictograms with their words in a row below the title. */
        ROW
    }

    /** The ways to other pages; {@code isWorded} where the one to the history has its word. */
    private record Ways(Who who, int unread, boolean isWorded) {}

    /** The widths of the columns and their height; a column that isn't there is 0 wide. */
    private record Plan(float people, float middle, float side, float height) {
        static Plan of(Layout layout, float width) {
            if (width < TWO_COLUMNS) {
                return new Plan(0, width, 0, 0);
            }
            float height = layout.safeHeight() - HeadedScaffold.headerHeight(layout) - bottom(layout);
            boolean isWide = width >= THREE_COLUMNS;
            // High windows have room for a larger board, which wants a wider column.
            float board = Math.max(LEAST_MIDDLE * width, Math.min(MOST_MIDDLE * width, height - ABOVE_BOARD));
            float middle = (float) Math.floor(isWide ? board : width * MIDDLE_OF_TWO);
            float side = isWide ? (float) Math.floor(width * SIDE) : 0;
            float people = width - middle - side - (isWide ? 2 : 1) * BETWEEN;
            return new Plan(people, middle, side, height);
        }

        boolean isStacked() {
            return people == 0;
        }
    }

    /** What the controls lead to. */
    interface Actions {
        /** The page of messages. */
        void mail();

        /** The page of one's own games. */
        void games();

        /** The page of the ranking. */
        void ranking();

        /** Another difference of ratings that an opponent may have. */
        void range();

        /** The page of one's own account. */
        void account();

        /** The game that is shown. */
        void watch();
    }

    LobbyView(Context context, Layout layout, OnlinePages online, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.online = online;
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, WIDEST);
        room = scaffold.width();
        plan = Plan.of(layout, room);
        boolean hasRow = plan.isStacked() && layout.safeHeight() >= LEAST_FOR_ROW;
        form = plan.side > 0 ? Form.WIDE : hasRow ? Form.ROW : Form.ICONS;
        worded = ui.card(Button.Kind.QUIET, Icon.HISTORY, context.say("history.title"), "", actions::games);
        worded.setName(Icon.HISTORY.name());
        people = plan.isStacked()
                ? new LobbyPeople(context, online, plan.middle, false, false)
                : new LobbyPeople(context, online, plan.people, true, plan.side == 0);
        Optional<Actor> after = layout.isNarrow() ? Optional.empty() : Optional.of(link);
        root = scaffold.lay("online.title", after, hasRow ? new Actor() : ways, content(layout));
    }

    private static float bottom(Layout layout) {
        return layout.isLow() ? 2 * Theme.GRID : layout.margin();
    }

    private Actor content(Layout layout) {
        middle.top();
        if (!plan.isStacked()) {
            return columns(layout);
        }
        Table body = new Table();
        body.defaults().width(room);
        body.add(middle).padBottom(BETWEEN).row();
        body.add(people.actor());
        Actor scrolling = HeadedScaffold.scrolling(context, body, room);
        if (form != Form.ROW) {
            return scrolling;
        }
        Table page = new Table();
        page.add(ways).width(room).height(Theme.ROW).padBottom(Theme.ROW_GAP).row();
        page.add(scrolling).grow();
        return page;
    }

    private Actor columns(Layout layout) {
        Table columns = new Table();
        columns.top();
        columns.defaults().growY().top();
        columns.padBottom(bottom(layout));
        columns.add(people.actor()).width(plan.people);
        columns.add(middle).width(plan.middle).padLeft(BETWEEN);
        if (plan.side > 0) {
            columns.add(side).width(plan.side).padLeft(BETWEEN);
        }
        return columns;
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(LobbyPageState state) {
        link.show(state.link());
        ways.show(new Ways(state.who(), state.unread(), form == Form.WIDE || isRoomForWord()));
        people.show(state.people());
        middle.show(state.middle());
        if (plan.side > 0) {
            side.show(state.side());
        }
    }

    private boolean isRoomForWord() {
        float title = ui.text(context.say("online.title"), Type.PAGE).naturalWidth();
        float others = BACK + title + Theme.PAD + link.getPrefWidth() + BADGE + 3 * Theme.TOUCH;
        return others + worded.getPrefWidth() + BETWEEN <= room;
    }

    private void fillLink(LobbyPageState.Link now) {
        String words = now.isReady()
                ? context.texts().count("lobby.connected", now.online())
                : context.say("online.connecting");
        link.add(ListPanels.pill(
                ui, now.isReady() ? ui.palette().success() : ui.palette().accentInk(), words));
    }

    /** Three columns show messages and ranking themselves; elsewhere their pages are reached from here. */
    private void fillWays(Ways shown) {
        if (form == Form.ROW) {
            fillRow(shown);
            return;
        }
        boolean isWide = form == Form.WIDE;
        ways.right();
        if (shown.who().isMember()) {
            if (!isWide) {
                addMail(shown.unread());
            }
            if (shown.isWorded()) {
                ways.add(worded).height(Theme.TOUCH);
            } else {
                addWay(Icon.HISTORY, actions::games);
            }
        }
        if (!isWide) {
            addWay(Icon.PODIUM, actions::ranking);
        }
        if (isWide && shown.who().you().isPresent()) {
            ways.add(new ListPanels.Self(
                            context, online.photos(), shown.who().you().get(), actions::account))
                    .padLeft(BETWEEN);
        } else {
            addWay(Icon.PERSON, actions::account);
        }
    }

    private void fillRow(Ways shown) {
        ways.defaults().growX().growY();
        if (shown.who().isMember()) {
            ways.add(counted(tool(Icon.MAIL, "mail.title", actions::mail), shown.unread()));
            ways.add(tool(Icon.HISTORY, "history.title", actions::games));
        }
        ways.add(tool(Icon.PODIUM, "ranking.title", actions::ranking));
        ways.add(tool(Icon.PERSON, "account.title", actions::account));
    }

    private Button tool(Icon icon, String key, Runnable action) {
        Button tool = ui.tool(icon, context.say(key), action);
        tool.setName(icon.name());
        return tool;
    }

    /** With the number of unread messages at the corner of the pictogram. */
    private Actor counted(Button tool, int unread) {
        if (unread == 0) {
            return tool;
        }
        Table corner = new Table();
        corner.setTouchable(Touchable.disabled);
        corner.top().add(ListPanels.badge(context, unread)).padLeft(BACK).padTop(Theme.GRID);
        return new Stack(tool, corner);
    }

    private void addWay(Icon icon, Runnable action) {
        ways.add(ui.iconButton(icon, action)).size(Theme.TOUCH);
    }

    private void addMail(int unread) {
        addWay(Icon.MAIL, actions::mail);
        if (unread > 0) {
            ways.add(ListPanels.badge(context, unread)).padLeft(-OVER).padRight(Theme.RING);
        }
    }

    private void fillMiddle(Middle now) {
        Table above = new LobbyWays(context, online, actions::range).build(now, plan.middle);
        if (form != Form.WIDE) {
            above.add(ui.secondary(context.say("tournament.list"), context.go()::tournaments))
                    .height(TOURNAMENTS)
                    .row();
        }
        boolean isCompact = plan.isStacked() || plan.height - above.getPrefHeight() < LEAST_SHOW;
        ShowPanel panel = new ShowPanel(context, now.show(), plan.middle, isCompact, actions::watch);
        shown = Optional.of(panel);
        if (plan.isStacked()) {
            middle.add(above).row();
            middle.add(panel).width(plan.middle);
            if (now.who().isGuest()) {
                Panel guest = ListPanels.panel(context);
                guest.padTop(Theme.RING).add(LobbySide.guest(context, online, plan.middle));
                middle.row();
                middle.add(guest).width(plan.middle).padTop(BETWEEN);
            }
        } else if (isCompact) {
            above.add(panel).padBottom(0).row();
            middle.add(ui.scroll(above)).grow();
        } else {
            middle.add(above).row();
            middle.add(panel).width(plan.middle).grow().minHeight(0);
        }
    }

    private void fillSide(Side now) {
        side.add(new LobbySide(context, online).build(now, plan.side, plan.height))
                .grow();
    }

    /** Shows what has happened in the game that is shown. */
    void moved() {
        shown.ifPresent(ShowPanel::moved);
    }

    /** The rows of the list around those that can be seen; empty while none can. */
    Optional<LobbyRequest.EnterLobby> rows() {
        return people.rows();
    }
}
