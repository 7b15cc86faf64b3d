package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.board.BoardContent;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;

/** How a puzzle goes on, without a stage. */
class SolvingTest {
    private static final Puzzle PUZZLE = ((PuzzleCollection.Ok)
                    PuzzleReader.read(PuzzlePageTest.file().orElseThrow()))
            .puzzles()
            .find(0)
            .orElseThrow();
    private static final Square WRONG = PUZZLE.position().placements().stream()
            .filter(square -> !square.equals(PUZZLE.solution()))
            .findFirst()
            .orElseThrow();

    private final Solving open = Solving.of(PUZZLE);

    private static BoardContent board(Solving solving) {
        return solving.board(false, false);
    }

    private static List<Square> noted(Solving solving) {
        return board(solving).marks().notes().stream()
                .map(note -> note.square())
                .toList();
    }

    private static Solving answered(Solving refuted) {
        Move answer = Move.at(refuted.line().current().placements().get(0));
        return refuted.played(refuted.line().current().play(answer).orThrow());
    }

    @Test
    void aPuzzleBeginsWithItsPositionAndAsksForAMove() {
        assertEquals(Optional.of(PUZZLE.position()), board(open).asked());
        assertEquals(0, board(open).line().plies());
        assertFalse(open.isOver());
    }

    @Test
    void theBestMoveEndsIt() {
        Solving solved = open.tried(PUZZLE.solution(), 65_000);
        assertTrue(solved.isOver() && solved.attempt().isFirstTry());
        assertEquals(65, solved.seconds());
        assertEquals(solved.solution(), solved.line());
        assertTrue(board(solved).asked().isEmpty());
    }

    @Test
    void aWrongMoveIsAnsweredAndTakenBack() {
        Solving refuted = open.tried(WRONG, 1_000);
        assertEquals(Solving.Phase.REFUTED, refuted.phase());
        assertTrue(refuted.answer().isEmpty());
        assertEquals(List.of(WRONG), noted(refuted));
        Solving answered = answered(refuted);
        assertEquals(answered.line().turns().get(1).move().square(), answered.answer());
        Solving again = answered.again();
        assertEquals(Optional.of(PUZZLE.position()), board(again).asked());
        assertEquals(List.of(WRONG), noted(again), "what it comes to stays on its square");
        assertEquals(0, again.line().plies());
    }

    @Test
    void theSolutionShownCountsAsNotFound() {
        Solving shown = answered(open.tried(WRONG, 1_000)).solutionShown(2_000);
        assertTrue(shown.isOver());
        assertFalse(shown.attempt().isSolved());
        assertEquals(List.of(PUZZLE.solution()), squares(shown));
    }

    private static List<Square> squares(Solving solving) {
        return solving.line().turns().stream()
                .map(turn -> turn.move().square().orElseThrow())
                .toList();
    }

    @Test
    void theBestLineIsPlayedAndGivenUp() {
        Solving solved = open.tried(PUZZLE.solution(), 0);
        Solving line = answered(solved.lineSwitched());
        assertEquals(Solving.Phase.LINE, line.phase());
        assertEquals(List.of(), noted(line));
        assertEquals(2, line.line().plies());
        assertEquals(2, line.lineEnded().line().plies(), "its end stays on the board");
        assertEquals(solved, line.lineSwitched());
        assertEquals(solved, solved.lineEnded());
    }

    @Test
    void aRushAsksForNoOtherTry() {
        Solving failed = open.triedOnce(WRONG, 0);
        assertTrue(failed.isOver());
        BoardContent board = failed.board(false, true);
        assertEquals(Optional.of(WRONG), board.marks().mistake());
        assertEquals(List.of(), board.marks().notes());
        assertTrue(open.board(true, true).asked().isEmpty(), "its end asks nobody");
    }

    @Test
    void turnsMustFollow() {
        Turn first = PUZZLE.position().play(Move.at(WRONG)).orThrow();
        Solving refuted = open.tried(WRONG, 0);
        assertThrows(IllegalArgumentException.class, () -> refuted.played(first));
    }
}
