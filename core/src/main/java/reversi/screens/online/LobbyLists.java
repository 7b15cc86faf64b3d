package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import reversi.engine.Level;
import reversi.online.BotCard;
import reversi.online.Conversation;
import reversi.online.GameCard;
import reversi.online.Invitation;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.online.RankRow;
import reversi.online.Terms;
import reversi.players.online.OnlineClient;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.session.ColourChoice;
import reversi.session.TimeControl;

/** The lists that the lobby is made of. */
final class LobbyLists {
    private static final int SHOWN_LETTERS = 3;
    private static final int SHOWN_RANKS = 8;
    private static final int SHOWN_GAMES = 6;
    private static final int QUICK = 4;
    private static final float ACTION = 96;

    private final Context context;
    private final Ui ui;
    private final OnlineDoor door;
    private final OnlineClient client;
    private final OnlineWords words;

    LobbyLists(Context context, OnlineDoor door) {
        this.context = context;
        this.ui = context.ui();
        this.door = door;
        this.client = door.client();
        this.words = new OnlineWords(context.texts());
    }

    static Panel panel(Context context) {
        Panel panel = context.ui().panel();
        panel.top().left();
        panel.pad(14, Theme.PAD, 14, Theme.PAD);
        panel.defaults().growX();
        return panel;
    }

    /** A small number in the accent. */
    static Actor badge(Context context, int number) {
        Ui ui = context.ui();
        Panel pill = new Panel(ui.theme(), ui.palette().accent(), 9);
        pill.add(ui.text(Integer.toString(number), Type.CAPTION_STRONG)
                        .in(ui.palette().onAccent())
                        .align(Align.center))
                .minWidth(10)
                .pad(1, 5, 1, 5);
        return pill;
    }

    /** Everybody who is there, then the bots. */
    Actor players(float width) {
        Table table = new Table();
        table.top();
        table.defaults().growX();
        List<PlayerCard> people = client.lobby().people();
        boolean isAlone = people.stream().noneMatch(player -> !isYou(player));
        if (isAlone) {
            table.add(ui.muted(context.say("lobby.alone"), Type.BODY).wrap(width))
                    .padTop(4)
                    .padBottom(10)
                    .row();
        }
        for (PlayerCard player : people) {
            table.add(line(player, words.state(player, client), action(player))).row();
        }
        for (BotCard bot : client.lobby().bots()) {
            String second = context.say("kind.BOT") + " · "
                    + context.say("level." + Math.min(bot.level(), Level.all().size()) + ".name");
            table.add(line(bot.player(), second, button("lobby.play", () -> playBot(bot))))
                    .row();
        }
        return table;
    }

    private boolean isYou(PlayerCard player) {
        return client.you().filter(you -> you.id() == player.id()).isPresent();
    }

    private Actor line(PlayerCard player, String second, Actor action) {
        Table row = new Table();
        Line line = new Line(
                ui,
                OnlineWords.light(ui.palette(), player.presence()),
                player.name(),
                second,
                OnlineWords.rating(player),
                () -> context.router().open(new PlayerSheet(door, player)));
        row.add(line).growX().minWidth(0).height(52);
        row.add(action).width(ACTION).height(Theme.TOUCH).padLeft(14);
        return row;
    }

    private Actor action(PlayerCard player) {
        if (isYou(player)) {
            return new Actor();
        }
        if (player.presence() == Presence.PLAYING && player.table().isPresent()) {
            long table = player.table().get();
            return button("lobby.watch", () -> door.watch(table));
        }
        return button("lobby.invite", () -> door.invite(player));
    }

    private Actor button(String key, Runnable action) {
        return ui.small(context.say(key), action);
    }

    private void playBot(BotCard bot) {
        context.router()
                .open(new InviteSheet(
                        context.texts().get("invite.bot", bot.player().name()),
                        "lobby.play",
                        false,
                        terms -> client.ask(new LobbyRequest.PlayBot(bot.level(), terms))));
    }

    /** Invitations that wait for an answer. */
    Actor invitations(float width) {
        Panel panel = panel(context);
        panel.mark(true);
        panel.add(ui.text(context.say("lobby.invitations"), Type.TITLE)).row();
        for (Invitation invitation : client.lobby().invitations()) {
            boolean isMine = client.isFromYou(invitation);
            PlayerCard other = isMine ? invitation.to() : invitation.from();
            Table row = new Table();
            Table who = new Table();
            who.left();
            who.add(ui.text(other.name(), Type.BODY_STRONG)).growX().minWidth(0).row();
            who.add(ui.muted(words.terms(invitation.terms()), Type.SMALL))
                    .growX()
                    .minWidth(0);
            row.add(who).growX().minWidth(0);
            Actor action = isMine
                    ? button("invite.withdraw", () -> client.ask(new LobbyRequest.Withdraw(invitation.id())))
                    : button("invite.answer", () -> context.router().open(new InvitationSheet(door, invitation)));
            row.add(action).width(Math.min(130, width / 3)).height(Theme.TOUCH).padLeft(10);
            panel.add(row).padTop(8).row();
        }
        return panel;
    }

