package reversi.screens.insights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.archive.ArchivedGame;
import reversi.archive.PlayedGames;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.GameArchive.Entry;
import reversi.rules.Variant;
import reversi.training.insights.Finding;
import reversi.training.insights.Habit;
import reversi.training.insights.Insights;

/** The page of insights, and the reader behind it. */
class InsightsPageTest {
    private static Insights read(InsightsPages pages, InsightsReader reader) {
        for (int i = 0; i < 10_000 && !reader.isDone(); i++) {
            reader.step();
            pages.archive().answer();
        }
        assertTrue(reader.isDone());
        return reader.insights();
    }

    @Test
    void allOwnGamesAreReadOnceAndNewOnesAfterwards() {
        InsightsPages pages = new InsightsPages(60);
        InsightsReader reader = new InsightsReader(pages.library());
        assertFalse(reader.isDone());
        Insights first = read(pages, reader);
        assertEquals(60, first.size());
        assertEquals(3, first.reviewed());
        pages.play(60, 64);
        pages.review(10);
        Insights next = read(pages, reader);
        assertEquals(64, next.size());
        assertEquals(4, next.reviewed());
        pages.library().remove(List.of("g0", "g63"));
        assertEquals(62, read(pages, reader).size());
        assertEquals(
                read(pages, new InsightsReader(pages.library())),
                reader.insights(),
                "what was read in parts is what is read at once");
    }

    @Test
    void aDamagedGameAndADamagedReviewCostNoOther() {
        InsightsPages pages = new InsightsPages(6);
        Entry whole = pages.archive().games.get("g4");
        pages.archive().games.put("g4", new Entry(whole.row(), whole.body().replace("sum ", "sun ")));
        Entry reviewed = pages.archive().games.get("g1");
        pages.archive()
                .games
                .put("g1", new Entry(reviewed.row(), reviewed.body().replace("\"depth\"", "\"death\"")));
        Insights found = read(pages, new InsightsReader(pages.library()));
        assertEquals(5, found.size());
        assertEquals(2, found.reviewed());
    }

    @Test
    void gamesOfOthersAreNotCounted() {
        InsightsPages pages = new InsightsPages(4);
        GameSetup setup = new GameSetup(Variant.ANTI, Seat.human(""), Seat.computer("", 3), TimeControl.none());
        Game anti = PlayedGames.play(setup, new Random(1));
        Game two = PlayedGames.play(
                new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.human(""), TimeControl.none()), new Random(1));
        pages.library()
                .add(
                        List.of(ArchivedGame.local("anti", 98, anti, ""), ArchivedGame.local("two", 99, two, "")),
                        result -> {});
        pages.archive().answer();
        assertEquals(4, read(pages, new InsightsReader(pages.library())).size());
    }

    @Test
    void aFigureLeadsToItsGamesAndToADrill() {
        try (GameDriver game = GameDriver.phone()) {
            InsightsPages pages = new InsightsPages(40);
            InsightsPage page = pages.page();
            game.router().enter(page);
            pages.settle(game.router(), page);
            game.pass(0.3f);
            assertTrue(game.shows("Worth practising"), () -> game.words().toString());
            Finding worst = page.state().findings().get(0);
            assertTrue(worst.isWeakness());
            List<String> games = page.state().insights().games(worst.habit());
            page.games(games);
            assertEquals(List.of(Set.copyOf(games)), pages.listed());
            game.router()
                    .use(context -> game.click("Practise: "
                            + new InsightsWords(context.texts())
                                    .practice(worst.habit().practice())));
            assertEquals(List.of(worst.habit().practice()), pages.practised());
        }
    }

    @Test
    void whoHasNoGamesIsToldWhatToDo() {
        try (GameDriver game = GameDriver.phone()) {
            InsightsPages pages = new InsightsPages(0);
            InsightsPage page = pages.page();
            game.router().enter(page);
            pages.settle(game.router(), page);
            game.pass(0.3f);
            assertTrue(game.canClick("Play the computer"));
        }
    }

    @Test
    void whoseStrengthIsNotKnownIsNotCompared() {
        try (GameDriver game = GameDriver.wide()) {
            InsightsPages pages = new InsightsPages(20);
            InsightsPage page = pages.page(new InsightsReader(pages.library()), Optional.empty());
            game.router().enter(page);
            pages.settle(game.router(), page);
            game.pass(0.3f);
            assertFalse(game.shows("Worth practising"));
            assertTrue(page.state().findings().stream()
                    .allMatch(found -> found.peers().isEmpty()));
            assertTrue(page.state().insights().rate(Habit.OWN_MOVES).of() > 0);
        }
    }
}
