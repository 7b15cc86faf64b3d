package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.server.game.Decision;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.Subscriber;
import reversi.server.table.Table;

/** Many watch, and the database is slow. */
class CrowdedTableTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
    private static final int CROWD = 40;
    private static final int PATIENCE_SECONDS = 20;

    @TempDir
    Path folder;

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch answered = new CountDownLatch(1);
    private volatile boolean isSlow;
    private Database database;
    private TestNode node;
    private long game;

    /** Somebody who isn't signed in. */
    private static final class Watcher implements Subscriber {
        final List<String> frames = new ArrayList<>();

        @Override
        public long account() {
            return 0;
        }

        @Override
        public void send(String frame) {
            frames.add(frame);
        }
    }

    /** Cards are in the database, which answers when a test wants it to. */
    private final class SlowCards implements PlayerDirectory {
        @Override
        public PlayerCard card(long account) {
            if (isSlow) {
                asked.countDown();
                try {
                    answered.await();
                } catch (InterruptedException ended) {
                    throw new IllegalStateException(ended);
                }
            }
            return new PlayerCard(account, "Ann", PlayerKind.GUEST, 1200, 0, Presence.IDLE, Optional.empty(), 0, 0);
        }

        @Override
        public boolean isHere(long account) {
            return true;
        }

        @Override
        public boolean hears(long listener, long speaker) {
            return true;
        }
    }

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        node = new TestNode(database, new AtomicLong(1_000_000), new SlowCards());
        AccountRepository accounts = new AccountRepository(database);
        SeatedAccount ann = new SeatedAccount(accounts.addGuest(1200, 0).id(), PlayerKind.GUEST);
        SeatedAccount bert = new SeatedAccount(accounts.addGuest(1200, 0).id(), PlayerKind.GUEST);
        GameRepository games = new GameRepository(database, new Codec());
        game = database.write(sql -> games.create(sql, TERMS, ann, bert, 0)).id();
    }

    @AfterEach
    void close() {
        node.close();
        database.close();
    }

    @Test
    void whoComesWaitsForTheDatabaseAndTheGameDoesNot() throws Exception {
        node.play(game);
        isSlow = true;
        ExecutorService others = Executors.newFixedThreadPool(2);
        try {
            Watcher watcher = new Watcher();
            Future<Optional<Table>> joining = others.submit(() -> node.tables.join(game, watcher));
            assertTrue(asked.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
            others.submit(() -> {
                        node.play(game);
                        return 0;
                    })
                    .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertEquals(2, node.line(game).version());
            answered.countDown();
            assertTrue(joining.get(PATIENCE_SECONDS, TimeUnit.SECONDS).isPresent());
            assertEquals(1, watcher.frames.size(), "the table as it is by now");
            assertTrue(watcher.frames.get(0).contains("\"version\":2"), watcher.frames.get(0));
        } finally {
            answered.countDown();
            others.shutdownNow();
        }
    }

    @Test
    void aRemarkThatIsWithheldIsWrittenOnceForAll() throws InterruptedException {
        List<Watcher> crowd = new ArrayList<>();
        for (int i = 0; i < CROWD; i++) {
            crowd.add(new Watcher());
            node.tables.join(game, crowd.get(i));
        }
        Table table = node.tables.find(game).orElseThrow();
        table.request((line, now) -> Decision.granted(new TableEvent.Said(Disc.BLACK, "Between us")), why -> {
            throw new AssertionError(why);
        });
        node.next();
        String withheld = crowd.get(0).frames.get(1);
        assertTrue(withheld.contains("said") && !withheld.contains("Between us"), withheld);
        for (Watcher watcher : crowd) {
            assertSame(withheld, watcher.frames.get(1));
        }
    }
}
