package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What many ask for is looked up once a second. */
class CachedByKeyTest {
    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 500_000_000);
    private final List<Integer> loaded = new ArrayList<>();
    private final CachedByKey<Integer, String> cache = new CachedByKey<>(
            key -> {
                loaded.add(key);
                return key < 0 ? Optional.empty() : Optional.of(key + " for the " + loaded.size() + ". time");
            },
            clock::get);

    @Test
    void eachKeyIsLoadedOnceASecond() {
        assertEquals(Optional.of("7 for the 1. time"), cache.get(7));
        clock.addAndGet(999_999_999);
        assertEquals(Optional.of("7 for the 1. time"), cache.get(7));
        assertEquals(Optional.of("8 for the 2. time"), cache.get(8));
        clock.addAndGet(1);
        assertEquals(Optional.of("7 for the 3. time"), cache.get(7));
        assertEquals(Optional.of("8 for the 2. time"), cache.get(8));
    }

    @Test
    void whatHasChangedIsLoadedAgain() {
        cache.get(7);
        cache.forget(7);
        assertEquals(Optional.of("7 for the 2. time"), cache.get(7));
    }

    @Test
    void whatIsNotThereIsLookedForEachTime() {
        assertEquals(Optional.empty(), cache.get(-1));
        assertEquals(Optional.empty(), cache.get(-1));
        assertEquals(List.of(-1, -1), loaded);
    }

    @Test
    void manyKeysDoNotFillTheMemory() {
        for (int i = 0; i < 5_001; i++) {
            cache.get(i);
        }
        cache.get(1);
        assertEquals(5_002, loaded.size(), "all were forgotten at once");
    }
}
