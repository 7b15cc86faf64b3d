package reversi.screens.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.Language;
import reversi.screens.Texts;

/** What the lessons say of their positions is so. */
class LessonTest {
    private static Lesson lesson(String key) {
        return Lesson.all().stream()
                .filter(one -> one.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void everyLessonHasWords(Language language) throws IOException {
        Path file = Path.of("../assets/texts/" + language.code() + ".properties");
        Texts texts = Texts.read(language, Files.readString(file));
        for (Lesson lesson : Lesson.all()) {
            assertTrue(texts.has(lesson.key() + ".title"), lesson.key());
            assertTrue(texts.has(lesson.key() + ".text"), lesson.key());
            lesson.notes().forEach(note -> assertTrue(texts.has(note.key()), note.key()));
        }
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
