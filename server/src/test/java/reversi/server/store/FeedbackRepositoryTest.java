package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Feedback never fills the disk. */
class FeedbackRepositoryTest {
    @TempDir
    Path folder;

    @Test
    void theOldestIsDeletedForTheNewest() {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"))) {
            FeedbackRepository box = new FeedbackRepository(database, 3);
            for (int i = 1; i <= 10; i++) {
                box.add(OptionalLong.empty(), "1.0.0", "number " + i, i);
            }
            List<String> kept = box.newest(100).stream()
                    .map(FeedbackRepository.Feedback::text)
                    .toList();
            assertEquals(List.of("number 10", "number 9", "number 8"), kept);
        }
    }
}
