package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.archive.ArchivedGame;
import reversi.archive.PlayedGames;
import reversi.screens.game.Command;
import reversi.screens.game.GamePage;
import reversi.screens.history.HistoryPage;
import reversi.screens.review.ReviewPage;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Text;

/** The finished games of this device, as a person sees them. */
class GamesOnStageTest {
    private static final long NOW = 1_795_000_000_000L;

    private final TestStage game = new TestStage("en", false);

    @AfterEach
    void close() {
        game.close();
    }

    private void open(int games, int width, int height) {
        game.resize(width, height);
        game.composition().begin();
        List<ArchivedGame> played = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            played.add(PlayedGames.archived("game " + i, NOW - i * 86_400_000L, i));
        }
        game.composition().library().add(played, result -> {});
        game.archive().answer();
        game.composition().games();
        settle();
    }

    private void settle() {
        game.composition().router().tick(0.1f);
        game.settle();
        game.archive().answer();
        game.settle();
    }

    private void press(String words) {
        Actor control = game.composition().focus().stops().stream()
                .filter(stop -> says(stop, words))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + words));
        ((Focus.Stop) control).press();
        settle();
    }

    private static boolean says(Actor actor, String words) {
        if (actor instanceof Text text) {
            return text.words().contains(words);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (says(child, words)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean shows(String words) {
        return game.composition().probe().shows(words);
    }

    @Test
    void anEmptyListSaysSo() {
        open(0, 1280, 720);
        assertTrue(shows("No finished games yet"));
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
    void theKeyboardReachesEveryGame() {
        open(60, 1280, 720);
        for (int i = 0; i < 200; i++) {
            game.composition().router().keyDown(i < 12 ? Input.Keys.TAB : Input.Keys.DOWN);
            settle();
        }
        game.composition().router().keyDown(Input.Keys.ENTER);
        settle();
        assertTrue(game.composition().router().front() instanceof GamePage);
    }

    @Test
    void aGameIsDeletedAndBroughtBack() {
        open(3, 1280, 720);
        press("Level");
        assertTrue(game.composition().router().front() instanceof GamePage);
        game.composition().router().keyDown(Input.Keys.FORWARD_DEL);
        settle();
        assertTrue(game.composition().router().front() instanceof HistoryPage);
        assertTrue(shows("Game deleted"));
        assertEquals(2, game.archive().games.size());
        press("Undo");
        assertEquals(3, game.archive().games.size());
        assertFalse(shows("Game deleted"));
    }

    @Test
    void aReplayLeadsToTheReviewOfTheWholeGame() {
        open(1, 1280, 720);
        press("Level");
        GamePage replay = (GamePage) game.composition().router().front();
        int plies = replay.game().session().transcript().plies();
        game.composition().router().keyDown(Input.Keys.HOME);
        settle();
        replay.controller().commands().run(Command.REVIEW);
        settle();
        ReviewPage review = (ReviewPage) game.composition().router().front();
        assertEquals(plies, review.plies());
    }

    @Test
    void chipsChooseWhichGamesAreListed() {
        open(40, 1280, 720);
        press("Online");
        assertTrue(shows("No game matches"));
        press("This device");
        assertFalse(shows("No game matches"));
    }
}
