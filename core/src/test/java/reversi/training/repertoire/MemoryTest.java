package reversi.training.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** The published model of memory, by the values that it is published with, and by what must hold of any. */
class MemoryTest {
    private static final double NEAR = 0.0011;

    /** What the formulas come to, worked out apart from the code, step by step. */
    @Test
    void asPublished() {
        Memory memory = Memory.first(Recall.GOOD, 0);
        assertMemory(2.307, 2.118, memory);
        assertEquals(2, memory.due());
        memory = memory.after(Recall.GOOD, 2);
        assertMemory(10.964, 2.111, memory);
        memory = memory.after(Recall.GOOD, 13);
        assertMemory(46.280, 2.104, memory);
        memory = memory.after(Recall.AGAIN, 59);
        assertMemory(2.933, 7.390, memory);
        memory = memory.after(Recall.GOOD, 61);
        assertMemory(6.517, 7.378, memory);
        assertMemory(6.517, 7.366, memory.after(Recall.GOOD, 61));
        assertMemory(0.212, 6.413, Memory.first(Recall.AGAIN, 0));
        assertMemory(8.296, 1, Memory.first(Recall.EASY, 0));
    }

    private static void assertMemory(double stability, double difficulty, Memory memory) {
        assertEquals(stability, memory.stability(), NEAR * Math.max(1, stability), () -> memory.toString());
        assertEquals(difficulty, memory.difficulty(), NEAR * 3, () -> memory.toString());
    }

    /** When it is due it is known with 90 %: that is what stability means. */
    @Property
    void dueAtNinetyPercent(@ForAll @DoubleRange(min = 1, max = 36_000) double days) {
        Memory memory = new Memory(days, 5, 100);
        assertEquals(1, memory.known(100), 1e-9);
        assertEquals(Memory.WANTED, memory.known(memory.due()), 0.04);
        assertTrue(memory.known(memory.due() + 10) < memory.known(memory.due()));
    }

    /** Whatever is answered whenever, it stays in its bounds, and who remembers better sees it later. */
    @Property
    void anyWay(@ForAll @Size(max = 40) List<Recall> recalls, @ForAll @IntRange(max = 400) int gap) {
        Memory memory = Memory.first(Recall.GOOD, 0);
        for (Recall recall : recalls) {
            long day = memory.day() + gap;
            Memory forgotten = memory.after(Recall.AGAIN, day);
            Memory hard = memory.after(Recall.HARD, day);
            Memory good = memory.after(Recall.GOOD, day);
            Memory easy = memory.after(Recall.EASY, day);
            assertTrue(forgotten.stability() <= hard.stability());
            assertTrue(hard.stability() <= good.stability() && good.stability() <= easy.stability());
            assertTrue(good.stability() >= memory.stability() - NEAR);
            assertTrue(forgotten.difficulty() >= easy.difficulty());
            assertTrue(easy.due() > day);
            memory = memory.after(recall, day);
        }
    }

    @Test
    void nothingOutOfBounds() {
        assertThrows(IllegalArgumentException.class, () -> new Memory(0, 5, 0));
        assertThrows(IllegalArgumentException.class, () -> new Memory(1, 11, 0));
        assertThrows(IllegalArgumentException.class, () -> new Memory(Double.NaN, 5, 0));
    }
}
