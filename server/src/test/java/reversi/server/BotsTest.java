package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.server.bot.Bots;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;

/** A bot's move is played, whatever happens to its first attempts. */
class BotsTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.square(4, Start.DIAGONAL), TimeControl.none(), false, ColourChoice.WHITE);
    private static final int PATIENCE_SECONDS = 30;

    @TempDir
    Path folder;

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    @Test
    void retriesABotMoveThatTheDatabaseLost() throws Exception {
        AtomicLong clock = new AtomicLong(1_000_000);
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        try (Database database = Database.open(url());
                TestNode node = new TestNode(database, clock);
                Bots bots = new Bots(account -> Optional.of("1.2.3.4"), timer, meters, 1)) {
            AccountRepository accounts = new AccountRepository(database);
            SeatedAccount bot = new SeatedAccount(accounts.bot("Bot 1", 800, 0).id(), PlayerKind.BOT);
            SeatedAccount ann = new SeatedAccount(accounts.addGuest(1200, 0).id(), PlayerKind.GUEST);
            bots.add(bot.account(), 1);
            node.tables.addListener(bots);
            GameRepository games = new GameRepository(database, new Codec());
            long game = database.write(sql -> games.create(sql, TERMS, bot, ann, clock.get()))
                    .id();
            execute("create trigger hiccup before insert on event begin select raise(abort, 'no'); end");
            bots.joined(node.tables.find(game).orElseThrow());
            Counter denied = meters.counter("reversi.bots.denied");
            awaitTrue(() -> denied.count() > 0);
            assertEquals(0, node.line(game).version());
            execute("drop trigger hiccup");
            awaitTrue(() -> {
                bots.recheckAll(node.tables.all());
                return !node.isQuiet();
            });
            Events.as(GameEvent.Played.class, node.next());
        } finally {
            timer.shutdownNow();
        }
    }

    private static void awaitTrue(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < deadline, "it does not come true");
            Thread.onSpinWait();
        }
    }
}
