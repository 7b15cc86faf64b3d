package reversi.screens.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How sounds vary. */
class SoundVariationsProperties {
    @Property(tries = 50)
    void noTakeComesTwiceInARowAndAllOfThemCome(@ForAll long seed, @ForAll SoundName name) {
        SoundVariations takes = new SoundVariations(seed);
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
        SoundVariations takes = new SoundVariations(seed);
        for (int i = 0; i < 100; i++) {
            SoundVariations.Take take = takes.next(name);
            assertTrue(Math.abs(take.pitch() - 1) <= SoundVariations.PITCH + 1e-6f);
            assertTrue(take.loudness() <= name.loudness());
            assertTrue(take.loudness() >= name.loudness() * (1 - SoundVariations.SOFTER) - 1e-6f);
        }
    }

    @Property(tries = 20)
    void theSameSeedSoundsTheSame(@ForAll long seed) {
        SoundVariations one = new SoundVariations(seed);
        SoundVariations two = new SoundVariations(seed);
        for (int i = 0; i < 50; i++) {
            assertEquals(one.next(SoundName.FLIP), two.next(SoundName.FLIP));
        }
    }
}
