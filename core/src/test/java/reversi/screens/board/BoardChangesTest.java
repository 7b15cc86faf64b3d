package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The board says exactly which squares look different. */
class BoardChangesTest {
    private final Position start = Position.start(Variant.OTHELLO);
    private final BoardModel model = new BoardModel(new BoardAnimation(start, Tempo.NORMAL, new BoardCues() {}));
    private final BoardChanges changes = new BoardChanges(model);

    @BeforeEach
    void look() {
        marks();
    }

    private Set<String> marks() {
        Set<String> told = new HashSet<>();
        changes.tellMarks((file, rank, reach) -> told.add(new Square(file, rank).name()));
        return told;
    }

    private Set<String> moving() {
        Set<String> told = new HashSet<>();
        changes.tellMoving((file, rank, reach) -> told.add(new Square(file, rank).name()));
        return told;
    }

    @Test
    void whatDoesNotChangeIsNotTold() {
        model.ask(start);
        marks();
        assertEquals(Set.of(), marks());
        assertEquals(Set.of(), moving());
    }

    @Test
    void legalSquaresComeAndGo() {
        model.ask(start);
        assertEquals(Set.of("d3", "c4", "f5", "e6"), marks());
        model.askNobody();
        assertEquals(Set.of("d3", "c4", "f5", "e6"), marks());
    }

    @Test
    void thePreviewShowsWhatWouldFlip() {
        model.ask(start);
        marks();
        model.point(Square.of("f5"));
        assertEquals(Set.of("d3", "c4", "f5", "e6", "e5"), marks());
        model.point(Square.of("a1"));
        assertEquals(Set.of("d3", "c4", "f5", "e6", "e5"), marks());
        model.point(Square.of("b1"));
        assertEquals(Set.of(), marks(), "a square that isn't legal shows nothing");
    }

    @Test
    void marksMoveFromSquareToSquare() {
        model.markLast(Square.of("f5"));
        assertEquals(Set.of("f5"), marks());
        model.markLast(Square.of("d6"));
        assertEquals(Set.of("f5", "d6"), marks());
        model.showHint(Square.of("c3"), "+2");
        assertEquals(Set.of("c3"), marks());
        model.showHint(Square.of("c3"), "+4");
        assertEquals(Set.of("c3"), marks(), "the word beside it is another");
    }

    @Test
    void aRefusedSquareIsToldUntilItLiesStillAgain() {
        model.refuse(Square.of("h8"));
        assertEquals(Set.of("h8"), marks());
        model.advance(100);
        assertEquals(Set.of("h8"), marks());
        model.advance(1000);
        assertEquals(Set.of("h8"), marks(), "the last picture still showed it aside");
        assertEquals(Set.of(), marks());
    }

    @Test
    void movingDiscsAreToldWhileTheyMove() {
        model.animation()
                .play(start.play(reversi.rules.Move.at(Square.of("f5"))).orThrow());
        Set<String> told = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            model.advance(16);
            told.addAll(moving());
        }
        assertEquals(Set.of("f5", "e5"), told);
        assertEquals(Set.of(), moving());
    }
}
