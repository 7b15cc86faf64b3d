package reversi.server.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.TableRequest;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.server.account.Tokens;
import reversi.server.bus.Bus;
import reversi.server.game.TableReferee;
import reversi.server.lobby.LobbyServices;
import reversi.server.lobby.Matchmaker;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.lobby.PresenceRegistry;
import reversi.server.lobby.Seats;
import reversi.server.moderation.PhotoRule;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.store.Creation;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.HeartbeatRepository;
import reversi.server.store.MatchmakingRepository;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.table.EventWriter;
import reversi.server.table.Outages;
import reversi.server.table.Subscriber;
import reversi.server.table.TableServices;
import reversi.server.table.Tables;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.OpenBoard;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentGame;

/** Tournaments of one node without sockets, at a time that the test sets. */
class ArbiterTest {
    private static final long START = 1_000_000;
    private static final int NO_SHOW = 60;
    private static final GameTerms GAME =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(600, 0), true, ColourChoice.LOT);
    private static final int PATIENCE_SECONDS = 60;

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong(START);
    private Database database;
    private AccountRepository accounts;
    private Node node;
    private int names;

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        accounts = new AccountRepository(database);
        node = new Node();
    }

    @AfterEach
    void close() {
        node.writer.close();
        database.close();
    }

    /** What runs tournaments at one node; what it would do in other threads waits in a queue. */
    private final class Node {
        final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
        final PresenceRegistry presence;
        final EventWriter writer;
        final Outages outages;
        final Tables tables;
        final Arbiter arbiter;

        Node() {
            Codec codec = new Codec();
            BlockListRepository blockLists = new BlockListRepository(database);
            GameRepository games = new GameRepository(database, codec);
            MatchmakingRepository matchmaking = new MatchmakingRepository(database, games, codec);
            presence = new PresenceRegistry(accounts, blockLists, new PhotoRule(3), clock::get);
            writer = new EventWriter(games::add, written -> {}, new SimpleMeterRegistry());
            outages = new Outages(new HeartbeatRepository(database), clock::get);
            outages.beat();
            tables = new Tables(
                    new TableServices(clock::get, writer, work::add, games, outages, codec, presence, Bus.alone()),
                    60_000);
            MessageDispatcher dispatcher = new MessageDispatcher(codec, presence, Bus.alone(), "node");
            Seats seats = new Seats(presence, tables, games, dispatcher, work::add);
            LobbyServices lobby =
                    new LobbyServices(accounts, blockLists, matchmaking, presence, dispatcher, seats, clock::get);
            Matchmaker matchmaker = new Matchmaker(lobby, new Tokens(), new Random(1), false);
            arbiter = new Arbiter(new TournamentServices(
                    new TournamentRepository(database, codec),
                    new TournamentLog(database, games),
                    presence,
                    tables,
                    matchmaker,
                    dispatcher,
                    outages,
                    codec,
                    clock::get,
                    work::add));
            tables.addListener(seats);
            tables.addListener(arbiter.runner());
            // Whoever waits looks again after each event.
            tables.addListener((table, after, event) -> work.add(() -> {}));
        }

        /** Looks as often as a server does, whatever waits. */
        void look() {
            arbiter.runner().tick();
            arbiter.runner().attend();
            for (Runnable task = work.poll(); task != null; task = work.poll()) {
                task.run();
            }
        }
    }

    /** Time goes by in steps in which nobody takes the server for away; flags fall, and the node looks. */
    private void pass(long seconds) {
        for (long i = 0; i < seconds; i++) {
            clock.addAndGet(1_000);
            node.outages.beat();
            node.tables.sweepFlags();
            node.look();
        }
    }

    /** What the writer's thread does comes when it comes. */
    private void until(String what, BooleanSupplier isSo) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!isSo.getAsBoolean()) {
            Runnable task = node.work.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (task == null) {
                throw new AssertionError("not within " + PATIENCE_SECONDS + " s: " + what);
            }
            task.run();
        }
    }

    private AccountRow member() {
        String name = "member" + ++names;
        return accounts.register(name, new AccountRepository.NameKeys(name, name), "hash", 1_500 + names, START)
                .orElseThrow();
    }

    private void connect(AccountRow player) {
        node.presence.connect(
                new Subscriber() {
                    @Override
                    public long account() {
                        return player.id();
                    }

                    @Override
                    public void send(String frame) {}
                },
                player);
    }

    private long make(TournamentFormat format, List<AccountRow> players) {
        TournamentTerms usual = TournamentTerms.usual("Test", format, GAME, clock.get() + 10_000);
        TournamentTerms terms = new TournamentTerms(
                usual.name(),
                format,
                GAME,
                usual.rounds(),
                usual.minutes(),
                usual.startsAt(),
                usual.seats(),
                true,
                NO_SHOW,
                List.of());
        long id = ((Creation.Made) node.arbiter.entries().create(terms)).id();
        for (AccountRow player : players) {
            assertEquals(Optional.empty(), node.arbiter.entries().join(id, player));
        }
        return id;
    }

    private Tournament tournament(long id) {
        return node.arbiter.entries().find(id).orElseThrow();
    }

    private List<OpenBoard> going(long id) {
        return tournament(id).openBoards().stream()
                .filter(board -> board.game().game().isPresent())
                .toList();
    }

    private void resign(long game, Disc side) {
        node.tables
                .find(game)
                .orElseThrow()
                .request(
                        (state, now) -> TableReferee.judge(state, side, new TableRequest.Resign(game), now, 0, false),
                        why -> {});
    }

    private static List<AccountRow> list(AccountRow... players) {
        return List.of(players);
    }

    @Test
    void whoMakesNoFirstMoveLosesAndIsOutAfterTheSecondTime() throws InterruptedException {
        AccountRow ann = member();
        AccountRow bert = member();
        List.of(ann, bert).forEach(this::connect);
        long id = make(TournamentFormat.KNOCK_OUT, list(ann, bert));
        pass(11);
        OpenBoard board = going(id).get(0);
        // The game began in one of the seconds that have passed, whichever thread was first.
        pass(NO_SHOW - 12);
        assertEquals(1, going(id).size(), "there is still time for the first move");
        pass(13);
        until("it has ended", () -> tournament(id).phase() == TournamentPhase.ENDED);
        TournamentGame game = tournament(id).rounds().get(0).board(1);
        assertEquals(Optional.of(GameOutcome.missedBy(Disc.BLACK)), game.outcome());
        assertTrue(game.isWonBy(board.game().pairing().white()));
        long rating = accounts.find(ann.id()).orElseThrow().stats().rating();
        assertEquals(ann.stats().rating(), rating, "no rating changes");
    }

    @Test
    void aGameWithoutOneOfItsPlayersNeverBegins() throws InterruptedException {
        AccountRow ann = member();
        AccountRow bert = member();
        connect(ann);
        long id = make(TournamentFormat.KNOCK_OUT, list(ann, bert));
        pass(NO_SHOW + 8);
        assertEquals(1, tournament(id).openBoards().size());
        assertEquals(List.of(), going(id));
        pass(10);
        until("it has ended", () -> tournament(id).phase() == TournamentPhase.ENDED);
        assertTrue(tournament(id).rounds().get(0).board(1).isWonBy(ann.id()));
    }

    @Test
    void whoConnectsInTimePlays() {
        AccountRow ann = member();
        AccountRow bert = member();
        connect(ann);
        long id = make(TournamentFormat.KNOCK_OUT, list(ann, bert));
        pass(30);
        assertEquals(List.of(), going(id));
        connect(bert);
        pass(1);
        assertEquals(1, going(id).size());
    }

    @Test
    void anArenaEndsOnceItsTimeIsUpAndItsGamesAreOver() throws InterruptedException {
        List<AccountRow> field = List.of(member(), member(), member());
        field.forEach(this::connect);
        long id = make(TournamentFormat.ARENA, field);
        pass(11);
        OpenBoard board = going(id).get(0);
        long game = board.game().game().orElseThrow();
        node.tables
                .find(game)
                .orElseThrow()
                .request(
                        (state, now) -> TableReferee.judge(
                                state,
                                Disc.BLACK,
                                new TableRequest.Play(
                                        game,
                                        1,
                                        Move.at(state.position().placements().get(0))),
                                now,
                                0,
                                false),
                        why -> {});
        until(
                "a move is played",
                () -> node.tables.find(game).orElseThrow().state().version() == 1);
        clock.set(tournament(id).closesAt() - 1_000);
        node.outages.beat();
        pass(2);
        assertEquals(TournamentPhase.RUNNING, tournament(id).phase(), "a game goes on");
        resign(game, Disc.WHITE);
        until("it has ended", () -> tournament(id).phase() == TournamentPhase.ENDED);
        assertEquals(1, tournament(id).rounds().get(0).games().size(), "nobody is paired any more");
    }

    /** Two nodes that look at the same moment begin each game once. */
    @Test
    void whoeverIsOvertakenHasDoneNothing() throws InterruptedException {
        List<AccountRow> field = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            field.add(member());
        }
        field.forEach(this::connect);
        Node first = node;
        node = new Node();
        field.forEach(this::connect);
        Node second = node;
        node = first;
        long id = make(TournamentFormat.ROUND_ROBIN, field);
        clock.addAndGet(10_000);
        Thread other = new Thread(second::look);
        other.start();
        first.look();
        other.join();
        first.look();
        assertEquals(3, going(id).size());
        assertEquals(
                Optional.of(3L), database.read(sql -> sql.first(row -> row.getLong(1), "select count(*) from game")));
        second.writer.close();
    }

    @Test
    void aResultThatNobodyHeardOfIsFoundOnTheDisk() throws InterruptedException {
        List<AccountRow> field = List.of(member(), member(), member());
        field.forEach(this::connect);
        long id = make(TournamentFormat.ROUND_ROBIN, field);
        pass(11);
        OpenBoard board = going(id).get(0);
        long game = board.game().game().orElseThrow();
        resign(game, Disc.WHITE);
        until(
                "the game is over",
                () -> node.tables.find(game).orElseThrow().state().isOver());
        // The node goes down before it looks at it.
        node.writer.close();
        node = new Node();
        field.forEach(this::connect);
        node.look();
        assertEquals(2, tournament(id).rounds().size(), "the next round is paired");
        assertTrue(tournament(id)
                .rounds()
                .get(0)
                .board(1)
                .isWonBy(board.game().pairing().black()));
        assertEquals(1, going(id).size());
    }

    @Test
    void whoIsTakenOutLosesTheGameThatGoesOn() throws InterruptedException {
        List<AccountRow> field = List.of(member(), member());
        field.forEach(this::connect);
        long id = make(TournamentFormat.ROUND_ROBIN, field);
        pass(11);
        OpenBoard board = going(id).get(0);
        long black = board.game().pairing().black();
        assertEquals(Optional.empty(), node.arbiter.entries().remove(id, OptionalLong.empty(), black));
        node.look();
        until("it has ended", () -> tournament(id).phase() == TournamentPhase.ENDED);
        assertTrue(tournament(id)
                .rounds()
                .get(0)
                .board(1)
                .isWonBy(board.game().pairing().white()));
    }

    @Test
    void tooFewPlayersCallItOff() {
        long id = make(TournamentFormat.SWISS, list(member()));
        pass(11);
        assertEquals(TournamentPhase.CANCELLED, tournament(id).phase());
    }
}
