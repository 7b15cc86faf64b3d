package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.RankRow;

/** The ranking, in parts and by account. */
class RankingTest {
    @TempDir
    Path folder;

    @Test
    void equalRatingsShareARank() {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"))) {
            AccountRepository accounts = new AccountRepository(database);
            int[] ratings = {1300, 1500, 1300, 1100, 1500, 1200};
            List<Long> ids = new ArrayList<>();
            for (int rating : ratings) {
                String name = "member" + ids.size();
                ids.add(accounts.register(name, new AccountRepository.NameKeys(name, name), "hash", rating, 0)
                        .orElseThrow()
                        .id());
            }
            long idle = ids.get(5);
            database.write(sql -> sql.change("update account set games = 3, wins = 1, met = 10 where id <> ?", idle));
            Ranking ranking = new Ranking(database, () -> 0);
            assertEquals(5, ranking.size());
            List<RankRow> all = ranking.rankRows(0, 50, 0);
            assertEquals(List.of(1, 1, 3, 3, 5), all.stream().map(RankRow::rank).toList());
            assertEquals(
                    List.of(ids.get(1), ids.get(4), ids.get(0), ids.get(2), ids.get(3)),
                    all.stream().map(row -> row.player().id()).toList());
            assertEquals(all.subList(2, 4), ranking.rankRows(2, 2, 0));
            assertEquals(all.subList(4, 5), ranking.rankRows(4, 50, 0));
            assertTrue(ranking.rankRows(5, 50, 0).isEmpty());
            assertTrue(ranking.rankRows(Integer.MAX_VALUE, 50, 0).isEmpty());
            assertEquals(Optional.of(all.get(3)), ranking.of(ids.get(2), 0));
            assertEquals(Optional.empty(), ranking.of(idle, 0));
            assertEquals(Optional.empty(), ranking.of(99_999, 0));
        }
    }

    @Test
    void otherPagesAreServedFromTheSameQuery() {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"))) {
            AccountRepository accounts = new AccountRepository(database);
            long ann = accounts.register("Ann", new AccountRepository.NameKeys("ann", "ann"), "hash", 1200, 0)
                    .orElseThrow()
                    .id();
            Ranking ranking = new Ranking(database, () -> 0);
            assertEquals(0, ranking.size());
            database.write(sql -> sql.change("update account set met = 10 where id = ?", ann));
            for (int from = 0; from < 100; from++) {
                assertEquals(List.of(), ranking.rankRows(from, 50, 0));
            }
        }
    }
}
