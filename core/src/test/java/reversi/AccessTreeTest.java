package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
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

    /** A language changes the words and not the parts, so that one size is enough. */
    private static final int[][] OF_OTHER_LANGUAGES = {{390, 844}};

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("reversi.EveryPage#inEveryLanguage")
    void everythingHasANameAndIsWhereItIsSaidToBe(Language language, String page) {
        game = EveryPage.shown(language.code(), false, new DemoServer(), 390, 844, page);
        boolean isEnglish = language == Language.ENGLISH;
        assertEquals(List.of(), game.faultsIn(isEnglish ? SIZES : OF_OTHER_LANGUAGES, () -> {
            List<String> faults = faults(game.composition().accessTree());
            if (isEnglish) {
                theKeyboardIsSaidToBeWhereItIs();
            }
            return faults;
        }));
    }

    private static List<String> faults(AccessTree tree) {
        List<String> faults = new ArrayList<>();
        int headings = 0;
        for (AccessNode node : tree.nodes()) {
            boolean isMissing = node.name().isEmpty() || node.name().startsWith("access.");
            if (NAMED.contains(node.role()) && isMissing) {
                faults.add(node + " after " + before(tree, node));
            }
            headings += node.role() == AccessRole.HEADING && node.numbers().equals(List.of(1)) ? 1 : 0;
        }
        boolean isDialog = tree.nodes().get(0).role() == AccessRole.DIALOG;
        if (headings != (isDialog ? 0 : 1)) {
            faults.add(headings + " headings of the page itself");
        }
        if (tree.nodes().size() != tree.targets().size()) {
            faults.add(tree.nodes().size() + " parts for " + tree.targets().size() + " targets");
        }
        return faults;
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
