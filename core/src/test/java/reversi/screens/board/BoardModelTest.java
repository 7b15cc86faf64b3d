package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** What a board shows besides its discs, and when. */
class BoardModelTest {
    private static final float LONG = 100_000;

    private final Position start = Position.start(Variant.OTHELLO);
    private final BoardModel board = new BoardModel(start, Tempo.normal());

    private static Square square(String name) {
        return Square.of(name);
    }

    private static Turn turn(Position position, String move) {
        return position.play(Move.at(square(move))).orThrow();
    }

    private static Transcript line(String... moves) {
        Transcript line = Transcript.start(Variant.OTHELLO);
        for (String move : moves) {
            line = line.with(turn(line.current(), move));
        }
        return line;
    }

    @Test
    void atFirstNothingIsMarkedAndNobodyAsked() {
        assertEquals(Optional.empty(), board.asks());
        assertEquals(List.of(), board.legal());
        assertNull(board.last());
        assertNull(board.hint());
        assertNull(board.cursor());
        assertNull(board.previewed());
        assertNull(board.refused());
        assertFalse(board.isBusy());
    }

    @Test
    void whoeverIsAskedMayPointAtLegalSquaresOnly() {
        board.point(square("f5"));
        assertNull(board.previewed(), "nobody is asked");
        board.ask(start);
        assertEquals(Optional.of(Disc.BLACK), board.asks());
        assertEquals(square("f5"), board.previewed());
        assertEquals(List.of(square("e5")), board.preview());
        board.point(square("a1"));
        assertNull(board.previewed());
        assertEquals(List.of(), board.preview());
        assertEquals(square("a1"), board.pointed());
        board.point(square("c4"));
        board.askNobody();
        assertNull(board.previewed());
        assertEquals(List.of(), board.preview());
    }

    @Provide
    Arbitrary<Position> positions() {
        return Lines.open(Variant.OTHELLO);
    }

    /** In any position the squares that can be pointed at are the legal ones, and what is previewed is what would flip. */
    @Property(tries = 100)
    void thePreviewIsWhatTheRulesSay(@ForAll("positions") Position at) {
        BoardModel model = new BoardModel(at, Tempo.normal());
        model.ask(at);
        for (Square square : Variant.OTHELLO.squares()) {
            model.point(square);
            boolean isLegal = at.placements().contains(square);
            assertEquals(isLegal ? square : null, model.previewed());
            assertEquals(isLegal ? new HashSet<>(at.flips(square)) : new HashSet<>(), new HashSet<>(model.preview()));
        }
    }

    @Test
    void theKeyboardsCursorComesBeforeThePointer() {
        board.ask(start);
        board.point(square("f5"));
        board.setCursor(square("c4"));
        assertNull(board.cursor(), "it is put somewhere, but not shown yet");
        assertEquals(square("f5"), board.previewed());
        board.showCursor();
        assertEquals(square("c4"), board.cursor());
        assertEquals(square("c4"), board.previewed());
        board.hideCursor();
        assertNull(board.cursor());
        assertEquals(square("f5"), board.previewed());
    }

    @Test
    void theCursorBeginsWhereOneMayMoveAndInTheMiddleWhereOneMayNot() {
        board.showCursor();
        assertEquals(Variant.OTHELLO.centre().get(0), board.cursor());
        BoardModel asked = new BoardModel(start, Tempo.normal());
        asked.ask(start);
        asked.showCursor();
        assertEquals(start.placements().get(0), asked.cursor());
    }

    @Test
    void theFirstArrowShowsTheCursorAndTheNextMovesIt() {
        BoardGeometry geometry = BoardGeometry.fit(Variant.OTHELLO, 0, 0, 400, 400, 1);
        board.setCursor(square("a1"));
        board.moveCursor(geometry, 1, 0);
        assertEquals(square("a1"), board.cursor(), "one sees where it is first");
        board.moveCursor(geometry, 1, 0);
        assertEquals(square("b1"), board.cursor());
        board.moveCursor(geometry, 0, -1);
        assertEquals(square("b1"), board.cursor(), "the edge is the end");
        board.hideCursor();
        board.moveCursor(geometry, 0, 1);
        assertEquals(square("b1"), board.cursor(), "it is shown where it was");
    }

    @Test
    void theLastDiscIsMarkedOnceItLies() {
        Turn turn = turn(start, "f5");
        board.play(turn);
        assertNull(board.last(), "it has not fallen yet");
        board.advance(30);
        assertNull(board.last());
        assertTrue(board.isBusy());
        board.advance(LONG);
        assertEquals(square("f5"), board.last());
        Turn reply = turn(turn.after(), "d6");
        board.play(reply);
        board.advance(1);
        assertEquals(square("f5"), board.last(), "the one before is marked until the next has come down");
        board.advance(LONG);
        assertEquals(square("d6"), board.last());
        assertEquals(reply.after(), board.animation().shown());
    }

