package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.rules.Variant;

class LeafWalkTest {
    private final Bitboards boards = new Bitboards(new BoardSearch(Variant.OTHELLO, 8));

    @Property(tries = 60)
    void goesNoFurtherThanItMay(@ForAll long seed, @ForAll @IntRange(max = 8) int plies) {
        LeafWalk<Board> walk = new LeafWalk<>(boards, new SplittableRandom(seed));
        int empties = walk.from(Bitboards.START, plies).map(boards::empties).orElseThrow();
        assertTrue(60 - plies <= empties && empties <= 60, () -> empties + " empties after " + plies);
    }

    @Test
    void theSameSeedLeadsToTheSameBoards() {
        assertEquals(leaves(7), leaves(7));
        assertTrue(leaves(7).stream().distinct().count() > 20, "many different ones");
    }

    private List<Board> leaves(long seed) {
        LeafWalk<Board> walk = new LeafWalk<>(boards, new SplittableRandom(seed));
        return IntStream.range(0, 60)
                .mapToObj(i -> walk.from(Bitboards.START, 6).orElseThrow())
                .toList();
    }

    @Test
    void aFinishedGameLeadsNowhere() {
        LeafWalk<Board> walk = new LeafWalk<>(boards, new SplittableRandom(1));
        Board full = new Board(-1L, 0);
        assertTrue(IntStream.range(0, 40).mapToObj(i -> walk.from(full, 3)).anyMatch(Optional::isEmpty));
        assertEquals(Optional.of(full), walk.from(full, 0));
    }
}
