package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.board.BoardContent.Marks;

/** How a board comes from what it shows to what it is to show. */
class BoardDirectorTest {
    private final BoardModel model = new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal());
    private final BoardDirector director = new BoardDirector(model);

    private static Transcript line(String... squares) {
        Transcript line = Transcript.start(Variant.OTHELLO);
        for (String square : squares) {
            line = line.with(line.current().play(Move.at(square)).orThrow());
        }
        return line;
    }

    private void show(Transcript line) {
        director.show(BoardContent.of(line, Optional.empty(), Marks.none()));
    }

    private void rest() {
        while (model.isBusy()) {
            model.advance(50);
        }
    }

    @Test
    void theFirstLineLiesThereAtOnce() {
        show(line("f5", "d6"));
        assertFalse(model.isBusy());
        assertEquals(line("f5", "d6").current(), model.animation().shown());
        assertEquals(Square.parse("d6").orElseThrow(), model.last());
    }

    @Test
    void turnsThatGoOnArePlayed() {
        show(line("f5"));
        show(line("f5", "d6"));
        assertTrue(model.isBusy());
        rest();
        assertEquals(line("f5", "d6").current(), model.animation().shown());
    }

    @Test
    void anotherWayIsTakenFromWhereItParts() {
        show(line("f5", "d6", "c3"));
        show(line("f5", "f6"));
        assertTrue(model.isBusy());
        rest();
        assertEquals(line("f5", "f6").current(), model.animation().shown());
        assertEquals(Square.parse("f6").orElseThrow(), model.last());
    }

    @Test
    void whatIsNewBeforeThePliesThatArePlayedIsGoneToAtOnce() {
        Transcript whole = line("f5", "d6", "c3", "d3");
        show(line("f5"));
        director.show(new BoardContent(whole.upTo(3), 2, Optional.empty(), Marks.none()));
        while (model.isBusy()) {
            model.advance(1);
            assertNotEquals(whole.upTo(2).current(), model.animation().shown());
        }
        director.show(new BoardContent(whole, 3, Optional.empty(), Marks.none()));
        assertEquals(whole.upTo(3).current(), model.animation().shown());
        assertTrue(model.isBusy(), "the next turn is played");
        rest();
        assertEquals(whole.current(), model.animation().shown());
        assertEquals(Square.parse("d3").orElseThrow(), model.last());
    }

    @Test
    void theBestMoveAndAMistakeAreMarked() {
        Square best = Square.parse("d6").orElseThrow();
        Square bad = Square.parse("f6").orElseThrow();
        BoardModel.Note note = new BoardModel.Note(best, "+2", true);
        Marks marks = new Marks(List.of(), Optional.of(note), Optional.of(bad));
        director.show(BoardContent.of(line("f5", "f6"), Optional.empty(), marks));
        assertEquals(best, model.hint());
        assertEquals("+2", model.hintWords());
        assertEquals(bad, model.mistake());
        show(line("f5", "f6"));
        assertNull(model.hint());
        assertNull(model.mistake());
    }

    @Test
    void nothingMovesWhereNothingIsNew() {
        show(line("f5"));
        show(line("f5", "d6"));
        rest();
        show(line("f5", "d6"));
        assertFalse(model.isBusy());
    }

    @Test
    void anotherFirstPositionLiesThereAtOnce() {
        show(line("f5"));
        Position other = line("f5", "d6", "c3").current();
        director.show(BoardContent.of(Transcript.from(other), Optional.of(other), Marks.none()));
        assertFalse(model.isBusy());
        assertEquals(other, model.animation().shown());
        assertEquals(Optional.of(other.toMove()), model.asks());
        show(Transcript.from(other));
        assertEquals(Optional.empty(), model.asks());
    }

    @Test
    void aBoardOfAnotherVariantLiesThereAtOnce() {
        show(line("f5"));
        Transcript larger = Transcript.start(Variant.EIGHT_STARS);
        show(larger);
        assertEquals(Variant.EIGHT_STARS, model.variant());
        Square first = larger.current().placements().get(0);
        show(larger.with(larger.current().play(Move.at(first)).orThrow()));
        rest();
        assertTrue(model.animation().poses().at(first).isAtRest());
        show(line("f5"));
        assertEquals(line("f5").current(), model.animation().shown());
    }

    @Test
    void framedSquaresSayWhatTheyAre() {
        Map<Square, SquareSign> signs = Map.of(Square.of("a1"), SquareSign.RIGHT);
        director.show(BoardContent.of(line("f5"), Optional.empty(), Marks.signs(signs)));
        assertEquals(signs, model.signs());
        show(line("f5"));
        assertEquals(Map.of(), model.signs());
    }
}
