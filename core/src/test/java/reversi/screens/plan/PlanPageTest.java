package reversi.screens.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.rules.Square;
import reversi.screens.insights.InsightsWords;
import reversi.training.insights.Practice;
import reversi.training.plan.DayPlan;
import reversi.training.plan.ExamResult;

/** Today's plan, ticked as it is done, and the test, by finger and keys. */
class PlanPageTest {
    private static void shows(GameDriver game, String words) {
        assertTrue(game.shows(words), () -> words + " is not among " + game.words());
    }

    private static PlanPage open(GameDriver game, PlanPages pages) {
        PlanPage page = pages.page();
        game.router().enter(page);
        pages.settle(game.router(), page);
        game.pass(0.3f);
        return page;
    }

    @Test
    void partsAreTickedOnceTheyAreDone() {
        try (GameDriver game = GameDriver.phone()) {
            PlanPages pages = new PlanPages(game.router()::enter);
            PlanPage page = open(game, pages);
            shows(game, "0 of 10 minutes done");
            Practice first = page.state().next().orElseThrow().step().practice();
            assertEquals(Practice.of(Practice.Kind.MISTAKES), first);
            game.click("Your mistakes");
            assertEquals(Optional.of(first), pages.practised());
            pages.practise(first, 1);
            page.shown();
            shows(game, "0 of 10 minutes done");
            pages.practise(first, 1);
            page.shown();
            shows(game, "2 of 10 minutes done");
            assertNotEquals(Optional.of(first), page.state().next().map(part -> part.step()
                    .practice()));
            page.state()
                    .steps()
                    .orElseThrow()
                    .forEach(part -> pages.practise(part.step().practice(), 10));
            page.shown();
            shows(game, "Done for today. Tomorrow brings a new plan.");
        }
    }

    @Test
    void aDayKeepsItsPlanAndTheNextHasAnother() {
        try (GameDriver game = GameDriver.wide()) {
            PlanPages pages = new PlanPages(game.router()::enter);
            open(game, pages);
            DayPlan today = pages.repository().now().plan().orElseThrow();
            open(game, pages);
            assertEquals(Optional.of(today), pages.repository().now().plan());
            pages.nextDay();
            open(game, pages);
            DayPlan next = pages.repository().now().plan().orElseThrow();
            assertEquals(today.day() + 1, next.day());
            assertNotEquals(today.steps(), next.steps());
        }
    }

    @Test
    void aWeekIsPlayedThroughPartByPart() {
        try (GameDriver game = GameDriver.phone()) {
            PlanPages pages = new PlanPages(game.router()::enter);
            for (int day = 0; day < 7; day++) {
                PlanPage page = open(game, pages);
                while (page.state().next().isPresent()) {
                    PlanState.Part part = page.state().next().get();
                    game.router()
                            .use(context -> game.click(new InsightsWords(context.texts())
                                    .practice(part.step().practice())));
                    assertEquals(Optional.of(part.step().practice()), pages.practised());
                    pages.practise(part.step().practice(), part.step().amount());
                    page.shown();
                    game.pass(0.1f);
                }
                shows(game, "Done for today. Tomorrow brings a new plan.");
                game.router().back();
                pages.nextDay();
            }
        }
    }

    @Test
    void theTestIsTakenInTwoPartsAndSaysNothingBeforeTheEnd() {
        try (GameDriver game = GameDriver.phone()) {
            PlanPages pages = new PlanPages(game.router()::enter);
            PlanPage page = open(game, pages);
            game.click("Start the test");
            shows(game, "1 of 40");
            PlanPages.answer(game.router(), 11);
            game.pass(0.3f);
            shows(game, "12 of 40");
            assertTrue(game.words().stream().noneMatch(word -> word.contains("best;")), () -> game.words()
                    .toString());
            game.router().back();
            game.pass(0.3f);
            game.click("Continue at position 12 of 40");
            PlanPages.answer(game.router(), 29);
            game.pass(0.5f);
            shows(game, "40 of 40 moves were the best; 0 discs lost in all.");
            assertEquals(
                    List.of(0),
                    pages.repository().now().results().stream()
                            .map(ExamResult::lost)
                            .toList());
            game.click("Finish");
            game.pass(0.3f);
            assertFalse(game.shows("Start the test"));
            assertEquals(page, game.router().front());
        }
    }

    @Test
    void aMoveIsTypedAndNoMoveIsRefused() {
        try (GameDriver game = GameDriver.wide()) {
            PlanPages pages = new PlanPages(game.router()::enter);
            open(game, pages);
            game.click("Start the test");
            ExamPage test = assertInstanceOf(ExamPage.class, game.router().front());
            test.press(Square.of("d4"));
            assertEquals(0, test.state().answered());
            game.type(test.state().exam().positions().get(0).solution().name());
            game.pass(0.3f);
            assertEquals(1, test.state().answered());
        }
    }
}
