package reversi.screens.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.GameDriver;

/** Sounds on a loudspeaker that only notes what it is to play. */
class SoundBoxTest {
    private final GameDriver game = GameDriver.wide();
    private final List<String> files = new ArrayList<>();
    private final List<Played> played = new ArrayList<>();
    private final Set<String> missing = new HashSet<>();
    private final SoundBox box = new SoundBox(7);
    private Audio before;
    private int disposed;

    private record Played(String file, float volume, float pitch) {}

    @BeforeEach
    void listen() {
        before = Gdx.audio;
        Gdx.audio = proxy(Audio.class, (name, arguments) -> {
            String file = ((FileHandle) arguments[0]).name();
            files.add(file);
            if (missing.contains(file)) {
                throw new GdxRuntimeException("no " + file);
            }
            return sound(file);
        });
    }

    @AfterEach
    void close() {
        Gdx.audio = before;
        game.close();
    }

    private Sound sound(String file) {
        return proxy(Sound.class, (name, arguments) -> {
            if (name.equals("play")) {
                played.add(new Played(file, (float) arguments[0], (float) arguments[1]));
                return 1L;
            }
            disposed += name.equals("dispose") ? 1 : 0;
            return null;
        });
    }

    private interface Answer {
        Object to(String name, Object[] arguments);
    }

    private static <T> T proxy(Class<T> type, Answer answer) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> answer.to(method.getName(), arguments)));
    }

    private void load() {
        int loads = 0;
        while (box.loadNext()) {
            loads++;
        }
        assertEquals(
                Arrays.stream(SoundName.values()).mapToInt(SoundName::takes).sum(), loads);
    }

    @Test
    void everyFileIsLoadedOnceAndIsThere() {
        load();
        assertFalse(box.loadNext());
        assertEquals(files.size(), new HashSet<>(files).size());
        for (SoundName name : SoundName.values()) {
            for (int take = 0; take < name.takes(); take++) {
                assertTrue(Gdx.files.internal(name.file(take)).exists(), name.file(take));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(SoundName.class)
    void aSoundIsPlayedFromOneOfItsOwnFiles(SoundName name) {
        load();
        Set<String> own = new HashSet<>();
        for (int take = 0; take < name.takes(); take++) {
            own.add(Gdx.files.internal(name.file(take)).name());
        }
        for (int i = 0; i < 20; i++) {
            box.play(name);
        }
        assertEquals(20, played.size());
        Set<String> heard = new HashSet<>();
        played.forEach(sound -> heard.add(sound.file()));
        assertEquals(own, heard, "all of them in twenty times");
    }

    @Test
    void beforeItIsLoadedASoundIsSilent() {
        box.play(SoundName.TAP);
        assertEquals(List.of(), played);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-1, 0", "0.5, 0.25", "1, 1", "7, 1"})
    void loudnessGrowsWithTheSquareOfTheSlider(float volume, float share) {
        load();
        box.setVolume(volume);
        box.play(SoundName.TAP);
        if (share == 0) {
            assertEquals(List.of(), played);
            return;
        }
        float loudness = SoundName.TAP.loudness();
        assertTrue(played.get(0).volume() <= share * loudness + 0.001f);
        assertTrue(played.get(0).volume() >= share * loudness * (1 - SoundVariations.SOFTER) - 0.001f);
    }

    /** A file that is missing leaves its own sound silent and every other one in its place. */
    @Test
    void aMissingFileSilencesNoOtherSound() {
        missing.add(Gdx.files.internal(SoundName.values()[0].file(0)).name());
        load();
        for (SoundName name : SoundName.values()) {
            played.clear();
            for (int i = 0; i < 10; i++) {
                box.play(name);
            }
            for (Played sound : played) {
                boolean isOwn = false;
                for (int take = 0; take < name.takes(); take++) {
                    isOwn |= Gdx.files.internal(name.file(take)).name().equals(sound.file());
                }
                assertTrue(isOwn, () -> name + " played " + sound.file());
            }
        }
        box.dispose();
        assertEquals(files.size() - 1, disposed);
        box.play(SoundName.TAP);
    }
}
