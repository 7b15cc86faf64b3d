package reversi.screens.study;

import java.util.ArrayList;
import java.util.List;
import reversi.rating.DayRating;
import reversi.screens.PlayerClock;
import reversi.screens.diary.DiaryRepository;
import reversi.screens.learn.ProgressRepository;
import reversi.screens.puzzle.PuzzleRepository;
import reversi.teach.puzzle.PuzzleProgress;

/**
 * Writes down on which days puzzles and lessons were done.
 *
 * @param diary where
 * @param clock which day it is
 * @param lessons tells of lessons
 * @param puzzles tells of puzzles
 */
record DiaryKeeper(DiaryRepository diary, PlayerClock clock, ProgressRepository lessons, PuzzleRepository puzzles) {
    /** Writes down what is known of earlier days, and from now on what is done. */
    void start() {
        lessons.onFinished(() -> diary.change(now -> now.withLesson(clock.today())));
        puzzles.onSolved(() -> diary.change(now -> now.withPuzzles(List.of(clock.today()))));
        PuzzleProgress known = puzzles.progress();
        List<Long> days = new ArrayList<>(known.daily());
        known.curve().stream().map(DayRating::day).forEach(days::add);
        diary.change(now -> now.withPuzzles(days));
    }
}
