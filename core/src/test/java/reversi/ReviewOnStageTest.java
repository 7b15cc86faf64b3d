package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.ReviewOnStage.GAME;
import static reversi.ReviewOnStage.goTo;
import static reversi.ReviewOnStage.open;
import static reversi.ReviewOnStage.page;
import static reversi.ReviewOnStage.reviewed;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.archive.ArchivedGame;
import reversi.game.GameSetup;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.SettingsRepository;
import reversi.screens.game.GamePage;
import reversi.screens.openings.OpeningsRepository;
import reversi.screens.review.ReviewPage;
import reversi.teach.PeopleChoice;
import reversi.teach.review.GameReview;
import reversi.teach.review.PersonalReview;

/** The review of a game, gone through as a person does. The engine of these tests takes the first legal move for the best. */
class ReviewOnStageTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aGameThatIsOverIsReviewedFromItsResult(boolean isTouch) {
        try (GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide()) {
            game.play(new GameSetup(
                    Variant.OTHELLO,
                    GAME.setup().black(),
                    GAME.setup().white(),
                    GAME.setup().time()));
            game.clickSquare("d3");
            game.pass(2);
            assertFalse(game.canClick("Review"), "not while it goes on");
            ((GamePage) game.router().front()).game().session().resign(Disc.BLACK);
            game.pass(2);
            game.click("Review");
            game.pass(0.5f);
            assertEquals(1, page(game).plies());
            assertTrue(game.shows("Looking at every move"), () -> game.words().toString());
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals("game", game.state().page());
            assertEquals(0, game.thinker().waiting(), "nobody looks on behind other pages");
        }
    }

    @Test
    void progressIsShownUntilEveryMoveHasAValue() {
        try (GameDriver game = open(false)) {
            assertTrue(
                    game.shows("Looking at every move… 0%"), () -> game.words().toString());
            game.thinker().answer();
            game.thinker().answer();
            game.thinker().answer();
            game.pass(0.1f);
            assertTrue(page(game).progress() > 0);
            reviewed(game);
            assertEquals(1, page(game).progress());
            assertTrue(page(game).review().isComplete());
            assertTrue(game.shows("Lead: Black above, White below"));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void ofABadMoveItIsToldHowManyPeopleWouldHaveFoundAGoodOne(boolean isTouch) {
        try (GameDriver game = reviewed(open(isTouch))) {
            ReviewPage page = page(game);
            int bad = page.review().keyMoments(12).stream()
                    .filter(ply -> PeopleChoice.isModelled(
                            page.review().game().turns().get(ply).before()))
                    .findFirst()
                    .orElseThrow();
            goTo(game, bad + 1);
            reviewed(game);
            assertTrue(
                    game.words().stream()
                            .anyMatch(words ->
                                    words.matches(".* \\d+.?% of people of your strength find such a move\\.")),
                    () -> game.words().toString());
            goTo(game, bad);
            goTo(game, bad + 1);
            assertEquals(0, game.thinker().waiting(), "it is known");
        }
    }

    @Test
    void aGameOfTheArchiveIsReviewedOnceAndForAll() {
        try (GameDriver game = GameDriver.wide()) {
            game.composition().library().add(List.of(ArchivedGame.local("a", 1, GAME, "")), result -> {});
            game.go().review(GAME);
            game.pass(0.5f);
            assertTrue(game.thinker().waiting() > 0);
            GameReview found = page(reviewed(game)).review();
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            game.go().review(GAME);
            game.pass(0.5f);
            assertEquals(1, game.thinker().waiting(), "only how many people find the move is left to be looked for");
            assertEquals(found, page(game).review());
            assertTrue(game.shows("Lead: Black above, White below"));
        }
    }

    @Test
    void theEngineRestsWhileAnotherPageIsInFrontAndGoesOnAfterwards() {
        try (GameDriver game = open(false)) {
            game.go().settings();
            game.pass(0.5f);
            assertEquals(0, game.thinker().waiting());
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals(1, game.thinker().waiting());
            assertEquals(1, page(reviewed(game)).progress());
        }
    }

    @Test
    void keysGoThroughTheGame() {
        try (GameDriver game = open(false)) {
            int plies = GAME.transcript().plies();
            assertEquals(plies, page(game).plies(), "it begins at the end");
            game.press(Input.Keys.RIGHT);
            assertEquals(plies, page(game).plies());
            game.press(Input.Keys.LEFT);
            assertEquals(plies - 1, page(game).plies());
            game.press(Input.Keys.HOME);
            game.press(Input.Keys.LEFT);
            assertEquals(0, page(game).plies());
            assertTrue(game.shows("Start"));
            game.press(Input.Keys.RIGHT);
            game.pass(3);
            assertTrue(game.shows("1. " + GAME.transcript().moves().get(0)));
            game.press(Input.Keys.END);
            assertEquals(plies, page(game).plies());
        }
    }

    @Test
    void upAndDownGoToTheNextBadMove() {
        try (GameDriver game = reviewed(open(false))) {
            List<Integer> bad = page(game).review().keyMoments(99);
            assertTrue(bad.size() > 2, "too few to tell");
            goTo(game, 0);
            game.press(Input.Keys.DOWN);
            assertEquals(bad.get(0) + 1, page(game).plies());
            game.press(Input.Keys.DOWN);
            assertEquals(bad.get(1) + 1, page(game).plies());
            game.press(Input.Keys.UP);
            assertEquals(bad.get(0) + 1, page(game).plies());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itOpensAtTheFirstKeyMomentOnceThatIsKnown(boolean isTouch) {
        try (GameDriver game = reviewed(open(isTouch))) {
            int first = page(game).review().keyMoments(12).get(0);
            assertEquals(first + 1, page(game).plies());
            game.press(Input.Keys.END);
            game.pass(0.5f);
            assertEquals(GAME.transcript().plies(), page(game).plies(), "it leads there once");
        }
    }

    @Test
    void itLeavesAPersonWhoStepsThroughTheGameAlone() {
        try (GameDriver game = open(false)) {
            game.press(Input.Keys.LEFT);
            reviewed(game);
            assertEquals(GAME.transcript().plies() - 1, page(game).plies());
        }
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "320, 640", "844, 390"})
    void theNextMistakeIsAPressAwayOnAPhone(int width, int height) {
        try (GameDriver game = reviewed(openAt(width, height))) {
            List<Integer> bad = ownMistakes(game);
            goTo(game, 0);
            for (int ply : bad) {
                pressNextMistake(game);
                assertEquals(ply + 1, page(game).plies());
            }
            pressNextMistake(game);
            assertEquals(bad.get(0) + 1, page(game).plies(), "after the last one the first");
        }
    }

    /** Black is a person in this game, and White the computer. */
    private static List<Integer> ownMistakes(GameDriver game) {
        return page(game).review().keyMoments(99).stream()
                .filter(ply -> GAME.transcript().turns().get(ply).mover() == Disc.BLACK)
                .toList();
    }

    @Test
    void nGoesToTheNextOwnMistakeAndShiftNBack() {
        try (GameDriver game = reviewed(open(false))) {
            List<Integer> bad = ownMistakes(game);
            goTo(game, 0);
            game.press(Input.Keys.N);
            assertEquals(bad.get(0) + 1, page(game).plies());
            game.press(Input.Keys.N);
            assertEquals(bad.get(1) + 1, page(game).plies());
            game.pressWith(Input.Keys.SHIFT_LEFT, Input.Keys.N);
            assertEquals(bad.get(0) + 1, page(game).plies());
            game.pressWith(Input.Keys.SHIFT_LEFT, Input.Keys.N);
            assertEquals(bad.get(bad.size() - 1) + 1, page(game).plies(), "before the first one the last");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void thePersonsTurningPointsAreToldAndPractised(boolean isTouch) {
        try (GameDriver game = reviewed(open(isTouch))) {
            if (isTouch) {
                assertFalse(game.shows("Your turning points"));
                game.click("PERSON");
                game.pass(0.5f);
            }
            assertTrue(game.shows("Your turning points"), () -> game.words().toString());
            assertTrue(game.shows("What you did well"), () -> game.words().toString());
            game.click("Practise these");
            game.pass(0.5f);
            int first = PersonalReview.of(page(game).review(), Disc.BLACK)
                    .turningPoints()
                    .get(0);
            assertEquals(first + 1, page(game).plies(), "a loss this small makes no puzzle");
            assertTrue(game.shows("Find a better move"), () -> game.words().toString());
        }
    }

    @Test
    void whereThePreparedOpeningsWereLeftIsTold() {
        MemoryStore store = new MemoryStore();
        store.texts().put(SettingsRepository.NAME, "reversi-settings 2\nacquainted=false\n");
        Transcript before = GAME.transcript().upTo(2);
        Square other = before.current().placements().stream()
                .filter(square -> !GAME.transcript().moves().get(2).equals(Move.at(square)))
                .findFirst()
                .orElseThrow();
        new OpeningsRepository(store, result -> {}).change(Disc.BLACK, none -> none.with(before, other));
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.go().review(GAME);
            game.pass(0.5f);
            reviewed(game);
            String said = "You left your openings at move 2: " + other.name() + " was prepared.";
            assertTrue(game.shows(said), () -> game.words().toString());
            game.click(said);
            game.pass(0.5f);
            assertEquals(3, page(game).plies());
        }
    }

    @Test
    void theEngineGoesOnWithTheGameWhereNoMistakeIsAPuzzle() {
        try (GameDriver game = open(false)) {
            for (int i = 0; i < 1_000 && !page(game).review().isComplete(); i++) {
                game.thinker().answer();
                game.pass(0.05f);
            }
            assertEquals(1, game.thinker().waiting(), "it looks deeper");
            game.click("Practise these");
            game.pass(0.2f);
            assertEquals(1, game.thinker().waiting(), "one question at a time");
            assertEquals(1, page(reviewed(game)).progress());
        }
    }

    @Test
    void betweenTwoPeopleNobodyIsMeant() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().review(Games.ended(GAME.setup().betweenPeople()));
            game.pass(0.5f);
            reviewed(game);
            assertFalse(game.shows("Your turning points"));
            assertTrue(game.shows("Key moments"));
        }
    }

    @Test
    void numbersAreSwitchedOffAndOn() {
        try (GameDriver game = reviewed(open(false))) {
            goTo(game, ownMistakes(game).get(0) + 1);
            assertTrue(game.words().toString().contains("(+1.0)"), () -> game.words()
                    .toString());
            game.click("Show fewer numbers");
            game.pass(0.2f);
            assertFalse(game.words().toString().contains("(+1.0)"), () -> game.words()
                    .toString());
            game.click("Show all numbers");
            game.pass(0.2f);
            assertTrue(game.words().toString().contains("(+1.0)"), () -> game.words()
                    .toString());
        }
    }

    private static GameDriver openAt(int width, int height) {
        GameDriver game = GameDriver.of("en", true, width, height);
        game.go().review(GAME);
        game.pass(0.5f);
        return game;
    }

    private static void pressNextMistake(GameDriver game) {
        game.click("WARNING");
        game.pass(0.2f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void movesAreCountedInOneWay(boolean isTouch) {
        try (GameDriver game = reviewed(open(isTouch))) {
            int moves = (GAME.transcript().plies() + 1) / 2;
            game.press(Input.Keys.END);
            game.pass(0.5f);
            assertTrue(game.shows(moves + " of " + moves), () -> game.words().toString());
            goTo(game, 3);
            assertTrue(
                    game.words().contains("2 of " + moves), () -> game.words().toString());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void eachMomentSaysWhoseItIs(boolean isTouch) {
        try (GameDriver game = reviewed(open(isTouch))) {
            for (int ply : page(game).review().keyMoments(12)) {
                goTo(game, ply + 1);
                String who = GAME.transcript().turns().get(ply).mover() == Disc.BLACK ? "You" : "Robin";
                assertTrue(
                        game.words().stream().anyMatch(said -> said.startsWith(who + ": " + (ply / 2 + 1) + ". ")),
                        () -> game.words().toString());
            }
        }
    }

    @Test
    void playingOnBeginsAGameFromThere() {
        try (GameDriver game = open(false)) {
            goTo(game, 20);
            game.click("Play on from here");
            game.pass(1);
            assertEquals("game", game.state().page());
            assertEquals(20, game.setup().opening().size());
            assertEquals(GAME.setup().white(), game.setup().white());
        }
    }

    @Test
    void theResultOfBestPlayIsSaidOnceItIsKnown() {
        try (GameDriver game = open(true)) {
            game.thinker().answerExactlyFrom(12);
            assertFalse(game.shows("Best play from move"));
            reviewed(game);
            int first = page(game).review().firstExact().orElseThrow();
            goTo(game, 0);
            assertTrue(game.shows("Best play from move " + (first / 2 + 1)), () -> game.words()
                    .toString());
        }
    }

    @Test
    void anEngineThatDoesNotRunIsSaid() {
        try (GameDriver game = open(false)) {
            game.thinker().fail("Worker is not defined");
            game.pass(0.5f);
            assertEquals(1, page(game).progress(), "nothing more comes");
            assertTrue(game.words().stream().anyMatch(words -> words.contains("engine")), () -> game.words()
                    .toString());
        }
    }
}
