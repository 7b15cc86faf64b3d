package reversi.training.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.notation.TranscriptText;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** A training goes on until everything was found. */
class TrainingTest {
    private static PreparedMove move(String line, String square) {
        Transcript before = ((TranscriptText.Ok) TranscriptText.read(line, Variant.OTHELLO)).transcript();
        return new PreparedMove(before, square(before, square), Optional.empty());
    }

    private static Square square(Transcript line, String name) {
        return line.current().placements().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatWasWrongComesOnceMore() {
        PreparedMove first = move("", "f5");
        PreparedMove second = move("f5d6", "c3");
        Training training = Training.of(List.of(first, second));
        training = training.missed(square(first.line(), "c4"));
        assertEquals(Training.Phase.WRONG, training.phase());
        assertEquals("c4", training.line().toString());
        training = training.next();
        assertEquals(second, training.current());
        assertEquals(0, training.done());
        training = training.found(second.square());
        assertEquals("f5 d6 c3", training.line().toString());
        training = training.next();
        assertEquals(first, training.current());
        assertEquals(1, training.done());
        assertEquals(2, training.total());
        training = training.shown();
        assertEquals(Training.Phase.WRONG, training.phase());
        training = training.next().found(first.square()).next();
        assertEquals(Training.Phase.OVER, training.phase());
        assertEquals(2, training.done());
        assertEquals(2, training.total());
    }

    @Test
    void nothingCannotBeTrained() {
        assertThrows(IllegalArgumentException.class, () -> Training.of(List.of()));
    }
}
