package reversi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.screens.Page;
import reversi.screens.champion.ChampionPages;
import reversi.screens.gym.GymPages;
import reversi.screens.insights.InsightsPage;
import reversi.screens.insights.InsightsPages;
import reversi.screens.openings.OpeningsPage;
import reversi.screens.openings.OpeningsPages;
import reversi.screens.plan.PlanPage;
import reversi.screens.plan.PlanPages;
import reversi.screens.puzzle.PuzzlePages;
import reversi.training.gym.DrillKind;

/** The ways to the pages on which something is practised, and to the ladder, which {@link EveryPage} has among its own. */
final class EveryTrainingPage {
    private final Map<String, Consumer<Composition>> ways = new LinkedHashMap<>();

    EveryTrainingPage() {
        puzzles();
        gym();
        openings();
        insights();
        plan();
        champion();
        ladder();
    }

    Map<String, Consumer<Composition>> ways() {
        return ways;
    }

    private void puzzles() {
        ways.put("puzzles", composition -> puzzles(composition, PuzzlePages::list));
        ways.put("puzzle of the day", composition -> puzzles(composition, PuzzlePages::daily));
        ways.put(
                "puzzle, wrong move",
                composition -> PuzzlePages.choose(puzzles(composition, PuzzlePages::daily), false));
        ways.put("puzzle, solved", composition -> PuzzlePages.choose(puzzles(composition, PuzzlePages::daily), true));
        ways.put("own mistake", composition -> puzzles(composition, PuzzlePages::mistakes));
        ways.put(
                "own mistake, solved",
                composition -> PuzzlePages.choose(puzzles(composition, PuzzlePages::mistakes), true));
        ways.put(EveryPage.RUSH, composition -> puzzles(composition, PuzzlePages::rush));
        ways.put("puzzle rush, over", composition -> {
            puzzles(composition, PuzzlePages::rush);
            composition.router().tick(1_000);
        });
    }

    private static Page puzzles(Composition composition, Function<PuzzlePages, Page> make) {
        Page page = make.apply(new PuzzlePages(composition.router()::enter));
        composition.router().enter(page);
        composition.router().tick(0.1f);
        return page;
    }

    private void gym() {
        ways.put("gym", composition -> composition.router().enter(new GymPages(composition.router()::enter).gym()));
        ways.put("gym, after a set", composition -> {
            composition.router().enter(new GymPages(composition.router()::enter).gym());
            GymPages.doSet(composition.router());
        });
        for (DrillKind kind : List.of(
                DrillKind.COUNT,
                DrillKind.REGIONS,
                DrillKind.SAFE_MOVES,
                DrillKind.SWEEP,
                DrillKind.NAME_SQUARE,
                DrillKind.MEMORY,
                DrillKind.BLINDFOLD)) {
            ways.put("drill " + kind, composition -> drill(composition, kind));
        }
        ways.put("drill, wrong move", composition -> GymPages.answer(drill(composition, DrillKind.PARITY), false));
        ways.put("drill, odd gaps", composition -> GymPages.answer(drill(composition, DrillKind.REGIONS), false));
        ways.put(
                "drill, square found",
                composition -> GymPages.answer(drill(composition, DrillKind.FIND_SQUARE), false));
    }

    private void openings() {
        ways.put("openings, none", composition -> openings(composition, false));
        ways.put("openings", composition -> openings(composition, true));
        ways.put("openings, exploring", composition -> OpeningsPages.explore(openings(composition, true)));
        ways.put("openings, reply", composition -> openings(composition, true).explore(OpeningsPages.afterFirst()));
        ways.put("openings, import", composition -> openings(composition, true).files());
        ways.put("openings, asked", composition -> openings(composition, true).train());
        ways.put(
                "openings, right",
                composition -> OpeningsPages.answer(composition.router(), openings(composition, true), true));
        ways.put(
                "openings, wrong",
                composition -> OpeningsPages.answer(composition.router(), openings(composition, true), false));
    }

    private void insights() {
        ways.put("insights, none", composition -> insights(composition, 0));
        ways.put("insights", composition -> insights(composition, 40));
    }

    private static void insights(Composition composition, int games) {
        InsightsPages pages = new InsightsPages(games);
        InsightsPage page = pages.page();
        composition.router().enter(page);
        pages.settle(composition.router(), page);
    }

    private void plan() {
        ways.put("plan", composition -> plan(composition, new PlanPages(composition.router()::enter)));
        ways.put(
                "plan, tested",
                composition -> plan(composition, new PlanPages(composition.router()::enter).tested(14, 19, 18, 23)));
        ways.put("plan, test", composition -> {
            plan(composition, new PlanPages(composition.router()::enter)).exam();
            PlanPages.answer(composition.router(), 5);
        });
        ways.put("plan, test over", composition -> {
            plan(composition, new PlanPages(composition.router()::enter)).exam();
            PlanPages.answer(composition.router(), 40);
        });
    }

    private static PlanPage plan(Composition composition, PlanPages pages) {
        PlanPage page = pages.page();
        composition.router().enter(page);
        return pages.settle(composition.router(), page);
    }

    private void champion() {
        ways.put(
                "champion",
                composition -> composition.router().enter(new ChampionPages(composition.router()::enter).list()));
        ways.put("champion, asked", EveryTrainingPage::guess);
        ways.put("champion, right", composition -> ChampionPages.answer(guess(composition), true));
        ways.put("champion, wrong", composition -> {
            ChampionPages.answer(guess(composition), false);
            composition.router().tick(0.1f);
        });
        ways.put("champion, over", composition -> {
            Page page = new ChampionPages(composition.router()::enter).game();
            ChampionPages.finish(page);
            composition.router().enter(page);
        });
    }

    private static Page guess(Composition composition) {
        Page page = new ChampionPages(composition.router()::enter).game();
        composition.router().enter(page);
        return page;
    }

    private static OpeningsPage openings(Composition composition, boolean hasSome) {
        OpeningsPage page = OpeningsPages.page(hasSome);
        composition.router().enter(page);
        return OpeningsPages.settle(composition.router(), page);
    }

    private static Page drill(Composition composition, DrillKind kind) {
        Page page = new GymPages(composition.router()::enter).drills(kind);
        composition.router().enter(page);
        GymPages.find(composition.router(), page);
        return page;
    }

    private void ladder() {
        ways.put("ladder without games", composition -> ladder(composition, ""));
        ways.put("ladder", composition -> ladder(composition, "WWWWWWWWWWLWLWWLWLLWLWLWWLWLWWLW"));
        ways.put("ladder, achievement", composition -> {
            ladder(composition, "WWL");
            Pressing.press(composition, texts -> texts.get("achievement.LEVEL_6.second"));
        });
        ways.put("ladder, streak", composition -> {
            ladder(composition, "WWL");
            Pressing.press(composition, texts -> texts.get("streak.games"));
        });
    }

    private static void ladder(Composition composition, String outcomes) {
        composition.router().enter(LadderGames.page(LadderGames.of(outcomes, 3)));
        // Games are gone through a few at each picture; on a slow machine not all in the first.
        for (int picture = 0; picture <= outcomes.length(); picture++) {
            composition.router().tick(0);
        }
    }
}
