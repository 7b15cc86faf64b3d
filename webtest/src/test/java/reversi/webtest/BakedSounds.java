package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/** The sounds as they were baked, against what a browser makes of those of the web game. */
final class BakedSounds {
    private static final Path BAKED = Path.of("..", "assets");

    /** Where each sound is stored, by its name. */
    private static final String STORED =
            """
            async () => {
              const list = await (await fetch('assets/assets.txt')).text();
              const sounds = list.split('\\n').map(line => line.split(':')).filter(([kind]) => kind === 'a');
              return Object.fromEntries(sounds.map(([, name, stored]) => [name, stored]));
            }
            """;

    /**
     * Unpacks at the sound's own rate, so that nothing comes between its samples. The loudest of 16 bits is 1 to some browsers and 32767 of
     * 32768 to others; -0 is 0.
     */
    private static final String UNPACK =
            """
            async ([stored, rate]) => {
              const packed = await (await fetch('assets/' + stored)).arrayBuffer();
              const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(packed);
              return [...sound.getChannelData(0)].map(sample => Math.round(sample * 32767.5) || 0);
            }
            """;

    private BakedSounds() {}

    /** Fails where a sample of any sound is another one. */
    static void assertUnpacked(GamePage game) throws IOException, UnsupportedAudioFileException {
        Map<?, ?> stored = (Map<?, ?>) game.page().evaluate(STORED);
        try (var files = Files.list(BAKED.resolve("sounds"))) {
            assertEquals(files.filter(file -> file.toString().endsWith(".wav")).count(), stored.size());
        }
        for (Map.Entry<?, ?> sound : stored.entrySet()) {
            byte[] wav = Files.readAllBytes(BAKED.resolve((String) sound.getKey()));
            AudioInputStream baked = AudioSystem.getAudioInputStream(new ByteArrayInputStream(wav));
            double rate = baked.getFormat().getSampleRate();
            Object heard = game.page().evaluate(UNPACK, List.of(sound.getValue(), rate));
            assertEquals(samples(baked), heard, sound.toString());
        }
    }

    private static List<Integer> samples(AudioInputStream baked) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(baked.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
        List<Integer> samples = new ArrayList<>();
        while (bytes.hasRemaining()) {
            samples.add((int) bytes.getShort());
        }
        return samples;
    }
}
