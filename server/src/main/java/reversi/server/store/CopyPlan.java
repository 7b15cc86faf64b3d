package reversi.server.store;

import java.nio.file.Path;
import java.time.Duration;

/**
 * That a server copies its database by itself.
 *
 * @param folder where the copies lie
 * @param every how long after one copy the next one is made, an hour at least
 * @param keep how many of them are kept, 1 at least
 */
public record CopyPlan(Path folder, Duration every, int keep) {
    public CopyPlan {
        if (every.compareTo(Duration.ofHours(1)) < 0) {
            throw new IllegalArgumentException("copies are an hour apart at least");
        }
        if (keep < 1) {
            throw new IllegalArgumentException("one copy is kept at least");
        }
    }
}
