package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.archive.ArchivedGame;
import reversi.archive.GameSummary;
import reversi.archive.PlayedGames;
import reversi.archive.StatisticsBuilder;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.ArchiveCondition;
import reversi.platform.Store;
import reversi.rules.Variant;
import reversi.screens.Language;
import reversi.screens.Route;
import reversi.screens.game.Command;
import reversi.screens.game.GamePage;
import reversi.screens.history.HistoryPage;
import reversi.screens.review.ReviewPage;

/** The finished games of this device, as a person sees them. */
class GamesOnStageTest extends GamesOnStage {
    private void openAt(Route route) {
        ((PageNavigator) game.composition().go()).open(route);
        work();
    }

    @Test
    void aReplayHasAnAddressAtWhichItOpensAgain() {
        open(3, 1280, 720);
        pressRow(1);
        Route route = game.composition().router().front().route().orElseThrow();
        assertEquals("#/games/game~00201", route.fragment());
        openAt(route);
        assertEquals(Optional.of(route), game.composition().router().front().route());
        assertTrue(game.composition().router().front() instanceof GamePage);
        game.composition().go().back();
        work();
        assertTrue(game.composition().router().front() instanceof HistoryPage, "back to the list");
    }

    @Test
    void anAddressOfAGameThatHasGoneLeadsToTheList() {
        open(3, 1280, 720);
        openAt(Route.toGame("gone"));
        assertTrue(game.composition().router().front() instanceof HistoryPage);
        assertTrue(shows("That game is no longer in your list."));
    }

    /** It is said at once and on the page, and never that there were no games. */
    @ParameterizedTest
    @CsvSource({
        "SET_ASIDE, Their file is now games.unreadable.db",
        "READ_ONLY, nothing can be written here: games.unreadable.db",
        "NEWER, A newer version of the game"
    })
    void anArchiveThatIsNotWholeIsSaid(ArchiveCondition.Kind kind, String words) {
        game.resize(390, 844);
        game.composition().begin();
        game.archive().breakDown(Store.Result.FAILED, ArchiveCondition.of(kind, "games.unreadable.db"));
        game.composition().library().load();
        settle();
        assertTrue(shows(words), "a notice");
        game.composition().router().clearNotices();
        assertFalse(shows(words));
        game.composition().go().games();
        settle();
        assertTrue(shows(words), "on the page");
        assertFalse(shows("No finished games yet"));
        game.composition().library().add(List.of(PlayedGames.archived("new", NOW, 1)), result -> {});
        settle();
        assertTrue(shows(words), "above the games");
        assertTrue(game.composition().focus().stops().stream().anyMatch(GamesOnStage::isRow));
        game.archive().breakDown(Store.Result.DONE);
        settle();
        assertFalse(shows(words), "it works again");
    }

    @Test
    void whatTheBrowserMayThrowAwayIsSaidAboveTheGamesAndNotOverAResult() {
        open(1, 390, 844);
        String words = "the browser may delete them";
        game.composition().go().home();
        settle();
        game.archive().breakDown(Store.Result.DONE, ArchiveCondition.of(ArchiveCondition.Kind.MAY_GO, ""));
        settle();
        assertFalse(shows(words), "no notice");
        game.composition().go().games();
        settle();
        assertTrue(shows(words), "on the page");
    }

    @Test
    void whereThereAreNoGamesTheBrowserCanDeleteNone() {
        open(0, 390, 844);
        game.archive().breakDown(Store.Result.DONE, ArchiveCondition.of(ArchiveCondition.Kind.MAY_GO, ""));
        settle();
        assertTrue(shows("No finished games yet"), "as where nothing is the matter");
        assertFalse(shows("the browser may delete them"));
    }

