package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.platform.AccessNode;
import reversi.platform.AccessNode.Box;
import reversi.platform.AccessRole;
import reversi.screens.Language;
import reversi.screens.TextSize;
import reversi.screens.access.AccessTree;
import reversi.screens.ui.Button;
import reversi.screens.ui.Focus;

/** Every page as a screen reader meets it: whatever can be pressed has a name, in every language, and no word is lost. */
class AccessTreeTest {
    private static final int[][] SIZES = {{1280, 720}, {390, 844}};

    private static final Set<AccessRole> NAMED = Set.of(
            AccessRole.MAIN,
            AccessRole.DIALOG,
            AccessRole.HEADING,
            AccessRole.BUTTON,
            AccessRole.SWITCH,
            AccessRole.RADIO_GROUP,
            AccessRole.RADIO,
            AccessRole.SLIDER,
            AccessRole.TEXT_BOX,
            AccessRole.GRID,
            AccessRole.SQUARE,
            AccessRole.IMAGE);

    private DemoServer server = new DemoServer();
    private TestStage game = new TestStage("en", false);

    static Stream<Arguments> everywhere() {
        return Stream.of(SIZES).flatMap(size -> pages(Language.ENGLISH, size));
    }

    /** A language changes the words and not the parts, so that one size is enough. */
    static Stream<Arguments> inEveryLanguage() {
        Stream<Arguments> others = Stream.of(Language.values())
                .filter(language -> language != Language.ENGLISH)
                .flatMap(language -> pages(language, SIZES[1]));
        return Stream.concat(everywhere(), others);
    }

    private static Stream<Arguments> pages(Language language, int[] size) {
        return EveryPage.names().stream().map(page -> Arguments.of(language.code(), size[0], size[1], page));
    }

    private AccessTree show(String language, int width, int height, String page) {
        game.close();
        server = new DemoServer();
        game = EveryPage.shown(language, false, server, width, height, page);
        return game.composition().accessTree();
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest(name = "{0} {1}×{2} {3}")
    @MethodSource("inEveryLanguage")
    void everythingHasAName(String language, int width, int height, String page) {
        AccessTree tree = show(language, width, height, page);
        List<String> faults = new ArrayList<>();
        int headings = 0;
        for (AccessNode node : tree.nodes()) {
            boolean isMissing = node.name().isEmpty() || node.name().startsWith("access.");
            if (NAMED.contains(node.role()) && isMissing) {
                faults.add(node + " after " + before(tree, node));
            }
            headings += node.role() == AccessRole.HEADING && node.numbers().equals(List.of(1)) ? 1 : 0;
        }
        assertEquals(List.of(), faults);
        boolean isDialog = tree.nodes().get(0).role() == AccessRole.DIALOG;
        assertEquals(isDialog ? 0 : 1, headings, "headings of the page itself");
        assertEquals(tree.nodes().size(), tree.targets().size());
    }

    private static String before(AccessTree tree, AccessNode node) {
        int at = tree.nodes().indexOf(node);
        return at == 0 ? "" : tree.nodes().get(at - 1).name();
    }

    /** What Tab leads to is a part of the tree, and the ring of the keyboard is said to be where it is. */
    @ParameterizedTest(name = "{0} {1}×{2} {3}")
    @MethodSource("everywhere")
    void theKeyboardIsSaidToBeWhereItIs(String language, int width, int height, String page) {
        show(language, width, height, page);
        Focus focus = game.composition().focus();
        for (var stop : focus.stops()) {
            focus.show(stop);
            game.settle();
            List<AccessNode> focused = game.composition().accessTree().nodes().stream()
                    .filter(node -> node.states().isFocused())
                    .toList();
            assertEquals(1, focused.size(), () -> stop + " " + focused);
            assertTrue(focused.get(0).box().width() > 0, () -> stop + " " + focused);
        }
    }

    static Stream<Arguments> withLargerWords() {
        return Stream.of(TextSize.LARGE, TextSize.EXTRA_LARGE).flatMap(text -> Stream.of(SIZES)
                .flatMap(size -> EveryPage.names().stream().map(page -> Arguments.of(text, size[0], size[1], page))));
    }

    /** Fingers that explore the window, and whoever presses there, meet what is drawn there, whatever size words have. */
    @ParameterizedTest(name = "{0} {1}×{2} {3}")
    @MethodSource("withLargerWords")
    void largerWordsAreSaidToBeWhereTheyAreDrawn(TextSize text, int width, int height, String page) {
        game.close();
        server = new DemoServer();
        game = EveryPage.shown("en", text, server, width, height, page);
        Focus focus = game.composition().focus();
        for (Actor stop : focus.stops()) {
            focus.show(stop);
            game.settle();
            Box box = game.composition().accessTree().nodes().stream()
                    .filter(node -> node.states().isFocused())
                    .findFirst()
                    .orElseThrow()
                    .box();
            Vector2 corner = inWindow(stop, 0, stop.getHeight());
            Vector2 opposite = inWindow(stop, stop.getWidth(), 0);
            if (stop instanceof Button) {
                assertEquals(corner.x, box.left(), 1, () -> VisibleActors.name(stop) + " " + box);
                assertEquals(opposite.x, box.left() + box.width(), 2, () -> VisibleActors.name(stop) + " " + box);
            }
            // A board or a list says where that part of it is that the keyboard is at.
            boolean isThere = box.left() >= corner.x - 1
                    && box.left() + box.width() <= opposite.x + 2
                    && box.top() >= corner.y - 1
                    && box.top() + box.height() <= opposite.y + 2;
            assertTrue(isThere, () -> VisibleActors.name(stop) + " at " + corner + " is said to be at " + box);
        }
    }

    /** Where a point of an actor is drawn, in the window's points from its upper left corner. */
    private Vector2 inWindow(Actor actor, float x, float y) {
        return game.stage().stageToScreenCoordinates(actor.localToStageCoordinates(new Vector2(x, y)));
    }
}
