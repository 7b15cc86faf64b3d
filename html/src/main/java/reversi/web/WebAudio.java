package reversi.web;

import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.gwt.DefaultGwtAudio;
import com.badlogic.gdx.backends.gwt.GwtAudio;
import com.badlogic.gdx.files.FileHandle;
import org.jspecify.annotations.Nullable;

/** The browser's loudspeaker, opened for the first sound: it takes a tenth of a second, for which the menu need not wait. */
final class WebAudio implements GwtAudio {
    private @Nullable GwtAudio opened;

    private GwtAudio open() {
        GwtAudio audio = opened;
        if (audio == null) {
            audio = new DefaultGwtAudio();
            opened = audio;
        }
        return audio;
    }

    @Override
    public Sound newSound(FileHandle file) {
        return open().newSound(file);
    }

    @Override
    public Music newMusic(FileHandle file) {
        return open().newMusic(file);
    }

    @Override
    public AudioDevice newAudioDevice(int samplingRate, boolean isMono) {
        return open().newAudioDevice(samplingRate, isMono);
    }

    @Override
    public AudioRecorder newAudioRecorder(int samplingRate, boolean isMono) {
        return open().newAudioRecorder(samplingRate, isMono);
    }

    @Override
    public boolean switchOutputDevice(@Nullable String device) {
        return open().switchOutputDevice(device);
    }

    @Override
    public String[] getAvailableOutputDevices() {
        return open().getAvailableOutputDevices();
    }

    @Override
    public void dispose() {
        if (opened != null) {
            opened.dispose();
        }
    }
}
