package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import reversi.online.Protocol;
import reversi.players.online.ServerAddress;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.online.SignInState.Field;
import reversi.screens.online.SignInState.Server;
import reversi.screens.ui.Button;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slot;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page on which one signs in, in one look, size and language: beside a board where there is room for it. */
final class SignInView implements StateView<SignInState> {
    private static final String FORM = "sign-in";
    private static final int LONGEST_ADDRESS = 120;
    private static final float WIDEST_COLUMN = 560;
    private static final float LEAST_COLUMN = 320;
    private static final float BESIDE = 48;
    private static final float LEAST_BOARD = 150;
    private static final float LEAST_LABELLED = 300;
    private static final float LIGHT = 9;

    private final Context context;
    private final Ui ui;
    private final Layout layout;
    private final Actions actions;
    private final float width;
    /** The width of what there is to choose. */
    private final float column;

    private final FormLines<Field> lines;
    private final TextInput address;
    private final TextInput secret;
    private final Segmented ways;
    private final Button guest;
    private final Button login;
    private final Button register;
    private final Slot<Server> pill = new Slot<>(this::fillPill);
    private final Slot<Float> board = new Slot<>(this::fillBoard);
    private final Slot<Server> choices = new Slot<>(this::fillChoices);
    private final Slot<Boolean> go = new Slot<>(this::fillGo);
    private final Slot<Under> under = new Slot<>(this::fillUnder);
    private final Actor root;

    /** What stands below the password: what is the matter with it, or the rules of a new one. */
    private record Under(boolean isNew, String trouble) {}

    /** What the controls lead to. */
    interface Actions {
        /** Something else is written in a line. */
        void write(Field field, String text);

        /** Connects to the server whose address is written. */
        void connect();

        /** Goes to another server. */
        void play(ServerAddress server);

        /** Makes an account, or uses one. */
        void choose(boolean isNew);

        /** Signs in as a guest. */
        void beGuest();

        /** Signs in with what is written. */
        void submit();

        /** Lets somebody in who forgot the password. */
        void recover();

        /** Shows what the server keeps of whoever makes an account. */
        void readPrivacy();
    }

