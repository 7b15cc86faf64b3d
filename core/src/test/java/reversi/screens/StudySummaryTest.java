package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.platform.MemoryStore;
import reversi.session.Checksum;

/** What the first page says of study is kept as it was said, and a streak breaks at the end of a day without its puzzle. */
class StudySummaryTest {
    private static StudySummary.NextLesson lesson(int number, int count) {
        return new StudySummary.NextLesson(Map.of("en", "X- and C-squares", "fr", "Cases X et C"), number, count);
    }

    @ParameterizedTest
    @CsvSource({"100, 4, true", "101, 4, false", "102, 0, false", "99, 0, false"})
    void aStreakLivesUntilTheNextDayIsOver(long today, int streak, boolean isSolved) {
        StudySummary summary = StudySummary.none().withDaily(100, 4);
        assertEquals(streak, summary.streakOn(today));
        assertEquals(isSolved, summary.isSolved(today));
    }

    @Test
    void whoHasSolvedNothingHasNoStreakOnAnyDay() {
        assertEquals(0, StudySummary.none().streakOn(0));
        assertFalse(StudySummary.none().isSolved(0));
    }

    @Test
    void aTitleThatIsNotTranslatedIsEnglish() {
        assertEquals("Cases X et C", lesson(1, 4).title("fr"));
        assertEquals("X- and C-squares", lesson(1, 4).title("de"));
    }

    @Test
    void whatWasKeptBeforeGamesWereCountedHasNone() {
        String lines = "7 2\n0 0\n";
        assertEquals(
                Optional.of(StudySummary.none().withDaily(7, 2)),
                StudySummaryText.read("reversi-study 1 " + Checksum.of(lines) + "\n" + lines));
    }

    @Property(tries = 200)
    void itIsReadAsItWasWritten(
            @ForAll @IntRange(max = 9) int number,
            @ForAll @IntRange(max = 9) int more,
            @ForAll @LongRange(min = -100_000, max = 100_000) long day,
            @ForAll @IntRange(max = 5_000) int streak,
            @ForAll @IntRange(max = 20_000) int played) {
        Optional<StudySummary.NextLesson> next =
                number == 0 ? Optional.empty() : Optional.of(lesson(number, number + more));
        StudySummary summary = new StudySummary(next, day, streak, played);
        assertEquals(Optional.of(summary), StudySummaryText.read(StudySummaryText.write(summary)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "1 2\n",
                "1 2\n3 4\n",
                "1 2\n3 4\nfr Titre\n",
                "1 x\n0 0\n",
                "1\n0 0\n",
                "1 2 x\n0 0\n",
                "1 2\n1 2\nentitle\n"
            })
    void whatIsNoSummaryIsNotRead(String lines) {
        assertEquals(Optional.empty(), StudySummaryText.read("reversi-study 1 " + Checksum.of(lines) + "\n" + lines));
    }

    @Test
    void aDamagedOrNewerTextIsSetAsideAndNeverOverwritten() {
        String good = StudySummaryText.write(StudySummary.none().withDaily(7, 2));
        for (String text : new String[] {"rubbish", good.replace("study 1", "study 2"), good.replace("7 2", "7 3")}) {
            MemoryStore store = new MemoryStore();
            store.write(StudySummaryRepository.NAME, text, result -> {});
            StudySummaryRepository repository = new StudySummaryRepository(store, result -> {});
            assertEquals(StudySummary.none(), repository.now());
            repository.change(none -> none.withDaily(8, 1));
            assertTrue(store.texts().containsValue(text), text);
            assertEquals(
                    8, new StudySummaryRepository(store, result -> {}).now().lastDaily());
        }
    }
}
