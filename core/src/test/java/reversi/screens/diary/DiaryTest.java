package reversi.screens.diary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.platform.MemoryStore;
import reversi.screens.CalendarDay;

class DiaryTest {
    @Provide
    Arbitrary<Diary> diaries() {
        Arbitrary<List<Long>> days =
                Arbitraries.longs().between(0, 40_000).list().ofMaxSize(30);
        Arbitrary<Set<Goal>> goals = Arbitraries.of(Goal.values()).set().ofMaxSize(3);
        return Combinators.combine(goals, days, days).as(Diary::new);
    }

    @Property
    void aDiaryIsReadAsItWasWritten(@ForAll("diaries") Diary diary) {
        assertEquals(Optional.of(diary), DiaryText.read(DiaryText.write(diary)));
    }

    @Property
    void aDamagedTextIsNoDiary(@ForAll("diaries") Diary diary, @ForAll @IntRange(max = 200) int at) {
        String text = DiaryText.write(diary);
        int place = at % text.length();
        String damaged = text.substring(0, place) + '#' + text.substring(place + 1);
        assertEquals(Optional.empty(), DiaryText.read(damaged));
        assertEquals(Optional.empty(), DiaryText.read(text.substring(0, place)));
    }

    @Property
    void joiningLosesNoDayAndChangesNothingTheSecondTime(
            @ForAll("diaries") Diary here, @ForAll("diaries") Diary there) {
        Diary joined = here.with(there);
        assertEquals(joined, joined.with(there));
        assertTrue(
                joined.puzzles().containsAll(here.puzzles()) && joined.puzzles().containsAll(there.puzzles()));
        assertTrue(
                joined.lessons().containsAll(here.lessons()) && joined.lessons().containsAll(there.lessons()));
        assertEquals(here.goals().isEmpty() ? there.goals() : here.goals(), joined.goals());
    }

    @Property
    void theMarksAreTheChosenGoals(@ForAll("diaries") Diary diary, @ForAll @IntRange(max = 40_000) int day) {
        DoneDays done = new DoneDays(diary, Set.of((long) day));
        Set<Goal> marked = new HashSet<>();
        for (DoneDays.Mark mark : done.marks(day)) {
            assertTrue(marked.add(mark.goal()));
            assertEquals(done.has(mark.goal(), day), mark.isDone());
        }
        assertEquals(diary.goals(), marked);
        assertTrue(done.hasAny(day));
    }

    @Property
    void monthsFollowEachOther(@ForAll @IntRange(max = 60_000) int day) {
        Month month = Month.of(day);
        assertTrue(month.first() <= day && day < month.first() + month.days());
        assertEquals(month, month.next().before());
        assertEquals(month.number() % 12 + 1, month.next().number());
        assertEquals(month.first() + month.days(), month.next().first());
    }

    @Test
    void goalsAreChosenAndLeft() {
        Diary diary = Diary.none().choosing(Goal.GAME, true).choosing(Goal.PUZZLE, true);
        assertEquals(Set.of(Goal.GAME, Goal.PUZZLE), diary.goals());
        assertEquals(Set.of(Goal.PUZZLE), diary.choosing(Goal.GAME, false).goals());
        assertEquals(List.of(), new DoneDays(Diary.none(), Set.of(3L)).marks(3), "none is chosen at first");
    }

    @Test
    void itIsKept() {
        MemoryStore store = new MemoryStore();
        DiaryRepository repository = new DiaryRepository(store, result -> {});
        repository.change(now -> now.withLesson(20_000).choosing(Goal.LESSON, true));
        assertEquals(repository.now(), new DiaryRepository(store, result -> {}).now());
    }

    @Test
    void theReminderIsAnEventOfEveryDay() {
        String file = new String(
                DailyReminder.file(new CalendarDay(2026, 11, 29), "Now, a game; or two?"), StandardCharsets.UTF_8);
        assertTrue(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"), file);
        assertTrue(file.contains("\r\nDTSTART:20261129T190000\r\n"), file);
        assertTrue(file.contains("\r\nRRULE:FREQ=DAILY\r\n"), file);
        assertTrue(file.contains("\r\nSUMMARY:Now\\, a game\\; or two?\r\n"), file);
        assertTrue(file.endsWith("END:VCALENDAR\r\n"), file);
        file.lines().forEach(line -> assertTrue(line.getBytes(StandardCharsets.UTF_8).length <= 75, line));
    }
}
