package reversi.screens.sound;

import java.util.Arrays;
import java.util.Random;

/** Chooses how a sound is played next: never the same take twice in a row, and a little higher or lower each time. */
public final class SoundVariations {
    /** The most that the pitch of a varying sound differs from its own, as a share. */
    static final float PITCH = 0.05f;

    /** The most that a varying sound is softer than its own loudness, as a share. */
    static final float SOFTER = 0.18f;

    private final Random random;
    private final int[] last = new int[SoundName.values().length];

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

    /** The next take of a sound. */
    public Take next(SoundName name) {
        int take = 0;
        int before = last[name.ordinal()];
        if (name.takes() > 1) {
            take = before < 0 ? random.nextInt(name.takes()) : random.nextInt(name.takes() - 1);
            take += before >= 0 && take >= before ? 1 : 0;
        }
        last[name.ordinal()] = take;
        if (!name.varies()) {
            return new Take(take, 1, name.loudness());
        }
        float pitch = 1 + PITCH * (2 * random.nextFloat() - 1);
        return new Take(take, pitch, name.loudness() * (1 - SOFTER * random.nextFloat()));
    }
}
