package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;

/** The words at the upper edge that say that the connection is lost hide nothing that can be read or pressed. */
class RibbonTest {
    private final DemoServer server = new DemoServer();
    private TestStage game = new TestStage("en", true);

    static Stream<Arguments> onlinePages() {
        return Arrays.stream(EveryPage.SIZES).flatMap(size -> new EveryOnlinePage(new DemoServer())
                .ways().keySet().stream()
                        .filter(page -> !page.equals("sign in without a server"))
                        .map(page -> Arguments.of(size[0], size[1], page)));
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest(name = "{0}×{1} {2}")
    @MethodSource("onlinePages")
    void nothingLiesBelowTheWords(int width, int height, String page) {
        game.close();
        game = EveryPage.shown("fr", true, server, width, height, page);
        server.goDown();
        game.composition().router().tick(0.02f);
        game.settle();
        List<String> hidden = new ArrayList<>();
        Rectangle ribbon = ribbon();
        for (Actor actor : VisibleActors.of(game.front())) {
            Rectangle place = VisibleActors.inner(VisibleActors.place(actor));
            ScrollPane pane = VisibleActors.pane(actor);
            boolean isInSight = pane == null || VisibleActors.place(pane).overlaps(ribbon);
            if ((actor instanceof Text || actor instanceof Control) && isInSight && place.overlaps(ribbon)) {
                hidden.add(VisibleActors.name(actor) + " at " + place + " below " + ribbon);
            }
        }
        assertEquals(List.of(), hidden);
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

    private static Rectangle board(GameDriver table) {
        return GameDriver.place(table.all(BoardView.class).get(0));
    }

    /** Where the words are: the router lays them over all else but the name of what the mouse rests on. */
    private Rectangle ribbon() {
        Group all = game.stage().getRoot();
        Group ribbon = (Group) all.getChild(all.getChildren().size - 2);
        assertTrue(ribbon.hasChildren(), "the loss is said");
        return VisibleActors.place(ribbon.getChild(0));
    }
}
