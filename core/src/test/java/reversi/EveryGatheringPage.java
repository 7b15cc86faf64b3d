package reversi;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;

/** The ways to the pages of tournaments, clubs, studies and leagues, which {@link EveryOnlinePage} has among its own. */
final class EveryGatheringPage {
    private final DemoServer server;
    private final ServerVisit visit;
    private final Map<String, Consumer<Composition>> ways = new LinkedHashMap<>();

    EveryGatheringPage(DemoServer server) {
        this.server = server;
        this.visit = new ServerVisit(server);
        tournaments();
        clubs();
        studies();
        leagues();
    }

    Map<String, Consumer<Composition>> ways() {
        return ways;
    }

    private void tournaments() {
        ways.put("tournaments", composition -> {
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().tournaments());
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
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().leagues());
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
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().league(id));
        });
    }

    private void clubs() {
        ways.put("clubs", composition -> {
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().clubs());
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
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().studies());
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
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().study(DemoStudies.OWN));
        });
        ways.put("study, led by somebody else", composition -> {
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().study(DemoStudies.OTHER));
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
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().study(DemoStudies.LIVE));
        });
        ways.put("game online, watched", composition -> {
            visit.logIn(composition);
            visit.open(composition, () -> composition.client().watch(DemoStudies.LIVE_GAME));
            visit.open(composition, () -> composition
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
            visit.open(composition, () -> {});
        });
        ways.put("class, as a pupil", composition -> {
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().club(DemoClubs.JOINED));
            Pressing.press(composition, texts -> texts.get("class.title"));
            visit.open(composition, () -> {});
        });
        ways.put("class, task", composition -> {
            ways.get("class, of one's own").accept(composition);
            Pressing.press(composition, texts -> texts.get("class.set"));
        });
        ways.put("webhook", composition -> {
            ways.get("club, of one's own").accept(composition);
            Pressing.press(composition, texts -> texts.get("webhook.title"));
            visit.open(composition, () -> {});
        });
        ways.put("webhook, with its secret", composition -> {
            ways.get("webhook").accept(composition);
            Pressing.press(composition, texts -> texts.get("webhook.renew"));
            visit.open(composition, () -> {});
        });
        ways.put("study, without chapters", composition -> {
            server.set(DemoServer.Scene.EMPTY);
            ways.get("study, chapters").accept(composition);
        });
    }

    private void club(String name, long id) {
        ways.put(name, composition -> {
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().club(id));
        });
    }

    private void tournament(String name, long id) {
        ways.put(name, composition -> {
            visit.logIn(composition);
            visit.open(composition, () -> composition.go().tournament(id));
        });
    }
}
