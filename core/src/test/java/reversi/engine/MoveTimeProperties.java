package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class MoveTimeProperties {
    @Property
    void theClockLastsEvenIfEveryMoveTakesTheMost(
            @ForAll @IntRange(min = 10_000, max = 7_200_000) int start,
            @ForAll @IntRange(max = 30_000) int increment,
            @ForAll @IntRange(min = 1, max = 60) int empties) {
        long left = start;
        for (int at = empties; at > 0; at -= 2) {
            MoveTime time = MoveTime.of(left, increment, at);
            assertTrue(time.usualMillis() >= 1 && time.usualMillis() <= time.maxMillis());
            left -= time.maxMillis();
            assertTrue(left > 0, "out of time with " + at + " empties");
            left += increment;
        }
    }

    @Test
    void mostOfTheClockGoesToTheMiddleGame() {
        long left = 60_000;
        long afterMiddle = 0;
        for (int empties = 60; empties > 0; empties -= 2) {
            afterMiddle = empties == 20 ? left : afterMiddle;
            left -= MoveTime.of(left, 0, empties).usualMillis();
        }
        assertTrue(afterMiddle > 6_000 && afterMiddle < 20_000, "left for the ending: " + afterMiddle);
    }
}
