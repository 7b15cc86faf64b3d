package reversi.server.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.Codec;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.OriginRepository;
import reversi.server.work.Pool;

/** Signals for moderators who ask all at once, twice, or where something is broken. */
class StudiesTest {
    private static final long NOW = 1_000_000_000_000L;

    @TempDir
    Path folder;

    private final Pool pool = new Pool("studies", 1, 2, new SimpleMeterRegistry());
    private final AtomicInteger opened = new AtomicInteger();
    private final BlockingQueue<Signals> heard = new LinkedBlockingQueue<>();
    private Database database;
    private AccountRow ann;

    @BeforeEach
    void open() {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        ann = new AccountRepository(database)
                .register("ann", new AccountRepository.NameKeys("ann", "ann"), "hash", 1_200, 0)
                .orElseThrow();
    }

    @AfterEach
    void close() {
        pool.close();
        database.close();
    }

    private PlayerStudy study() {
        opened.incrementAndGet();
        try {
            Codec codec = new Codec();
            return new PlayerStudy(
                    OthelloWeights.read(),
                    new HistoryRepository(database, codec),
                    new GameRepository(database, codec),
                    new OriginRepository(database));
        } catch (IOException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private Signals ask(Studies studies, long now) throws InterruptedException {
        assertTrue(studies.ask(1, ann, now, heard::add));
        return heard.take();
    }

    @Test
    void theSameIsShownForAMinuteAndTheWeightsAreReadOnce() throws InterruptedException {
        Studies studies = new Studies(pool, this::study);
        Signals first = ask(studies, NOW);
        assertSame(first, ask(studies, NOW + Studies.FRESH_MILLIS - 1));
        Signals later = ask(studies, NOW + Studies.FRESH_MILLIS);
        assertEquals(first, later);
        assertNotSame(first, later, "worked out anew");
        assertEquals(1, opened.get());
    }

    @Test
    void whoAsksForTooMuchWaitsTheirTurnAndOthersDoNot() throws InterruptedException {
        CountDownLatch busy = new CountDownLatch(1);
        Supplier<PlayerStudy> slow = () -> {
            try {
                busy.await();
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
            }
            return study();
        };
        Studies studies = new Studies(pool, slow);
        int accepted = 0;
        while (accepted < 10 && studies.ask(1, ann, NOW, heard::add)) {
            accepted++;
        }
        assertTrue(accepted <= 3, accepted + " of one moderator");
        assertTrue(studies.ask(2, ann, NOW, heard::add), "somebody else");
        busy.countDown();
        for (int i = 0; i <= accepted; i++) {
            heard.take();
        }
    }

    @Test
    void aFailureHandsOverNothingAndTheNextOneIsTriedAnew() throws InterruptedException {
        AtomicInteger tries = new AtomicInteger();
        Studies studies = new Studies(pool, () -> {
            if (tries.incrementAndGet() == 1) {
                throw new IllegalStateException("no weights");
            }
            return study();
        });
        assertTrue(studies.ask(1, ann, NOW, heard::add));
        assertEquals(ask(studies, NOW), ask(studies, NOW));
        assertEquals(2, tries.get());
        assertTrue(heard.isEmpty());
    }
}
