package reversi.screens.sound;

import java.util.Arrays;
import java.util.Random;

/**
 * Chooses how a sound is played next: never the same take twice in a row, and a little higher or lower each time, but for one that goes
 * on from the one before.
 */
public final class SoundVariations {
    /** The most that the pitch of a varying sound differs from its own, as a share. */
    static final float PITCH = 0.05f;

    /** The most that a varying sound is softer than its own loudness, as a share. */
    static final float SOFTER = 0.18f;

    private final Random random;
    private final int[] last = new int[SoundName.values().length];
    private final float[] pitches = new float[SoundName.values().length];

    /** Choices that are the same for the same seed. */
    public SoundVariations(long seed) {
        random = new Random(seed);
        Arrays.fill(last, -1);
    }

    /**
     * How to play a sound once.
     *
     * @param take which take, counted from 0
     * @param pitch how fast, 1 for its own pitch
     * @param loudness how loud, 0…1
     */
    public record Take(int take, float pitch, float loudness) {}

    /** The next take of a sound in a tone. */
    public Take next(SoundName name, Tone tone) {
        int before = last[name.ordinal()];
        if (before < 0 || !tone.goesOn()) {
            last[name.ordinal()] = another(name, before);
            pitches[name.ordinal()] = name.varies() ? 1 + PITCH * (2 * random.nextFloat() - 1) : 1;
        }
        float softer = name.varies() ? SOFTER * random.nextFloat() : 0;
        return new Take(
                last[name.ordinal()],
                pitches[name.ordinal()] * tone.pitch(),
                name.loudness() * tone.loudness() * (1 - softer));
    }

    private int another(SoundName name, int before) {
        int take = 0;
        if (name.takes() > 1) {
            take = before < 0 ? random.nextInt(name.takes()) : random.nextInt(name.takes() - 1);
            take += before >= 0 && take >= before ? 1 : 0;
        }
        return take;
    }
}
