package reversi;

import com.badlogic.gdx.Input;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.game.GameEvent;
import reversi.online.AccountRequest;
import reversi.online.AppealStatus;
import reversi.online.LobbyNews;
import reversi.online.ModerationNews;
import reversi.online.Sanction;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;

/** The ways to the pages of a server, which {@link EveryPage} has among its own. */
final class EveryOnlinePage {
    private final DemoServer server;
    private final ServerVisit visit;
    private final Map<String, Consumer<Composition>> ways = new LinkedHashMap<>();

    EveryOnlinePage(DemoServer server) {
        this.server = server;
        this.visit = new ServerVisit(server);
        lobby();
        fromLobby();
        games();
        moderation();
        ways.putAll(new EveryGatheringPage(server).ways());
    }

    /** What opens each page, in the order in which they are shown. */
    Map<String, Consumer<Composition>> ways() {
        return ways;
    }

    private void lobby() {
        ways.put("sign in without a server", composition -> composition.go().online());
        ways.put("sign in", visit::signIn);
        ways.put("lobby as a guest", composition -> {
            visit.signIn(composition);
            visit.ask(composition, new AccountRequest.Guest());
        });
        ways.put("lobby", visit::logIn);
        ways.put("lobby without anybody", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            visit.logIn(composition);
        });
        ways.put("lobby full of people", composition -> {
            server.set(DemoServer.Scene.CROWD);
            visit.logIn(composition);
        });
        ways.put("lobby with names in many scripts", composition -> {
            server.set(DemoServer.Scene.SCRIPTS);
            visit.logIn(composition);
        });
        ways.put("lobby: looking for a game", composition -> {
            visit.logIn(composition);
            server.say(new LobbyNews.Seeking(true));
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("lobby with games by days", composition -> {
            visit.logIn(composition);
            for (int table = 7; table < 12; table++) {
                server.say(new TableNews.Seated(server.byDays(table, table)));
            }
            server.deliver();
            composition.router().tick(0.6f);
        });
        ways.put("lobby: games", composition -> {
            visit.logIn(composition);
            Pressing.press(composition, texts -> texts.count("lobby.games", 2));
        });
    }

    private void fromLobby() {
        ways.put("lobby: link", composition -> {
            visit.logIn(composition);
            Pressing.press(composition, texts -> texts.get("link.title"));
        });
        ways.put("lobby: link made", composition -> {
            ways.get("lobby: link").accept(composition);
            server.say(new LobbyNews.LinkMade("E4SHtC0zogXt", DemoServer.terms()));
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("lobby: link opened", composition -> {
            ways.get("lobby: link made").accept(composition);
            server.say(new LobbyNews.LinkOpened("E4SHtC0zogXt"));
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("lobby: invitation", composition -> {
            visit.logIn(composition);
            server.say(DemoServer.invitation());
            server.deliver();
        });
        ways.put("lobby: player", composition -> {
            visit.logIn(composition);
            Pressing.press(composition, texts -> "player 1");
            server.deliver();
        });
        ways.put("lobby: invite", composition -> {
            visit.logIn(composition);
            Pressing.press(composition, texts -> "player 7");
            Pressing.press(composition, texts -> texts.get("lobby.invite"));
        });
        ways.put("lobby: report", composition -> {
            visit.logIn(composition);
            Pressing.press(composition, texts -> "player 7");
            server.deliver();
            Pressing.press(composition, texts -> texts.get("report.short"));
        });
        ways.put("lobby: reported", composition -> {
            ways.get("lobby: report").accept(composition);
            Pressing.press(composition, texts -> texts.get("feedback.send"));
            server.deliver();
        });
        ways.put("lobby: note", composition -> {
            ways.get("lobby: player").accept(composition);
            Pressing.press(composition, texts -> texts.get("note.short"));
        });
        ways.put("lobby to followed", composition -> {
            visit.logIn(composition);
            Pressing.press(composition, texts -> texts.get("followed.title"));
            server.deliver();
            composition.router().tick(1);
        });
        ways.put(
                "lobby to messages",
                composition -> visit.way(composition, Icon.MAIL, texts -> texts.get("mail.title")));
        ways.put(
                "lobby to history",
                composition -> visit.way(composition, Icon.HISTORY, texts -> texts.get("history.title")));
        ways.put(
                "lobby to ranking",
                composition -> visit.way(composition, Icon.PODIUM, texts -> texts.get("ranking.title")));
        ways.put(
                "lobby to account",
                composition -> visit.way(composition, Icon.PERSON, texts -> texts.count("online.points", 23)));
        ways.put("letters", composition -> {
            ways.get("lobby to messages").accept(composition);
            Pressing.press(composition, texts -> "player 3");
            server.deliver();
        });
        ways.put("messages, requests", composition -> {
            ways.get("lobby to messages").accept(composition);
            server.deliver();
            composition.router().tick(0.1f);
            Pressing.press(composition, texts -> texts.get("mail.requests") + " · 2");
        });
        ways.put("letters, request", composition -> {
            ways.get("messages, requests").accept(composition);
            Pressing.press(composition, texts -> "larkspur");
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("letters, muted", composition -> {
            ways.get("letters").accept(composition);
            server.say(DemoServer.muted());
            server.deliver();
            composition.router().tick(0.1f);
        });
    }

    private void moderation() {
        ways.put("lobby to account of a moderator", composition -> {
            server.appoint();
            ways.get("lobby to account").accept(composition);
            composition.router().tick(0.1f);
        });
        ways.put("lobby: player, to a moderator", composition -> {
            server.appoint();
            ways.get("lobby: player").accept(composition);
        });
        ways.put("lobby to account, muted", composition -> {
            ways.get("lobby to account").accept(composition);
            visit.hear(composition, DemoServer.muted());
        });
        ways.put("moderation, nobody waits", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            ways.get("moderation").accept(composition);
        });
        ways.put("moderation", composition -> {
            ways.get("lobby to account of a moderator").accept(composition);
            Pressing.press(composition, texts -> texts.get("moderation.title"));
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("moderation, matters", composition -> {
            ways.get("moderation").accept(composition);
            Pressing.press(composition, texts -> texts.get("moderation.matter.all"));
        });
        ways.put("moderation, decided", composition -> {
            ways.get("moderation").accept(composition);
            Pressing.press(composition, texts -> texts.get("moderation.stage.DECIDED"));
        });
        ways.put("moderation, player", composition -> {
            ways.get("moderation").accept(composition);
            Pressing.press(composition, texts -> "guest 418");
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("moderation, looked at", composition -> {
            ways.get("moderation, player").accept(composition);
            Pressing.press(composition, texts -> texts.get("moderation.look"));
            Pressing.press(composition, texts -> texts.get("moderation.look"));
            for (int choice = 0; choice < Sanction.MUTE.ordinal(); choice++) {
                Pressing.press(composition, texts -> texts.get("sanction.MUTE"));
            }
        });
        ways.put("moderation, signals", composition -> {
            ways.get("moderation, player").accept(composition);
            Pressing.press(composition, texts -> texts.get("moderation.signals.ask"));
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("moderation, decided meanwhile", composition -> {
            ways.get("moderation, player").accept(composition);
            server.decide("player 1", Sanction.WARN);
            visit.hear(composition, new ModerationNews.OpenCases(24));
        });
        ways.put("moderation, lift", composition -> {
            ways.get("moderation, player").accept(composition);
            Pressing.press(composition, texts -> texts.get("moderation.lift"));
        });
        ways.put("decision about oneself", composition -> {
            visit.logIn(composition);
            visit.hear(composition, DemoCases.sanctions(Sanction.MUTE, false, AppealStatus.NONE));
        });
        ways.put("decision about oneself, appealed", composition -> {
            visit.logIn(composition);
            visit.hear(composition, DemoCases.sanctions(Sanction.WARN, false, AppealStatus.WAITING));
        });
        ways.put("account closed", composition -> {
            visit.signIn(composition);
            visit.hear(composition, DemoCases.sanctions(Sanction.BAN, true, AppealStatus.DECLINED));
        });
    }

    private void games() {
        ways.put("game online", composition -> {
            visit.logIn(composition);
            server.say(new TableNews.Seated(server.table(7, Optional.empty())));
            server.deliver();
        });
        ways.put("game online, menu", composition -> {
            ways.get("game online").accept(composition);
            composition.input().keyDown(Input.Keys.ESCAPE);
        });
        ways.put("game online, away", composition -> {
            ways.get("game online").accept(composition);
            server.say(new TableNews.AwayChanged(7, Disc.WHITE, true, DemoServer.NOW - 1));
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("game online, chat", composition -> {
            ways.get("game online").accept(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.CHAT);
        });
        ways.put("game online, watched, players", composition -> {
            visit.logIn(composition);
            TableState table = server.table(21, Optional.empty());
            composition.go().profile(List.of(table.black(), table.white()), table.id());
        });
        ways.put("game online, report", composition -> {
            ways.get("game online").accept(composition);
            composition.go().report(List.of(DemoServer.FRIEND), 7);
        });
        ways.put("game online, watched, report", composition -> {
            visit.logIn(composition);
            TableState table = server.table(21, Optional.empty());
            composition.go().report(List.of(table.black(), table.white()), table.id());
        });
        ways.put("game online, muted", composition -> {
            ways.get("game online").accept(composition);
            server.say(DemoServer.muted());
            server.deliver();
        });
        ways.put("game online, asked", composition -> {
            ways.get("game online").accept(composition);
            server.say(new TableNews.Happened(
                    7, 31, DemoServer.NOW, new TableEvent.InGame(new GameEvent.TakebackOffered(Disc.WHITE))));
            server.deliver();
        });
        ways.put("game online, over", composition -> {
            ways.get("game online").accept(composition);
            server.say(new TableNews.Happened(7, 31, DemoServer.NOW, new TableEvent.Finished(DemoServer.won())));
            server.deliver();
        });
    }
}
