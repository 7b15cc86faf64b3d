package reversi.teach.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.rating.DayRating;
import reversi.rules.Square;

/** Days, streaks, repetitions, the rush, and which puzzle comes next. */
class PuzzleProgressTest {
    private static final PuzzleCollection PUZZLES =
            PuzzleCollectionProperties.read(PuzzleCollectionProperties.shipped());
    private static final long DAY = 20_780;

    @Test
    void noDailyPuzzleComesAgainBeforeAllOthersCame() {
        Set<Integer> places = new HashSet<>();
        int count = PUZZLES.size() * 9 / 10 - PUZZLES.size() * 2 / 10;
        for (long day = DAY; day < DAY + count; day++) {
            assertTrue(places.add(DailyPuzzles.place(PUZZLES, day)));
        }
        assertEquals(DailyPuzzles.place(PUZZLES, DAY), DailyPuzzles.place(PUZZLES, DAY + count));
        int between = Math.abs(PUZZLES.rating(DailyPuzzles.place(PUZZLES, DAY))
                - PUZZLES.rating(DailyPuzzles.place(PUZZLES, DAY + 1)));
        assertTrue(between > 0, "neighbours differ");
        assertTrue(DailyPuzzles.place(PUZZLES, -5) >= 0);
    }

    @Test
    void aStreakLastsUntilADayIsMissed() {
        assertEquals(new Streak(0, 0), Streak.of(List.of(), DAY));
        assertEquals(new Streak(1, 1), Streak.of(List.of(DAY), DAY));
        assertEquals(new Streak(2, 2), Streak.of(List.of(DAY - 1, DAY - 2), DAY));
        assertEquals(new Streak(0, 2), Streak.of(List.of(DAY - 2, DAY - 3), DAY));
        assertEquals(new Streak(2, 3), Streak.of(List.of(DAY, DAY - 1, DAY - 3, DAY - 4, DAY - 5), DAY));
        assertEquals(new Streak(1, 1), Streak.of(List.of(DAY, DAY), DAY));
    }

    @Test
    void whatIsFailedComesAgainAfterMoreAndMoreDays() {
        Puzzle puzzle = PUZZLES.get(700);
        PuzzleProgress progress = PuzzleProgress.none().rated(puzzle, false, DAY);
        assertTrue(progress.due(DAY).isEmpty());
        long day = DAY;
        for (int days : new int[] {1, 3, 7, 16, 35}) {
            assertTrue(progress.due(day + days - 1).isEmpty(), "not before " + days);
            day += days;
            assertEquals(1, progress.due(day).size());
            progress = progress.repeated(puzzle.id(), day);
        }
        assertTrue(progress.repetitions().isEmpty());
        PuzzleProgress failedAgain = PuzzleProgress.none()
                .rated(puzzle, false, DAY)
                .repeated(puzzle.id(), DAY + 1)
                .failed(puzzle.id(), DAY + 4);
        assertEquals(List.of(new Repetition(puzzle.id(), 0, DAY + 5)), failedAgain.repetitions());
    }

    @Test
    void aRatedPuzzleChangesRatingCurveAndCounts() {
        PuzzleProgress first = PuzzleProgress.none().rated(PUZZLES.get(900), true, DAY);
        PuzzleProgress second = first.rated(PUZZLES.get(901), false, DAY).rated(PUZZLES.get(902), true, DAY + 2);
        assertEquals(3, second.tried());
        assertEquals(2, second.solved());
        assertEquals(2, second.curve().size());
        assertEquals(DAY, second.curve().get(0).day());
        assertEquals(second.rating().points(), second.curve().get(1).rating());
        assertTrue(second.hasSeen(PUZZLES.id(901)) && !second.hasSeen(PUZZLES.id(903)));
        assertEquals(1, second.repetitions().size());
        assertTrue(first.rating().rating() > PuzzleRating.start().rating());
    }

    @Test
    void aClockThatGoesBackKeepsTheCurveInOrder() {
        PuzzleProgress progress =
                PuzzleProgress.none().rated(PUZZLES.get(900), true, DAY).rated(PUZZLES.get(901), true, DAY - 3);
        assertEquals(1, progress.curve().size());
    }

    @Test
    void dailyDaysAreKeptOnce() {
        PuzzleProgress progress =
                PuzzleProgress.none().withDaily(DAY).withDaily(DAY).withDaily(DAY - 1);
        assertEquals(List.of(DAY - 1, DAY), progress.daily());
        assertEquals(new Streak(2, 2), progress.streak(DAY));
        assertTrue(progress.hasDaily(DAY) && !progress.hasDaily(DAY + 1));
    }

