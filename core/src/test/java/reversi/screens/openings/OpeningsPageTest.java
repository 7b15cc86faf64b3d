package reversi.screens.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.training.repertoire.Memory;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.Training;

/** One's own openings prepared and practised as a person does, by mouse, finger and keys. */
class OpeningsPageTest {
    private static final long TODAY = OpeningsPages.NOW / 86_400_000;

    private final AtomicLong clock = new AtomicLong(OpeningsPages.NOW);
    private final MemoryStore store = new MemoryStore();
    private final OpeningsRepository repository = new OpeningsRepository(store, result -> {});

    private OpeningsPage open(GameDriver game) {
        OpeningsPage page = new OpeningsPage(OpeningsPages.services(repository, OpeningsPages.valuing(), clock::get));
        game.router().enter(page);
        for (int i = 0; i < 500 && page.state().sum().isEmpty(); i++) {
            game.pass(0.02f);
        }
        return page;
    }

    private static void choose(GameDriver game, OpeningsPage page, String square) {
        Vector2 place = page.board().orElseThrow().onStage(OpeningsPages.square(square));
        game.click(Math.round(place.x), Math.round(game.stage().getHeight() - place.y));
        game.pass(0.8f);
    }

    private static void shows(GameDriver game, String words) {
        assertTrue(game.shows(words), () -> words + " is not among " + game.words());
    }

    private Repertoire kept() {
        return new OpeningsRepository(store, result -> {}).of(Disc.BLACK);
    }

