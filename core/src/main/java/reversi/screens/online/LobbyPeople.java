package reversi.screens.online;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.engine.Level;
import reversi.online.BotCard;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.players.online.LobbyState;
import reversi.players.online.OnlineClient;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Hairline;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
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

    private final Context context;
    private final Ui ui;
    private final OnlinePages online;
    private final OnlineClient client;
    private final OnlineWords words;
    private final ListView list;
    /** How high a row is with the hairline before it, in points. */
    private final float pitch;

    LobbyPeople(Context context, OnlinePages online) {
        this.context = context;
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

    /** The panel of a column: its rows scroll between head and foot. {@code isGuest} where the foot leads to an account too. */
    Panel column(float width, boolean isGuest) {
        Panel panel = panel();
        Table inner = new Table();
        inner.top();
        inner.add(fill(width - 2 * Theme.PAD)).growX().pad(0, 4, 0, 4);
        panel.add(ui.scroll(inner)).grow().minHeight(0).pad(0, -4, 10, -4).row();
        panel.add(foot(isGuest));
        return panel;
    }

    /** The panel of a page that scrolls as a whole. */
    Panel whole(float width) {
        Panel panel = panel();
        panel.add(fill(width - 2 * Theme.PAD)).row();
        panel.add(link()).padTop(12);
        return panel;
    }

    private Panel panel() {
        Panel panel = ListPanels.panel(context);
        panel.padTop(6);
        Table head = new Table();
        head.add(ui.text(context.say("lobby.players"), Type.TITLE)).growX();
        int playing = client.lobby().games().size();
        if (playing > 0) {
            Button games = ui.small(context.texts().count("lobby.games", playing), () -> context.router()
                    .open(new GamesSheet(online)));
            head.add(games).minWidth(ACTION).height(Theme.TOUCH).padRight(4);
        }
        head.add(ui.iconButton(Icon.REFRESH, client::enterLobby))
                .size(Theme.TOUCH)
                .padRight(-10);
        panel.add(head).padBottom(4).row();
        return panel;
    }

    private Actor link() {
        return ui.secondary(context.say("link.title"), online::openLinks);
    }

    private Actor foot(boolean isGuest) {
        if (!isGuest) {
            return link();
        }
        Table foot = new Table();
        foot.defaults().growX().uniformX().minWidth(0);
        foot.add(link()).padRight(Theme.GAP);
        foot.add(ui.secondary(context.say("signin.register"), online::register));
        return foot;
    }

    private Actor fill(float width) {
        LobbyState lobby = client.lobby();
        boolean isNarrow = width < NARROW;
        List<PlayerCard> people = lobby.people();
        list.gap(lobby.rowsAbove(), pitch);
        for (PlayerCard player : people) {
            list.add(row(player, words.state(player, client), action(player), isNarrow));
        }
        list.gap(lobby.rowsBelow(), pitch);
        if (lobby.rowsAbove() + lobby.rowsBelow() == 0 && people.stream().allMatch(online::isYou)) {
            list.placeholder(context.say("lobby.alone"), width);
            list.getCells().peek().pad(8, 0, 12, 0);
        }
        for (BotCard bot : lobby.bots()) {
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
                .last(action, isNarrow ? NARROW_ACTION : ACTION, isNarrow ? 8 : 14);
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
