package reversi.screens.study;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import reversi.screens.Page;
import reversi.screens.champion.ChampionPage;
import reversi.screens.champion.ChampionServices;
import reversi.screens.gym.GymPage;
import reversi.screens.gym.GymServices;
import reversi.screens.openings.OpeningsPage;
import reversi.screens.openings.OpeningsServices;
import reversi.screens.puzzle.PuzzlePage;
import reversi.screens.puzzle.PuzzleServices;
import reversi.screens.puzzle.PuzzlesPage;
import reversi.teach.puzzle.PuzzleTheme;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.insights.Practice;

/**
 * Opens what is to be practised.
 *
 * @param puzzles what puzzles need
 * @param gym what drills need
 * @param openings what one's own openings need
 * @param champion what games of champions need
 * @param lesson makes the page of the course with the next lesson
 * @param ladder makes the page that leads to a game
 * @param enter opens a page above the one in front
 */
record PracticeOpener(
        PuzzleServices puzzles,
        GymServices gym,
        OpeningsServices openings,
        ChampionServices champion,
        Supplier<Page> lesson,
        Supplier<Page> ladder,
        Consumer<Page> enter)
        implements Consumer<Practice> {
    @Override
    public void accept(Practice practice) {
        enter.accept(page(practice));
    }

    private Page page(Practice practice) {
        return switch (practice.kind()) {
            case DRILL -> drills(Collections.nCopies(GymProgress.SET, DrillKind.valueOf(practice.detail())));
            case DRILLS -> drills(gym.repository().now().mixedSet(DrillKind.Group.valueOf(practice.detail())));
            case THEME -> PuzzlePage.practice(puzzles, Optional.of(PuzzleTheme.valueOf(practice.detail())));
            case PUZZLES -> PuzzlePage.practice(puzzles, Optional.empty());
            case RUSH -> PuzzlePage.rush(puzzles);
            case MISTAKES -> new PuzzlesPage(puzzles, enter);
            case OPENINGS -> new OpeningsPage(openings);
            case LESSON -> lesson.get();
            case GAME -> ladder.get();
            case CHAMPION -> new ChampionPage(champion);
        };
    }

    private Page drills(List<DrillKind> kinds) {
        return new GymPage(gym, kinds);
    }
}
