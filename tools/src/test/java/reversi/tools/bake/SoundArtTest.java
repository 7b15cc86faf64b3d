package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SoundArtTest {
    private static final Map<String, byte[]> FILES = SoundArt.files();

    private static final class Heard {
        private final double rate;
        private final double[] samples;

        Heard(double rate, double[] samples) {
            this.rate = rate;
            this.samples = samples;
        }

        double seconds() {
            return samples.length / rate;
        }
    }

    static Stream<String> names() {
        return FILES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void hasAModestPeakAndNoOffset(String name) throws Exception {
        Heard heard = hear(name);
        double peak = Arrays.stream(heard.samples).map(Math::abs).max().orElse(0);
        double mean = Arrays.stream(heard.samples).average().orElse(1);
        assertTrue(peak > 0.15 && peak < 0.6, "peak " + peak);
        assertTrue(Math.abs(mean) < 0.0005, "mean " + mean);
    }

    @ParameterizedTest
    @MethodSource("names")
    void startsAndEndsInSilence(String name) throws Exception {
        Heard heard = hear(name);
        double[] s = heard.samples;
        assertEquals(0, s[0], 0.001);
        int tail = (int) (0.003 * heard.rate);
        for (int n = s.length - tail; n < s.length; n++) {
            assertTrue(Math.abs(s[n]) < 0.004, "the last samples still sound: " + s[n]);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void staysBelowItsLongestDuration(String name) throws Exception {
        double longest = name.startsWith("place") || name.startsWith("flip") || name.equals("tap")
                ? 0.2
                : List.of("win", "lose", "draw").contains(name) ? 1.5 : 0.6;
        assertTrue(hear(name).seconds() < longest, name + " lasts " + hear(name).seconds());
    }

    @Test
    void variationsDiffer() {
        List<String> takes = names().filter(n -> n.startsWith("flip") || n.startsWith("place"))
                .toList();
        assertEquals(10, takes.size());
        for (String one : takes) {
            for (String other : takes) {
                assertFalse(!one.equals(other) && Arrays.equals(FILES.get(one), FILES.get(other)), one + " = " + other);
            }
        }
    }

    @Test
    void isDeterministic() {
        SoundArt.files().forEach((name, bytes) -> assertArrayEquals(FILES.get(name), bytes, name));
    }

    @Test
    void discSoundsReachTheRangeOfAPhone() throws Exception {
        // A phone's loudspeaker gives little below 700 Hz; a placed disc must still be heard there.
        for (String name : List.of("place_1", "place_2", "place_3", "place_4", "flip_1", "flip_6")) {
            Heard heard = hear(name);
            assertTrue(share(heard, 700, 8000) > 0.12, name + " has " + share(heard, 700, 8000) + " above 700 Hz");
        }
        assertTrue(share(hear("illegal"), 0, 400) > 0.85, "the refusal is not dull");
    }

    @Test
    void flipsHaveLessEnergyThanPlacing() throws Exception {
        assertTrue(energy(hear("flip_1")) < 0.5 * energy(hear("place_1")));
    }

    private static double energy(Heard heard) {
        return Arrays.stream(heard.samples).map(v -> v * v).sum() / heard.rate;
    }

    /** The share of the energy between two frequencies, by a plain Fourier sum. */
    private static double share(Heard heard, double low, double high) {
        double inside = 0;
        double all = 0;
        for (double hertz = 40; hertz < heard.rate / 2; hertz += 40) {
            double re = 0;
            double im = 0;
            for (int n = 0; n < heard.samples.length; n++) {
                double phase = 2 * Math.PI * hertz * n / heard.rate;
                re += heard.samples[n] * Math.cos(phase);
                im += heard.samples[n] * Math.sin(phase);
            }
            double power = re * re + im * im;
            all += power;
            inside += hertz >= low && hertz < high ? power : 0;
        }
        return inside / all;
    }

    private static Heard hear(String name) throws IOException, UnsupportedAudioFileException {
        try (AudioInputStream in = AudioSystem.getAudioInputStream(new ByteArrayInputStream(FILES.get(name)))) {
            AudioFormat format = in.getFormat();
            assertEquals(1, format.getChannels());
            assertEquals(16, format.getSampleSizeInBits());
            byte[] bytes = in.readAllBytes();
            double[] samples = new double[bytes.length / 2];
            for (int n = 0; n < samples.length; n++) {
                samples[n] = (short) ((bytes[2 * n] & 255) | (bytes[2 * n + 1] << 8)) / 32768.0;
            }
            return new Heard(format.getSampleRate(), samples);
        }
    }
}
