package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import reversi.platform.Store;

class WindowMemoryTest {
    private final Kept kept = new Kept();

    @Test
    void onlyWhatChangedIsKept() {
        WindowMemory memory = new WindowMemory(kept);
        memory.seen(10, 20, 900, 600, false, false);
        memory.seen(10, 20, 900, 600, false, false);
        memory.seen(11, 20, 900, 600, false, false);
        assertEquals(List.of("10 20 900 600", "11 20 900 600"), kept.written);
    }

    @Test
    void thePlaceToGoBackToOutlivesTheWholeScreen() {
        WindowMemory memory = new WindowMemory(kept);
        memory.seen(10, 20, 900, 600, false, false);
        memory.seen(0, 0, 1920, 1080, false, true);
        memory.seen(0, 0, 1920, 1080, false, true);
        memory.seen(0, 27, 1920, 1053, true, false);
        assertEquals(List.of("10 20 900 600", "10 20 900 600 full-screen", "10 20 900 600 maximised"), kept.written);
    }

    @Test
    void theNextStartKnowsIt() {
        kept.text = "10 20 900 600 maximised";
        WindowMemory memory = new WindowMemory(kept);
        memory.seen(0, 27, 1920, 1053, true, false);
        assertEquals(List.of(), kept.written);
        memory.seen(10, 20, 900, 600, false, false);
        assertEquals(List.of("10 20 900 600"), kept.written);
    }

    /** Keeps one text. */
    private static final class Kept implements Store {
        private final List<String> written = new ArrayList<>();
        private String text = "";

        @Override
        public Entry read(String name) {
            return text.isEmpty() ? new Absent() : new Text(text);
        }

        @Override
        public void write(String name, String next, Consumer<Result> then) {
            written.add(next);
            then.accept(Result.DONE);
        }

        @Override
        public void setAside(String name, String aside, Consumer<Result> then) {
            throw new AssertionError();
        }

        @Override
        public void remove(String name, Consumer<Result> then) {
            throw new AssertionError();
        }
    }
}
