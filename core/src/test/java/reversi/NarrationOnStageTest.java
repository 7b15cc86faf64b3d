package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.AccountNews;
import reversi.online.Refusal;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.platform.AccessNode;
import reversi.platform.AccessRole;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.learn.LessonPage;
import reversi.screens.puzzle.PuzzlePage;
import reversi.screens.puzzle.PuzzlePages;
import reversi.screens.review.ReviewPage;

/** What happens on the pages of study and of a table is said to people who do not see it. */
class NarrationOnStageTest {
    private final DemoServer server = new DemoServer();
    private final TestStage game = new TestStage("en", false, server);
    private final List<String> said = new ArrayList<>();

    @BeforeEach
    void begin() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().router().onAnnounced(said::add);
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void open(String page) {
        new EveryPage(server).open(page, game.composition());
        game.settle();
        said.clear();
    }

    private void press(int key) {
        game.composition().input().keyDown(key);
        game.settle();
    }

    private String heard() {
        String all = String.join(" ", said);
        said.clear();
        return all;
    }

    @Test
    void aReviewSaysTheMoveAndWhatItWasWorth() {
        open("review of bad moves");
        ReviewPage page = (ReviewPage) game.composition().router().front();
        press(Input.Keys.HOME);
        assertEquals("Start.", heard());
        press(Input.Keys.RIGHT);
        String first = heard();
        assertTrue(first.startsWith("Black " + square(0) + ", flips 1."), first);
        int bad = page.review().keyMoments(99).stream()
                .filter(ply -> ply > 0)
                .findFirst()
                .orElseThrow();
        while (page.plies() <= bad) {
            said.clear();
            press(Input.Keys.RIGHT);
        }
        String worth = heard();
        assertTrue(worth.contains(square(bad) + ", flips ") && worth.contains("Better was "), worth);
        Pressing.press(game.composition(), texts -> texts.get("review.again"));
        game.settle();
        assertEquals("Find a better move", heard());
    }

    private static String square(int ply) {
        return Games.ended().transcript().turns().get(ply).move().toString();
    }

    @Test
    void aPuzzleSaysItsTaskTheVerdictAndTheReason() {
        open("puzzle of the day");
        PuzzlePage page = (PuzzlePage) game.composition().router().front();
        PuzzlePages.choose(page, false);
        game.settle();
        String wrong = heard();
        Square tried = page.attempt().orElseThrow().wrong().get(0);
        assertTrue(wrong.startsWith("Not quite. " + tried), wrong);
        press(Input.Keys.R);
        assertTrue(heard().endsWith("Find a better move."));
        PuzzlePages.choose(page, true);
        game.settle();
        String right = heard();
        assertTrue(right.startsWith("Solved, "), right);
        press(Input.Keys.N);
        String next = heard();
        assertTrue(next.contains(" to play") && next.endsWith("Find the best move."), next);
    }

    @Test
    void aLessonSaysTheNextStepAndWhetherAnAnswerWasRight() {
        open("lesson how-many-moves");
        press(Input.Keys.PAGE_DOWN);
        String step = heard();
        assertTrue(step.length() > 20, step);
        LessonPage page = (LessonPage) game.composition().router().front();
        page.choose(0);
        game.settle();
        String wrong = heard();
        assertTrue(wrong.startsWith("Not quite") || wrong.startsWith("Right"), wrong);
    }

    @Test
    void theAnalysisBoardSaysTheMoveAndWhoIsToMove() {
        game.composition().go().analysis();
        game.settle();
        said.clear();
        AnalysisPage page = (AnalysisPage) game.composition().router().front();
        for (char sign : "d3".toCharArray()) {
            game.composition().input().keyTyped(sign);
        }
        game.settle();
        assertEquals("Black d3, flips 1. White to move. 3 moves.", heard());
        press(Input.Keys.LEFT);
        assertEquals("Start. Black to move. 4 moves.", heard());
        assertEquals(Variant.OTHELLO, page.tree().variant());
    }

    @Test
    void aReplaySaysWhereItIs() {
        open("replay");
        press(Input.Keys.LEFT);
        String back = heard();
        assertTrue(back.matches("Move \\d+\\. (Black|White) [a-h][1-8], flips \\d+\\."), back);
        press(Input.Keys.HOME);
        assertEquals("Start.", heard());
        press(Input.Keys.RIGHT);
        assertTrue(heard().matches("Black [a-h][1-8], flips 1\\."));
    }

    @Test
    void theSliderOfAReplayGoesThroughItsMoves() {
        open("replay");
        assertTrue(game.composition().accessTree().nodes().stream()
                .anyMatch(
                        node -> node.role() == AccessRole.SLIDER && node.name().equals("Moves")));
    }

    @Test
    void whatIsSaidAtATableIsHeard() {
        open("game online");
        server.say(new AccountNews.Settings(
                game.composition().client().you().orElseThrow(),
                "",
                Refusal.GUESTS,
                false,
                true,
                List.of(),
                false,
                false,
                0,
                0));
        server.say(new TableNews.Happened(7, 31, DemoServer.NOW, new TableEvent.Said(Disc.WHITE, "Are you there?")));
        server.deliver();
        game.settle();
        assertEquals("player 3: Are you there?", heard());
        server.say(new TableNews.Happened(7, 32, DemoServer.NOW, new TableEvent.Said(Disc.BLACK, "Yes")));
        server.deliver();
        game.settle();
        assertEquals("", heard(), "one's own words");
    }

    /** Also where the heading stands beside the board, it is read before it. */
    @ParameterizedTest
    @CsvSource({"review, Review", "analysis, Analysis", "puzzle of the day, Daily puzzle"})
    void theHeadingIsReadBeforeTheBoard(String page, String heading) {
        open(page);
        List<AccessNode> nodes = game.composition().accessTree().nodes();
        assertEquals(AccessRole.HEADING, nodes.get(1).role());
        assertEquals(heading, nodes.get(1).name());
    }

    @Test
    void aFavouriteSaysThatItIsOne() {
        open("lobby to history");
        game.composition().router().tick(0.1f);
        game.settle();
        List<AccessNode> stars = game.composition().accessTree().nodes().stream()
                .filter(node -> node.role() == AccessRole.BUTTON && node.name().equals("Favourite"))
                .toList();
        assertTrue(
                !stars.isEmpty()
                        && stars.stream().allMatch(star -> star.states().canBeOn()),
                stars::toString);
    }
}