    /** The ways to a game with anybody. */
    Actor quick(float width) {
        Panel panel = panel(context);
        panel.add(ui.text(context.say("quick.title"), Type.TITLE)).row();
        if (client.lobby().isSeeking()) {
            panel.add(ui.text(context.say("quick.seeking"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .padTop(8)
                    .row();
            panel.add(ui.secondary(context.say("dialog.cancel"), () -> client.ask(new LobbyRequest.StopSeeking())))
                    .padTop(12);
            return panel;
        }
        panel.add(ui.muted(near(), Type.SMALL).wrap(width - 2 * Theme.PAD))
                .padBottom(10)
                .row();
        Table cards = new Table();
        cards.defaults().growX().uniformX().height(68);
        for (int i = 0; i < QUICK; i++) {
            TimeControl time = InviteSheet.CLOCKS.get(i);
            cards.add(ui.figure(words.clock(time), context.say("quick." + i), () -> seek(time)))
                    .padRight(i % 2 == 0 ? Theme.GAP : 0)
                    .padBottom(Theme.GAP);
            if (i % 2 == 1) {
                cards.row();
            }
        }
        panel.add(cards).row();
        panel.add(ui.secondary(context.say("link.title"), () -> context.router().open(new LinkSheet(door))));
        return panel;
    }

    private String near() {
        return client.isMember()
                ? context.texts()
                        .get("quick.near", client.you().map(PlayerCard::rating).orElse(0))
                : context.say("quick.guest");
    }

    private void seek(TimeControl time) {
        client.ask(new LobbyRequest.Seek(new Terms(Variant.OTHELLO, time, client.isMember(), ColourChoice.LOT)));
    }

    /** Games that go on. */
    Actor games(float width) {
        Panel panel = panel(context);
        List<GameCard> games = client.lobby().games();
        panel.add(ui.text(context.say("lobby.games"), Type.TITLE)).row();
        if (games.isEmpty()) {
            panel.add(ui.muted(context.say("lobby.no-games"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .padTop(6)
                    .row();
        }
        for (int i = 0; i < Math.min(SHOWN_GAMES, games.size()); i++) {
            GameCard game = games.get(i);
            String players = context.texts()
                    .get("lobby.pair", game.black().name(), game.white().name());
            String second = words.variant(game.variant()) + " · "
                    + context.say(game.rated() ? "terms.rated" : "terms.unrated") + " · "
                    + context.texts().get("play.move", game.plies());
            panel.add(new Line(ui, Color.CLEAR, players, second, "", () -> door.watch(game.table())))
                    .height(52)
                    .row();
        }
        return panel;
    }

    /** The latest conversations. */
    Actor letters(float width) {
        Panel panel = panel(context);
        Table head = new Table();
        head.add(ui.text(context.say("mail.title"), Type.TITLE)).growX();
        if (client.mail().unread() > 0) {
            head.add(badge(context, client.mail().unread()));
        }
        panel.add(head).row();
        List<Conversation> all = client.mail().conversations();
        if (all.isEmpty()) {
            panel.add(ui.muted(context.say("mail.none"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .padTop(6)
                    .row();
        }
        for (int i = 0; i < Math.min(SHOWN_LETTERS, all.size()); i++) {
            panel.add(conversation(all.get(i))).height(56).row();
        }
        return panel;
    }

    /** One conversation in a list. */
    Actor conversation(Conversation conversation) {
        String when = words.ago(conversation.last().at(), client.serverNow());
        Color light = conversation.unread() > 0 ? ui.palette().accentInk() : Color.CLEAR;
        String first = conversation.last().text().replace('\n', ' ');
        return new Line(ui, light, conversation.with().name(), first, when, true, () -> context.router()
                .enter(new LettersPage(door, conversation.with())));
    }

    /** The first of the ranking. */
    Actor ranking(float width) {
        Panel panel = panel(context);
        panel.add(ui.text(context.say("ranking.title"), Type.TITLE)).row();
        List<RankRow> rows = client.account().ranking();
        if (rows.isEmpty()) {
            panel.add(ui.muted(context.say("ranking.none"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .padTop(6)
                    .row();
        }
        for (int i = 0; i < Math.min(SHOWN_RANKS, rows.size()); i++) {
            RankRow row = rows.get(i);
            Table line = new Table();
            Text rank = ui.muted(Integer.toString(row.rank()), Type.BODY);
            line.add(rank).width(30).left();
            line.add(ui.text(row.player().name(), isYou(row.player()) ? Type.BODY_STRONG : Type.BODY))
                    .growX()
                    .minWidth(0);
            line.add(ui.text(Integer.toString(row.player().rating()), Type.BODY))
                    .padLeft(8);
            panel.add(line).height(34).row();
        }
        return panel;
    }
}
