package reversi.server.work;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * All the pools of a node.
 *
 * @param queries answers requests
 * @param passwords hashes passwords, which takes a processor for a tenth of a second
 * @param photos makes photos, one at a time
 * @param moves reads what other nodes did at tables, and what a failure left in doubt
 * @param chores does what has to be done again and again, but for the signs of life
 */
public record Pools(Pool queries, Pool passwords, Pool photos, Pool moves, Pool chores) implements AutoCloseable {
    private static final int MOST_HASHERS = 4;
    private static final long PATIENCE_SECONDS = 5;

    /** Pools for a number of processors. Their threads together are fewer than the connections to the database. */
    public static Pools open(int processors, MeterRegistry meters) {
        int hashers = Math.max(1, Math.min(MOST_HASHERS, processors / 2));
        return new Pools(
                new Pool("queries", 6, 1_000, meters),
                new Pool("passwords", hashers, 64, meters),
                new Pool("photos", 1, 4, meters),
                new Pool("moves", 2, 1_000, meters),
                new Pool("chores", 2, 100, meters));
    }

    /** Whether a task gets its turn, within 5 s, in every pool that games need. */
    public CompletableFuture<Boolean> areTurning() {
        CompletableFuture<?>[] turns = List.of(queries, moves, chores).stream()
                .map(pool -> CompletableFuture.runAsync(() -> {}, pool))
                .toArray(CompletableFuture[]::new);
        return CompletableFuture.allOf(turns)
                .thenApply(all -> true)
                .completeOnTimeout(false, PATIENCE_SECONDS, TimeUnit.SECONDS)
                .exceptionally(closed -> false);
    }

    /** Whether a question to the database is answered with yes within 5 s. */
    public CompletableFuture<Boolean> ask(Supplier<Boolean> question) {
        return CompletableFuture.supplyAsync(question, queries)
                .completeOnTimeout(false, PATIENCE_SECONDS, TimeUnit.SECONDS)
                .exceptionally(broken -> false);
    }

    /** Ends them all. */
    @Override
    public void close() {
        List.of(chores, photos, passwords, queries, moves).forEach(Pool::close);
    }
}
