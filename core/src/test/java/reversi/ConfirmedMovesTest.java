package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.AccessNode;
import reversi.platform.AccessRole;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.MoveConfirmation;
import reversi.screens.access.AccessTree;
import reversi.screens.board.BoardModel;
import reversi.screens.game.GamePage;

/** A move that is confirmed is seen first and placed second, by whichever hand. */
class ConfirmedMovesTest {
    private static final Variant LARGE = Variant.square(10, Start.DIAGONAL);

    private GameDriver game = GameDriver.phone();
    private final List<String> said = new ArrayList<>();

    @BeforeEach
    void begin() {
        play(LARGE);
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void play(Variant variant) {
        game.play(new GameSetup(variant, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        said.clear();
        game.router().onAnnounced(said::add);
    }

    private void playWithMouse(MoveConfirmation confirmation) {
        game.close();
        game = GameDriver.wide();
        choose(confirmation);
        play(Variant.OTHELLO);
    }

    private void choose(MoveConfirmation confirmation) {
        game.choose(now -> now.withHandling(now.handling().withConfirmation(confirmation)));
    }

    private BoardModel board() {
        return ((GamePage) game.router().front()).game().board();
    }

    private int plies() {
        return ((GamePage) game.router().front()).game().session().transcript().plies();
    }

    private Square legal(int at) {
        return board().legal().get(at);
    }

    @Test
    void theFirstTapShowsWhatFlipsAndTheSecondPlaces() {
        Square square = legal(0);
        game.clickSquare(square.name());
        assertEquals(0, plies());
        assertEquals(square, board().proposed());
        assertEquals(board().flips(square), board().preview().size());
        assertEquals(List.of("Tap again to place " + square.name()), said);
        assertTrue(game.shows("Tap again to place " + square.name()));
        game.clickSquare(square.name());
        assertEquals(1, plies());
        assertNull(board().proposed());
    }

    @Test
    void aTapElsewhereMovesTheGhost() {
        game.clickSquare(legal(0).name());
        game.clickSquare(legal(1).name());
        assertEquals(0, plies());
        assertEquals(legal(1), board().proposed());
        assertEquals(2, said.size());
    }

    @Test
    void aTapOutsideOrTheWayBackTakesTheGhostAway() {
        game.clickSquare(legal(0).name());
        game.click(2, 2);
        assertNull(board().proposed());
        game.clickSquare(legal(0).name());
        game.press(Input.Keys.ESCAPE);
        assertNull(board().proposed());
        assertEquals(0, plies());
        assertEquals("game", game.state().page());
        assertTrue(!game.state().isSheetOpen(), "the first press only takes back");
        game.press(Input.Keys.ESCAPE);
        assertTrue(game.state().isSheetOpen());
    }

    @Test
    void aBoardOfTheUsualSizeAsksNothing() {
        play(Variant.OTHELLO);
        game.clickSquare("d3");
        assertEquals(1, plies());
    }

    @Test
    void whoeverWantsNoConfirmationGetsNone() {
        choose(MoveConfirmation.NEVER);
        play(LARGE);
        game.clickSquare(legal(0).name());
        assertEquals(1, plies());
    }

    @Test
    void theTreeSaysItAndPressesTwice() {
        Square square = legal(0);
        press(square);
        assertEquals(0, plies());
        assertTrue(node(square).name().contains("not placed yet"), () -> node(square)
                .name());
        press(square);
        game.pass(2);
        assertEquals(1, plies());
    }

    private AccessNode node(Square square) {
        return tree().nodes().get(at(square));
    }

    private AccessTree tree() {
        return game.composition().accessTree();
    }

    private int at(Square square) {
        List<AccessNode> nodes = tree().nodes();
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).role() == AccessRole.SQUARE && nodes.get(i).name().startsWith(square.name() + ",")) {
                return i;
            }
        }
        throw new AssertionError(square + " is not there: " + nodes);
    }

    private void press(Square square) {
        tree().targets().get(at(square)).press();
        game.pass(0.1f);
    }

    @Test
    void enterPlacesWhatTheMouseProposed() {
        playWithMouse(MoveConfirmation.ALWAYS);
        game.clickSquare("d3");
        assertEquals(0, plies());
        game.press(Input.Keys.ENTER);
        assertEquals(1, plies());
    }

    @Test
    void aMouseOverAnotherSquareLeavesTheGhostWhereItIs() {
        playWithMouse(MoveConfirmation.ALWAYS);
        game.clickSquare("d3");
        game.point(5, 5);
        assertEquals(Square.of("d3"), board().previewed());
        game.clickSquare("d3");
        assertEquals(1, plies());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aTypedSquareIsConfirmedByEnterOrByTypingItAgain(boolean isAgain) {
        playWithMouse(MoveConfirmation.ALWAYS);
        game.type("d3");
        assertEquals(0, plies());
        assertEquals(Square.of("d3"), board().proposed());
        if (isAgain) {
            game.type("d3");
        } else {
            game.press(Input.Keys.ENTER);
        }
        assertEquals(1, plies());
    }

    @Test
    void theCursorProposesAndPlaces() {
        playWithMouse(MoveConfirmation.ALWAYS);
        game.press(Input.Keys.LEFT);
        Square square = board().cursor();
        game.press(Input.Keys.ENTER);
        assertEquals(square, board().proposed());
        assertEquals(0, plies());
        game.press(Input.Keys.ENTER);
        assertEquals(1, plies());
    }

    /** Discs still flip when the next player is quick: nothing is placed unseen. */
    @Test
    void whileDiscsMoveNothingIsPlaced() {
        playWithMouse(MoveConfirmation.ALWAYS);
        game.type("d3d3");
        assertEquals(1, plies());
        game.clickSquareAtOnce("c3");
        assertEquals(1, plies());
        game.pass(2);
        game.clickSquare("c3");
        assertEquals(Square.of("c3"), board().proposed());
    }

    @ParameterizedTest
    @EnumSource(MoveConfirmation.class)
    void onlyLargeBoardsUnderFingersAreAskedAboutInBetween(MoveConfirmation choice) {
        for (Variant variant : List.of(Variant.square(4, Start.DIAGONAL), Variant.OTHELLO, LARGE)) {
            for (boolean isTouch : new boolean[] {false, true}) {
                boolean isWanted = choice == MoveConfirmation.ALWAYS
                        || (choice == MoveConfirmation.LARGE_BOARDS && isTouch && variant.size() > 8);
                assertEquals(isWanted, choice.confirms(variant, isTouch));
            }
        }
    }
}
