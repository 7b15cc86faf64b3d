package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.rules.Variant;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.table.Subscriber;
import reversi.server.table.Table;

/** A crowd that comes to a table is told of as a whole. */
class WatchersTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
    private static final int CROWD = 200;

    @TempDir
    Path folder;

    private final Codec codec = new Codec();

    private final class Watcher implements Subscriber {
        private final List<Integer> told = new ArrayList<>();

        @Override
        public long account() {
            return 0;
        }

        @Override
        public void send(String frame) {
            if (codec.readServer(frame) instanceof Decoded.Ok<ServerMessage> ok
                    && ok.value() instanceof TableNews.Watchers watchers) {
                told.add(watchers.watchers());
            }
        }
    }

    @Test
    void spectatorCountsAreCoalesced() {
        AtomicLong clock = new AtomicLong(1_000_000);
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
                TestNode node = new TestNode(database, clock)) {
            AccountRepository accounts = new AccountRepository(database);
            SeatedAccount ann =
                    new SeatedAccount(accounts.addGuest(1200, clock.get()).id(), PlayerKind.GUEST);
            SeatedAccount bert =
                    new SeatedAccount(accounts.addGuest(1200, clock.get()).id(), PlayerKind.GUEST);
            GameRepository games = new GameRepository(database, codec);
            long game = database.write(sql -> games.create(sql, TERMS, ann, bert, clock.get()))
                    .id();
            Table table = node.tables.find(game).orElseThrow();
            List<Watcher> crowd = new ArrayList<>();
            for (int i = 0; i < CROWD; i++) {
                crowd.add(new Watcher());
                table.join(crowd.get(i));
            }
            assertEquals(List.of(), crowd.get(0).told);
            node.tables.tellWatchers();
            node.tables.tellWatchers();
            for (Watcher watcher : crowd) {
                assertEquals(List.of(CROWD), watcher.told);
            }
            // Whoever came and went between two times was in the snapshot of others.
            Watcher brief = new Watcher();
            node.tables.join(game, brief);
            node.tables.leave(game, brief);
            node.tables.tellWatchers();
            assertEquals(List.of(CROWD, CROWD), crowd.get(0).told);
            assertEquals(List.of(), brief.told);
        }
    }
}
