package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.game.ClockTimes;
import reversi.online.AccountNews;
import reversi.online.LobbyNews;
import reversi.online.Messages;
import reversi.online.RankingBoard;
import reversi.online.Remark;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.players.HumanPlayer;
import reversi.rules.Disc;
import reversi.rules.Move;

/** Whatever a server says, in whatever order, the client neither throws nor forgets how to come back. */
class HostileServerProperties {
    @Provide
    Arbitrary<List<ServerMessage>> messages() {
        return Messages.any(ServerMessage.class).list().ofMinSize(1).ofMaxSize(12);
    }

    @Provide
    Arbitrary<List<ServerMessage>> tableNews() {
        return Arbitraries.oneOf(states().map(TableNews.Seated::new), events())
                .map(ServerMessage.class::cast)
                .list()
                .ofMinSize(1)
                .ofMaxSize(12);
    }

    private static Arbitrary<TableNews.Happened> events() {
        return Messages.any(TableEvent.class).flatMap(event -> Arbitraries.integers()
                .between(1, 8)
                .map(version -> new TableNews.Happened(7, version, ScriptedServer.START, event)));
    }

    /** States of the table at which the client sits whose parts need not fit together. */
    private static Arbitrary<TableState> states() {
        Arbitrary<Optional<Disc>> offers = Arbitraries.of(Disc.values()).optional();
        Arbitrary<List<Move>> moves = Arbitraries.of("d3", "c3", "c4", "pass", "a1")
                .map(HostileServerProperties::move)
                .list()
                .ofMaxSize(4);
        return net.jqwik.api.Combinators.combine(
                        Arbitraries.integers().between(0, 8),
                        moves,
                        offers,
                        offers,
                        Messages.any(TableEvent.Finished.class).optional(0.3),
                        Arbitraries.of(true, false))
                .as((version, line, draw, takeback, finished, isSwapped) -> new TableState(
                        7,
                        new ScriptedServer().terms,
                        isSwapped ? ScriptedServer.BOB : ScriptedServer.ADA,
                        isSwapped ? ScriptedServer.ADA : ScriptedServer.BOB,
                        ScriptedServer.START,
                        version,
                        ScriptedServer.START,
                        line,
                        new ClockTimes(0, 1),
                        draw,
                        takeback,
                        false,
                        List.of(new Remark(1, 0, "hello")),
                        List.of(),
                        0,
                        finished.map(TableEvent.Finished::finish)));
    }

    private static Move move(String text) {
        return text.equals("pass") ? Move.PASS : Move.at(text);
    }

    private static void hear(List<ServerMessage> messages) {
        ScriptedServer server = new ScriptedServer();
        OnlineFixture fixture = new OnlineFixture(server);
        fixture.signIn();
        server.seat();
        server.deliverAll();
        OnlineTable table = fixture.client.table(7).orElseThrow();
        HumanPlayer human = new HumanPlayer();
        TableGame game = new TableGame(fixture.client, table, human);
        fixture.client.addListener(new OnlineListener() {
            @Override
            public void tableRenewed(OnlineTable renewed) {
                game.follow();
            }

            @Override
            public void happened(OnlineTable changed, TableEvent event) {
                game.follow();
            }
        });
        game.start();
        for (ServerMessage message : messages) {
            server.say(message);
            server.deliverAll();
            fixture.wait(500);
            server.connect();
        }
        boolean isOutdated = fixture.client.state() == ConnectionState.OUTDATED;
        fixture.settle();
        assertEquals(isOutdated ? ConnectionState.OUTDATED : ConnectionState.READY, fixture.client.state());
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void anyMessagesAreSurvived(@ForAll("messages") List<ServerMessage> messages) {
        hear(messages);
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void anyStatesAndEventsOfATableAreSurvived(@ForAll("tableNews") List<ServerMessage> messages) {
        hear(messages);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void aPartOfTheRankingThatBeginsAnywhereIsSurvived(@ForAll int from, @ForAll int total) {
        AccountState account = new AccountState();
        account.addRanking(new LobbyNews.Ranking(RankingBoard.ALL, from, total, List.of(), Optional.empty()));
        assertTrue(account.ranking(RankingBoard.ALL).rows().isEmpty());
    }

    @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
    void settingsOfAnybodyAreSurvived(@ForAll("settings") AccountNews.Settings settings) {
        hear(List.of(settings, new AccountNews.Unread(-1)));
    }

    @Provide
    Arbitrary<AccountNews.Settings> settings() {
        return Messages.any(AccountNews.Settings.class);
    }
}
