package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.server.game.GameFacts;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.Proposal;
import reversi.server.table.EventWriter;
import reversi.server.table.Table;

/** Whatever breaks while a table is busy, it is not busy for ever. */
class RobustTablesTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
    private static final int PATIENCE_SECONDS = 20;

    @TempDir
    Path folder;

    @Test
    void aThrowingListenerDoesNotBlockTheTable() throws InterruptedException {
        AtomicLong clock = new AtomicLong(1_000_000);
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
                TestNode node = new TestNode(database, clock)) {
            node.tables.addListener((table, after, event) -> {
                throw new IllegalStateException("a listener that breaks");
            });
            long game = begin(database);
            node.play(game);
            node.play(game);
            assertEquals(2, node.line(game).version());
        }
    }

    @Test
    void aThrowingRefereeIsAnsweredAndDelaysNobody() throws InterruptedException {
        AtomicLong clock = new AtomicLong(1_000_000);
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
                TestNode node = new TestNode(database, clock)) {
            long game = begin(database);
            Table table = node.tables.find(game).orElseThrow();
            BlockingQueue<ErrorCode> faults = new LinkedBlockingQueue<>();
            table.request(
                    (line, now) -> {
                        throw new IllegalStateException("a judge that breaks");
                    },
                    why -> faults.add(why.fault()));
            assertEquals(ErrorCode.UNAVAILABLE, faults.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
            node.play(game);
            assertEquals(1, node.line(game).version());
        }
    }

    private static long begin(Database database) {
        AccountRepository accounts = new AccountRepository(database);
        SeatedAccount ann = new SeatedAccount(accounts.addGuest(1200, 0).id(), PlayerKind.GUEST);
        SeatedAccount bert = new SeatedAccount(accounts.addGuest(1200, 0).id(), PlayerKind.GUEST);
        GameRepository games = new GameRepository(database, new Codec());
        return database.write(sql -> games.create(sql, TERMS, ann, bert, 0)).id();
    }

    @Test
    void theWriterSurvivesAnyException() throws InterruptedException {
        AtomicInteger groups = new AtomicInteger();
        BlockingQueue<EventWriter.Outcome> outcomes = new LinkedBlockingQueue<>();
        EventWriter.Ledger ledger = proposals -> {
            if (groups.incrementAndGet() == 1) {
                throw new UnsupportedOperationException("nobody expected this");
            }
            return List.of(List.of());
        };
        try (EventWriter writer = new EventWriter(ledger, grown -> {}, new SimpleMeterRegistry())) {
            writer.propose(proposal(), outcomes::add);
            assertInstanceOf(EventWriter.Outcome.InDoubt.class, outcomes.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
            writer.propose(proposal(), outcomes::add);
            assertInstanceOf(EventWriter.Outcome.Overtaken.class, outcomes.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
            assertTrue(writer.isWell());
        }
    }

    private static Proposal proposal() {
        SeatedAccount ann = new SeatedAccount(1, PlayerKind.GUEST);
        GameFacts facts = new GameFacts(1, TERMS, ann, new SeatedAccount(2, PlayerKind.GUEST), 0, false);
        assertEquals(Optional.of(Disc.BLACK), facts.discOf(1));
        return new Proposal(facts, 0, 0, 0, List.of(), Optional.empty(), 0, 0, OptionalLong.empty(), false);
    }
}
