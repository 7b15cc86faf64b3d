package reversi.screens.sound;

/** Plays the sounds of the game, or nothing where the person or the device wants none. */
public interface Sounds {
    /** No sound at all. */
    Sounds NONE = name -> {};

    /** Plays a sound now; harmless where it can't be played. */
    void play(SoundName name);
}