    SignInView(Context context, Layout layout, boolean isNew, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.layout = layout;
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDER);
        width = scaffold.width();
        float side = (float) Math.floor(Math.min(height() - bottom(), 0.5f * width));
        float free = Math.min(WIDEST_COLUMN, width - side - BESIDE);
        boolean isBeside = layout.isWide() && free >= LEAST_COLUMN;
        column = isBeside ? free : width;
        lines = new FormLines<>(context, inner(), actions::write);
        address = lines.line(Field.ADDRESS, "signin.address", LONGEST_ADDRESS).onEnter(actions::connect);
        secret = lines.line(Field.PASSWORD, "signin.password", Protocol.MAX_PASSWORD)
                .onEnter(actions::submit);
        lines.line(Field.NAME, "signin.name", Protocol.MAX_NAME).identity(FORM).onEnter(this::leaveName);
        ways = ui.segmented(
                List.of(context.say("signin.login"), context.say("signin.register")),
                isNew ? 1 : 0,
                at -> actions.choose(at == 1));
        ways.setAccessibleName(context.say("account.title"));
        guest = ui.primary(context.say("signin.guest.go"), actions::beGuest);
        login = ui.primary(context.say("signin.login.go"), actions::submit);
        register = ui.primary(context.say("signin.register.go"), actions::submit);
        Optional<Actor> after = layout.isNarrow() ? Optional.empty() : Optional.of(pill);
        root = scaffold.lay("online.title", after, new Actor(), isBeside ? beside(side) : below());
    }

    private float height() {
        return layout.safeHeight() - HeadedScaffold.headerHeight(layout);
    }

    private float bottom() {
        return layout.isLow() ? 2 * Theme.GRID : layout.margin();
    }

    private float inner() {
        return column - 2 * Theme.PAD;
    }

    private Actor beside(float side) {
        board.show(side);
        Table inner = new Table();
        inner.top();
        inner.add(choices).width(column).pad(0, Theme.GRID, Theme.GRID, Theme.GRID);
        Table page = new Table();
        page.padBottom(bottom());
        page.top();
        page.add(board).top();
        page.add(ui.scroll(inner)).width(column + 2 * Theme.GRID).growY().padLeft(BESIDE - Theme.GRID);
        return page;
    }

    private Actor below() {
        Table body = new Table();
        body.add(board).row();
        body.add(choices).width(width);
        return HeadedScaffold.scrolling(context, body, width);
    }

    private boolean isBeside() {
        return column < width;
    }

    /** With something written in both lines one goes on. */
    private void leaveName() {
        if (secret.words().isEmpty()) {
            secret.press();
        } else {
            actions.submit();
        }
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(SignInState state) {
        lines.show(state.form());
        secret.secret(FORM, state.isNew());
        ways.show(state.isNew() ? 1 : 0);
        for (Button button : List.of(guest, login, register)) {
            button.setDisabled(!state.canAsk());
        }
        pill.show(state.server());
        go.show(state.isNew());
        under.show(new Under(state.isNew(), state.form().trouble(Field.PASSWORD)));
        choices.show(state.server());
        if (!isBeside()) {
            float free = height() - choices.getPrefHeight() - HeadedScaffold.BELOW - Theme.BLOCK_GAP;
            board.show((float) Math.floor(Math.min(0.7f * width, free)));
        }
    }

    private String connected(Server server) {
        return context.texts().get("signin.connected", server.name());
    }

    /** With whom one is connected, where that is all there is to say. */
    private void fillPill(Server server) {
        if (server.isAllSaid()) {
            pill.add(ListPanels.pill(ui, ui.palette().success(), connected(server)));
        }
    }

    /** The board as on the first page. */
    private void fillBoard(float side) {
        if (side < LEAST_BOARD && !isBeside()) {
            return;
        }
        BoardModel start = new BoardModel(Position.start(Variant.OTHELLO), Tempo.off());
        boolean hasLabels =
                side >= LEAST_LABELLED && context.settings().now().hints().coordinates();
        BoardOverlayOptions shows = new BoardOverlayOptions(false, false, false, hasLabels, false);
        board.add(new BoardView(ui, start, context.settings().now().look().board(), shows))
                .size(side)
                .padBottom(isBeside() ? 0 : Theme.BLOCK_GAP);
    }

    /** The server where there is something to say about it, then a guest's way in and a member's, of equal weight. */
    private void fillChoices(Server server) {
        choices.defaults().width(column).padBottom(Theme.BLOCK_GAP);
        if (!server.isAllSaid()) {
            choices.add(server(server)).row();
        }
        if (server.isAlone()) {
            choices.add(hosting(server)).padBottom(0).row();
        } else {
            choices.add(guest()).row();
            choices.add(member()).padBottom(0).row();
        }
        if (layout.isNarrow() && server.isAllSaid()) {
            choices.add(ui.muted(connected(server), Type.SMALL).align(Align.center))
                    .padTop(Theme.BLOCK_GAP)
                    .padBottom(0);
        }
    }

    private Panel panel() {
        Panel panel = ListPanels.panel(context);
        panel.padTop(Theme.CARD_PAD).padBottom(Theme.CARD_PAD);
        return panel;
    }

    private Actor server(Server server) {
        Palette palette = ui.palette();
        Table state = new Table();
        state.left();
        state.add(new Line.Light(
                        ui.theme(),
                        server.isReady()
                                ? palette.success()
                                : server.isTrying() ? palette.accentInk() : palette.danger()))
                .size(LIGHT)
                .padRight(Theme.BLOCK_GAP);
        state.add(ui.text(context.texts().get(server.key(), server.name()), Type.BODY)
                .wrap(inner() - LIGHT - Theme.BLOCK_GAP));
        Panel panel = panel();
        panel.add(state).row();
        if (!server.isFixed()) {
            Button connect = ui.secondary(context.say("signin.connect"), actions::connect);
            Table row = new Table();
            row.add(address).growX().minWidth(0);
            row.add(connect).minWidth(connect.getPrefWidth()).padLeft(Theme.GAP);
            panel.add(row).padTop(Theme.BLOCK_GAP).row();
            lines.addTrouble(panel, Field.ADDRESS);
        } else if (!server.isReady()) {
            panel.add(ui.secondary(context.say("signin.again"), actions::connect))
                    .padTop(Theme.BLOCK_GAP);
        }
        return panel;
    }

    /** What is needed to play online, how to get it, and where it is already. */
    private Actor hosting(Server server) {
        Panel panel = panel();
        panel.add(ui.text(context.say("signin.host"), Type.TITLE).wrap(inner())).row();
        String who = server.open()
                .map(open -> context.texts().get("signin.host.public", open.host()))
                .orElseGet(() -> context.say("signin.host.none"));
        panel.add(ui.text(who, Type.BODY).wrap(inner())).padTop(Theme.ROW_GAP).row();
        server.open().ifPresent(open -> panel.add(
                        ui.primary(context.texts().get("signin.host.play", open.host()), () -> actions.play(open)))
                .padTop(Theme.BLOCK_GAP)
                .row());
        panel.add(ui.muted(context.say("signin.host.words"), Type.BODY).wrap(inner()))
                .padTop(Theme.BLOCK_GAP);
        return panel;
    }

    private Actor guest() {
        Panel panel = panel();
        panel.add(ui.text(context.say("signin.guest"), Type.TITLE)).row();
        panel.add(ui.muted(context.say("signin.guest.words"), Type.BODY).wrap(inner()))
                .padTop(Theme.RING)
                .row();
        panel.add(guest).padTop(Theme.PART_GAP);
        return panel;
    }

    private Actor member() {
        Panel panel = panel();
        panel.add(ways).row();
        lines.add(panel, Field.NAME, Theme.BLOCK_GAP);
        panel.add(secret).padTop(Theme.GAP).row();
        panel.add(under).padTop(Theme.ROW_GAP).row();
        panel.add(go).padTop(Theme.BLOCK_GAP);
        return panel;
    }

    /** Its height is always the same, so that nothing moves when the other way is chosen. */
    private void fillGo(boolean isNew) {
        go.add(isNew ? register : login).growX().row();
        go.add(
                        isNew
                                ? ui.small(context.say("privacy.title"), actions::readPrivacy)
                                : ui.small(context.say("signin.forgot"), actions::recover))
                .height(Theme.TOUCH)
                .growX()
                .padTop(Theme.ROW_GAP);
    }

    /** Its height is always that of the rules, so that the button stays where it is. */
    private void fillUnder(Under shown) {
        String rules = context.texts().get("signin.rules", Protocol.MIN_NAME, Protocol.MIN_PASSWORD);
        Table line = new Table();
        line.top().left();
        if (!shown.trouble().isEmpty()) {
            line.add(ui.text(shown.trouble(), Type.SMALL)
                    .in(ui.palette().danger())
                    .wrap(inner()));
        } else if (shown.isNew()) {
            line.add(ui.muted(rules, Type.SMALL).wrap(inner()));
        }
        under.add(line).grow().minHeight(ui.muted(rules, Type.SMALL).heightFor(inner()));
    }
}
