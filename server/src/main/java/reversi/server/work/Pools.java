package reversi.server.work;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The thread pools of a node.
 *
 * @param reads handles requests that only read
 * @param queries handles other requests
 * @param passwords hashes passwords, each about 0.1 s of CPU time
 * @param heavy what takes long for one person, one at a time: decoding a photo, reading a page of all that is kept of an account
 * @param studies judges players' games for moderators, one at a time
 * @param moves reads events of other nodes, and re-reads tables after a failure
 * @param jobs runs scheduled jobs, except heartbeats
 */
public record Pools(Pool reads, Pool queries, Pool passwords, Pool heavy, Pool studies, Pool moves, Pool jobs)
        implements AutoCloseable {
    private static final int MAX_HASHERS = 4;
    private static final int MAX_QUERIES = 4;
    private static final long TIMEOUT_SECONDS = 5;

    /**
     * Their threads together are fewer than the connections to the database. Reading leaves one processor to the moves; where the database
     * is elsewhere ({@code remote}), threads mostly wait for it and there may be more of them.
     */
    public static Pools open(int processors, boolean remote, MeterRegistry meters) {
        int hashers = Math.max(1, Math.min(MAX_HASHERS, processors / 2));
        int readers = Math.max(1, Math.min(MAX_QUERIES, processors - 1));
        return new Pools(
                new Pool("reads", remote ? MAX_QUERIES : readers, 1_000, meters),
                new Pool("queries", remote ? MAX_QUERIES : Math.max(2, readers), 1_000, meters),
                new Pool("passwords", hashers, 64, meters),
                new Pool("heavy", 1, 4, meters),
                new Pool("studies", 1, 2, meters),
                new Pool("moves", 2, 1_000, meters),
                new Pool("chores", 2, 100, meters));
    }

    /** Whether every pool that games need runs an empty task within 5 s. */
    public CompletableFuture<Boolean> areResponsive() {
        CompletableFuture<?>[] probes = List.of(reads, queries, moves, jobs).stream()
                .map(pool -> CompletableFuture.runAsync(() -> {}, pool))
                .toArray(CompletableFuture[]::new);
        return CompletableFuture.allOf(probes)
                .thenApply(all -> true)
                .completeOnTimeout(false, TIMEOUT_SECONDS, TimeUnit.SECONDS)
                .exceptionally(closed -> false);
    }

    /** Whether a blocking check returns true within 5 s; runs it in the {@code queries} pool. */
    public CompletableFuture<Boolean> check(Supplier<Boolean> check) {
        return CompletableFuture.supplyAsync(check, queries)
                .completeOnTimeout(false, TIMEOUT_SECONDS, TimeUnit.SECONDS)
                .exceptionally(broken -> false);
    }

    @Override
    public void close() {
        List.of(jobs, heavy, studies, passwords, reads, queries, moves).forEach(Pool::close);
    }
}
