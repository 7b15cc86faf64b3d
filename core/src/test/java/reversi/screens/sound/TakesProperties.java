package reversi.screens.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How sounds vary. */
class TakesProperties {
    @Property(tries = 50)
    void noTakeComesTwiceInARowAndAllOfThemCome(@ForAll long seed, @ForAll SoundName name) {
        Takes takes = new Takes(seed);
        Set<Integer> heard = new HashSet<>();
        int before = -1;
        for (int i = 0; i < 200; i++) {
            int take = takes.next(name).take();
            if (name.takes() > 1) {
                assertNotEquals(before, take);
            }
            heard.add(take);
            before = take;
        }
        assertEquals(name.takes(), heard.size());
    }

    @Property(tries = 50)
    void variationStaysSmall(@ForAll long seed, @ForAll SoundName name) {
        Takes takes = new Takes(seed);
        for (int i = 0; i < 100; i++) {
            Takes.Take take = takes.next(name);
            assertTrue(Math.abs(take.pitch() - 1) <= Takes.PITCH + 1e-6f);
            assertTrue(take.loudness() <= name.loudness());
            assertTrue(take.loudness() >= name.loudness() * (1 - Takes.SOFTER) - 1e-6f);
        }
    }

    @Property(tries = 20)
    void theSameSeedSoundsTheSame(@ForAll long seed) {
        Takes one = new Takes(seed);
        Takes two = new Takes(seed);
        for (int i = 0; i < 50; i++) {
            assertEquals(one.next(SoundName.FLIP), two.next(SoundName.FLIP));
        }
    }
}
