package reversi.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.platform.Store.Result;

/** A text that nobody loses silently. */
class StoredTextTest {
    private final MemoryStore store = new MemoryStore();
    private final List<Result> told = new ArrayList<>();
    private final StoredText text = new StoredText(store, "game", told::add);

    @Test
    void whatTheDeviceDoesNotTakeIsToldAndKnownUntilTheEnd() {
        text.write("older");
        store.breakDown(Result.FULL);
        text.write("newer");
        assertEquals(List.of(Result.DONE, Result.FULL), told);
        assertEquals(Optional.of("newer"), text.text());
        assertEquals(Map.of("game", "older"), store.texts());
    }

    @Test
    void whatWasSetAsideIsNeverWrittenOver() {
        for (int i = 1; i <= 3; i++) {
            store.texts().put("game", "damaged " + i);
            text.setAside();
        }
        assertEquals(
                Map.of(
                        "game.unreadable", "damaged 1",
                        "game.unreadable-2", "damaged 2",
                        "game.unreadable-3", "damaged 3"),
                store.texts());
    }

    @Test
    void whatCouldNotBeSetAsideIsNeitherRemovedNorWrittenOver() {
        store.texts().put("game", "damaged");
        store.breakDown(Result.FULL);
        text.setAside();
        assertInstanceOf(Store.Absent.class, text.read());
        store.breakDown(Result.DONE);
        text.remove();
        assertEquals(Map.of("game", "damaged"), store.texts());

        store.breakDown(Result.FULL);
        text.write("new");
        assertEquals(List.of(Result.FULL), told);
        assertEquals(Map.of("game", "damaged"), store.texts());
        assertEquals(Optional.of("new"), text.text());

        store.breakDown(Result.DONE);
        text.write("newer");
        assertEquals(Map.of("game.unreadable", "damaged", "game", "newer"), store.texts());
    }

    @Test
    void lateAnswersChangeNothingThatIsNewer() {
        store.texts().put("game", "damaged");
        store.beLate();
        text.setAside();
        text.write("first");
        text.write("second");
        assertEquals(Optional.of("second"), text.text());
        store.answer();
        assertEquals(Map.of("game.unreadable", "damaged", "game", "second"), store.texts());

        text.write("third");
        text.remove();
        store.answer();
        assertInstanceOf(Store.Absent.class, text.read());
        assertEquals(Map.of("game.unreadable", "damaged"), store.texts());
    }
}
