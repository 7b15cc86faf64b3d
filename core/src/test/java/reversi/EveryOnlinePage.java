package reversi;

import static org.junit.jupiter.api.Assertions.assertNotSame;

import com.badlogic.gdx.Input;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.game.GameEvent;
import reversi.online.AccountRequest;
import reversi.online.AppealStatus;
import reversi.online.LobbyNews;
import reversi.online.ModerationNews;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.screens.Page;
import reversi.screens.Texts;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Text;

/** The ways to the pages of a server, which {@link EveryPage} has among its own. */
final class EveryOnlinePage {
    private final DemoServer server;
    private final Map<String, Consumer<Composition>> ways = new LinkedHashMap<>();

    EveryOnlinePage(DemoServer server) {
        this.server = server;
        lobby();
        fromLobby();
        games();
        moderation();
        tournaments();
        clubs();
        studies();
        leagues();
    }

    /** What opens each page, in the order in which they are shown. */
    Map<String, Consumer<Composition>> ways() {
        return ways;
    }

    private void lobby() {
        ways.put("sign in without a server", composition -> composition.go().online());
        ways.put("sign in", this::signIn);
        ways.put("lobby as a guest", composition -> {
            signIn(composition);
            ask(composition, new AccountRequest.Guest());
        });
        ways.put("lobby", this::logIn);
        ways.put("lobby without anybody", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            logIn(composition);
        });
        ways.put("lobby full of people", composition -> {
            server.set(DemoServer.Scene.CROWD);
            logIn(composition);
        });
        ways.put("lobby with names in many scripts", composition -> {
            server.set(DemoServer.Scene.SCRIPTS);
            logIn(composition);
        });
        ways.put("lobby: looking for a game", composition -> {
            logIn(composition);
            server.say(new LobbyNews.Seeking(true));
            server.deliver();
            composition.router().tick(0.1f);
        });
        ways.put("lobby with games by days", composition -> {
            logIn(composition);
            for (int table = 7; table < 12; table++) {
                server.say(new TableNews.Seated(server.byDays(table, table)));
            }
            server.deliver();
            composition.router().tick(0.6f);
        });
        ways.put("lobby: games", composition -> {
            logIn(composition);
            Pressing.press(composition, texts -> texts.count("lobby.games", 2));
        });
    }

    private void fromLobby() {
        ways.put("lobby: link", composition -> {
            logIn(composition);
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
            logIn(composition);
            server.say(DemoServer.invitation());
            server.deliver();
        });
        ways.put("lobby: player", composition -> {
            logIn(composition);
            Pressing.press(composition, texts -> "player 1");
            server.deliver();
        });
        ways.put("lobby: invite", composition -> {
            logIn(composition);
            Pressing.press(composition, texts -> "player 7");
            Pressing.press(composition, texts -> texts.get("lobby.invite"));
        });
        ways.put("lobby: report", composition -> {
            logIn(composition);
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
            logIn(composition);
            Pressing.press(composition, texts -> texts.get("followed.title"));
            server.deliver();
            composition.router().tick(1);
        });
        ways.put("lobby to messages", composition -> way(composition, Icon.MAIL, texts -> texts.get("mail.title")));
        ways.put(
                "lobby to history", composition -> way(composition, Icon.HISTORY, texts -> texts.get("history.title")));
        ways.put("lobby to ranking", composition -> way(composition, Icon.PODIUM, texts -> texts.get("ranking.title")));
        ways.put(
                "lobby to account",
                composition -> way(composition, Icon.PERSON, texts -> texts.count("online.points", 23)));
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
            hear(composition, DemoServer.muted());
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
            hear(composition, new ModerationNews.OpenCases(24));
        });
        ways.put("moderation, lift", composition -> {
            ways.get("moderation, player").accept(composition);
            Pressing.press(composition, texts -> texts.get("moderation.lift"));
        });
        ways.put("decision about oneself", composition -> {
            logIn(composition);
            hear(composition, DemoCases.sanctions(Sanction.MUTE, false, AppealStatus.NONE));
        });
        ways.put("decision about oneself, appealed", composition -> {
            logIn(composition);
            hear(composition, DemoCases.sanctions(Sanction.WARN, false, AppealStatus.WAITING));
        });
        ways.put("account closed", composition -> {
            signIn(composition);
            hear(composition, DemoCases.sanctions(Sanction.BAN, true, AppealStatus.DECLINED));
        });
    }

    private void tournaments() {
        ways.put("tournaments", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().tournaments());
        });
        ways.put("tournaments, none", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            ways.get("tournaments").accept(composition);
        });
        ways.put("tournament, new", composition -> {
            ways.get("tournaments").accept(composition);
            Pressing.press(composition, texts -> texts.get("tournament.new"));
        });
        ways.put("tournament, new, later", composition -> {
            ways.get("tournament, new").accept(composition);
            for (int choice = 0; choice < 2; choice++) {
                Pressing.press(composition, texts -> texts.get("tournament.later"));
            }
            Pressing.press(composition, texts -> texts.get("tournament.make"));
        });
        ways.put("tournament, chat", composition -> {
            ways.get("tournament").accept(composition);
            Pressing.press(composition, texts -> texts.get("chat.title") + " · 2");
        });
        ways.put("tournament, results", composition -> {
            ways.get("tournament, ended").accept(composition);
            Pressing.press(composition, texts -> texts.get("tournament.results"));
        });
        ways.put("tournament, player, to the host", composition -> {
            ways.get("tournament, planned, of one's own").accept(composition);
            Pressing.press(composition, texts -> "larkspur");
        });
        tournament("tournament", DemoTournaments.SWISS);
        tournament("tournament, arena", DemoTournaments.ARENA);
        tournament("tournament, planned, of one's own", DemoTournaments.PLANNED);
        tournament("tournament, planned, empty", DemoTournaments.LATER);
        tournament("tournament, ended", DemoTournaments.ENDED);
        tournament("tournament, cancelled", DemoTournaments.CANCELLED);
    }

    private void leagues() {
        ways.put("leagues", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().leagues());
        });
        ways.put("leagues, none", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            ways.get("leagues").accept(composition);
        });
        league("league", DemoLeagues.OWN);
        league("league, not begun", DemoLeagues.OTHER);
    }

    private void league(String name, long id) {
        ways.put(name, composition -> {
            logIn(composition);
            open(composition, () -> composition.go().league(id));
        });
    }

    private void clubs() {
        ways.put("clubs", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().clubs());
        });
        ways.put("clubs, none", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            ways.get("clubs").accept(composition);
        });
        ways.put("club, new", composition -> {
            ways.get("clubs").accept(composition);
            Pressing.press(composition, texts -> texts.get("club.found"));
        });
        ways.put("club, member, to the founder", composition -> {
            ways.get("club, of one's own").accept(composition);
            Pressing.press(composition, texts -> "player 3");
        });
        ways.put("club, challenge", composition -> {
            ways.get("club, of others").accept(composition);
            Pressing.press(composition, texts -> texts.get("club.challenge"));
        });
        club("club, of one's own", DemoClubs.OWN);
        club("club, of others", DemoClubs.OTHER);
        club("club, invited", DemoClubs.INVITING);
        tournament("tournament, match of clubs", DemoClubs.MATCH);
    }

    private void studies() {
        ways.put("studies", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().studies());
        });
        ways.put("studies, none", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            ways.get("studies").accept(composition);
        });
        ways.put("study, new", composition -> {
            ways.get("studies").accept(composition);
            Pressing.press(composition, texts -> texts.get("studies.new"));
        });
        ways.put("study", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().study(DemoStudies.OWN));
        });
        ways.put("study, led by somebody else", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().study(DemoStudies.OTHER));
        });
        ways.put("study, chapters", composition -> {
            ways.get("study").accept(composition);
            Pressing.press(composition, texts -> texts.get("study.tab.chapters"));
        });
        ways.put("study, people", composition -> {
            ways.get("study").accept(composition);
            Pressing.press(composition, texts -> texts.get("study.tab.people"));
        });
        ways.put("study, somebody", composition -> {
            ways.get("study, people").accept(composition);
            Pressing.press(composition, texts -> DemoServer.FRIEND.name());
        });
        ways.put("study, comment", composition -> {
            ways.get("study").accept(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.COMMENT);
        });
        ways.put("study, of a game that goes on", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().study(DemoStudies.LIVE));
        });
        ways.put("game online, watched", composition -> {
            logIn(composition);
            open(composition, () -> composition.client().watch(DemoStudies.LIVE_GAME));
            open(composition, () -> composition
                    .go()
                    .table(composition.client().table(DemoStudies.LIVE_GAME).orElseThrow()));
        });
        ways.put("game online, commentary", composition -> {
            ways.get("game online, watched").accept(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.COMMENT);
        });
        ways.put("class, of one's own", composition -> {
            ways.get("club, of one's own").accept(composition);
            Pressing.press(composition, texts -> texts.get("class.title"));
            open(composition, () -> {});
        });
        ways.put("class, as a pupil", composition -> {
            logIn(composition);
            open(composition, () -> composition.go().club(DemoClubs.JOINED));
            Pressing.press(composition, texts -> texts.get("class.title"));
            open(composition, () -> {});
        });
        ways.put("class, task", composition -> {
            ways.get("class, of one's own").accept(composition);
            Pressing.press(composition, texts -> texts.get("class.set"));
        });
        ways.put("webhook", composition -> {
            ways.get("club, of one's own").accept(composition);
            Pressing.press(composition, texts -> texts.get("webhook.title"));
            open(composition, () -> {});
        });
        ways.put("webhook, with its secret", composition -> {
            ways.get("webhook").accept(composition);
            Pressing.press(composition, texts -> texts.get("webhook.renew"));
            open(composition, () -> {});
        });
        ways.put("study, without chapters", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            ways.get("study, chapters").accept(composition);
        });
    }

    private void club(String name, long id) {
        ways.put(name, composition -> {
            logIn(composition);
            open(composition, () -> composition.go().club(id));
        });
    }

    private void tournament(String name, long id) {
        ways.put(name, composition -> {
            logIn(composition);
            open(composition, () -> composition.go().tournament(id));
        });
    }

    private void open(Composition composition, Runnable way) {
        way.run();
        for (int i = 0; i < 4; i++) {
            server.deliver();
            composition.router().tick(0.6f);
        }
    }

    private void hear(Composition composition, ServerMessage news) {
        server.say(news);
        server.deliver();
        composition.router().tick(0.1f);
    }

    private void games() {
        ways.put("game online", composition -> {
            logIn(composition);
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
            logIn(composition);
            TableState table = server.table(21, Optional.empty());
            composition.go().profile(List.of(table.black(), table.white()), table.id());
        });
        ways.put("game online, report", composition -> {
            ways.get("game online").accept(composition);
            composition.go().report(List.of(DemoServer.FRIEND), 7);
        });
        ways.put("game online, watched, report", composition -> {
            logIn(composition);
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

    private void signIn(Composition composition) {
        composition.go().online();
        server.deliver();
        composition.router().tick(0.1f);
    }

    private void ask(Composition composition, AccountRequest request) {
        composition.client().ask(request);
        server.deliver();
        composition.router().tick(0.1f);
        composition.router().tick(0.1f);
    }

    private void logIn(Composition composition) {
        signIn(composition);
        ask(composition, AccountRequest.Login.of("player 5", "secret"));
        server.deliver();
        composition.router().tick(0.1f);
    }

    /** Leaves the lobby by a pictogram, or where there is none by the words that lead to the same page. */
    private void way(Composition composition, Icon icon, Function<Texts, String> words) {
        logIn(composition);
        Page lobby = composition.router().front();
        Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == icon);
        if (composition.router().front() == lobby) {
            List<String> wanted = TestWords.everywhere(words);
            Pressing.pressWhat(
                    composition,
                    actor -> actor instanceof Text said
                            && wanted.stream().anyMatch(LongerTexts.plain(said.words())::endsWith));
        }
        assertNotSame(lobby, composition.router().front());
        server.deliver();
    }
}
