package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;
import reversi.platform.MemoryAssets;
import reversi.platform.MemoryStore;
import reversi.rules.Square;
import reversi.screens.PlayerClock;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.Streak;

/** Puzzles solved and failed as a person does, by mouse, finger and keys. */
class PuzzlePageTest {
    private static final long NOW = 1_795_000_000_000L;
    private static final long DAY = 86_400_000;

    private final AtomicLong clock = new AtomicLong(NOW);
    private final MemoryStore store = new MemoryStore();
    private final MemoryAssets assets = new MemoryAssets();
    private final FakeReviews reviews = new FakeReviews();

    private PuzzleServices services(GameDriver game) {
        PuzzleRepository repository = new PuzzleRepository(store, result -> {});
        return new PuzzleServices(
                PuzzleServices.source(Optional.of(assets)),
                repository,
                new MistakeFinder(reviews, repository, game.thinker()),
                game.thinker(),
                new PlayerClock(clock::get, at -> 0),
                new Random(5),
                () -> Optional.of("https://play.example.org"));
    }

    static Optional<byte[]> file() {
        try {
            return Optional.of(Files.readAllBytes(Path.of("..", "assets", "puzzles", "puzzles.bin")));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private PuzzlePage open(GameDriver game, PuzzlePage page) {
        game.router().enter(page);
        game.pass(0.3f);
        assets.arrive(file());
        game.pass(0.5f);
        return page;
    }

    private static Puzzle puzzle(PuzzlePage page) {
        return page.attempt().orElseThrow().puzzle();
    }

    private static Square wrong(PuzzlePage page) {
        return puzzle(page).position().placements().stream()
                .filter(square -> !square.equals(puzzle(page).solution()))
                .findFirst()
                .orElseThrow();
    }

    private static void choose(GameDriver game, PuzzlePage page, Square square) {
        Vector2 place = page.board().orElseThrow().onStage(square);
        game.click(Math.round(place.x), Math.round(game.stage().getHeight() - place.y));
        game.pass(0.1f);
    }

    private PuzzleProgress kept() {
        return new PuzzleRepository(store, result -> {}).progress();
    }

    private static void shows(GameDriver game, String words) {
        assertTrue(game.shows(words), () -> words + " is not among " + game.words());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theDailyPuzzleIsSolvedAtTheFirstTry(boolean isTouch) {
        try (GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide()) {
            PuzzlePage page = open(game, PuzzlePage.daily(services(game)));
            shows(game, "Find the best move.");
            game.pass(3);
            // Nothing is drawn while the player thinks: the move is pressed before the next picture.
            clock.addAndGet(65_000);
            choose(game, page, puzzle(page).solution());
            clock.addAndGet(5_000);
            game.pass(2);
            assertTrue(page.attempt().orElseThrow().isFirstTry());
            shows(game, "Solved");
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith("First try · 1:05")));
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith("+")), "the rating rose");
            assertTrue(game.words().stream().anyMatch(word -> word.matches("\\d+\\?")), "one solved says little");
            assertEquals(1, kept().tried());
            assertEquals(1, kept().solved());
            assertEquals(new Streak(1, 1), kept().streak(NOW / DAY));
            game.click("Next");
            game.pass(0.5f);
            shows(game, "Practice");
            assertFalse(page.attempt().orElseThrow().isDecided());
        }
    }

    @Test
    void aPuzzleIsToldOfWhenItIsSolved() {
        try (GameDriver game = GameDriver.wide()) {
            List<String> solved = new ArrayList<>();
            PuzzleServices services = services(game);
            services.repository().onSolved(() -> solved.add("one"));
            PuzzlePage page = open(game, PuzzlePage.daily(services));
            choose(game, page, wrong(page));
            assertEquals(List.of(), solved);
            game.thinker().answer();
            game.pass(3);
            game.press(Input.Keys.R);
            game.pass(2);
            choose(game, page, puzzle(page).solution());
            game.pass(2);
            assertEquals(List.of("one"), solved);
        }
    }

    @Test
    void aWrongMoveIsAnsweredAndAnotherCanBeTried() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page = open(game, PuzzlePage.daily(services(game)));
            Square wrong = wrong(page);
            choose(game, page, wrong);
            shows(game, "Not quite");
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith(wrong.name() + " ")));
            game.thinker().answer();
            game.pass(3);
            assertEquals(0, kept().solved());
            assertEquals(1, kept().repetitions().size());
            game.press(Input.Keys.R);
            game.pass(2);
            shows(game, "Find a better move.");
            choose(game, page, puzzle(page).solution());
            game.pass(2);
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith("2 tries")), () -> game.words()
                    .toString());
            assertEquals(1, kept().tried(), "rated once");
            assertEquals(1, kept().streak(NOW / DAY).now(), "a later try counts for the streak");
        }
    }

    @Test
    void theSolutionCanBeShownAndItsLinePlayed() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page = open(game, PuzzlePage.daily(services(game)));
            game.click("Solution");
            game.pass(2);
            PuzzleAttempt shown = page.attempt().orElseThrow();
            assertTrue(shown.isOver() && !shown.isSolved());
            assertEquals(0, kept().streak(NOW / DAY).now());
            assertEquals(1, kept().repetitions().size());
            game.click("Best line");
            for (int i = 0; i < 40 && game.thinker().waiting() > 0; i++) {
                game.thinker().answer();
                game.pass(1);
            }
            game.pass(2);
            assertFalse(page.state().solving().orElseThrow().phase() == Solving.Phase.LINE);
            assertTrue(page.model().animation().shown().isOver(), "the line goes to the end");
            game.press(Input.Keys.N);
            game.pass(0.5f);
            assertFalse(page.attempt().orElseThrow().isDecided());
        }
    }

    @Test
    void theDailyPuzzleIsSharedWithoutItsSolution() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page = open(game, PuzzlePage.daily(services(game)));
            game.click("SHARE");
            assertEquals(
                    "copy Reversi, daily puzzle, 18 Nov\nhttps://play.example.org/#/daily",
                    game.done().get(game.done().size() - 1));
            shows(game, "Copied to share");
            clock.addAndGet(42_000);
            choose(game, page, puzzle(page).solution());
            game.click("SHARE");
            String shared = game.done().get(game.done().size() - 1);
            assertEquals(
                    "copy Reversi, daily puzzle, 18 Nov\nSolved · First try · 0:42\nhttps://play.example.org/#/daily",
                    shared);
            game.press(Input.Keys.N);
            game.pass(0.5f);
            assertFalse(game.canClick("SHARE"), "only the daily puzzle is the same for everybody");
        }
    }

    @Test
    void aButtonThatIsHeldWhileTheReasonComesStillCounts() {
        try (GameDriver game = GameDriver.phone()) {
            PuzzlePage page =
                    open(game, PuzzlePage.of(services(game), PuzzleSeries.practice(services(game), Optional.empty())));
            int heldMeanwhile = 0;
            for (int i = 0; i < 12; i++) {
                Puzzle before = puzzle(page);
                page.showSolution();
                game.pass(0.001f);
                boolean isEarly = page.state().solving().orElseThrow().reason().isEmpty();
                game.hold("Next", 1);
                heldMeanwhile += isEarly ? 1 : 0;
                assertNotEquals(before, puzzle(page), "puzzle " + i);
            }
            assertTrue(heldMeanwhile > 0);
        }
    }

    @Test
    void theReasonComesAfterTheResult() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page =
                    open(game, PuzzlePage.of(services(game), PuzzleSeries.practice(services(game), Optional.empty())));
            int explained = 0;
            for (int i = 0; i < 12; i++) {
                choose(game, page, puzzle(page).solution());
                game.pass(1);
                explained += page.state().solving().orElseThrow().reason().isPresent() ? 1 : 0;
                game.press(Input.Keys.N);
                assertTrue(page.state().solving().orElseThrow().reason().isEmpty(), "of the puzzle before");
                game.pass(0.3f);
            }
            assertTrue(explained > 0);
        }
    }

    @Test
    void typedSquaresAndTheKeyboardSolveOneToo() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page = open(game, PuzzlePage.daily(services(game)));
            game.type(puzzle(page).solution().name());
            game.pass(1);
            assertTrue(page.attempt().orElseThrow().isSolved());
        }
    }

    @Test
    void everybodyHasTheSamePuzzleOnADayAndAnotherTheNext() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage first = open(game, PuzzlePage.daily(services(game)));
            PuzzlePage second = open(game, PuzzlePage.daily(services(game)));
            assertEquals(puzzle(first), puzzle(second));
            clock.addAndGet(DAY);
            assertFalse(puzzle(first).equals(puzzle(open(game, PuzzlePage.daily(services(game))))));
        }
    }

    @Test
    void whatWasFailedComesAgainTheNextDay() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzlePage page = open(game, PuzzlePage.daily(services(game)));
            choose(game, page, wrong(page));
            int id = puzzle(page).id();
            clock.addAndGet(DAY);
            PuzzlePage again = open(game, PuzzlePage.of(services(game), PuzzleSeries.again(services(game))));
            assertEquals(id, puzzle(again).id());
            choose(game, again, puzzle(again).solution());
            assertEquals(1, kept().repetitions().get(0).step());
            assertEquals(1, kept().tried(), "a repetition is not rated");
        }
    }

    @Test
    void aRushGoesOnByItselfAndEndsWithTheThirdMistake() {
        try (GameDriver game = GameDriver.phone()) {
            PuzzlePage page = open(game, PuzzlePage.of(services(game), PuzzleSeries.rush(services(game))));
            for (int i = 0; i < 4; i++) {
                choose(game, page, puzzle(page).solution());
                game.pass(1.5f);
            }
            shows(game, "4 solved");
            for (int i = 0; i < 3; i++) {
                choose(game, page, wrong(page));
                game.pass(1.5f);
            }
            shows(game, "Three mistakes");
            assertEquals(4, kept().rushBest());
            assertEquals(3, kept().repetitions().size());
            assertEquals(0, kept().tried(), "a rush is not rated");
            game.click("Play again");
            game.pass(0.5f);
            shows(game, "0 solved");
            game.pass(181);
            shows(game, "Time’s up");
        }
    }

    @Test
    void puzzlesThatCannotBeLoadedAreSaidSoAndCanBeAskedForAgain() {
        try (GameDriver game = GameDriver.wide()) {
            game.router().enter(PuzzlePage.daily(services(game)));
            game.pass(0.3f);
            shows(game, "Loading puzzles…");
            assets.arrive(Optional.empty());
            game.pass(0.3f);
            shows(game, "The puzzles can’t be loaded.");
            game.click("Try again");
            assets.arrive(file());
            game.pass(0.3f);
            shows(game, "Find the best move.");
        }
    }

    @Test
    void thePageOfPuzzlesLeadsToAllOfThem() {
        try (GameDriver game = GameDriver.wide()) {
            PuzzleServices services = services(game);
            game.router().enter(new PuzzlesPage(services, game.router()::enter));
            game.pass(0.3f);
            assets.arrive(file());
            game.pass(0.3f);
            shows(game, "Solve a puzzle to get a rating.");
            game.click("Edge trap");
            game.pass(0.5f);
            PuzzlePage page = (PuzzlePage) game.router().front();
            choose(game, page, puzzle(page).solution());
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith("about ")), () -> game.words()
                    .toString());
            game.click("Daily puzzle");
            game.pass(0.5f);
            shows(game, "Find the best move.");
        }
    }
}
