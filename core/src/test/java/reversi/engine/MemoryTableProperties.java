package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Weights in a memory value every board as those in arrays do, and nothing is touched that was not allocated. */
class MemoryTableProperties {
    private static final Map<Family, Variant> VARIANTS = Map.of(
            Family.OTHELLO, Variant.OTHELLO,
            Family.ANTI, Variant.ANTI,
            Family.SMALL, Variant.square(6, Start.DIAGONAL));

    private static final StrictMemory MEMORY = new StrictMemory(Integer.MAX_VALUE);
    private static final Map<Family, PatternWeights> IN_ARRAYS = new EnumMap<>(Family.class);
    private static final Map<Family, PatternWeights> IN_MEMORY = new EnumMap<>(Family.class);

    static {
        for (Family family : VARIANTS.keySet()) {
            byte[] file = RandomWeights.file(family);
            IN_ARRAYS.put(family, PatternWeights.read(file));
            IN_MEMORY.put(family, PatternWeights.read(file, MEMORY));
        }
    }

    @Provide
    Arbitrary<Transcript> lines() {
        return Arbitraries.of(VARIANTS.values()).flatMap(Lines::transcripts);
    }

    @Property(tries = 180)
    void aBoardIsWorthTheSame(@ForAll("lines") Transcript game) {
        Family family = Family.of(game.first().variant()).orElseThrow();
        for (Position position : Lines.positions(game)) {
            Board board = Board.inside(position);
            assertEquals(
                    value(IN_ARRAYS.get(family), board),
                    value(IN_MEMORY.get(family), board),
                    () -> family + " with " + position.empties() + " empties");
        }
    }

    private static int value(PatternWeights weights, Board board) {
        PatternEvaluation evaluation = new PatternEvaluation(weights);
        evaluation.start(board.player(), board.opponent());
        return evaluation.value(board.player(), board.opponent());
    }

    @Example
    void largeBoardsAreReadToo() {
        for (Family family : List.of(Family.GRAND, Family.STARS)) {
            assertEquals(
                    family,
                    PatternWeights.read(RandomWeights.file(family), MEMORY).family());
        }
    }

    @Example
    void weightsThatFindNoMemoryAreRefused() {
        byte[] file = RandomWeights.file(Family.SMALL);
        StrictMemory little = new StrictMemory(1 << 20);
        assertThrows(IllegalStateException.class, () -> PatternWeights.read(file, little));
    }

    /** A memory that lets nobody read or write what he has not allocated, nor between two weights. */
    private static final class StrictMemory implements WeightMemory {
        private final NavigableMap<Integer, short[]> blocks = new TreeMap<>();
        private final int limit;
        private int end = 8;

        StrictMemory(int limit) {
            this.limit = limit;
        }

        @Override
        public int allocate(int bytes) {
            if (bytes > limit - end) {
                throw new IllegalStateException("full");
            }
            int address = end;
            blocks.put(address, new short[(bytes + 1) / 2]);
            end += (bytes + 15) / 8 * 8;
            return address;
        }

        @Override
        public void write(int address, short value) {
            blocks.floorEntry(address).getValue()[index(address)] = value;
        }

        @Override
        public short read(int address) {
            return blocks.floorEntry(address).getValue()[index(address)];
        }

        private int index(int address) {
            assertEquals(0, address % 2, "an even address");
            return (address - blocks.floorKey(address)) / 2;
        }
    }
}
