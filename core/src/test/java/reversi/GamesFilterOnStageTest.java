package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.ArchivedPlayers;
import reversi.archive.GameSummary;
import reversi.archive.PlayedGames;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.ui.Text;

/** The list of finished games is narrowed to what somebody looks for. */
class GamesFilterOnStageTest extends GamesOnStage {
    @Test
    void filtersChooseWhichGamesAreListed() {
        open(40, 1280, 720);
        press("Online");
        assertTrue(shows("No game matches"));
        press("This device");
        assertFalse(shows("No game matches"));
    }

    private float roomOfNames(int index) {
        Group row = (Group) game.composition().focus().stops().stream()
                .filter(GamesOnStage::isRow)
                .skip(index)
                .findFirst()
                .orElseThrow();
        return widest(row, "Ben");
    }

    private static ArchivedGame of(ArchivedGame played, String id, long later, String opening) {
        GameSummary shown = played.summary();
        ArchivedPlayer ben = new ArchivedPlayer("Ben", 0, 0);
        return ArchivedGame.of(
                id,
                shown.at() + later,
                shown.source(),
                new ArchivedPlayers(ben, ben, Optional.of(Disc.BLACK)),
                played.game(),
                opening);
    }

    /** The width of the line in which a name stands. */
    private static float widest(Group group, String name) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Text text && text.words().contains(name)) {
                return group.getWidth();
            }
            float inside = child instanceof Group inner ? widest(inner, name) : 0;
            if (inside > 0) {
                return inside;
            }
        }
        return 0;
    }

    @Test
    void namesHaveTheRoomOfAnOpeningThatThereIsNot() {
        game.resize(1280, 720);
        game.composition().begin();
        ArchivedGame plain = IntStream.range(0, 100)
                .mapToObj(seed -> PlayedGames.archived("plain", NOW, seed))
                .filter(played -> played.game().position().variant().equals(Variant.OTHELLO))
                .findFirst()
                .orElseThrow();
        game.composition()
                .library()
                .add(List.of(of(plain, "named", 1, "Tiger"), of(plain, "unnamed", 0, "")), result -> {});
        game.archive().answer();
        game.composition().go().games();
        settle();
        assertTrue(roomOfNames(1) > 1.8f * roomOfNames(0), roomOfNames(1) + " beside " + roomOfNames(0));
    }

    /** Games against two people and the computer, in three openings. */
    private void openVaried(int width, int height) {
        game.resize(width, height);
        game.composition().begin();
        String[] names = {"Ada", "Ben", "Ada", "", "Ada", "Ben"};
        String[] openings = {"Tiger", "Tiger", "Rose", "Rose", "Rose", ""};
        List<ArchivedGame> played = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            ArchivedGame random = PlayedGames.archived("game " + i, NOW - i * 86_400_000L, 2L * i);
            GameSummary shown = random.summary();
            boolean isBlack = shown.mine().equals(Optional.of(Disc.BLACK));
            ArchivedPlayer person = isBlack ? shown.black() : shown.white();
            ArchivedPlayer other = new ArchivedPlayer(names[i], names[i].isEmpty() ? 4 : 0, 0);
            played.add(ArchivedGame.of(
                    shown.id(),
                    shown.at(),
                    shown.source(),
                    new ArchivedPlayers(isBlack ? person : other, isBlack ? other : person, shown.mine()),
                    random.game(),
                    openings[i]));
        }
        game.composition().library().add(played, result -> {});
        game.archive().answer();
        game.composition().go().games();
        settle();
    }

    /** The names and counts that the open list offers, from the top. */
    private List<String> offered() {
        return game.composition().focus().stops().stream()
                .filter(stop -> stop.getClass().getSimpleName().equals("ChoiceRow"))
                .map(GamesFilterOnStageTest::words)
                .toList();
    }

    private static String words(Actor actor) {
        StringBuilder words = new StringBuilder();
        if (actor instanceof Text text) {
            words.append(text.words()).append(' ');
        } else if (actor instanceof Group group) {
            group.getChildren().forEach(child -> words.append(words(child)));
        }
        return words.toString();
    }

    /** How many games of a short list are listed, in sight or not. */
    private long listed() {
        return rows(game.composition().focus().scope());
    }

    private static long rows(Actor actor) {
        if (!actor.isVisible() || !(actor instanceof Group group)) {
            return 0;
        }
        long inside = 0;
        for (Actor child : group.getChildren()) {
            inside += rows(child);
        }
        return inside + (isRow(actor) ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844"})
    void anOpponentIsChosenAmongThoseWhoOccur(int width, int height) {
        openVaried(width, height);
        press("Opponent");
        assertEquals(List.of("All opponents 6 ", "Ada 3 ", "Ben 2 ", "Level 4 1 "), offered());
        press("Ben");
        assertFalse(game.composition().router().isSheetOpen());
        assertEquals(2, listed());
        press("Opening");
        assertEquals(List.of("All openings 2 ", "Tiger 1 "), offered(), "only what the other filters leave");
        press("Tiger");
        assertEquals(1, listed());
        game.resize(900, 600);
        settle();
        assertEquals(1, listed(), "what is chosen outlives another size");
        press("All");
        assertEquals(6, listed());
        assertTrue(shows("Opponent") && shows("Opening"));
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844"})
    void whatAnOpponentPlaysIsShown(int width, int height) {
        openVaried(width, height);
        assertFalse(shows("Prepare"), "there is nobody to prepare against");
        press("Opponent");
        press("Ben");
        press("Prepare");
        settle();
        assertTrue(game.composition().router().front() instanceof AnalysisPage);
        assertTrue(shows("Ben"), () -> "no book of Ben");
        assertTrue(shows("Black"), () -> "no colour");
    }

    @Test
    void allOpponentsAreWantedAgain() {
        openVaried(1280, 720);
        press("Opponent");
        press("Ada");
        press("Opening");
        press("Rose");
        assertEquals(2, listed());
        press("Ada");
        press("All opponents");
        assertEquals(3, listed(), "the opening is still asked for");
    }

    @Test
    void writingNarrowsTheListAndEnterTakesTheFirst() {
        openVaried(1280, 720);
        press("Opponent");
        assertTrue(game.composition().input().isWriting(), "whoever has a keyboard writes at once");
        write("b");
        assertEquals(List.of("Ben 2 "), offered());
        write("x");
        assertEquals(List.of(), offered());
        assertTrue(shows("Nothing found"));
        write("\b");
        game.stage().keyDown(Input.Keys.ENTER);
        settle();
        assertFalse(game.composition().router().isSheetOpen());
        assertEquals(2, listed());
    }

    private void write(String signs) {
        for (int i = 0; i < signs.length(); i++) {
            game.stage().keyTyped(signs.charAt(i));
        }
        settle();
    }

    @Test
    void theArrowsLeadThroughTheListAndEscapeLeavesItAsItWas() {
        openVaried(1280, 720);
        press("Opponent");
        for (int i = 0; i < 4 && !game.composition().probe().state().focus().equals("All opponents"); i++) {
            afterKey(Input.Keys.TAB);
        }
        afterKey(Input.Keys.DOWN);
        assertEquals("Ada", game.composition().probe().state().focus());
        afterKey(Input.Keys.ESCAPE);
        assertEquals(6, listed());
        press("Opponent");
        for (int i = 0; i < 4 && !game.composition().probe().state().focus().equals("All opponents"); i++) {
            afterKey(Input.Keys.TAB);
        }
        afterKey(Input.Keys.DOWN);
        afterKey(Input.Keys.DOWN);
        afterKey(Input.Keys.ENTER);
        assertEquals(2, listed());
    }
}
