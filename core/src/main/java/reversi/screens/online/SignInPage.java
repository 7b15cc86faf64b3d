package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ConnectionState;
import reversi.players.online.ReplyListener;
import reversi.players.online.ServerAddress;
import reversi.players.online.Topic;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.Writable;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Where one becomes somebody on a server: a guest, or a member who logs in or registers. */
public final class SignInPage extends OnlinePage {
    private static final String FORM = "sign-in";
    private static final int LONGEST_ADDRESS = 120;
    private static final float BETWEEN = 12;
    private static final float WIDEST_COLUMN = 560;
    private static final float LEAST_COLUMN = 320;
    private static final float BESIDE = 48;
    private static final float LEAST_BOARD = 150;
    private static final float LEAST_LABELLED = 300;
    private static final float LIGHT = 9;

    private String address;
    private String name = "";
    private String password = "";
    private boolean isNew;
    private boolean isAsking;
    private String addressTrouble = "";
    private String nameTrouble = "";
    private String trouble = "";

    /** The page. */
    public SignInPage(OnlinePages online) {
        this(online, false);
    }

    /** The page; {@code isNew} where it begins with making an account. */
    SignInPage(OnlinePages online, boolean isNew) {
        super(online);
        this.isNew = isNew;
        this.address = online.server().address();
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
        return 1200;
    }

    @Override
    boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    private boolean isReady() {
        return client().state() == ConnectionState.READY;
    }

    @Override
    protected Optional<Actor> afterTitle(Context context, Layout layout) {
        boolean isAllSaid = isReady() && online().server().isFixed() && !layout.isNarrow();
        return isAllSaid ? Optional.of(pill(context)) : Optional.empty();
    }

    /** With whom one is connected, where that is all there is to say. */
    private Actor pill(Context context) {
        Ui ui = context.ui();
        Panel pill = new Panel(ui.theme(), ui.palette().raised(), 14);
        pill.add(new Line.Light(ui.theme(), ui.palette().success())).size(8).pad(0, 12, 0, 8);
        pill.add(ui.text(
                        context.texts()
                                .get("signin.connected", online().server().name()),
                        Type.SMALL))
                .pad(5, 0, 5, 12);
        return pill;
    }

    /** The board beside what there is to choose, as on the first page, where there is room for it. */
    @Override
    protected Actor content(Context context, Layout layout, float width) {
        float height = layout.safeHeight() - headerHeight(layout) - (layout.isLow() ? 8 : layout.margin());
        float side = (float) Math.floor(Math.min(height, 0.5f * width));
        float column = Math.min(WIDEST_COLUMN, width - side - BESIDE);
        if (!layout.isWide() || column < LEAST_COLUMN) {
            return super.content(context, layout, width);
        }
        Table page = new Table();
        page.padBottom(layout.isLow() ? 8 : layout.margin());
        Table inner = new Table();
        inner.top();
        inner.add(choices(context, layout, column)).width(column).pad(0, 4, 4, 4);
        page.top();
        page.add(board(context, side)).size(side).top();
        page.add(context.ui().scroll(inner)).width(column + 8).growY().padLeft(BESIDE - 4);
        return page;
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Table table = new Table();
        Actor choices = choices(context, layout, width);
        float free = layout.safeHeight() - headerHeight(layout) - ((Table) choices).getPrefHeight() - 24;
        float side = (float) Math.floor(Math.min(0.7f * width, free - BETWEEN));
        if (side >= LEAST_BOARD) {
            table.add(board(context, side)).size(side).padBottom(BETWEEN).row();
        }
        table.add(choices).width(width);
        return table;
    }

    private static Actor board(Context context, float side) {
        BoardModel start = new BoardModel(Position.start(Variant.OTHELLO), Tempo.off());
        boolean hasLabels =
                side >= LEAST_LABELLED && context.settings().now().hints().coordinates();
        BoardOverlayOptions shows = new BoardOverlayOptions(false, false, false, hasLabels, false);
        return new BoardView(
                context.ui(), start, context.settings().now().look().board(), shows);
    }

