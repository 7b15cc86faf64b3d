package reversi.screens.sound;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sounds on this device's loudspeaker. They are loaded one by one after the first pictures are shown; a sound that
 * is missing, or a device without sound, leaves the game silent and nothing else.
 */
public final class SoundBox implements Sounds, Disposable {
    private final SoundVariations takes;
    private final List<@Nullable Sound> loaded = new ArrayList<>();
    private float volume = 0.5f;

    /** Silent until {@link #loadNext} has been called often enough. */
    public SoundBox(long seed) {
        takes = new SoundVariations(seed);
    }

    /** Sets how loud everything is: 0 (mute) to 1. */
    public void setVolume(float loudness) {
        volume = Math.max(0, Math.min(1, loudness));
    }

    /** Loads one more file; returns whether there are more to load. */
    public boolean loadNext() {
        int index = loaded.size();
        for (SoundName name : SoundName.values()) {
            if (index < name.takes()) {
                loaded.add(load(name.file(index)));
                return true;
            }
            index -= name.takes();
        }
        return false;
    }

    private static @Nullable Sound load(String file) {
        try {
            return Gdx.audio.newSound(Gdx.files.internal(file));
        } catch (GdxRuntimeException unplayable) {
            Gdx.app.error("sound-unplayable", file, unplayable);
            return null;
        }
    }

    @Override
    public void play(SoundName name, Tone tone) {
        if (volume <= 0) {
            return;
        }
        SoundVariations.Take take = takes.next(name, tone);
        int index = indexOf(name) + take.take();
        Sound sound = index < loaded.size() ? loaded.get(index) : null;
        if (sound != null) {
            // Loudness is felt by powers: the square makes the middle of the slider sound like half.
            sound.play(volume * volume * take.loudness(), take.pitch(), tone.pan());
        }
    }

    private static int indexOf(SoundName wanted) {
        int index = 0;
        for (SoundName name : SoundName.values()) {
            if (name == wanted) {
                return index;
            }
            index += name.takes();
        }
        return index;
    }

    @Override
    public void dispose() {
        for (Sound sound : loaded) {
            if (sound != null) {
                sound.dispose();
            }
        }
        loaded.clear();
    }
}
