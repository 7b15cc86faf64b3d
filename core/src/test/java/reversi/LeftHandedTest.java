package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.AccessNode;
import reversi.platform.AccessRole;
import reversi.rules.Variant;
import reversi.screens.board.BoardView;
import reversi.screens.puzzle.PuzzlePages;

/** What is pressed lies where the hand is. */
class LeftHandedTest {
    private static final GameSetup GAME =
            new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 5), TimeControl.none());

    private static final List<String> NAMES = List.of("Menu", "Undo", "Redo", "Hint", "Resign");

    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void useLeftHand() {
        game.choose(now -> now.withHandling(now.handling().withLeftHand(true)));
    }

    private Rectangle board() {
        return GameDriver.place(game.all(BoardView.class).get(0));
    }

    private List<AccessNode> tools() {
        return game.composition().accessTree().nodes().stream()
                .filter(node -> node.role() == AccessRole.BUTTON && NAMES.contains(node.name()))
                .sorted(Comparator.comparing(node -> node.box().left()))
                .toList();
    }

    private List<String> names() {
        return tools().stream().map(AccessNode::name).toList();
    }

    @Test
    void inAWideWindowTheToolsOfAGameAreAtTheLeftOfItsBoard() {
        game.play(GAME);
        assertTrue(tools().get(0).box().left() > board().x + board().width);
        List<String> right = names();
        useLeftHand();
        game.play(GAME);
        AccessNode.Box last = tools().get(tools().size() - 1).box();
        assertTrue(last.left() + last.width() < board().x);
        assertEquals(right, names(), "side by side they are read as before");
    }

    @Test
    void aPuzzleIsReadAtTheLeftOfItsBoard() {
        useLeftHand();
        game.router().enter(new PuzzlePages(game.router()::enter).daily());
        game.pass(0.5f);
        Rectangle board = board();
        assertTrue(board.x > 1280 - board.x - board.width, board::toString);
    }

    @Test
    void onAPhoneTheToolsAreMirrored() {
        game.close();
        game = GameDriver.phone();
        game.play(GAME);
        List<String> right = new ArrayList<>(names());
        useLeftHand();
        game.play(GAME);
        Collections.reverse(right);
        assertEquals(right, names());
    }

    /** A thumb reaches the lowest quarter of a phone that is held in one hand. */
    @ParameterizedTest
    @CsvSource({"390, 844, false", "390, 844, true", "320, 640, false", "320, 568, true"})
    void aThumbReachesEveryToolOfAGame(int width, int height, boolean isLeftHanded) {
        game.close();
        game = GameDriver.of("en", true, width, height);
        game.choose(now -> now.withHandling(now.handling().withLeftHand(isLeftHanded)));
        game.play(GAME);
        assertEquals(5, tools().size());
        for (AccessNode tool : tools()) {
            assertTrue(tool.box().top() >= 0.75f * height, tool::toString);
            assertTrue(tool.box().width() >= 44 && tool.box().height() >= 44, tool::toString);
        }
    }
}
