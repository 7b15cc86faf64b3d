package reversi.screens.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.platform.AssetSource;
import reversi.platform.MemoryStore;
import reversi.platform.Thinker;
import reversi.rules.Square;
import reversi.screens.PlayerClock;
import reversi.screens.board.BoardModel;
import reversi.screens.game.FakeThinker;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillTask;
import reversi.training.gym.Drills;
import reversi.training.gym.GymProgress;

/** Sets of drills done as a person does, by mouse, finger and keys. */
class GymPageTest {
    private static final long NOW = 1_795_000_000_000L;

    private final AtomicLong clock = new AtomicLong(NOW);
    private final MemoryStore store = new MemoryStore();
    private final GymRepository repository = new GymRepository(store, result -> {});

    private GymServices services(GameDriver game, Thinker thinker) {
        return new GymServices(
                GymPages.source(),
                repository,
                thinker,
                new PlayerClock(clock::get, at -> 0),
                new Random(5),
                game.router()::enter);
    }

    private DrillPage drills(GameDriver game, Thinker thinker, DrillKind kind) {
        DrillPage page = new DrillPage(
                services(game, thinker), Drills.puzzles(), Collections.nCopies(GymProgress.SET, kind), set -> {});
        game.router().enter(page);
        return page;
    }

    private static void find(GameDriver game, DrillPage page) {
        for (int i = 0; i < 2_000 && page.attempt().isEmpty(); i++) {
            game.pass(0.02f);
        }
        assertTrue(page.attempt().isPresent());
        game.pass(0.3f);
    }

    private static void choose(GameDriver game, DrillPage page, Square square) {
        Vector2 place = page.board().orElseThrow().onStage(square);
        game.click(Math.round(place.x), Math.round(game.stage().getHeight() - place.y));
        game.pass(0.1f);
    }

    private static void shows(GameDriver game, String words) {
        assertTrue(game.shows(words), () -> words + " is not among " + game.words());
    }

    @Test
    void oddGapsAreMarkedByTheFingerAndChecked() {
        try (GameDriver game = GameDriver.phone()) {
            DrillPage page = drills(game, GymPages.solving(), DrillKind.REGIONS);
            find(game, page);
            shows(game, "Odd or even?");
            DrillTask.Gaps task =
                    (DrillTask.Gaps) page.attempt().orElseThrow().drill().task();
            task.gaps().stream().filter(gap -> gap.size() % 2 == 1).forEach(gap -> choose(game, page, gap.get(0)));
            game.click("Check");
            game.pass(0.5f);
            shows(game, "Right!");
            assertEquals(1, repository.now().skill(DrillKind.REGIONS).right());
            assertTrue(repository.now().skill(DrillKind.REGIONS).points() > 1_000);
            game.click("Next");
            find(game, page);
            assertTrue(game.words().stream().anyMatch(word -> word.equals("2/10 · 0:00")), () -> game.words()
                    .toString());
        }
    }

    @Test
    void aLateAnswerCountsHalf() {
        try (GameDriver game = GameDriver.wide()) {
            DrillPage page = drills(game, GymPages.solving(), DrillKind.COUNT);
            find(game, page);
            clock.addAndGet(65_000);
            game.pass(1.2f);
            assertTrue(game.words().stream().anyMatch(word -> word.endsWith("· 1:05")), () -> game.words()
                    .toString());
            GymPages.answer(page, true);
            game.pass(0.3f);
            shows(game, "Right, but not within 12 seconds: half a point");
            assertEquals(0, repository.now().skill(DrillKind.COUNT).right());
            assertEquals(1, repository.now().skill(DrillKind.COUNT).tried());
        }
    }

