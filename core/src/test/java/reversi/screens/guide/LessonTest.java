package reversi.screens.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;

/** What the lessons say of their positions is so. */
class LessonTest {
    private static Lesson lesson(String key) {
        return Lesson.all().stream()
                .filter(one -> one.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyMoveShownIsLegal() {
        for (Lesson lesson : Lesson.all()) {
            lesson.move()
                    .ifPresent(move -> assertTrue(
                            lesson.position().play(move) instanceof Played.Legal, () -> lesson.key() + ": " + move));
        }
    }

    @Test
    void blackHasFourFirstMovesAndD3FlipsD4() {
        Position start = lesson("guide.place").position();
        assertEquals(4, start.placements().size());
        assertEquals(1, start.flips(Square.of("d3")).size());
        assertTrue(start.flips(Square.of("d3")).contains(Square.of("d4")));
    }

    @Test
    void whitesReplyFlipsD4Back() {
        Position reply = lesson("guide.reply").position();
        assertEquals(Disc.WHITE, reply.toMove());
        assertEquals(1, reply.flips(Square.of("c3")).size());
        assertTrue(reply.flips(Square.of("c3")).contains(Square.of("d4")));
    }

    @Test
    void blacksDiscOnC5FlipsRowsInFiveDirections() {
        Position position = lesson("guide.ways").position();
        assertEquals(Disc.BLACK, position.toMove());
        Square from = Square.of("c5");
        Set<String> ways = new HashSet<>();
        for (Square flipped : position.flips(from)) {
            ways.add(Integer.signum(flipped.file() - from.file()) + "/" + Integer.signum(flipped.rank() - from.rank()));
        }
        assertEquals(5, ways.size());
    }

    @Test
    void blackMustPass() {
        Position position = lesson("guide.pass").position();
        assertEquals(Disc.BLACK, position.toMove());
        assertEquals(lesson("guide.pass").move().orElseThrow(), Move.PASS);
        assertTrue(position.mustPass());
    }

    @Test
    void theGameEnds44To19WithOneEmptySquare() {
        Position end = lesson("guide.end").position();
        assertTrue(end.isOver());
        assertEquals(44, end.count(Disc.BLACK));
        assertEquals(19, end.count(Disc.WHITE));
        assertEquals(45, end.score().official(Disc.BLACK));
    }
}
