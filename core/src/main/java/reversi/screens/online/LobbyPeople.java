package reversi.screens.online;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.engine.Level;
import reversi.online.BotCard;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.players.online.OnlineClient;
import reversi.screens.Context;
import reversi.screens.online.LobbyPageState.People;
import reversi.screens.ui.Button;
import reversi.screens.ui.Hairline;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Who is there: people by their rating, then the bots, and the ways to more of both. */
final class LobbyPeople {
    private static final float ACTION = 96;
    /** On a phone the words beside it need the room more. */
    private static final float NARROW_ACTION = 72;

    private static final float NARROW = 300;
    private static final float ROW = 52;
    private static final float ABOVE_LINK = 3 * Theme.GRID;
    private static final float ABOVE_ALONE = 2 * Theme.GRID;
    private static final float NARROW_GAP = 2 * Theme.GRID;

    private final Context context;
    private final Ui ui;
    private final OnlinePages online;
    private final OnlineClient client;
    private final OnlineWords words;
    private final ListView list;
    private final Slot<People> place = new Slot<>(this::fill);
    private final float width;
    private final boolean isColumn;
    private final boolean hasAccount;
    /** How high a row is with the hairline before it, in points. */
    private final float pitch;

    /**
     * The list in a width in points.
     *
     * @param isColumn whether its rows scroll between head and foot, rather than with the page
     * @param hasAccount whether the foot leads a guest to an account
     */
    LobbyPeople(Context context, OnlinePages online, float width, boolean isColumn, boolean hasAccount) {
        this.context = context;
        this.width = width;
        this.isColumn = isColumn;
        this.hasAccount = hasAccount;
        this.ui = context.ui();
        this.online = online;
        this.client = online.client();
        this.words = new OnlineWords(context.texts());
        this.list = new ListView(context);
        this.pitch = ROW + new Hairline(context.theme()).getPrefHeight();
    }

    /** The rows around those that can be seen; empty while none of the list can. */
    Optional<LobbyRequest.EnterLobby> rows() {
        Stage stage = list.getStage();
        if (stage == null) {
            return Optional.empty();
        }
        float top = list.localToStageCoordinates(new Vector2(0, list.getHeight())).y;
        int first = (int) ((top - stage.getHeight()) / pitch);
        int last = (int) (top / pitch);
        int online = client.lobby().online();
        return last < 0 ? Optional.empty() : Optional.of(LobbyRows.around(Math.max(0, first), last, online));
    }

    /** Where it stands. */
    Actor actor() {
        return place;
    }

    void show(People people) {
        place.show(people);
    }

    private void fill(People shown) {
        Panel panel = panel(shown.games().size());
        float inner = width - 2 * Theme.PAD;
        if (isColumn) {
            Table rows = new Table();
            rows.top();
            rows.add(rows(shown, inner)).growX().pad(0, Theme.GRID, 0, Theme.GRID);
            panel.add(ui.scroll(rows))
                    .grow()
                    .minHeight(0)
                    .pad(0, -Theme.GRID, Theme.GAP, -Theme.GRID)
                    .row();
            panel.add(hasAccount && shown.who().isGuest() ? guestFoot() : link());
        } else {
            panel.add(rows(shown, inner)).row();
            panel.add(link()).padTop(ABOVE_LINK);
        }
        place.add(panel).grow();
    }

    private Panel panel(int playing) {
        Panel panel = ListPanels.panel(context);
        panel.padTop(Theme.RING);
        Table head = new Table();
        head.add(ui.text(context.say("lobby.players"), Type.TITLE)).growX();
        if (playing > 0) {
            Button games = ui.small(context.texts().count("lobby.games", playing), () -> context.router()
                    .open(new GamesSheet(online)));
            head.add(games).minWidth(ACTION).height(Theme.TOUCH).padRight(Theme.GRID);
        }
        head.add(ui.iconButton(Icon.REFRESH, client::enterLobby))
                .size(Theme.TOUCH)
                .padRight(-Theme.GAP);
        panel.add(head).padBottom(Theme.GRID).row();
        return panel;
    }

    private Actor link() {
        return ui.secondary(context.say("link.title"), online::openLinks);
    }

    private Actor guestFoot() {
        Table foot = new Table();
        foot.defaults().growX().uniformX().minWidth(0);
        foot.add(link()).padRight(Theme.GAP);
        foot.add(ui.secondary(context.say("signin.register"), online::register));
        return foot;
    }

    private Actor rows(People shown, float inner) {
        boolean isNarrow = inner < NARROW;
        list.clearChildren();
        list.gap(shown.above(), pitch);
        for (PlayerCard player : shown.people()) {
            list.add(row(player, words.state(player, client), action(player), isNarrow));
        }
        list.gap(shown.below(), pitch);
        if (shown.above() + shown.below() == 0 && shown.people().stream().allMatch(online::isYou)) {
            list.placeholder(context.say("lobby.alone"), inner);
            list.getCells().peek().pad(ABOVE_ALONE, 0, ABOVE_LINK, 0);
        }
        for (BotCard bot : shown.bots()) {
            String level =
                    context.say("level." + Math.min(bot.level(), Level.all().size()) + ".name");
            String second = isNarrow ? level : context.say("kind.BOT") + " · " + level;
            list.add(row(bot.player(), second, button("lobby.play", bot.player(), () -> playBot(bot)), isNarrow));
        }
        return list;
    }

    private ListView.Row row(PlayerCard player, String second, Actor action, boolean isNarrow) {
        Line line = new Line(
                ui,
                OnlineWords.light(ui.palette(), player.presence()),
                player.name(),
                second,
                OnlineWords.rating(player),
                () -> context.router().open(new PlayerSheet(online, player)));
        return new ListView.Row()
                .line(line.orThreeLines(), ROW)
                .last(action, isNarrow ? NARROW_ACTION : ACTION, isNarrow ? NARROW_GAP : Theme.PART_GAP);
    }

    private Actor action(PlayerCard player) {
        if (online.isYou(player)) {
            return new Actor();
        }
        if (player.presence() == Presence.PLAYING && player.table().isPresent()) {
            long table = player.table().get();
            return button("lobby.watch", player, () -> online.watch(table));
        }
        return button("lobby.invite", player, () -> online.invite(player));
    }

    private Actor button(String key, PlayerCard player, Runnable action) {
        Button button = ui.small(context.say(key), action);
        button.setAccessibleName(context.texts().punctuation().details(context.say(key), player.name()));
        return button;
    }

    private void playBot(BotCard bot) {
        context.router()
                .open(new InviteSheet(
                        context.texts().get("invite.bot", bot.player().name()),
                        "lobby.play",
                        false,
                        terms -> client.ask(new LobbyRequest.PlayBot(bot.level(), terms))));
    }
}
