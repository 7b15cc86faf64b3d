package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.rules.Square;
import reversi.screens.TextSize;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Control;
import reversi.screens.ui.Lines;
import reversi.screens.ui.Text;

/** The words at the upper edge that say that the connection is lost hide nothing that can be read or pressed. */
class RibbonTest {
    /** Each of them turned, too. */
    private static final int[][] SIZES = {
        {844, 390},
        {390, 844},
        {1280, 720},
        {360, 740},
        {740, 360},
        {320, 640},
        {640, 320},
        {640, 360},
        {768, 1024},
        {1024, 768}
    };

    private static final int DIALOG = 2;
    private static final int WORDS = 4;

    private final DemoServer server = new DemoServer();
    private TestStage game = new TestStage("en", true);

    static Stream<String> onlinePages() {
        return new EveryOnlinePage(new DemoServer())
                .ways().keySet().stream().filter(page -> !page.equals("sign in without a server"));
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest
    @MethodSource("onlinePages")
    void nothingLiesBelowTheWords(String page) {
        game.close();
        game = EveryPage.shown("fr", true, server, 1280, 720, page);
        server.goDown();
        game.composition().router().tick(0.02f);
        game.settle();
        assertEquals(List.of(), game.faultsIn(EveryPage.SIZES, () -> hidden(game.front(), ribbon(game.stage()))));
    }

    static Stream<Arguments> tables() {
        return Stream.of("en", "de", "fr", "ja")
                .flatMap(language -> Stream.of(TextSize.values()).map(text -> Arguments.of(language, text)));
    }

    /** Words of every size leave a game to be read, and its squares to be seen. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("tables")
    void aGameIsSeenWithoutAConnection(String language, TextSize text) {
        game.close();
        game = EveryPage.shown(language, text, server, 844, 390, "game online");
        server.goDown();
        game.composition().router().tick(0.02f);
        game.settle();
        assertEquals(List.of(), game.faultsIn(SIZES, () -> {
            List<String> hidden = hidden(game.front(), ribbon(game.stage()));
            hidden.addAll(hiddenSquares());
            return hidden;
        }));
    }

    private List<String> hiddenSquares() {
        Rectangle words = ribbon(game.stage());
        return VisibleActors.of(game.front()).stream()
                .filter(BoardView.class::isInstance)
                .map(board -> squares((BoardView) board))
                .filter(words::overlaps)
                .map(board -> board + " below " + words)
                .toList();
    }

    /** The board without its frame. */
    private static Rectangle squares(BoardView board) {
        Vector2 first = board.onStage(Square.of("a8"));
        Vector2 last = board.onStage(Square.of("h1"));
        float half = (last.x - first.x) / 14;
        return new Rectangle(first.x - half, first.y - half, 16 * half, 16 * half);
    }

    static Stream<Arguments> sizes() {
        return Arrays.stream(EveryPage.SIZES).map(size -> Arguments.of(size[0], size[1]));
    }

    /** Whoever is about to press a square finds it where it was. */
    @ParameterizedTest(name = "{0}×{1}")
    @MethodSource("sizes")
    void theBoardStaysWhereItIs(int width, int height) {
        try (GameDriver table = GameDriver.of("de", width < 900, width, height)) {
            table.sitDown();
            table.pass(1);
            Rectangle before = board(table);
            table.server().goDown();
            table.pass(1);
            assertEquals(before, board(table));
            table.server().comeBack();
            table.pass(30);
            assertEquals(before, board(table));
        }
    }

    /** Words that a page without room for them had lower down make way for a dialog, and come back when it is closed. */
    @ParameterizedTest(name = "{0}×{1}")
    @CsvSource({"1280, 720", "900, 600", "390, 844", "360, 640", "844, 390", "640, 360", "320, 568"})
    void aDialogIsReadWithoutAConnection(int width, int height) {
        try (GameDriver table = GameDriver.of("en", true, width, height)) {
            table.sitDown();
            table.server().goDown();
            table.pass(1);
            Rectangle alone = ribbon(table.stage());
            table.click("Menu");
            table.pass(1);
            assertEquals(List.of(), hidden(part(table.stage(), DIALOG), ribbon(table.stage())));
            table.click("Back to game");
            table.pass(1);
            assertEquals(alone, ribbon(table.stage()));
        }
    }

    /** What is read or pressed here and lies below the words. */
    private static List<String> hidden(Actor front, Rectangle ribbon) {
        List<String> hidden = new ArrayList<>();
        for (Actor actor : VisibleActors.of(front)) {
            Rectangle place = VisibleActors.inner(VisibleActors.place(actor));
            ScrollPane pane = VisibleActors.pane(actor);
            if (actor instanceof Lines lines) {
                float height = Math.min(place.height, lines.linesHeight());
                place.y += place.height - height;
                place.height = height;
            }
            boolean isInSight = pane == null
                    || (Intersector.intersectRectangles(place, VisibleActors.place(pane), place)
                            && VisibleActors.place(pane).overlaps(ribbon));
            boolean isRead = actor instanceof Text || actor instanceof Control || actor instanceof Lines;
            if (isRead && isInSight && place.overlaps(ribbon)) {
                hidden.add(VisibleActors.name(actor) + " at " + place + " below " + ribbon);
            }
        }
        return hidden;
    }

    private static Rectangle board(GameDriver table) {
        return GameDriver.place(table.all(BoardView.class).get(0));
    }

    /** Where the words are: the router lays them over all else but the name of what the mouse rests on. */
    private static Rectangle ribbon(Stage stage) {
        Group ribbon = (Group) part(stage, WORDS);
        assertTrue(ribbon.hasChildren(), "the loss is said");
        return VisibleActors.place(ribbon.getChild(0));
    }

    private static Actor part(Stage stage, int place) {
        return stage.getRoot().getChild(place);
    }
}
