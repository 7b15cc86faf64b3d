package reversi.screens.sound;

/** Plays the sounds of the game, or nothing where the person or the device wants none. */
public interface Sounds {
    /** No sound at all. */
    Sounds NONE = (name, tone) -> {};

    /** Plays a sound in this tone now; harmless where it can't be played. */
    void play(SoundName name, Tone tone);

    /** Plays a sound as it is. */
    default void play(SoundName name) {
        play(name, Tone.plain());
    }
}
