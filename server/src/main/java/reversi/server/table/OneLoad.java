package reversi.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;

/** Loads each thing once at a time: whoever wants what is being loaded waits for it, and for nothing else. Safe for any number of threads. */
final class OneLoad<T> {
    private final Map<Long, CompletableFuture<Optional<T>>> loading = new ConcurrentHashMap<>();
    private final LongFunction<Optional<T>> loader;

    /** {@code loader} may wait; whatever it throws is thrown to all who wait. */
    OneLoad(LongFunction<Optional<T>> loader) {
        this.loader = loader;
    }

    Optional<T> load(long id) {
        CompletableFuture<Optional<T>> own = new CompletableFuture<>();
        CompletableFuture<Optional<T>> other = loading.putIfAbsent(id, own);
        if (other != null) {
            return await(other);
        }
        try {
            Optional<T> loaded = loader.apply(id);
            own.complete(loaded);
            return loaded;
        } catch (RuntimeException | Error broken) {
            own.completeExceptionally(broken);
            throw broken;
        } finally {
            loading.remove(id, own);
        }
    }

    private static <T> Optional<T> await(CompletableFuture<Optional<T>> other) {
        try {
            return other.join();
        } catch (CompletionException broken) {
            if (broken.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw broken;
        }
    }
}
