package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.platform.MemoryStore;
import reversi.session.SummedText;
import reversi.teach.puzzle.MistakeCollection;

/** The player's mistakes come back from their text, and no damage is taken for them. */
class MistakesTextTest {
    private static final MistakeCollection KNOWN =
            TestMistakes.collection(7).settling(-5).settling(0x7fffffff);

    @Test
    void everythingComesBack() {
        assertEquals(Optional.of(KNOWN), MistakesText.read(MistakesText.write(KNOWN)));
        assertEquals(
                Optional.of(MistakeCollection.none()), MistakesText.read(MistakesText.write(MistakeCollection.none())));
    }

    @Test
    void theFullestTextIsNotTooLong() {
        MistakeCollection full = TestMistakes.collection(MistakeCollection.MOST);
        for (int id = 0; id < MistakeCollection.MOST_SETTLED; id++) {
            full = full.settling(-1 - id);
        }
        assertEquals(MistakeCollection.MOST, full.mistakes().size());
        assertEquals(Optional.of(full), MistakesText.read(MistakesText.write(full)));
    }

    @Test
    void everyCutAndEveryChangeOfALetterIsNoticed() {
        String text = MistakesText.write(TestMistakes.collection(2));
        for (int at = 0; at < text.length(); at++) {
            assertEquals(Optional.empty(), MistakesText.read(text.substring(0, at)));
            char other = text.charAt(at) == '1' ? '2' : '1';
            assertEquals(Optional.empty(), MistakesText.read(text.substring(0, at) + other + text.substring(at + 1)));
        }
    }

    @Test
    void whatMakesNoSenseIsRefusedWhateverItsChecksum() {
        String lines = SummedText.read("reversi-mistakes", MistakesText.write(TestMistakes.collection(1)), 60_000)
                .orElseThrow()
                .lines();
        for (String[] change : List.of(
                new String[] {"-", "?"},
                new String[] {"=", "=,="},
                new String[] {"settled", "settled,zz"},
                new String[] {lines.substring(0, 65), ""})) {
            String wrong = SummedText.write("reversi-mistakes", 1, lines.replace(change[0], change[1]));
            assertEquals(Optional.empty(), MistakesText.read(wrong), change[1]);
        }
        assertEquals(Optional.empty(), MistakesText.read(SummedText.write("reversi-mistakes", 2, lines)), "newer");
        assertTrue(MistakesText.read(SummedText.write("reversi-mistakes", 1, lines))
                .isPresent());
    }

    @Test
    void theDeviceKeepsThem() {
        MemoryStore store = new MemoryStore();
        new PuzzleRepository(store, result -> {}).changeMistakes(none -> KNOWN);
        assertEquals(KNOWN, new PuzzleRepository(store, result -> {}).mistakes());
        assertEquals(Set.of(-5, 0x7fffffff), KNOWN.settled());
    }

    @Test
    void mistakesOfTwoDevicesAreThoseOfBoth() {
        MistakeCollection here = new MistakeCollection(
                List.of(TestMistakes.mistake(1, 20_000), TestMistakes.mistake(2, 20_000)), Set.of(7));
        MistakeCollection there = new MistakeCollection(
                List.of(TestMistakes.mistake(2, 20_005), TestMistakes.mistake(3, 20_000)), Set.of(8));
        MistakeCollection both = here.with(there);
        assertEquals(
                List.of(
                        TestMistakes.mistake(1, 20_000),
                        TestMistakes.mistake(2, 20_000),
                        TestMistakes.mistake(3, 20_000)),
                both.mistakes());
        assertEquals(Set.of(7, 8), both.settled());
        assertEquals(both, both.with(there));
    }
}
