package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import reversi.server.net.Downloads.Answer;

/**
 * The files that were asked for last, by what they depend on. Few are made at a time: whoever asks for another one meanwhile is told to
 * come again. Thread-safe.
 */
final class KeptFiles<K> {
    private final Semaphore turns;
    private final Map<K, Buffer> kept;

    /** Nothing kept yet, of at most {@code most}; {@code atOnce} are made at a time. */
    KeptFiles(int most, int atOnce) {
        this.turns = new Semaphore(atOnce);
        this.kept = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, Buffer> eldest) {
                return size() > most;
            }
        };
    }

    /** The file that is kept for a key, or made now; unavailable while as many are made as may be. */
    Answer answer(K key, Supplier<Buffer> maker) {
        Optional<Buffer> known = known(key);
        if (known.isPresent()) {
            return Answer.of(known.get());
        }
        if (!turns.tryAcquire()) {
            return Answer.failed(Downloads.UNAVAILABLE);
        }
        try {
            Buffer made = maker.get();
            synchronized (kept) {
                kept.put(key, made);
            }
            return Answer.of(made);
        } finally {
            turns.release();
        }
    }

    private Optional<Buffer> known(K key) {
        synchronized (kept) {
            return Optional.ofNullable(kept.get(key));
        }
    }
}
