package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.platform.AccessNode;
import reversi.platform.AccessRole;
import reversi.screens.Language;
import reversi.screens.access.AccessTree;
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

    private TestStage game;

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
        game = EveryPage.shown(language, false, new DemoServer(), width, height, page);
        return game.composition().accessTree();
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest(name = "{0} {1}×{2} {3}")
    @MethodSource("inEveryLanguage")
    void everythingHasANameAndIsWhereItIsSaidToBe(String language, int width, int height, String page) {
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
        if (language.equals("en")) {
            theKeyboardIsSaidToBeWhereItIs();
        }
    }

    private static String before(AccessTree tree, AccessNode node) {
        int at = tree.nodes().indexOf(node);
        return at == 0 ? "" : tree.nodes().get(at - 1).name();
    }

    /** What Tab leads to is a part of the tree, and the ring of the keyboard is said to be where it is. */
    private void theKeyboardIsSaidToBeWhereItIs() {
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
}
