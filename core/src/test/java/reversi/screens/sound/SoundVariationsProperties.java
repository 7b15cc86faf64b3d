package reversi.screens.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.FloatRange;

/** How sounds vary. */
class SoundVariationsProperties {
    @Property(tries = 50)
    void noTakeComesTwiceInARowAndAllOfThemCome(@ForAll long seed, @ForAll SoundName name) {
        SoundVariations takes = new SoundVariations(seed);
        Set<Integer> heard = new HashSet<>();
        int before = -1;
        for (int i = 0; i < 200; i++) {
            int take = takes.next(name, Tone.plain()).take();
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
            SoundVariations.Take take = takes.next(name, Tone.plain());
            assertTrue(Math.abs(take.pitch() - 1) <= SoundVariations.PITCH + 1e-6f);
            assertTrue(take.loudness() <= name.loudness());
            assertTrue(take.loudness() >= name.loudness() * (1 - SoundVariations.SOFTER) - 1e-6f);
        }
    }

    /** The flips of a move are one sound that climbs. */
    @Property(tries = 50)
    void whatGoesOnIsAsMuchHigherAsItsToneSays(
            @ForAll long seed, @ForAll SoundName name, @ForAll @FloatRange(min = 1.01f, max = 2) float pitch) {
        SoundVariations takes = new SoundVariations(seed);
        SoundVariations.Take first = takes.next(name, Tone.plain());
        SoundVariations.Take second = takes.next(name, new Tone(pitch, 0, 0.5f));
        assertEquals(first.take(), second.take());
        assertEquals(first.pitch() * pitch, second.pitch(), 1e-5f);
        assertTrue(second.loudness() <= name.loudness() / 2);
    }

    @Property(tries = 20)
    void theSameSeedSoundsTheSame(@ForAll long seed) {
        SoundVariations one = new SoundVariations(seed);
        SoundVariations two = new SoundVariations(seed);
        for (int i = 0; i < 50; i++) {
            assertEquals(one.next(SoundName.FLIP, Tone.plain()), two.next(SoundName.FLIP, Tone.plain()));
        }
    }
}
