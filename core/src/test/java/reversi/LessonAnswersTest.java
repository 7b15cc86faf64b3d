package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.platform.AccessNode;
import reversi.platform.AccessRole;
import reversi.screens.learn.TestCourse;

/** What a lesson says of marked squares: in right grammar, and to people who do not see them too. */
class LessonAnswersTest {
    private static final String TASK =
            "The squares of the edges beside the corners are called C-squares. Tap all eight.";

    private final GameDriver game = GameDriver.wide();

    @BeforeEach
    void begin() {
        game.router().enter(TestCourse.page("c-squares"));
        game.pass(1);
    }

    @AfterEach
    void close() {
        game.close();
    }

    private List<AccessNode> nodes() {
        return game.composition().accessTree().nodes();
    }

    private String square(String name) {
        return nodes().stream()
                .filter(node -> node.role() == AccessRole.SQUARE
                        && (node.name().equals(name) || node.name().startsWith(name + ",")))
                .map(AccessNode::name)
                .findFirst()
                .orElseThrow();
    }

    private void mark(String names) {
        for (String name : names.split(" ")) {
            game.clickSquare(name);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "b1 g1 a2 h2 a7 h7 b8, 1 square is still missing.",
        "b1 g1 a2 h2 a7, 3 squares are still missing.",
        "b1 g1 a2 h2 a7 h7 b8 g8 c1, 1 of the marked squares doesn’t belong.",
        "b1 g1 a2 h2 a7 h7 b8 g8 c1 d1, 2 of the marked squares don’t belong.",
        "b1 c1, 1 of the marked squares doesn’t belong. 7 squares are still missing."
    })
    void itSaysWhatIsTooManyAndWhatIsMissing(String marked, String said) {
        mark(marked);
        game.click("Check");
        game.pass(0.5f);
        assertTrue(game.shows(said), () -> game.words().toString());
    }

    @Test
    void aMarkedSquareSaysSoAndWhetherItIsRight() {
        mark("b1 c1");
        assertEquals("b1, marked", square("b1"));
        assertEquals("g1", square("g1"));
        mark("b1");
        assertEquals("b1", square("b1"));
        mark("b1");
        game.click("Check");
        game.pass(0.5f);
        assertEquals("b1, right", square("b1"));
        assertEquals("c1, wrong", square("c1"));
        assertEquals("g1", square("g1"));
    }

    @Test
    void theHeadingOfATaskIsTheTask() {
        List<String> headings = nodes().stream()
                .filter(node ->
                        node.role() == AccessRole.HEADING && node.numbers().equals(List.of(1)))
                .map(AccessNode::name)
                .toList();
        assertEquals(List.of(TASK), headings);
        assertEquals(TASK, nodes().get(0).name(), "the page is called so, too");
    }

    /** Whoever opens the course flips a disc with the first tap on a board. */
    @Test
    void theFirstLessonFlipsADiscAtOnce() {
        game.router().enter(TestCourse.page("board-and-discs"));
        game.pass(1);
        assertTrue(square("d4").contains("White"), square("d4"));
        game.clickSquare("d3");
        game.pass(2);
        assertTrue(square("d4").contains("Black"), square("d4"));
    }
}
