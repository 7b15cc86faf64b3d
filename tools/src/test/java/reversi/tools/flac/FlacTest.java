package reversi.tools.flac;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is packed is the same sound, sample by sample. */
class FlacTest {
    private static final int RATE = 16_000;
    private static final int LOUD = Short.MAX_VALUE;

    static Stream<Path> sounds() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "assets", "sounds"))) {
            return files.filter(file -> file.toString().endsWith(".wav")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("sounds")
    void keepsTheSoundsOfTheGame(Path sound) throws Exception {
        byte[] wav = Files.readAllBytes(sound);
        byte[] flac = Flac.pack(wav).orElseThrow();
        assertTrue(flac.length < wav.length / 2, flac.length + " bytes of " + wav.length);
        AudioInputStream heard = AudioSystem.getAudioInputStream(new ByteArrayInputStream(wav));
        byte[] samples = heard.readAllBytes();
        assertEquals(heard.getFormat().getSampleRate(), FlacReader.rate(flac));
        assertArrayEquals(samples, little(FlacReader.samples(flac)));
        assertArrayEquals(MessageDigest.getInstance("MD5").digest(samples), Arrays.copyOfRange(flac, 26, 42));
    }

    private static byte[] little(int[] samples) {
        ByteBuffer bytes = ByteBuffer.allocate(samples.length * 2).order(ByteOrder.LITTLE_ENDIAN);
        Arrays.stream(samples).forEach(sample -> bytes.putShort((short) sample));
        return bytes.array();
    }

    private static byte[] wav(int[] samples) throws IOException {
        return wav(little(samples), new AudioFormat(RATE, 16, 1, true, false));
    }

    private static byte[] wav(byte[] samples, AudioFormat format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long frames = samples.length / format.getFrameSize();
        AudioSystem.write(
                new AudioInputStream(new ByteArrayInputStream(samples), format, frames),
                AudioFileFormat.Type.WAVE,
                out);
        return out.toByteArray();
    }

    static List<IntUnaryOperator> waves() {
        return List.of(
                n -> 0,
                n -> -LOUD - 1,
                n -> n * 5,
                n -> n / 40 % 2 == 0 ? LOUD : -LOUD - 1,
                n -> n % 300 == 0 ? LOUD : 0,
                n -> (int) Math.round(LOUD * Math.sin(n / 100.0)),
                n -> (int) Math.round(9_000 * Math.exp(-n / 400.0) * Math.sin(n / 3.0)));
    }

    @ParameterizedTest
    @MethodSource("waves")
    void keepsWaves(IntUnaryOperator wave) throws IOException {
        keeps(IntStream.range(0, 3_000).map(wave).toArray());
    }

    private static void keeps(int[] samples) throws IOException {
        assertArrayEquals(samples, FlacReader.samples(Flac.pack(wav(samples)).orElseThrow()));
    }

    /** A block has 1024; the last one may be a short one. */
    @ParameterizedTest
    @ValueSource(ints = {200, 1_023, 1_024, 1_025, 1_026, 1_030, 1_037, 2_048, 131_072})
    void keepsSoundsOfAnyLength(int length) throws IOException {
        keeps(IntStream.range(0, length).map(n -> n % 7).toArray());
    }

    @Test
    void soundsThatDoNotBecomeSmallerStayAsTheyAre() throws IOException {
        Random random = new Random(1);
        assertTrue(Flac.pack(wav(random.ints(3_000, -LOUD, LOUD).toArray())).isEmpty(), "noise");
        assertTrue(Flac.pack(wav(new int[] {1})).isEmpty(), "a sample");
        assertTrue(Flac.pack(wav(new int[] {})).isEmpty(), "no sample");
    }

    @Test
    void longSoundsStayAsTheyAre() throws IOException {
        assertTrue(Flac.pack(wav(new int[131_073])).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"16000, 8, 1", "16000, 16, 2", "16000, 24, 1", "96000, 16, 1"})
    void otherKindsStayAsTheyAre(int rate, int bits, int channels) throws IOException {
        AudioFormat format = new AudioFormat(rate, bits, channels, bits > 8, false);
        assertTrue(Flac.pack(wav(new byte[6_000], format)).isEmpty());
    }

    @Test
    void whatIsNoPlainSoundStaysAsItIs() throws IOException {
        byte[] wav = wav(new int[3_000]);
        assertTrue(Flac.pack("sound".getBytes(StandardCharsets.UTF_8)).isEmpty());
        assertTrue(Flac.pack(new byte[3_000]).isEmpty());
        assertTrue(Flac.pack(Arrays.copyOf(wav, wav.length - 2)).isEmpty(), "cut off");
        assertTrue(Flac.pack(Arrays.copyOf(wav, wav.length + 8)).isEmpty(), "more follows");
    }
}
