package reversi.notation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** What two people wrote at once is one tree in which nothing is lost. */
class JoinedVariationsTest {
    private static final VariationTree START = VariationTree.of(Position.start(Variant.OTHELLO));

    private static VariationTree played(VariationTree tree, String... moves) {
        VariationTree at = tree.toStart();
        for (String move : moves) {
            at = at.play(Move.at(move));
        }
        return at;
    }

    private static boolean holds(VariationTree tree, String... moves) {
        VariationTree at = tree.toStart();
        for (String move : moves) {
            var next = at.follow(Move.at(move));
            if (next.isEmpty()) {
                return false;
            }
            at = next.get();
        }
        return true;
    }

    @Test
    void linesOfBothAreThereInTheOrderOfTheFirst() {
        VariationTree common = played(START, "f5");
        VariationTree one = played(common, "f5", "d6", "c3");
        VariationTree other = played(common, "f5", "f6", "e6");
        VariationTree joined = JoinedVariations.of(one, other);
        assertTrue(holds(joined, "f5", "d6", "c3"));
        assertTrue(holds(joined, "f5", "f6", "e6"));
        assertEquals(one.current().position(), joined.position());
        assertEquals(one.transcript(), joined.toStart().toEnd().transcript());
    }

    @Test
    void whatIsSaidOfOneMoveByBothIsSaidByBoth() {
        VariationTree common = played(START, "f5");
        int id = common.current().id();
        VariationTree joined = JoinedVariations.of(common.name(id, "tiger"), common.name(id, "rose"));
        assertEquals("tiger / rose", joined.node(id).name());
        assertEquals(
                "tiger",
                JoinedVariations.of(common, common.name(id, "tiger")).node(id).name());
        assertEquals(
                "tiger",
                JoinedVariations.of(common.name(id, "tiger"), common).node(id).name());
        VariationTree same = JoinedVariations.of(common.name(id, "tiger"), common.name(id, "tiger"));
        assertEquals("tiger", same.node(id).name());
    }

    @Test
    void aTreeOfAnotherFirstPositionIsLeftOut() {
        VariationTree other = VariationTree.of(Position.start(Variant.EIGHT_STARS));
        assertSame(START, JoinedVariations.of(START, other));
    }

    @Test
    void whatHasNoRoomIsLeftOut() {
        VariationTree full = fill(START, 6);
        VariationTree joined = JoinedVariations.of(full, played(START, "f5", "d6", "c3", "d3", "c4"));
        assertTrue(joined.size() <= VariationTree.MAX_NODES);
        assertTrue(joined.size() >= full.size());
    }

    private static VariationTree fill(VariationTree at, int depth) {
        VariationTree full = at;
        int id = at.current().id();
        List<Move> legal = at.position().legalMoves();
        for (Move move : depth == 0 ? List.<Move>of() : legal) {
            VariationTree here = full.goTo(id);
            full = here.hasRoomFor(move) ? fill(here.play(move), depth - 1) : here;
        }
        return full;
    }
}
