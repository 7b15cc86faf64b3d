package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.server.game.GameState;
import reversi.server.game.Outage;
import reversi.server.game.SeatedAccount;
import reversi.server.game.TableReferee;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.HeartbeatRepository;
import reversi.server.table.Outages;
import reversi.server.table.Subscriber;
import reversi.server.table.Table;

/** Nobody is charged for a time in which no node served; everybody is for every other time. */
abstract class ClockSuite {
    private static final long START = 1_000_000;
    private static final GameTerms MINUTE =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(60, 0), false, ColourChoice.BLACK);

    private final AtomicLong clock = new AtomicLong(START);
    private Database database;
    private SeatedAccount ann;
    private SeatedAccount bert;

    /** A new, empty database. */
    abstract String url() throws Exception;

    @BeforeEach
    void open() throws Exception {
        database = Database.open(url());
        AccountRepository accounts = new AccountRepository(database);
        ann = new SeatedAccount(accounts.addGuest(1200, START).id(), PlayerKind.GUEST);
        bert = new SeatedAccount(accounts.addGuest(1200, START).id(), PlayerKind.GUEST);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private long begin() {
        GameRepository games = new GameRepository(database, new Codec());
        return database.write(sql -> games.create(sql, MINUTE, ann, bert, clock.get()))
                .id();
    }

    private TestNode node() {
        return new TestNode(database, clock);
    }

    /** Time goes by, and the nodes that serve give their signs of life. */
    private void serve(long millis, TestNode... nodes) {
        for (long left = millis; left > 0; left -= 1_000) {
            clock.addAndGet(Math.min(1_000, left));
            for (TestNode node : nodes) {
                node.outages.beat();
            }
        }
    }

    /** The same, and afterwards they look whether flags have fallen. */
    private void pass(long millis, TestNode... nodes) {
        serve(millis, nodes);
        for (TestNode node : nodes) {
            node.tables.sweepFlags();
        }
    }

    private ClockTimes clocks(TestNode node, long game) {
        return node.line(game).game().clockAt(clock.get()).shown();
    }

    @Test
    void outagesAreNotChargedToTheClock() throws InterruptedException {
        long game;
        try (TestNode node = node()) {
            game = begin();
            pass(10_000, node);
            node.play(game);
            pass(5_000, node);
            assertEquals(new ClockTimes(50_000, 55_000), clocks(node, game));
        }
        pass(1_000_000);
        try (TestNode again = node()) {
            again.tables.sweepStore(0, 1_000_000_000);
            again.tables.sweepFlags();
            assertEquals(new ClockTimes(50_000, 55_000), clocks(again, game));
            pass(20_000, again);
            assertEquals(new ClockTimes(50_000, 35_000), clocks(again, game));
            again.play(game);
            assertEquals(new ClockTimes(50_000, 35_000), clocks(again, game), "the kept clocks are right too");
            pass(50_000, again);
            assertTrue(again.isQuiet(), "the delay of a connection is given on top");
            pass(GameState.MOST_LAG, again);
            TableEvent.Finished end = (TableEvent.Finished) again.next();
            assertEquals(Ending.TIME, end.finish().ending());
            assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
        }
        try (TestNode later = node()) {
            assertEquals(new ClockTimes(0, 35_000), clocks(later, game), "and told again in the same way");
        }
    }

    @Test
    void theClockRunsOnAfterATakebackToTheStart() throws InterruptedException {
        try (TestNode node = node()) {
            long game = begin();
            pass(10_000, node);
            node.play(game);
            pass(5_000, node);
            node.ask(game, Disc.BLACK, new TableRequest.AskTakeback(game));
            node.next();
            node.ask(game, Disc.WHITE, new TableRequest.AnswerTakeback(game, true));
            node.next();
            assertEquals(0, node.line(game).transcript().plies());
            assertEquals(new ClockTimes(50_000, 55_000), clocks(node, game));
            pass(20_000, node);
            assertEquals(new ClockTimes(30_000, 55_000), clocks(node, game));
            try (TestNode other = node()) {
                assertEquals(new ClockTimes(30_000, 55_000), clocks(other, game), "read from the disk");
            }
            pass(30_000 + GameState.MOST_LAG, node);
            TableEvent.Finished end = (TableEvent.Finished) node.next();
            assertEquals(Ending.TIME, end.finish().ending());
            assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
        }
    }

    @Test
    void startupTimeIsNoOutage() {
        Outages first = new Outages(new HeartbeatRepository(database), clock::get);
        clock.addAndGet(10 * HeartbeatRepository.OUTAGE_MILLIS);
        assertFalse(first.hasBegun());
        first.beat();
        assertTrue(first.hasBegun());
        assertEquals(List.of(), new HeartbeatRepository(database).outagesAfter(0));
    }

    @Test
    void aSlowRestartIsOneOutage() throws InterruptedException {
        long game;
        try (TestNode node = node()) {
            game = begin();
            pass(10_000, node);
        }
        clock.addAndGet(100_000);
        Outages again = new Outages(new HeartbeatRepository(database), clock::get);
        assertTrue(again.isDoubtful(clock.get()), "nothing ends by time before it serves");
        clock.addAndGet(20_000);
        again.beat();
        assertFalse(again.isDoubtful(clock.get()));
        assertEquals(
                List.of(new Outage(START + 10_000, clock.get())), new HeartbeatRepository(database).outagesAfter(0));
        try (TestNode node = node()) {
            assertEquals(new ClockTimes(50_000, 60_000), clocks(node, game));
        }
    }

    @Test
    void everyOutageCountsOnce() throws InterruptedException {
        long game = begin();
        for (int outage = 1; outage <= 3; outage++) {
            try (TestNode node = node();
                    TestNode atOnce = node()) {
                pass(4_000, node, atOnce);
                ClockTimes expected = new ClockTimes(60_000 - 4_000L * outage, 60_000);
                assertEquals(expected, clocks(node, game));
                assertEquals(expected, clocks(atOnce, game));
            }
            pass(77_000);
        }
        assertEquals(2, new HeartbeatRepository(database).outagesAfter(0).size());
        try (TestNode node = node()) {
            node.play(game);
            assertEquals(new ClockTimes(48_000, 60_000), clocks(node, game));
        }
    }

    @Test
    void aMoveAfterTheLastSignOfLifeIsNotForgotten() throws InterruptedException {
        long game;
        try (TestNode node = node()) {
            game = begin();
            clock.addAndGet(900);
            node.play(game);
        }
        pass(100_000);
        try (TestNode again = node()) {
            assertEquals(new ClockTimes(59_100, 60_000), clocks(again, game));
            pass(60_000, again);
            assertTrue(again.isQuiet());
            again.tables.sweepStore(0, 1_000_000_000);
            again.play(game);
            assertEquals(new ClockTimes(59_100, 0), clocks(again, game));
        }
    }

    @Test
    void whatCouldNotBeReadIsReadLater() throws InterruptedException {
        try (TestNode node = node();
                TestNode second = node()) {
            long game = begin();
            assertEquals(0, second.line(game).version());
            node.play(game);
            database.write(sql -> sql.change("alter table event rename to event_away"));
            second.tables.loaded(game).orElseThrow().heardOf(1);
            assertEquals(0, second.line(game).version());
            database.write(sql -> sql.change("alter table event_away rename to event"));
            second.tables.sweepStore(0, 1_000_000_000);
            assertEquals(1, second.line(game).version(), "the game stands still at the other node");
        }
    }

    @Test
    void aTableIsForgottenOnceNothingCanBeToldThereAnyMore() throws InterruptedException {
        try (TestNode node = node()) {
            long game = begin();
            List<String> told = new ArrayList<>();
            Subscriber player = new Subscriber() {
                @Override
                public long account() {
                    return 1;
                }

                @Override
                public void send(String frame) {
                    told.add(frame);
                }
            };
            node.tables.join(game, player);
            node.ask(game, Disc.BLACK, new TableRequest.Resign(game));
            node.next();
            pass(GameState.CHAT_MILLIS, node);
            node.tables.sweepStore(0, 1_000_000_000);
            assertTrue(node.tables.loaded(game).isPresent(), "the players may still talk");
            pass(1, node);
            node.tables.sweepStore(0, 1_000_000_000);
            assertEquals(Optional.empty(), node.tables.loaded(game), "a player who stays connected keeps no old game");
            int before = told.size();
            node.tables.join(game, player);
            assertEquals(before + 1, told.size(), "who asks for it sees it again");
            node.tables.leaveAll(player);
        }
    }

    @Test
    void whileAnotherNodeServesTimeCounts() {
        try (TestNode node = node()) {
            long game = begin();
            pass(30_000, node);
            try (TestNode second = node()) {
                pass(10_000, node, second);
                assertEquals(new ClockTimes(20_000, 60_000), clocks(second, game));
            }
            assertEquals(List.of(), new HeartbeatRepository(database).outagesAfter(0));
        }
    }

    @Test
    void aShortSilenceIsNoOutage() {
        long game;
        try (TestNode node = node()) {
            game = begin();
        }
        clock.addAndGet(HeartbeatRepository.OUTAGE_MILLIS);
        try (TestNode again = node()) {
            assertEquals(new ClockTimes(60_000 - HeartbeatRepository.OUTAGE_MILLIS, 60_000), clocks(again, game));
        }
    }

    /** A node that was cut off from its database, or stood still, learns late of what happened; its flags must not fall before. */
    @Test
    void aNodeInDoubtEndsNoGame() throws InterruptedException {
        try (TestNode cutOff = node()) {
            long game = begin();
            assertFalse(cutOff.line(game).isOver());
            clock.addAndGet(70_000);
            cutOff.tables.sweepFlags();
            assertTrue(cutOff.isQuiet(), "the time may not have counted");
            try (TestNode other = node()) {
                assertEquals(
                        List.of(new Outage(START, clock.get())), new HeartbeatRepository(database).outagesAfter(0));
                cutOff.play(game);
                assertEquals(new ClockTimes(60_000, 60_000), clocks(cutOff, game));
                other.tables.catchUpAll();
                assertEquals(new ClockTimes(60_000, 60_000), clocks(other, game));
            }
        }
    }

    /** Even a node that is sure of itself can't end by time what the database gave more time. */
    @Test
    void flagsAreDecidedByTheDatabaseTime() throws InterruptedException {
        try (TestNode node = node()) {
            long game = begin();
            database.write(sql -> sql.change("update game set deadline = deadline + 60000 where id = ?", game));
            serve(90_000, node);
            BlockingQueue<ErrorCode> denied = new LinkedBlockingQueue<>();
            Table table = node.tables.find(game).orElseThrow();
            Table.Judge flag = (line, now) -> TableReferee.flag(line, now).orElseThrow();
            table.request(flag, why -> denied.add(why.fault()));
            assertEquals(ErrorCode.UNAVAILABLE, denied.poll(20, TimeUnit.SECONDS));
            serve(40_000, node);
            table.request(flag, why -> denied.add(why.fault()));
            assertInstanceOf(TableEvent.Finished.class, node.next());
        }
    }

    @Test
    void aClockThatWasAYearAheadIsForgotten() {
        HeartbeatRepository life = new HeartbeatRepository(database);
        life.record(START + 31_000_000_000L);
        life.record(START);
        life.record(START + 10_000);
        assertEquals(List.of(new Outage(START, START + 10_000)), life.outagesAfter(0));
    }
}