    @Test
    void goingBackMarksTheLastDiscThatIsLeft() {
        Transcript line = line("f5", "d6", "c3");
        board.show(line);
        assertEquals(square("c3"), board.last());
        assertEquals(line.current(), board.animation().shown());
        board.goTo(line("f5"));
        board.advance(LONG);
        assertEquals(square("f5"), board.last());
        assertEquals(line("f5").current(), board.animation().shown());
        board.goTo(Transcript.start(Variant.OTHELLO));
        board.advance(LONG);
        assertNull(board.last());
    }

    /** The mark stays with the disc when the turn after it was a pass. */
    @Test
    void aPassLeavesTheDiscBeforeItMarked() {
        Random random = new Random(5);
        for (int game = 0; game < 200; game++) {
            Transcript line = Transcript.start(Variant.OTHELLO);
            Square placed = null;
            while (!line.current().isOver()) {
                List<Move> moves = line.current().legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                line = line.with(line.current().play(move).orThrow());
                if (move.isPass()) {
                    BoardModel model = new BoardModel(start, Tempo.normal());
                    model.show(line);
                    assertEquals(placed, model.last());
                    return;
                }
                placed = move.square().orElseThrow();
            }
        }
        throw new AssertionError("no pass in 200 games");
    }

    @Test
    void playingAndGoingSomewhereAskNobody() {
        board.ask(start);
        board.play(turn(start, "f5"));
        assertEquals(Optional.empty(), board.asks());
        board.ask(start);
        board.goTo(line("f5"));
        assertEquals(Optional.empty(), board.asks());
        board.ask(start);
        board.show(line("f5"));
        assertEquals(List.of(), board.legal());
    }

    @Test
    void aRefusedSquareShakesForLessThanHalfASecond() {
        board.refuse(square("a1"));
        assertEquals(square("a1"), board.refused());
        assertEquals(1, board.shake());
        assertTrue(board.isBusy());
        float before = 1;
        int frames = 0;
        while (board.refused() != null) {
            assertTrue(board.advance(16), "it looks different");
            assertTrue(board.shake() < before);
            before = board.shake();
            frames++;
        }
        assertTrue(frames > 15 && frames < 32, "shaken for " + frames + " frames");
        assertEquals(0, board.shake());
        assertFalse(board.isBusy());
        assertFalse(board.advance(16), "nothing moves any more");
    }

    @Test
    void anotherRefusalBeginsAnew() {
        board.refuse(square("a1"));
        board.advance(300);
        board.refuse(square("h8"));
        assertEquals(square("h8"), board.refused());
        assertEquals(1, board.shake());
    }

    @Test
    void adviceIsKeptApartFromTheListItCameIn() {
        List<BoardModel.Note> notes = new java.util.ArrayList<>();
        notes.add(new BoardModel.Note(square("f5"), "+2", true));
        board.showNotes(notes);
        notes.clear();
        assertEquals(1, board.notes().size());
        board.showHint(square("f5"), "+2");
        assertEquals("+2", board.hintWords());
        board.showHint(null, "");
        assertNull(board.hint());
    }

    /** However time is cut into frames, the same turns end in the same picture. */
    @ParameterizedTest
    @ValueSource(floats = {1, 7, 16, 33, 250, 5000})
    void framesOfAnyLengthLeadToTheSameEnd(float frame) {
        Transcript line = line("f5", "d6", "c3", "d3", "c4");
        for (Turn turn : line.turns()) {
            board.play(turn);
        }
        int frames = 0;
        while (board.isBusy() && frames++ < 20_000) {
            board.advance(frame);
        }
        assertEquals(line.current(), board.animation().shown());
        assertEquals(square("c4"), board.last());
        for (Square square : Variant.OTHELLO.squares()) {
            Pose pose = board.animation().poses().at(square);
            assertEquals(line.current().at(square).isPresent(), pose.isPresent());
            assertTrue(!pose.isPresent() || pose.isAtRest());
        }
    }

    @Test
    void aSmallerBoardHasNoneOfTheSquaresOfALargerOne() {
        BoardModel model = new BoardModel(Position.start(Variant.OTHELLO), Tempo.off());
        model.markLast(Square.of("h8"));
        model.setCursor(Square.of("h8"));
        model.point(Square.of("h8"));
        model.showCursor();
        model.show(Transcript.start(Variant.square(6, Start.DIAGONAL)));
        assertNull(model.last());
        assertNull(model.pointed());
        assertNull(model.cursor());
    }
}
