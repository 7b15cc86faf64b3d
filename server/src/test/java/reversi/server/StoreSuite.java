package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.Remark;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.server.game.Decision;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.SeatedAccount;
import reversi.server.game.TableReferee;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;
import reversi.server.store.GamePacker;
import reversi.server.store.GameRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.MatchmakingRepository;
import reversi.server.store.MessageRepository;
import reversi.server.store.Proposal;
import reversi.server.store.Sending;
import reversi.server.store.StoredEvent;

/** What grows in a database: games that are over, what was said in them, and accounts that go. Who extends it says in which one. */
abstract class StoreSuite {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(900, 5), false, ColourChoice.BLACK);
    private static final long BEGUN = 1_790_000_000_000L;
    private static final int RACES = 40;

    /** A new database. */
    abstract String url();

    private final Codec codec = new Codec();
    private Database database;
    private GameRepository games;
    private AccountRepository accounts;

    @BeforeEach
    void open() {
        database = Database.open(url());
        games = new GameRepository(database, codec);
        accounts = new AccountRepository(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private SeatedAccount guest() {
        return new SeatedAccount(accounts.addGuest(1_200, 0).id(), PlayerKind.GUEST);
    }

    private GameFacts begin(SeatedAccount black, SeatedAccount white) {
        return database.write(sql -> games.create(sql, TERMS, black, white, BEGUN));
    }

    private GameState add(GameState line, long at, List<TableEvent> events, Optional<Result> end) {
        Proposal proposal =
                new Proposal(line.facts(), line.version(), at, 5, events, end, 1, 1, OptionalLong.empty(), false);
        GameState after = line;
        for (StoredEvent stored : games.add(List.of(proposal)).get(0)) {
            after = after.with(stored.event(), stored.at());
        }
        return after;
    }

    private GameState resign(GameState line, long at) {
        Result lost = Result.lost(Ending.RESIGNATION, Disc.BLACK, line.position());
        return add(line, at, List.of(), Optional.of(lost));
    }

    private GameState say(GameState line, Disc by, String text) {
        return add(line, BEGUN + 1, List.of(new TableEvent.Said(by, text)), Optional.empty());
    }

    /** Plays any moves to the end, with a remark and an offer here and there; each takes as long as people need. */
    private GameState playOut(GameFacts facts, Random random) {
        GameState line = GameState.start(facts);
        long now = BEGUN;
        while (!line.isOver()) {
            now += 800 + random.nextInt(11_000);
            List<Square> places = line.position().placements();
            Move move = Move.at(places.get(random.nextInt(places.size())));
            TableRequest.Play play =
                    new TableRequest.Play(facts.id(), line.transcript().plies() + 1, move);
            Decision.Granted granted = assertInstanceOf(
                    Decision.Granted.class,
                    TableReferee.judge(line, line.position().toMove(), play, now, random.nextInt(90), false));
            line = add(line, now, granted.events(), granted.end());
            if (!line.isOver() && random.nextInt(20) == 0) {
                line = say(line, Disc.WHITE, "Nice, " + line.version());
            }
        }
        return line;
    }

    private long count(String query, Object... values) {
        return database.read(sql -> sql.first(row -> row.getLong(1), query, values))
                .orElse(0L);
    }

    private static GameState folded(GameFacts facts, List<StoredEvent> events) {
        GameState line = GameState.start(facts);
        for (StoredEvent event : events) {
            assertEquals(line.version() + 1, event.seq());
            line = line.with(event.event(), event.at());
        }
        return line;
    }

    @Test
    void aGameThatIsOverTakesOneKilobyteAndReadsAsBefore() {
        SeatedAccount ann = guest();
        SeatedAccount bert = guest();
        Random random = new Random(4);
        List<GameState> played = new ArrayList<>();
        for (int i = 0; i < 45; i++) {
            played.add(playOut(begin(ann, bert), random));
        }
        GameState open = say(GameState.start(begin(ann, bert)), Disc.BLACK, "Hello");
        GamePacker packer = new GamePacker(database, codec);
        assertFalse(packer.packSome(BEGUN), "none was over by then");
        while (packer.packSome(Long.MAX_VALUE)) {
            assertTrue(count("select count(*) from packed_game") > 0);
        }
        assertEquals(0, count("select count(*) from event"), "no row is left of a game that is over");
        assertEquals(played.size(), count("select count(*) from packed_game"));
        assertTrue(count("select max(length(body)) from packed_game") <= 1_000);
        for (GameState line : played) {
            GameFacts facts = games.facts(line.facts().id()).orElseThrow();
            assertEquals(line, folded(facts, games.eventsAfter(facts.id(), 0)));
            int half = line.version() / 2;
            List<StoredEvent> rest = games.eventsAfter(facts.id(), half);
            assertEquals(line.version() - half, rest.size(), "a node that knows half of it hears the rest");
            assertEquals(half + 1, rest.get(0).seq());
        }
        assertEquals(open, folded(open.facts(), games.eventsAfter(open.facts().id(), 0)));
        try (TestNode node = new TestNode(database, new AtomicLong(BEGUN * 2))) {
            GameState line = played.get(0);
            assertEquals(line.transcript(), node.line(line.facts().id()).transcript());
            assertEquals(line.version(), node.line(line.facts().id()).version());
            assertEquals(line.finish(), node.line(line.facts().id()).finish());
        }
        assertEquals(
                20,
                new HistoryRepository(database, codec)
                        .history(ann.account(), Long.MAX_VALUE, false, 20)
                        .size());
    }

    @Test
    void aRemarkAfterAGameWasPackedIsReadWithIt() {
        GameState line = resign(GameState.start(begin(guest(), guest())), BEGUN + 1);
        assertFalse(new GamePacker(database, codec).packSome(Long.MAX_VALUE));
        GameState after = say(line, Disc.WHITE, "Good game");
        assertEquals(
                after, folded(after.facts(), games.eventsAfter(after.facts().id(), 0)));
        assertEquals(1, games.eventsAfter(after.facts().id(), 1).size());
    }

    @Test
    void aGameThatCannotBeReadStaysAsItIsAndHoldsNobodyUp() {
        GameState damaged = resign(GameState.start(begin(guest(), guest())), BEGUN + 1);
        GameState whole = resign(GameState.start(begin(guest(), guest())), BEGUN + 2);
        database.write(sql -> sql.change(
                "update event set body = '{' where game = ?", damaged.facts().id()));
        GamePacker packer = new GamePacker(database, codec);
        packer.packSome(Long.MAX_VALUE);
        assertEquals(1, count("select count(*) from event"));
        assertEquals(
                whole, folded(whole.facts(), games.eventsAfter(whole.facts().id(), 0)));
        assertEquals(0, count("select count(*) from game where not packed"), "it is not tried for ever");
    }

    @Test
    void aTableIsReadWithTheLatestRemarksOnly() {
        GameState line = GameState.start(begin(guest(), guest()));
        List<TableEvent> talk = new ArrayList<>();
        for (int i = 1; i <= 3_000; i++) {
            talk.add(new TableEvent.Said(i % 2 == 0 ? Disc.BLACK : Disc.WHITE, "Remark " + i));
        }
        add(line, BEGUN + 1, talk, Optional.empty());
        assertEquals(
                GameState.MOST_SHOWN,
                games.events(line.facts().id(), GameState.MOST_SHOWN).size());
        try (TestNode node = new TestNode(database, new AtomicLong(BEGUN))) {
            GameState read = node.line(line.facts().id());
            assertEquals(3_000, read.version());
            assertEquals(3_000, read.remarks());
            assertEquals("Remark 3000", read.chat().get(49).text());
            assertEquals("Remark 2951", read.chat().get(0).text());
        }
    }

    @Test
    void aDeletedAccountSitsInNoGame() throws Exception {
        MatchmakingRepository matchmaking = new MatchmakingRepository(database, games, codec);
        ExecutorService two = Executors.newFixedThreadPool(2);
        try {
            for (int i = 0; i < RACES; i++) {
                SeatedAccount ann = guest();
                SeatedAccount bert = guest();
                CyclicBarrier together = new CyclicBarrier(2);
                Future<Boolean> deleted = two.submit(() -> {
                    together.await();
                    return accounts.delete(ann.account(), 1).isPresent();
                });
                Future<MatchmakingRepository.StartResult> begun = two.submit(() -> {
                    together.await();
                    return matchmaking.begin(TERMS, bert, ann, BEGUN);
                });
                boolean began = begun.get(20, TimeUnit.SECONDS) instanceof MatchmakingRepository.StartResult.Started;
                assertEquals(!began, deleted.get(20, TimeUnit.SECONDS), "one or the other");
                assertEquals(began ? 1 : 0, games.open(ann.account()).size());
            }
        } finally {
            two.shutdownNow();
        }
    }

    /** One lies in the box for requests, and whoever wrote the other reads that it waits. */
    @Test
    void ofTwoFirstLettersAtOnceOneIsKept() throws Exception {
        MessageRepository messages = new MessageRepository(database);
        ExecutorService two = Executors.newFixedThreadPool(2);
        try {
            for (int i = 0; i < RACES; i++) {
                long ann = guest().account();
                long bert = guest().account();
                CyclicBarrier together = new CyclicBarrier(2);
                List<Future<Sending>> sent = new ArrayList<>();
                for (String text : List.of("Hello", "Hello?")) {
                    sent.add(two.submit(() -> {
                        together.await();
                        return messages.send(ann, bert, text, BEGUN);
                    }));
                }
                int kept = 0;
                for (Future<Sending> each : sent) {
                    Sending how = each.get(20, TimeUnit.SECONDS);
                    kept += how instanceof Sending.Sent ? 1 : 0;
                    assertTrue(how instanceof Sending.Sent || how.equals(new Sending.Refused(ErrorCode.AWAITS_ANSWER)));
                }
                assertEquals(1, kept);
            }
        } finally {
            two.shutdownNow();
        }
    }

    @Test
    void aDeletedAccountBeginsNothing() {
        MatchmakingRepository matchmaking = new MatchmakingRepository(database, games, codec);
        SeatedAccount ann = guest();
        SeatedAccount bert = guest();
        matchmaking.seek(new MatchmakingRepository.Seeker(ann.account(), TERMS, 1_200, 0), "key", 0);
        matchmaking.seek(new MatchmakingRepository.Seeker(bert.account(), TERMS, 1_200, 0), "key", 0);
        long invitation = matchmaking.invite(ann.account(), bert.account(), null, TERMS, null, 0);
        accounts.delete(ann.account(), 1);
        MatchmakingRepository.StartResult refused =
                new MatchmakingRepository.StartResult.Refused(MatchmakingRepository.Obstacle.DELETED);
        assertEquals(refused, matchmaking.begin(TERMS, ann, bert, 2));
        assertEquals(refused, matchmaking.accept(invitation, TERMS, ann, bert, 2));
        assertEquals(refused, matchmaking.pair(ann.account(), bert.account(), TERMS, Disc.BLACK, ann, bert, 2));
        matchmaking.seek(new MatchmakingRepository.Seeker(ann.account(), TERMS, 1_200, 0), "key", 3);
        assertEquals(Optional.empty(), matchmaking.waiting(ann.account()));
        assertEquals(Optional.empty(), accounts.beginSession(ann.account(), new byte[] {1}, "late", 3));
        accounts.setAbout(ann.account(), "late");
        accounts.setPhoto(ann.account(), new byte[] {1}, 7, 0);
        assertEquals("", accounts.find(ann.account()).orElseThrow().about());
        assertEquals(Optional.empty(), accounts.photo(ann.account(), 7));
    }

    @Test
    void whatADeletedAccountSaidIsErasedInBatches() {
        SeatedAccount ann = guest();
        SeatedAccount bert = guest();
        GameState line = GameState.start(begin(ann, bert));
        List<TableEvent> talk = new ArrayList<>();
        for (int i = 0; i < 1_300; i++) {
            talk.add(new TableEvent.Said(Disc.BLACK, "secret"));
        }
        line = say(add(line, BEGUN + 1, talk, Optional.empty()), Disc.WHITE, "kept");
        line = resign(line, BEGUN + 2);
        accounts.delete(ann.account(), 1);
        accounts.erase(ann.account(), 600);
        assertEquals(300, count("select count(*) from remark where body = 'secret'"), "so many at once");
        accounts.eraseLeftovers();
        assertEquals(0, count("select count(*) from remark where body = 'secret'"));
        List<StoredEvent> events = games.eventsAfter(line.facts().id(), 0);
        assertEquals(1_302, events.size(), "numbers have no gaps");
        assertEquals(
                List.of(new Remark(bert.account(), BEGUN + 1, "kept")),
                folded(line.facts(), events).chat());
    }

    @Test
    void unusedGuestsGoInBatches() {
        long played = guest().account();
        begin(new SeatedAccount(played, PlayerKind.GUEST), guest());
        database.write(sql -> {
            for (int i = 0; i < 1_203; i++) {
                sql.insert("insert into account (kind, name, rating, created) values (0, 'Guest', 1200, 5)");
            }
            return 0;
        });
        assertEquals(1_203, accounts.deleteUnusedGuests(100));
        assertTrue(accounts.find(played).isPresent());
    }

    @Test
    void theHistoryIsReadFromBothColoursInPages() {
        SeatedAccount ann = guest();
        SeatedAccount bert = guest();
        List<Long> finished = new ArrayList<>();
        Random random = new Random(9);
        for (int i = 0; i < 30; i++) {
            boolean swaps = random.nextBoolean();
            GameFacts facts = begin(swaps ? ann : bert, swaps ? bert : ann);
            if (i % 10 != 0) {
                resign(GameState.start(facts), BEGUN + i);
                finished.add(0, facts.id());
            }
        }
        HistoryRepository history = new HistoryRepository(database, codec);
        List<Long> pages = new ArrayList<>();
        long before = Long.MAX_VALUE;
        List<HistoryRepository.Entry> page;
        do {
            page = history.history(ann.account(), before, false, 4);
            page.forEach(entry -> pages.add(entry.id()));
            before = page.isEmpty() ? 0 : page.get(page.size() - 1).id();
        } while (!page.isEmpty());
        assertEquals(finished, pages);
        assertTrue(history.star(ann.account(), finished.get(3), true));
        assertTrue(history.star(ann.account(), finished.get(5), true));
        assertEquals(
                List.of(finished.get(5)),
                history.history(ann.account(), finished.get(3), true, 4).stream()
                        .map(HistoryRepository.Entry::id)
                        .toList());
    }
}