    @Test
    void anEmptyListSaysSo() {
        open(0, 1280, 720);
        assertTrue(shows("No finished games yet"));
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "900, 600", "390, 844"})
    void gamesOfOthersAreListedAndNotCounted(int width, int height) {
        open(0, width, height);
        Game watched = PlayedGames.play(
                new GameSetup(Variant.OTHELLO, Seat.computer("", 3), Seat.computer("", 4), TimeControl.none()),
                new Random(1));
        game.composition().library().add(List.of(ArchivedGame.local("others", NOW, watched, "")), result -> {});
        settle();
        assertTrue(shows("Only your own finished games count here"));
    }

    @Test
    void onlyTheRowsInSightAreThereHoweverManyGames() {
        open(300, 1280, 720);
        long rows = game.composition().focus().stops().stream()
                .filter(stop -> stop.getClass().getSimpleName().equals("GameRow"))
                .count();
        assertTrue(rows > 5 && rows < 30, () -> rows + " rows");
    }

    @Test
    void manyGamesAreCountedAPartForEachPicture() {
        open(1_600, 1280, 720);
        List<GameSummary> all = game.composition().library().index().games();
        int counted = StatisticsBuilder.of(all, at -> 0).all().games();
        assertTrue(counted > 1_000, () -> counted + " ended");
        String said = Language.ENGLISH.numerals().whole(counted);
        assertFalse(shows(said + " games"), "the list does not wait for its statistics");
        work();
        assertTrue(shows(said + " games"));
        game.resize(900, 600);
        assertFalse(shows(said));
        work();
        assertTrue(shows(said), "above the list, where there is no room beside it");
    }

    @Test
    void theKeyboardReachesEveryGame() {
        open(60, 1280, 720);
        @Nullable Actor last = null;
        for (int i = 0; i < 40 && !isRow(last); i++) {
            last = afterKey(Input.Keys.TAB);
        }
        for (int i = 0; i < 59; i++) {
            last = afterKey(Input.Keys.DOWN);
            assertTrue(isRow(last));
        }
        afterKey(Input.Keys.ENTER);
        assertTrue(game.composition().router().front() instanceof GamePage);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, true, true", "900, 600, true, true", "700, 600, true, false", "390, 844, false, false"})
    void whereThereIsRoomColumnsHaveHeadsAndReviewedGamesTheirAccuracy(
            int width, int height, boolean hasHeads, boolean hasAccuracy) {
        open(3, width, height);
        String id = game.composition().library().index().games().get(1).id();
        game.composition().library().keepReview(id, "a review", Optional.of(78));
        settle();
        settle();
        assertEquals(hasHeads, shows("Result"));
        assertEquals(hasAccuracy, shows("Accuracy"));
        assertEquals(hasAccuracy, shows("78%"));
        boolean isRead = game.composition().accessTree().nodes().stream()
                .anyMatch(node -> node.name().matches(".*Accuracy: 78%.*"));
        assertEquals(hasAccuracy, isRead);
    }

    @Test
    void theKeyboardStopsAtWhatIsInSightAndReachesEveryStar() {
        open(60, 1280, 720);
        for (int i = 0; i < 60; i++) {
            for (Actor stop : game.composition().focus().stops()) {
                float middle = stop.localToStageCoordinates(new Vector2(0, stop.getHeight() / 2)).y;
                assertTrue(
                        stop.getWidth() >= 44 && stop.getHeight() >= 22 && middle > -64 && middle < 720 + 64,
                        () -> stop.getName() + " is a stop of " + stop.getWidth() + " × " + stop.getHeight() + " at "
                                + middle);
            }
            if (i == 0) {
                Actor star = game.composition().focus().stops().stream()
                        .filter(stop -> "STAR".equals(stop.getName()))
                        .findFirst()
                        .orElseThrow();
                game.composition().focus().show(star);
            } else {
                assertEquals("STAR", name(afterKey(Input.Keys.DOWN)));
            }
        }
        afterKey(Input.Keys.ENTER);
        GameSummary last = game.composition().library().index().games().get(59);
        assertTrue(last.starred(), "the last game's");
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844"})
    void aTapOnAStarMarksTheGameAndDoesNotOpenIt(int width, int height) {
        open(3, width, height);
        for (boolean isStarred : List.of(true, false)) {
            Actor star = game.composition().focus().stops().stream()
                    .filter(stop -> "STAR".equals(stop.getName()))
                    .findFirst()
                    .orElseThrow();
            tap(star);
            assertTrue(game.composition().router().front() instanceof HistoryPage, "still the list");
            assertEquals(
                    isStarred,
                    game.composition().library().index().games().get(0).starred());
        }
        tap(game.composition().focus().stops().stream()
                .filter(GamesOnStage::isRow)
                .findFirst()
                .orElseThrow());
        assertTrue(game.composition().router().front() instanceof GamePage, "the row opens the game");
    }

    /** As a finger or the mouse does it, through the stage. */
    private void tap(Actor actor) {
        Stage stage = actor.getStage();
        Vector2 at = stage.stageToScreenCoordinates(
                actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2)));
        stage.touchDown((int) at.x, (int) at.y, 0, 0);
        stage.touchUp((int) at.x, (int) at.y, 0, 0);
        work();
    }

    private static String name(@Nullable Actor actor) {
        return actor == null ? "" : String.valueOf(actor.getName());
    }

    @Test
    void aGameIsDeletedAndBroughtBack() {
        open(3, 1280, 720);
        press("Level");
        assertTrue(game.composition().router().front() instanceof GamePage);
        game.composition().input().keyDown(Input.Keys.FORWARD_DEL);
        work();
        assertTrue(game.composition().router().front() instanceof HistoryPage);
        assertTrue(shows("1 game deleted"));
        assertEquals(2, game.archive().games.size());
        press("Undo");
        assertEquals(3, game.archive().games.size());
        assertFalse(shows("1 game deleted"));
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "900, 600"})
    void theMoveOnTheBoardIsInSightWhenAReplayIsAnalysed(int width, int height) {
        open(1, width, height);
        press("Level");
        GamePage replay = (GamePage) game.composition().router().front();
        replay.controller().commands().run(Command.ANALYSE);
        settle();
        Actor list = descendant(game.stage().getRoot(), "VariationList").orElseThrow();
        ScrollPane pane = list.firstAscendant(ScrollPane.class);
        assertTrue(list.getHeight() > pane.getHeight(), "the moves are more than there is room for");
        assertEquals(pane.getMaxY(), pane.getScrollY(), 1, "the last one is on the board");
    }

    private static Optional<Actor> descendant(Group group, String name) {
        for (Actor child : group.getChildren()) {
            Optional<Actor> found = child.getClass().getSimpleName().equals(name)
                    ? Optional.of(child)
                    : child instanceof Group inside ? descendant(inside, name) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    @Test
    void aReplayLeadsToTheReviewOfTheWholeGame() {
        open(1, 1280, 720);
        press("Level");
        GamePage replay = (GamePage) game.composition().router().front();
        int plies = replay.game().session().transcript().plies();
        game.composition().input().keyDown(Input.Keys.HOME);
        settle();
        replay.controller().commands().run(Command.REVIEW);
        settle();
        ReviewPage review = (ReviewPage) game.composition().router().front();
        assertEquals(plies, review.plies());
    }

    @Test
    void severalGamesAreChosenSavedDeletedAndBroughtBack() {
        open(30, 390, 844);
        press("MORE");
        press("Select games");
        pressRow(2);
        pressRow(4);
        assertTrue(shows("2 selected"));
        press("Save or copy");
        press("Moves");
        assertEquals(2, game.files().last().split("\n").length);
        press("Delete");
        assertTrue(shows("2 games deleted"));
        assertEquals(28, game.archive().games.size());
        press("Undo");
        assertEquals(30, game.archive().games.size());
    }

    @Test
    void allListedAreChosenAndEscapeChoosesNone() {
        open(30, 1280, 720);
        press("MORE");
        press("Select games");
        press("All");
        assertTrue(shows("30 selected"));
        press("All");
        assertTrue(shows("0 selected"));
        assertFalse(shows("Favourites"));
        game.composition().input().keyDown(Input.Keys.ESCAPE);
        settle();
        assertTrue(game.composition().router().front() instanceof HistoryPage);
        assertTrue(shows("Favourites"));
        pressRow(1);
        assertTrue(game.composition().router().front() instanceof GamePage, "a game is opened again");
    }
}