    @Test
    void aMoveOfTheOwnColourIsPreparedAndThatOfTheOtherIsGoneTo() {
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            game.click("Explore");
            game.pass(0.5f);
            choose(game, page, "f5");
            choose(game, page, "d6");
            shows(game, "Nothing prepared here. Play your move on the board.");
            choose(game, page, "c3");
            assertEquals(2, kept().size());
            assertEquals(
                    Optional.of(OpeningsPages.square("c3")),
                    kept().find(OpeningsPages.line("f5d6").current()));
            game.click("Overview");
            game.pass(0.5f);
            assertEquals(2, page.state().sum().orElseThrow().moves());
            assertEquals(2, page.state().sum().orElseThrow().due());
        }
    }

    @Test
    void anotherMoveTakesItsPlaceOnlyWhenItIsSaidTwice() {
        repository.change(Disc.BLACK, OpeningsPages::some);
        try (GameDriver game = GameDriver.phone()) {
            OpeningsPage page = open(game);
            page.explore(OpeningsPages.line("f5d6"));
            game.pass(0.8f);
            choose(game, page, "c5");
            shows(game, "Play c5 instead of c3?");
            game.click("Cancel");
            game.pass(0.5f);
            assertEquals(
                    Optional.of(OpeningsPages.square("c3")),
                    kept().find(OpeningsPages.line("f5d6").current()));
            choose(game, page, "c5");
            game.click("Replace");
            game.pass(0.5f);
            assertEquals(
                    Optional.of(OpeningsPages.square("c5")),
                    kept().find(OpeningsPages.line("f5d6").current()));
            assertEquals(
                    3,
                    page.state().place().board(page.state().repertoire()).line().plies());
        }
    }

    @Test
    void whatIsRemovedIsGoneAndTakenBackGoesBack() {
        repository.change(Disc.BLACK, OpeningsPages::some);
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            page.explore(OpeningsPages.line("f5f4"));
            game.pass(0.5f);
            shows(game, "Your move: e3");
            game.click("Remove");
            game.pass(0.5f);
            assertTrue(kept().find(OpeningsPages.line("f5f4").current()).isEmpty());
            game.click("Undo");
            game.pass(0.5f);
            assertEquals(
                    1,
                    page.state().place().board(page.state().repertoire()).line().plies());
            assertTrue(page.back());
            assertInstanceOf(Place.Overview.class, page.state().place());
            assertFalse(page.back());
        }
    }

    @Test
    void theOverviewTellsBranchesAndTheWorstHole() {
        repository.change(Disc.BLACK, OpeningsPages::some);
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            game.pass(1);
            OpeningsState.Sum sum = page.state().sum().orElseThrow();
            assertEquals(6, sum.moves());
            assertEquals(3, sum.branches().size());
            shows(game, "6 moves, 4 due");
            OpeningsState.CostedHole worst = sum.worst().orElseThrow();
            assertTrue(worst.cost().orElseThrow() > 0);
            assertTrue(
                    game.words().stream().anyMatch(word -> word.startsWith("Costs you most: nothing after ")),
                    () -> game.words().toString());
        }
    }

    @Test
    void practiceAsksAgainForWhatWasWrongAndRemembers() {
        repository.change(Disc.BLACK, OpeningsPages::some);
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            game.click("Train");
            game.pass(0.8f);
            int total = practice(page).training().total();
            Transcript first = practice(page).training().current().line();
            Square right = practice(page).training().current().square();
            Square wrong = first.current().placements().stream()
                    .filter(square -> !square.equals(right))
                    .findFirst()
                    .orElseThrow();
            choose(game, page, wrong.name());
            shows(game, "Not quite");
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith("You prepared " + right.name())));
            assertTrue(practice(page).verdict().isPresent());
            assertEquals(first.plies() + 2, practice(page).training().line().plies());
            Memory memory =
                    kept().prepared(first.current()).orElseThrow().memory().orElseThrow();
            assertEquals(TODAY, memory.day());
            for (int i = 0; i < total; i++) {
                page.next();
                game.pass(0.1f);
                choose(game, page, practice(page).training().current().square().name());
                shows(game, "Right!");
            }
            assertEquals(
                    memory,
                    kept().prepared(first.current()).orElseThrow().memory().orElseThrow(),
                    "what comes once more is not remembered the better for it");
            game.click("Next");
            game.pass(0.5f);
            shows(game, total - 1 + " of " + total + " right");
            assertEquals(0, page.state().sum().orElseThrow().due());
        }
    }

    private static Place.Practice practice(OpeningsPage page) {
        return assertInstanceOf(Place.Practice.class, page.state().place());
    }

    @Test
    void whatIsFoundLateWasHardAndWhatIsNotKnownIsShown() {
        repository.change(Disc.BLACK, known -> known.with(OpeningsPages.line(""), OpeningsPages.square("f5"))
                .with(OpeningsPages.line("f5d6"), OpeningsPages.square("c3")));
        try (GameDriver game = GameDriver.phone()) {
            OpeningsPage page = open(game);
            page.train();
            game.pass(0.5f);
            clock.addAndGet(30_000);
            choose(game, page, "f5");
            double late = kept().prepared(OpeningsPages.line("").current())
                    .orElseThrow()
                    .memory()
                    .orElseThrow()
                    .stability();
            page.next();
            game.pass(0.8f);
            game.click("I don’t know");
            game.pass(0.8f);
            shows(game, "Solution");
            assertEquals(Training.Phase.WRONG, practice(page).training().phase());
            double unknown = kept().prepared(OpeningsPages.line("f5d6").current())
                    .orElseThrow()
                    .memory()
                    .orElseThrow()
                    .stability();
            assertTrue(unknown < late, unknown + " " + late);
            assertTrue(late < 2, "a good answer is known for more than two days");
        }
    }

    @Test
    void aTreeIsPastedAndNonsenseAddsNothing() {
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            page.paste("(;GM[2]FF[4];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))");
            game.pass(0.5f);
            assertEquals(3, kept().size());
            page.paste("nonsense");
            game.pass(0.5f);
            assertEquals(3, kept().size());
            shows(game, "Nothing new found");
            assertInstanceOf(Place.Overview.class, page.state().place());
        }
    }

    @Test
    void theOtherColourHasOpeningsOfItsOwn() {
        repository.change(Disc.BLACK, OpeningsPages::some);
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            page.side(Disc.WHITE);
            game.pass(0.8f);
            assertEquals(0, page.state().repertoire().size());
            choose(game, page, "f5");
            choose(game, page, "d6");
            assertEquals(1, repository.of(Disc.WHITE).size());
            assertEquals(6, repository.of(Disc.BLACK).size());
        }
    }

    @Test
    void pastedNonsenseInterruptsNoPractice() {
        repository.change(Disc.BLACK, OpeningsPages::some);
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            page.train();
            game.pass(0.3f);
            page.paste("nonsense");
            game.pass(0.3f);
            shows(game, "Nothing new found");
            assertTrue(practice(page).isAsked());
        }
    }

    /** While somebody looks around the engine values what is on the board, not what the overview would show. */
    @Test
    void theOverviewIsLookedThroughOnlyWhereItIsSeen() {
        repository.change(Disc.BLACK, OpeningsPages::some);
        try (GameDriver game = GameDriver.wide()) {
            OpeningsPage page = open(game);
            page.explore(OpeningsPages.line("f5f4e3f6"));
            game.pass(0.3f);
            OpeningsState.Sum before = page.state().sum().orElseThrow();
            choose(game, page, "g5");
            game.pass(0.3f);
            assertEquals(7, kept().size());
            assertEquals(before, page.state().sum().orElseThrow());
            page.overview();
            game.pass(0.3f);
            assertEquals(7, page.state().sum().orElseThrow().moves());
        }
    }
}