    /** The server where there is something to say about it, then a guest's way in and a member's, of equal weight. */
    private Table choices(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width).padBottom(BETWEEN);
        if (!isReady() || !online().server().isFixed()) {
            table.add(server(context, width)).row();
        }
        if (isAlone()) {
            table.add(hosting(context, width)).padBottom(0).row();
        } else {
            table.add(guest(context, width)).row();
            table.add(member(context, width)).padBottom(0).row();
        }
        if (layout.isNarrow() && isReady() && online().server().isFixed()) {
            String words =
                    context.texts().get("signin.connected", online().server().name());
            table.add(context.ui().muted(words, Type.SMALL).align(Align.center))
                    .padTop(12)
                    .padBottom(0);
        }
        return table;
    }

    private static Panel panel(Context context) {
        Panel panel = context.ui().panel();
        panel.top().left();
        panel.pad(16, Theme.PAD, 16, Theme.PAD);
        panel.defaults().growX();
        return panel;
    }

    private Actor server(Context context, float width) {
        Ui ui = context.ui();
        Panel panel = panel(context);
        Palette palette = ui.palette();
        Table state = new Table();
        state.left();
        state.add(new Line.Light(
                        ui.theme(),
                        isReady() ? palette.success() : isTrying() ? palette.accentInk() : palette.danger()))
                .size(LIGHT)
                .padRight(12);
        float room = width - 2 * Theme.PAD - LIGHT - 12;
        state.add(ui.text(context.texts().get(stateKey(), online().server().name()), Type.BODY)
                .wrap(room));
        panel.add(state).row();
        if (!online().server().isFixed()) {
            Table row = new Table();
            TextInput line =
                    ui.writing(address, context.say("signin.address"), LONGEST_ADDRESS, text -> address = text);
            row.add(line.onEnter(() -> connect(context))).growX().minWidth(0);
            var connect = ui.secondary(context.say("signin.connect"), () -> connect(context));
            row.add(connect).minWidth(connect.getPrefWidth()).padLeft(Theme.GAP);
            panel.add(row).padTop(12).row();
            below(context, panel, addressTrouble, width - 2 * Theme.PAD);
        } else if (!isReady()) {
            panel.add(ui.secondary(context.say("signin.again"), () -> connect(context)))
                    .padTop(12);
        }
        return panel;
    }

    /** Whether there is no server to sign in to. */
    private boolean isAlone() {
        ConnectionState state = client().state();
        return state == ConnectionState.CLOSED || (state == ConnectionState.OPENING && client().hasFailed());
    }

    /** What is needed to play online, how to get it, and where it is already. */
    private Actor hosting(Context context, float width) {
        Ui ui = context.ui();
        Panel panel = panel(context);
        float room = width - 2 * Theme.PAD;
        panel.add(ui.text(context.say("signin.host"), Type.TITLE).wrap(room)).row();
        Optional<ServerAddress> open = online().server().otherPublicServer();
        String who = open.map(server -> context.texts().get("signin.host.public", server.host()))
                .orElseGet(() -> context.say("signin.host.none"));
        panel.add(ui.text(who, Type.BODY).wrap(room)).padTop(8).row();
        open.ifPresent(server -> panel.add(
                        ui.primary(context.texts().get("signin.host.play", server.host()), () -> play(context, server)))
                .padTop(12)
                .row());
        panel.add(ui.muted(context.say("signin.host.words"), Type.BODY).wrap(room))
                .padTop(12);
        return panel;
    }

    /** A page plays with the server it came from; another one is opened beside it. */
    private void play(Context context, ServerAddress server) {
        if (online().server().isFixed()) {
            context.device().open(server.web());
        } else {
            address = server.host();
            connect(context);
        }
    }

    private boolean isTrying() {
        return client().state() == ConnectionState.OPENING && !client().hasFailed();
    }

    private String stateKey() {
        return switch (client().state()) {
            case READY -> "signin.connected";
            case AWAY -> "signin.lost";
            case OUTDATED -> "signin.outdated";
            case CLOSED -> "signin.none";
            case OPENING ->
                isTrying() ? "signin.opening" : online().server().isFixed() ? "signin.no-server" : "signin.none";
        };
    }

    private void connect(Context context) {
        addressTrouble = "";
        if (!online().server()
                .connect(online().server().isFixed() ? online().server().address() : address)) {
            addressTrouble = context.say("signin.no-address");
        }
        renew();
    }

    private Actor guest(Context context, float width) {
        Ui ui = context.ui();
        Panel panel = panel(context);
        panel.add(ui.text(context.say("signin.guest"), Type.TITLE)).row();
        panel.add(ui.muted(context.say("signin.guest.words"), Type.BODY).wrap(width - 2 * Theme.PAD))
                .padTop(6)
                .row();
        var button = ui.primary(context.say("signin.guest.go"), () -> ask(context, new AccountRequest.Guest()));
        button.setDisabled(!isReady() || isAsking);
        panel.add(button).padTop(14);
        return panel;
    }

    private Actor member(Context context, float width) {
        Ui ui = context.ui();
        Panel panel = panel(context);
        Segmented ways = ui.segmented(
                List.of(context.say("signin.login"), context.say("signin.register")), isNew ? 1 : 0, at -> {
                    isNew = at == 1;
                    forgetTrouble();
                    renew();
                });
        ways.setAccessibleName(context.say("account.title"));
        panel.add(ways).row();
        float room = width - 2 * Theme.PAD;
        TextInput secret = ui.writing(
                        password, context.say("signin.password"), Protocol.MAX_PASSWORD, text -> password = text)
                .secret(FORM, isNew);
        TextInput who = ui.writing(name, context.say("signin.name"), Protocol.MAX_NAME, text -> name = text)
                .identity(FORM);
        Runnable next = () -> {
            if (password.isEmpty()) {
                secret.press();
            } else {
                submit(context);
            }
        };
        panel.add(who.onEnter(next)).padTop(12).row();
        below(context, panel, nameTrouble, room);
        panel.add(secret.onEnter(() -> submit(context))).padTop(Theme.GAP).row();
        panel.add(underPassword(context, room)).padTop(8).row();
        String key = isNew ? "signin.register.go" : "signin.login.go";
        var button = ui.primary(context.say(key), () -> submit(context));
        button.setDisabled(!isReady() || isAsking);
        panel.add(button).padTop(12);
        return panel;
    }

    /** The rules of a new password, or what is wrong; its height is always that of the rules, so that the button stays where it is. */
    private Actor underPassword(Context context, float room) {
        Ui ui = context.ui();
        String rules = context.texts().get("signin.rules", Protocol.MIN_NAME, Protocol.MIN_PASSWORD);
        float height = ui.muted(rules, Type.SMALL).heightFor(room);
        Table line = new Table();
        line.top().left();
        if (!trouble.isEmpty()) {
            line.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(room));
        } else if (isNew) {
            line.add(ui.muted(rules, Type.SMALL).wrap(room));
        }
        Table place = new Table();
        place.add(line).grow().minHeight(height);
        return place;
    }

    /** Says below a line what is wrong with what is written there. */
    private static void below(Context context, Table panel, String trouble, float room) {
        if (!trouble.isEmpty()) {
            Ui ui = context.ui();
            panel.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(room))
                    .padTop(8)
                    .row();
        }
    }

    private void forgetTrouble() {
        nameTrouble = "";
        trouble = "";
    }

    private void submit(Context context) {
        String written = name.trim();
        forgetTrouble();
        if (written.isEmpty()) {
            nameTrouble = context.say("signin.name.missing");
        } else if (isNew) {
            nameTrouble = Writable.trouble(context.texts(), written).orElse("");
        }
        if (password.isEmpty()) {
            trouble = context.say("signin.password.missing");
        }
        if (nameTrouble.isEmpty() && trouble.isEmpty()) {
            ask(
                    context,
                    isNew
                            ? new AccountRequest.Register(written, password)
                            : new AccountRequest.Login(written, password));
        }
        renew();
    }

    private void ask(Context context, ClientMessage request) {
        if (isAsking) {
            return;
        }
        forgetTrouble();
        isAsking = client().ask(request, new ReplyListener() {
            @Override
            public void done() {
                isAsking = false;
            }

            @Override
            public void failed(Failed failure) {
                isAsking = false;
                String words = FaultWords.of(context.texts(), failure);
                if (isAboutName(failure.fault())) {
                    nameTrouble = words;
                } else {
                    trouble = words;
                }
                renew();
            }

            @Override
            public void lost() {
                isAsking = false;
                trouble = context.say("online.lost");
                renew();
            }
        });
        if (!isAsking) {
            trouble = context.texts().get(stateKey(), online().server().name());
        }
        renew();
    }

    private static boolean isAboutName(ErrorCode fault) {
        return switch (fault) {
            case NAME_TOO_SHORT, NAME_TOO_LONG, NAME_NOT_ALLOWED, NAME_TAKEN -> true;
            default -> false;
        };
    }

    /** A password stays no longer than it is needed. */
    @Override
    public void dispose() {
        password = "";
        super.dispose();
    }

    @Override
    void ask() {
        isAsking = false;
        online().open();
    }
}
