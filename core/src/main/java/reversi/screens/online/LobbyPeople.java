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
    private final Context context;
    private final Ui ui;
    private final OnlinePages online;
    private final OnlineClient client;
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
        this.list = new ListView(context);
        this.pitch = PlayerRows.ROW + new Hairline(context.theme()).getPrefHeight();
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
            panel.add(foot(shown));
        } else {
            panel.add(rows(shown, inner)).row();
            panel.add(link()).padTop(Theme.BLOCK_GAP).row();
            if (shown.who().isMember()) {
                panel.add(followed()).padTop(Theme.GAP);
            }
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
            head.add(games).minWidth(PlayerRows.ACTION).height(Theme.TOUCH).padRight(Theme.GRID);
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

    private Actor followed() {
        return ui.secondary(context.say("followed.title"), context.go()::followed);
    }

    /** The way to a link, and for who has an account that to those whom one follows, or for a guest that to an account. */
    private Actor foot(People shown) {
        Table foot = new Table();
        foot.defaults().growX().uniformX().minWidth(0);
        foot.add(link());
        if (shown.who().isMember()) {
            foot.add(followed()).padLeft(Theme.GAP);
        } else if (hasAccount && shown.who().isGuest()) {
            foot.add(ui.secondary(context.say("signin.register"), online::register))
                    .padLeft(Theme.GAP);
        }
        return foot;
    }

    private Actor rows(People shown, float inner) {
        PlayerRows rows = new PlayerRows(context, online, inner);
        list.clearChildren();
        list.gap(shown.above(), pitch);
        for (PlayerCard player : shown.people()) {
            list.add(rows.row(player));
        }
        list.gap(shown.below(), pitch);
        if (shown.above() + shown.below() == 0 && shown.people().stream().allMatch(online::isYou)) {
            list.placeholder(context.say("lobby.alone"), inner);
            list.getCells().peek().pad(Theme.ROW_GAP, 0, Theme.BLOCK_GAP, 0);
        }
        for (BotCard bot : shown.bots()) {
            String level =
                    context.say("level." + Math.min(bot.level(), Level.all().size()) + ".name");
            String second = rows.isNarrow() ? level : context.say("kind.BOT") + " · " + level;
            list.add(rows.row(bot.player(), second, rows.button("lobby.play", bot.player(), () -> playBot(bot))));
        }
        return list;
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
