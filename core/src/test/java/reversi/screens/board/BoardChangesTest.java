package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The board says exactly which squares look different. */
class BoardChangesTest {
    private final Position start = Position.start(Variant.OTHELLO);
    private final BoardModel model = new BoardModel(start, Tempo.normal());
    private final BoardChanges changes = new BoardChanges(model);

    @BeforeEach
    void look() {
        reported();
    }

    private Set<String> reported() {
        Set<String> reported = new HashSet<>();
        changes.report((file, rank, reach) -> reported.add(new Square(file, rank).name()));
        return reported;
    }

    @Test
    void whatDoesNotChangeIsNotReported() {
        model.ask(start);
        reported();
        assertEquals(Set.of(), reported());
    }

    @Test
    void legalSquaresComeAndGo() {
        model.ask(start);
        assertEquals(Set.of("d3", "c4", "f5", "e6"), reported());
        model.askNobody();
        assertEquals(Set.of("d3", "c4", "f5", "e6"), reported());
    }

    @Test
    void thePreviewShowsWhatWouldFlip() {
        model.ask(start);
        reported();
        model.point(Square.of("f5"));
        assertEquals(Set.of("d3", "c4", "f5", "e6", "e5"), reported());
        model.point(Square.of("a1"));
        assertEquals(Set.of("d3", "c4", "f5", "e6", "e5"), reported());
        model.point(Square.of("b1"));
        assertEquals(Set.of(), reported(), "a square that isn't legal shows nothing");
    }

    @Test
    void marksMoveFromSquareToSquare() {
        model.markLast(Square.of("d4"));
        assertEquals(Set.of("d4"), reported());
        model.markLast(Square.of("e5"));
        assertEquals(Set.of("d4", "e5"), reported());
        model.markLast(Square.of("f5"));
        assertEquals(Set.of(), reported(), "no disc lies there yet");
        model.showHint(Square.of("c3"), "+2");
        assertEquals(Set.of("c3"), reported());
        model.showHint(Square.of("c3"), "+4");
        assertEquals(Set.of("c3"), reported(), "the word beside it is another");
    }

    @Test
    void aRefusedSquareIsReportedUntilItLiesStillAgain() {
        model.refuse(Square.of("h8"));
        assertEquals(Set.of("h8"), reported());
        model.advance(100);
        assertEquals(Set.of("h8"), reported());
        model.advance(1000);
        assertEquals(Set.of("h8"), reported(), "the last picture still showed it aside");
        assertEquals(Set.of(), reported());
    }

    @Test
    void movingDiscsAreToldWhileTheyMove() {
        model.animation().play(start.play(Move.at(Square.of("f5"))).orThrow());
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            model.advance(16);
            seen.addAll(reported());
        }
        assertEquals(Set.of("f5", "e5"), seen);
        assertEquals(Set.of(), reported());
    }

    @Test
    void discsThatChangeAtOnceAreTold() {
        model.animation().setTempo(Tempo.off());
        model.animation().play(start.play(Move.at(Square.of("f5"))).orThrow());
        model.advance(16);
        assertEquals(Set.of("f5", "e5"), reported());
        model.animation().rewind(start);
        model.advance(16);
        assertEquals(Set.of("f5", "e5"), reported());
    }
}
