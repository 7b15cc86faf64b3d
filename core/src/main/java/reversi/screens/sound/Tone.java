package reversi.screens.sound;

/**
 * How a sound is played beside its own manner.
 *
 * @param pitch how much higher than the sound it goes on from; 1 for a sound of its own
 * @param pan where it is heard: -1 at the left to 1 at the right
 * @param loudness its share of the usual loudness, 0…1
 */
public record Tone(float pitch, float pan, float loudness) {
    /** A sound as it is, in the middle. */
    public static Tone plain() {
        return new Tone(1, 0, 1);
    }

    /** Whether it goes on from the sound of the same name before it. */
    public boolean goesOn() {
        return pitch != 1;
    }
}
