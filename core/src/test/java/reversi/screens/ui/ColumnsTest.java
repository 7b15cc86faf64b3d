package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Columns that fill a width. */
class ColumnsTest {
    @Property
    void columnsAndGapsFillTheRoomOnWholePoints(
            @ForAll @IntRange(min = 1, max = 12) int count,
            @ForAll @IntRange(min = 0, max = 24) int gap,
            @ForAll @IntRange(min = 400, max = 2000) int room) {
        float edge = 0;
        float least = Float.MAX_VALUE;
        float most = 0;
        for (int at = 0; at < count; at++) {
            float width = Columns.width(room, count, gap, at);
            assertEquals(Math.round(width), width);
            least = Math.min(least, width);
            most = Math.max(most, width);
            edge += width + gap;
        }
        assertEquals(room, edge - gap);
        assertTrue(most - least <= 1, "no column stands out");
    }
}