    @Test
    void whatIsRememberedIsBounded() {
        List<Long> days = new ArrayList<>();
        List<Repetition> repetitions = new ArrayList<>();
        Set<Integer> ids = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            days.add((long) i);
            repetitions.add(new Repetition(i, 0, i));
            ids.add(i);
        }
        PuzzleProgress full = new PuzzleProgress(PuzzleRating.start(), List.of(), 0, 0, ids, days, repetitions, 0);
        assertEquals(PuzzleProgress.MOST_DAYS, full.daily().size());
        assertTrue(full.hasDaily(9_999));
        assertEquals(PuzzleProgress.MOST_REPETITIONS, full.repetitions().size());
        assertEquals(PuzzleProgress.MOST_SEEN, full.seen().size());
    }

    @Test
    void theNextPuzzleFitsThePlayerAndIsNew() {
        PuzzleChooser chooser = new PuzzleChooser(PUZZLES, new Random(7));
        PuzzleProgress progress = PuzzleProgress.none();
        for (int i = 0; i < 50; i++) {
            int place = chooser.next(progress, Optional.of(PuzzleTheme.PARITY)).orElseThrow();
            assertFalse(progress.hasSeen(PUZZLES.id(place)));
            assertTrue(PUZZLES.has(place, PuzzleTheme.PARITY));
            progress = progress.rated(PUZZLES.get(place), i % 2 == 0, DAY);
        }
        int any = chooser.next(progress, Optional.empty()).orElseThrow();
        assertEquals(progress.rating().points() - 70, PUZZLES.rating(any), 40);
    }

    @Test
    void aThemeWhosePuzzlesAreAllSeenBeginsAgain() {
        PuzzleProgress progress = PuzzleProgress.none();
        for (int place = 0; place < PUZZLES.size(); place++) {
            if (PUZZLES.has(place, PuzzleTheme.WIPE_OUT)) {
                progress = progress.rated(PUZZLES.get(place), true, DAY);
            }
        }
        assertTrue(new PuzzleChooser(PUZZLES, new Random(1))
                .next(progress, Optional.of(PuzzleTheme.WIPE_OUT))
                .isPresent());
    }

    @Test
    void aRushRisesAndEndsWithTheTimeOrTheThirdMistake() {
        PuzzleChooser chooser = new PuzzleChooser(PUZZLES, new Random(3));
        PuzzleRush rush = PuzzleRush.start();
        int first = 0;
        int last = 0;
        for (int i = 0; i < 30; i++) {
            int place = rush.next(chooser).orElseThrow();
            assertFalse(rush.given().contains(place));
            rush = rush.giving(place).answered(true);
            first = i == 0 ? PUZZLES.rating(place) : first;
            last = PUZZLES.rating(place);
        }
        assertEquals(30, rush.solved());
        assertTrue(last > first + 1_000, first + " to " + last);
        assertFalse(rush.answered(false).answered(false).isOver());
        assertTrue(rush.answered(false).answered(false).answered(false).isOver());
        assertFalse(rush.after(PuzzleRush.MILLIS - 1).isOver());
        assertTrue(rush.after(PuzzleRush.MILLIS + 5).isOver());
        assertEquals(rush, rush.after(-1));
        assertEquals(9, PuzzleProgress.none().rushed(9).rushed(4).rushBest());
    }

    @Test
    void anAttemptIsDecidedByItsFirstMove() {
        Puzzle puzzle = PUZZLES.get(1_500);
        Square wrong = puzzle.position().placements().stream()
                .filter(square -> !square.equals(puzzle.solution()))
                .findFirst()
                .orElseThrow();
        PuzzleAttempt attempt = PuzzleAttempt.of(puzzle);
        assertFalse(attempt.isDecided());
        assertTrue(attempt.tried(puzzle.solution()).isFirstTry());
        PuzzleAttempt second = attempt.tried(wrong).tried(wrong);
        assertEquals(List.of(wrong), second.wrong());
        assertEquals(Optional.of(wrong), second.lastWrong());
        assertTrue(second.isDecided() && !second.isOver());
        PuzzleAttempt solved = second.tried(puzzle.solution());
        assertTrue(solved.isSolved() && !solved.isFirstTry());
        assertEquals(solved, solved.tried(wrong).shown());
        PuzzleAttempt shown = attempt.shown();
        assertTrue(shown.isOver() && !shown.isSolved());
        assertNotEquals(attempt, shown);
    }

    @Test
    void twoDevicesHaveTheRatingOfTheOneWithMorePuzzlesAndTheDaysOfBoth() {
        PuzzleProgress few = new PuzzleProgress(
                PuzzleProgress.none().rating(),
                List.of(new DayRating(1, 1_000), new DayRating(3, 1_030)),
                2,
                1,
                Set.of(7),
                List.of(DAY, DAY + 2),
                List.of(new Repetition(7, 0, DAY), new Repetition(8, 1, DAY + 3)),
                9);
        PuzzleProgress more = new PuzzleProgress(
                PuzzleProgress.none().rating(),
                List.of(new DayRating(2, 1_200), new DayRating(3, 1_300)),
                3,
                2,
                Set.of(9),
                List.of(DAY + 1),
                List.of(new Repetition(7, 2, DAY + 1)),
                5);
        PuzzleProgress both = few.with(more);
        assertEquals(List.of(new DayRating(1, 1_000), new DayRating(2, 1_200), new DayRating(3, 1_300)), both.curve());
        assertEquals(3, both.tried());
        assertEquals(2, both.solved());
        assertEquals(List.of(7, 9), List.copyOf(both.seen()), "the newest last");
        assertEquals(List.of(DAY, DAY + 1, DAY + 2), both.daily());
        assertEquals(List.of(new Repetition(7, 2, DAY + 1), new Repetition(8, 1, DAY + 3)), both.repetitions());
        assertEquals(9, both.rushBest());
        assertEquals(both, more.with(few));
        assertEquals(few, few.with(few));
    }
}
