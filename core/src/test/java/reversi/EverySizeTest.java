package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.screens.Language;
import reversi.screens.MiniBoard;
import reversi.screens.TextSize;
import reversi.screens.board.BoardView;
import reversi.screens.game.Toolbar;
import reversi.screens.ui.Button;
import reversi.screens.ui.Text;

/** Every page on the devices that people have, with words of every size: nothing cut, nothing outside, and a board that can be played on. */
class EverySizeTest {
    private static final int[][] SIZES = {
        {1280, 720}, {390, 844}, {320, 640}, {640, 360}, {360, 740}, {844, 390}, {768, 1024}
    };

    /** The side of the smallest board that is played on, in the window's points. */
    private static final float LEAST_BOARD = 240;

    private TestStage game = new TestStage("en", true);

    @AfterEach
    void close() {
        game.close();
    }

    /** Shows a page in one window, from which it is pulled to others. */
    private void show(String language, TextSize text, String page) {
        show(language, text, 390, 844, page);
    }

    private void show(String language, TextSize text, int width, int height, String page) {
        game.close();
        game = EveryPage.shown(language, text, new DemoServer(), width, height, page);
    }

    static Stream<Arguments> everywhere() {
        List<Arguments> all = new ArrayList<>();
        for (String language : List.of("en", "de", "ja", "ru")) {
            for (TextSize text : List.of(TextSize.MEDIUM, TextSize.LARGE, TextSize.EXTRA_LARGE)) {
                all.add(Arguments.of(language, text));
            }
        }
        return all.stream();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("everywhere")
    void everythingFits(String language, TextSize text) {
        List<String> faults = new ArrayList<>();
        for (String page : EveryPage.names()) {
            show(language, text, page);
            game.faultsIn(SIZES, () -> {
                        PageFaults found = new PageFaults(game);
                        List<String> here = new ArrayList<>(found.outside());
                        here.addAll(found.cut(page));
                        here.addAll(found.overlaps());
                        here.addAll(found.small());
                        here.addAll(smallBoards(page));
                        if (text == TextSize.EXTRA_LARGE && game.stage().getWidth() >= game.width()) {
                            here.add("larger words leave as much room");
                        }
                        return here;
                    })
                    .forEach(fault -> faults.add(page + ": " + fault));
        }
        assertEquals(List.of(), faults);
    }

    static Stream<Arguments> spoken() {
        return EveryPage.names().stream()
                .flatMap(page -> Stream.of(TextSize.LARGE, TextSize.EXTRA_LARGE).map(text -> Arguments.of(text, page)));
    }

    /** Languages do not move what larger words move, and two sizes are enough. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("spoken")
    void everythingIsWhereItIsSaidToBe(TextSize text, String page) {
        show("en", text, page);
        assertEquals(
                List.of(), game.faultsIn(new int[][] {{1280, 720}, {390, 844}}, () -> new SaidPlaces(game).wrong()));
    }

    private List<String> smallBoards(String page) {
        // The boards of the first page, of the lobby and of a tournament are only looked at.
        boolean isLookedAt = Stream.of("home", "lobby", "sign in", "tournament").anyMatch(page::startsWith);
        float scale = game.width() / game.stage().getWidth();
        return VisibleActors.of(game.front()).stream()
                .filter(actor -> actor instanceof BoardView && !isLookedAt)
                .filter(board -> board.getWidth() * scale < LEAST_BOARD)
                .map(board -> "a board of " + board.getWidth() * scale)
                .toList();
    }

    static Stream<Arguments> inSizes() {
        return Stream.of(SIZES).map(size -> Arguments.of(size[0], size[1]));
    }

    /** What a puzzle is gone on with is in sight without scrolling. */
    @ParameterizedTest
    @MethodSource("inSizes")
    void theWayOnFromAPuzzleIsNeverBelowTheFold(int width, int height) {
        for (TextSize text : TextSize.values()) {
            show("de", text, width, height, "puzzle of the day");
            Actor solution = button("Lösung");
            assertNull(VisibleActors.pane(solution), "it is beside what scrolls");
        }
    }

    private Actor button(String words) {
        return VisibleActors.of(game.front()).stream()
                .filter(actor ->
                        actor instanceof Button && VisibleActors.name(actor).endsWith(words))
                .findFirst()
                .orElseThrow();
    }

    static Stream<String> inEveryLanguage() {
        return TestWords.languages().stream().map(Language::code);
    }

    /** No name of a tool is cut: a word that is no name of a player is never so long that it has to be. */
    @ParameterizedTest
    @MethodSource("inEveryLanguage")
    void toolsOfAGameAreNamedInFull(String language) {
        show(language, TextSize.EXTRA_LARGE, "game");
        List<String> cut = game.faultsIn(SIZES, () -> VisibleActors.of(game.front()).stream()
                .filter(actor ->
                        actor instanceof Text text && text.isCut() && actor.firstAscendant(Toolbar.class) != null)
                .map(VisibleActors::name)
                .toList());
        assertEquals(List.of(), cut);
    }

    /** All tools lie on their ground, also the six of a replay on the smallest telephone. */
    @ParameterizedTest
    @MethodSource("inEveryLanguage")
    void toolsLieOnTheirGround(String language) {
        for (String page : List.of("game", "replay")) {
            show(language, TextSize.EXTRA_LARGE, page);
            assertEquals(List.of(), game.faultsIn(SIZES, this::toolsBesideTheirGround), page);
        }
    }

    private List<String> toolsBesideTheirGround() {
        Rectangle ground = VisibleActors.of(game.front()).stream()
                .filter(Toolbar.class::isInstance)
                .map(VisibleActors::place)
                .findFirst()
                .orElseThrow();
        return VisibleActors.of(game.front()).stream()
                .filter(actor -> actor instanceof Button && actor.firstAscendant(Toolbar.class) != null)
                .filter(actor -> {
                    Rectangle place = VisibleActors.inner(VisibleActors.place(actor));
                    return place.x < ground.x || place.x + place.width > ground.x + ground.width;
                })
                .map(VisibleActors::name)
                .toList();
    }

    /** The words of a moment begin beside its disc, in a box of their height, and nothing touches the number of the move. */
    @ParameterizedTest
    @MethodSource("inEveryLanguage")
    void aMomentOfTheReviewIsSetInOrder(String language) {
        for (TextSize text : List.of(TextSize.MEDIUM, TextSize.EXTRA_LARGE)) {
            show(language, text, "review of bad moves");
            assertEquals(List.of(), game.faultsIn(SIZES, this::disorderOfMoments), text::toString);
        }
    }

    private List<String> disorderOfMoments() {
        List<Actor> seen = VisibleActors.of(game.front());
        List<String> faults = new ArrayList<>();
        for (Actor actor : seen) {
            if (actor instanceof Text words && words.firstAscendant(Button.class) == null) {
                float needed = words.heightFor(words.getWidth());
                if (needed > 30 && words.getHeight() > needed + 1) {
                    faults.add("too high a box: " + words.words());
                }
                if (words.words().matches("\\d+\\. [a-h][1-8]") && touches(words, seen)) {
                    faults.add("beside a button: " + words.words());
                }
            }
        }
        return faults;
    }

    private static boolean touches(Text words, List<Actor> seen) {
        Rectangle place = VisibleActors.place(words);
        Rectangle around = new Rectangle(place.x - 3, place.y, place.width + 6, place.height);
        return seen.stream().anyMatch(actor -> actor instanceof Button && around.overlaps(VisibleActors.place(actor)));
    }

    /** What players do and how strong bots are is said in full, and so are the ways from there; what people wrote and their names may be cut. */
    @ParameterizedTest
    @MethodSource("inEveryLanguage")
    void theLobbySaysInFullWhoIsThere(String language) {
        for (TextSize text : List.of(TextSize.MEDIUM, TextSize.EXTRA_LARGE)) {
            show(language, text, "lobby");
            List<String> cut = game.faultsIn(SIZES, () -> VisibleActors.of(game.front()).stream()
                    .filter(actor -> actor instanceof Text words && words.isCut())
                    .map(actor -> ((Text) actor).words())
                    .filter(words -> !words.contains("player") && !words.startsWith("I did not see it"))
                    .toList());
            assertEquals(List.of(), cut, text::toString);
        }
    }

    /** Words that take more than a line have room for more than a word in it. */
    @ParameterizedTest
    @MethodSource("inEveryLanguage")
    void theLobbyBreaksNoWordsIntoAColumn(String language) {
        for (String page : List.of("lobby", "lobby without anybody")) {
            show(language, TextSize.EXTRA_LARGE, page);
            List<String> narrow = game.faultsIn(SIZES, () -> VisibleActors.of(game.front()).stream()
                    .filter(actor ->
                            actor instanceof Text words && words.getPrefHeight() > 40 && words.getWidth() < 150)
                    .map(actor -> ((Text) actor).words() + " " + actor.getWidth())
                    .toList());
            assertEquals(List.of(), narrow, page);
        }
    }

    /** The board of a telephone that lies on its side is seen whole, whatever the size of the words. */
    @ParameterizedTest
    @CsvSource({"844, 390", "640, 360", "667, 375", "740, 360", "568, 320"})
    void theBoardIsSeenWholeOnAPhoneOnItsSide(int width, int height) {
        List<String> scrolling = new ArrayList<>();
        for (TextSize text : TextSize.values()) {
            for (String page : List.of("game", "puzzle of the day", "review", "analysis", "lesson parity-check")) {
                show("de", text, width, height, page);
                VisibleActors.of(game.front()).stream()
                        .filter(BoardView.class::isInstance)
                        .map(VisibleActors::pane)
                        .filter(pane -> pane != null && pane.getMaxY() > 0.5f)
                        .forEach(pane -> scrolling.add(page + " " + text + " by " + pane.getMaxY()));
            }
        }
        assertEquals(List.of(), scrolling);
    }

    /** The first page is seen whole, with a board or at least its picture, and without a hole. */
    @ParameterizedTest
    @CsvSource({
        "MEDIUM, 1280, 720",
        "EXTRA_LARGE, 1280, 720",
        "MEDIUM, 390, 844",
        "MEDIUM, 360, 740",
        "MEDIUM, 320, 640",
        "MEDIUM, 320, 568",
        "MEDIUM, 768, 1024"
    })
    void theFirstPageIsSeenWhole(TextSize text, int width, int height) {
        show("en", text, width, height, "home");
        List<Actor> seen = VisibleActors.of(game.front());
        assertTrue(seen.stream().anyMatch(actor -> actor instanceof BoardView || actor instanceof MiniBoard));
        assertTrue(seen.stream().noneMatch(actor -> actor instanceof ScrollPane pane && pane.getMaxY() > 0.5f));
        List<Rectangle> upwards = seen.stream()
                .filter(actor -> actor instanceof Button || actor instanceof BoardView)
                .map(VisibleActors::place)
                .sorted((one, other) -> Float.compare(one.y, other.y))
                .toList();
        float top = upwards.get(0).y;
        for (Rectangle place : upwards) {
            assertTrue(place.y - top < height / 8f, "a hole above " + top);
            top = Math.max(top, place.y + place.height);
        }
    }

    /** Where the window has room for the explorer beside the moves, there is room for its table. */
    @Test
    void theExplorerOfATabletHasRoomForItsTable() {
        show("de", TextSize.MEDIUM, 768, 1024, "analysis, openings");
        Actor explorer = VisibleActors.of(game.front()).stream()
                .filter(actor -> actor.getClass().getSimpleName().equals("ExplorerPanel"))
                .findFirst()
                .orElseThrow();
        assertTrue(explorer.getHeight() >= 260, () -> "only " + explorer.getHeight());
    }
}