    @Test
    void aMoveIsTypedAndAWrongOneIsExplained() {
        try (GameDriver game = GameDriver.wide()) {
            DrillPage page = drills(game, GymPages.solving(), DrillKind.LAST_EIGHT);
            find(game, page);
            DrillTask.Moves task =
                    (DrillTask.Moves) page.attempt().orElseThrow().drill().task();
            Square wrong = task.values().keySet().stream()
                    .filter(square -> !task.right().contains(square))
                    .findFirst()
                    .orElseThrow();
            game.type(wrong.name());
            game.pass(0.5f);
            shows(game, "Not quite");
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith(wrong.name() + " ends ")));
            assertEquals(Optional.of(wrong), page.attempt().orElseThrow().wrongMove());
        }
    }

    /** Where the name is asked the board has none beside it, and keys go over it; typing the name would be no answer. */
    @Test
    void aSquareIsFoundByArrowsOnABoardWithoutLetters() {
        try (GameDriver game = GameDriver.wide()) {
            DrillPage page = drills(game, GymPages.solving(), DrillKind.FIND_SQUARE);
            find(game, page);
            Square square =
                    ((DrillTask.Spot) page.attempt().orElseThrow().drill().task()).square();
            shows(game, "Where is " + square.name() + "? Tap it.");
            game.type(square.name());
            game.pass(0.3f);
            assertTrue(page.attempt().orElseThrow().isOpen());
            goBySteps(game, page.board().orElseThrow().model(), square);
            game.press(Input.Keys.ENTER);
            game.pass(0.3f);
            shows(game, "Right!");
            shows(
                    game,
                    square.name() + ": column " + square.name().charAt(0) + " from the left, row " + (square.rank() + 1)
                            + " from the top.");
        }
    }

    private static void goBySteps(GameDriver game, BoardModel board, Square to) {
        game.press(Input.Keys.LEFT);
        Square at = Optional.ofNullable(board.cursor()).orElseThrow();
        for (int i = at.file(); i != to.file(); i += Integer.signum(to.file() - i)) {
            game.press(to.file() > i ? Input.Keys.RIGHT : Input.Keys.LEFT);
        }
        for (int i = at.rank(); i != to.rank(); i += Integer.signum(to.rank() - i)) {
            game.press(to.rank() > i ? Input.Keys.DOWN : Input.Keys.UP);
        }
        assertEquals(to, board.cursor());
    }

    @Test
    void aPartIsRememberedForFiveSecondsAndPutBackByTheFinger() {
        try (GameDriver game = GameDriver.phone()) {
            DrillPage page = drills(game, GymPages.solving(), DrillKind.MEMORY);
            find(game, page);
            shows(game, "Remember the framed part: it goes after 5 seconds.");
            assertFalse(game.shows("Check"));
            clock.addAndGet(5_000);
            game.pass(1.2f);
            shows(game, "Put the discs back. One tap: Black, two: White, three: empty.");
            DrillTask.Rebuild task =
                    (DrillTask.Rebuild) page.attempt().orElseThrow().drill().task();
            int all = task.squares().size();
            choose(game, page, task.squares().get(0));
            GymPages.answer(page, false);
            game.pass(0.3f);
            int right = all - page.attempt().orElseThrow().wrongSquares().size();
            shows(game, right + " of " + all + " squares right");
            assertEquals(1, repository.now().skill(DrillKind.MEMORY).tried());
            assertEquals(0, repository.now().skill(DrillKind.MEMORY).right());
        }
    }

    @Test
    void movesAreToldInWordsAndSeenWithTheAnswer() {
        try (GameDriver game = GameDriver.wide()) {
            DrillPage page = drills(game, GymPages.solving(), DrillKind.BLINDFOLD);
            find(game, page);
            DrillTask.Choice task =
                    (DrillTask.Choice) page.attempt().orElseThrow().drill().task();
            String square = task.about().orElseThrow().name();
            assertTrue(game.words().stream()
                    .anyMatch(word -> word.startsWith("From the start: ")
                            && word.endsWith("Which colour is " + square + " now?")));
            String colour = task.right() == 0 ? "Black" : "White";
            game.click(colour);
            game.pass(3);
            shows(game, "In the end on " + square + ": " + colour + ".");
        }
    }

    @Test
    void theBlindOnesHaveTheirOwnMixedSet() {
        try (GameDriver game = GameDriver.phone()) {
            game.router().enter(new GymPage(services(game, GymPages.solving())));
            game.pass(0.3f);
            assertInstanceOf(GymPage.class, game.router().front()).start(DrillKind.Group.BLIND);
            game.pass(0.3f);
            List<DrillKind> kinds = assertInstanceOf(
                            DrillPage.class, game.router().front())
                    .state()
                    .kinds();
            assertEquals(GymProgress.SET, kinds.size());
            assertTrue(kinds.stream().allMatch(kind -> kind.group() == DrillKind.Group.BLIND));
        }
    }

    @Test
    void whoDoesNotKnowSeesTheAnswer() {
        try (GameDriver game = GameDriver.wide()) {
            DrillPage page = drills(game, GymPages.solving(), DrillKind.SAFE_MOVES);
            find(game, page);
            game.click("I don’t know");
            game.pass(5);
            assertFalse(page.attempt().orElseThrow().isRight());
            shows(game, "Solution");
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith("Out of safe moves first: ")));
        }
    }

    @Test
    void aSetIsDoneAndToldOfWithTheNextThingToDo() {
        try (GameDriver game = GameDriver.phone()) {
            GymPage gym = new GymPage(services(game, GymPages.solving()));
            game.router().enter(gym);
            game.pass(0.3f);
            game.click("Start ten drills");
            game.pass(0.3f);
            DrillPage page = assertInstanceOf(DrillPage.class, game.router().front());
            for (int i = 0; i < GymProgress.SET; i++) {
                find(game, page);
                GymPages.answer(page, i != 3);
                page.next();
                game.pass(0.3f);
            }
            assertEquals(gym, game.router().front());
            game.pass(0.5f);
            shows(game, "9 of 10 right");
            game.click(game.words().stream()
                    .filter(word -> word.startsWith("Train next: "))
                    .findFirst()
                    .orElseThrow());
            game.pass(0.3f);
            assertEquals(
                    Collections.nCopies(
                            GymProgress.SET,
                            repository
                                    .now()
                                    .weakestFirst(DrillKind.Group.ENDGAME)
                                    .get(0)),
                    assertInstanceOf(DrillPage.class, game.router().front())
                            .state()
                            .kinds());
        }
    }

    @Test
    void anEngineThatFailsIsSaidAndThePageLeft() {
        try (GameDriver game = GameDriver.wide()) {
            GymPage gym = new GymPage(services(game, game.thinker()));
            game.router().enter(gym);
            FakeThinker thinker = game.thinker();
            drills(game, thinker, DrillKind.PARITY);
            for (int i = 0; i < 2_000 && thinker.waiting() == 0; i++) {
                game.pass(0.02f);
            }
            thinker.fail("broken");
            game.pass(0.5f);
            assertEquals(gym, game.router().front());
            assertEquals(List.of(), List.copyOf(store.texts().values()));
        }
    }

    @Test
    void withoutPositionsThePageSaysSo() {
        try (GameDriver game = GameDriver.wide()) {
            GymServices services = services(game, game.thinker());
            GymServices none = new GymServices(
                    new AssetSource<>(Optional.empty(), "puzzles/puzzles.bin", bytes -> Optional.empty()),
                    repository,
                    services.thinker(),
                    services.clock(),
                    services.random(),
                    services.enter());
            game.router().enter(new GymPage(none));
            game.pass(0.3f);
            shows(game, "The puzzles can’t be loaded.");
            shows(game, "Try again");
        }
    }
}
