package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Files read back by readers of our own, by the formats' descriptions. */
class FileFormatsTest {
    @TempDir
    private Path folder;

    private static Picture picture(int width, int height, int colour) {
        Picture picture = new Picture(width, height);
        for (int i = 0; i < width * height; i++) {
            picture.set(i % width, i / width, colour);
        }
        return picture;
    }

    /** The chunks of a PNG file by their types; every checksum is checked. */
    private static Map<String, byte[]> chunks(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        assertEquals(0x89504E470D0A1A0AL, in.getLong());
        Map<String, byte[]> chunks = new LinkedHashMap<>();
        while (in.hasRemaining()) {
            byte[] data = new byte[in.getInt()];
            byte[] type = new byte[4];
            in.get(type).get(data);
            CRC32 crc = new CRC32();
            crc.update(type);
            crc.update(data);
            assertEquals((int) crc.getValue(), in.getInt(), "checksum");
            chunks.put(new String(type, StandardCharsets.US_ASCII), data);
        }
        return chunks;
    }

    /** Colours of a picture and the form of its file: depth, colour type, and whether there is a palette. */
    @ParameterizedTest
    @CsvSource({
        "FF000000, FFFFFFFF, 4, 3, true",
        "FF102030, FF405060, 4, 3, true",
        "FF808080, 80808080, 8, 4, false",
        "FF102030, 80405060, 8, 6, false",
        "00FFFFFF, 00FFFFFF, 8, 4, false",
    })
    void choosesTheSmallestPngForm(String one, String other, int depth, int type, boolean hasPalette) {
        Picture picture = picture(6, 5, (int) Long.parseLong(one, 16));
        picture.set(2, 3, (int) Long.parseLong(other, 16));
        Map<String, byte[]> chunks = chunks(Png.encode(picture));
        ByteBuffer header = ByteBuffer.wrap(chunks.getOrDefault("IHDR", new byte[13]));
        assertEquals(6, header.getInt());
        assertEquals(5, header.getInt());
        assertEquals(depth, header.get());
        assertEquals(type, header.get());
        assertEquals(hasPalette, chunks.containsKey("PLTE"));
        assertEquals(
                List.of("IHDR", "IEND"), List.of(List.copyOf(chunks.keySet()).get(0), last(chunks)));
    }

    private static String last(Map<String, byte[]> chunks) {
        return List.copyOf(chunks.keySet()).get(chunks.size() - 1);
    }

    @Test
    void usesAPaletteUpToSixteenColours() {
        Picture picture = picture(18, 1, 0xFF000001);
        for (int x = 0; x < 16; x++) {
            picture.set(x, 0, 0xFF000000 | (x + 1) * 0x030201);
        }
        picture.set(16, 0, 0xFF030201);
        picture.set(17, 0, 0xFF030201);
        assertEquals(48, chunks(Png.encode(picture)).getOrDefault("PLTE", new byte[0]).length);
        picture.set(17, 0, 0xFFFFFFFF);
        assertTrue(!chunks(Png.encode(picture)).containsKey("PLTE"));
    }

    @Test
    void usesNoPaletteForOddWidths() throws IOException {
        Picture picture = picture(5, 4, 0xFF112233);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(Png.encode(picture)));
        assertEquals(0xFF112233, read.getRGB(4, 3));
        assertTrue(!chunks(Png.encode(picture)).containsKey("PLTE"));
    }

    @Test
    void encodesDeterministically() {
        assertArrayEquals(Png.encode(UiArt.grain()), Png.encode(UiArt.grain()));
    }

    private static Map<Integer, byte[]> pngs(int... sizes) {
        Map<Integer, byte[]> pngs = new LinkedHashMap<>();
        for (int size : sizes) {
            pngs.put(size, Png.encode(picture(size, size, 0xFF000000 | size * 0x010101)));
        }
        return pngs;
    }

    @Test
    void writesIcoDirectories() throws IOException {
        Map<Integer, byte[]> pngs = pngs(16, 48, 256);
        ByteBuffer ico = ByteBuffer.wrap(IconFiles.ico(pngs, 16, 48, 256)).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals(0, ico.getShort());
        assertEquals(1, ico.getShort(), "icons, not cursors");
        assertEquals(3, ico.getShort());
        int end = 0;
        for (int size : new int[] {16, 48, 256}) {
            assertEquals((byte) size, ico.get(), "256 is written as 0");
            assertEquals((byte) size, ico.get());
            assertEquals(0, ico.get());
            assertEquals(0, ico.get());
            assertEquals(1, ico.getShort());
            assertEquals(32, ico.getShort());
            int length = ico.getInt();
            int offset = ico.getInt();
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(ico.array(), offset, length));
            assertEquals(size, image.getWidth());
            assertTrue(offset >= end, "one after the other");
            end = offset + length;
        }
        assertEquals(ico.array().length, end, "and nothing else");
    }

    @Test
    void writesIcnsParts() throws IOException {
        Map<Integer, byte[]> pngs = pngs(16, 32, 48, 128, 256, 512);
        ByteBuffer icns = ByteBuffer.wrap(IconFiles.icns(pngs));
        assertEquals("icns", tag(icns));
        assertEquals(icns.array().length, icns.getInt());
        Map<String, Integer> sizes = new LinkedHashMap<>();
        while (icns.hasRemaining()) {
            String tag = tag(icns);
            byte[] part = new byte[icns.getInt() - 8];
            icns.get(part);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(part));
            sizes.put(tag, image.getWidth());
        }
        assertEquals(Map.of("icp4", 16, "icp5", 32, "ic07", 128, "ic08", 256, "ic09", 512), sizes);
    }

    private static String tag(ByteBuffer in) {
        byte[] tag = new byte[4];
        in.get(tag);
        return new String(tag, StandardCharsets.US_ASCII);
    }

    @Test
    void refusesAMissingIconSize() {
        NoSuchElementException missing =
                assertThrows(NoSuchElementException.class, () -> IconFiles.ico(pngs(16), 16, 24));
        assertEquals("no icon of 24", missing.getMessage());
        assertThrows(NoSuchElementException.class, () -> IconFiles.icns(pngs(16)));
    }

    @Test
    void writesWavHeaders() {
        byte[] wav = new Track(16_000, 0.1).mode(0, 440, 1, 0.001, 0.5).wav();
        ByteBuffer in = ByteBuffer.wrap(wav).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals("RIFF", tag(in));
        assertEquals(wav.length - 8, in.getInt());
        assertEquals("WAVE", tag(in));
        assertEquals("fmt ", tag(in));
        assertEquals(16, in.getInt());
        assertEquals(1, in.getShort(), "PCM");
        assertEquals(1, in.getShort(), "mono");
        assertEquals(16_000, in.getInt());
        assertEquals(32_000, in.getInt());
        assertEquals(2, in.getShort());
        assertEquals(16, in.getShort());
        assertEquals("data", tag(in));
        assertEquals(2 * 1_600, in.getInt());
        assertEquals(2 * 1_600, in.remaining());
    }

    @ParameterizedTest
    @CsvSource({"0.5, 16384", "1, 32767", "3, 32767", "-1, -32767", "-7, -32767"})
    void clipsSamplesToSixteenBits(double gain, int level) {
        // A quarter of a period after its start a sine without decay has its gain.
        byte[] wav = new Track(4_000, 0.01).mode(0, 10, 1e9, 0, gain).wav();
        ByteBuffer samples = ByteBuffer.wrap(wav, 44, wav.length - 44).order(ByteOrder.LITTLE_ENDIAN);
        double expected = gain * Math.sin(2 * Math.PI * 10 * 39 / 4_000);
        int held = (int) Math.round(32_767 * Math.max(-1, Math.min(1, expected)));
        assertEquals(held, samples.getShort(44 + 2 * 39));
        assertTrue(Math.abs(held) <= Math.abs(level));
    }

    @Test
    void modeIsADecayingSine() {
        int rate = 8_000;
        double[] samples = new Track(rate, 0.5).mode(0.1, 200, 0.05, 0.002, 0.7).samples();
        for (int n = 0; n < samples.length; n++) {
            double t = n / (double) rate - 0.1;
            if (t < 0) {
                assertEquals(0, samples[n]);
            } else if (t > 0.002) {
                double expected = 0.7 * Math.exp(-t / 0.05) * Math.sin(2 * Math.PI * 200 * t);
                assertEquals(expected, samples[n], 1e-9, "sample " + n);
            } else {
                assertTrue(Math.abs(samples[n]) <= 0.7 * Math.abs(Math.sin(2 * Math.PI * 200 * t)) + 1e-12);
            }
        }
    }

    @Test
    void modesAddUp() {
        double[] one = new Track(8_000, 0.1).mode(0, 300, 0.1, 0.001, 0.3).samples();
        double[] two = new Track(8_000, 0.1).mode(0.02, 500, 0.1, 0.001, 0.2).samples();
        double[] both = new Track(8_000, 0.1)
                .mode(0, 300, 0.1, 0.001, 0.3)
                .mode(0.02, 500, 0.1, 0.001, 0.2)
                .samples();
        for (int n = 0; n < both.length; n++) {
            assertEquals(one[n] + two[n], both[n], 1e-12);
        }
    }

    @Test
    void noiseFollowsItsSeedAndDecays() {
        Track track = new Track(16_000, 0.3).noise(0.01, 500, 3_000, 0.001, 0.01, 1, 7);
        assertArrayEquals(
                track.samples(),
                new Track(16_000, 0.3)
                        .noise(0.01, 500, 3_000, 0.001, 0.01, 1, 7)
                        .samples());
        double[] other = new Track(16_000, 0.3)
                .noise(0.01, 500, 3_000, 0.001, 0.01, 1, 8)
                .samples();
        assertTrue(!Arrays.equals(track.samples(), other));
        double early = energy(track.samples(), 160, 480);
        double late = energy(track.samples(), 1_600, 1_920);
        assertTrue(late < early * 1e-4, late + " of " + early);
        assertEquals(0, energy(track.samples(), 0, 160));
    }

    private static double energy(double[] samples, int from, int to) {
        return Arrays.stream(samples, from, to).map(v -> v * v).sum();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.5, 1})
    void finishedTrackHasItsPeakAndNoOffset(double peak) {
        double[] samples = new Track(16_000, 0.2)
                .mode(0, 50, 0.1, 0.01, 3)
                .mode(0, 1, 10, 0.01, 2)
                .room(0.3)
                .finished(peak)
                .samples();
        assertEquals(peak, Arrays.stream(samples).map(Math::abs).max().orElse(0), 1e-9);
        assertEquals(0, Arrays.stream(samples).average().orElse(1), 1e-9);
        assertEquals(0, samples[0], 1e-9);
        assertEquals(0, samples[samples.length - 1], 1e-9);
    }

    @Test
    void echoesAreDelayedAndFainter() {
        Track click = new Track(16_000, 0.1).noise(0, 200, 6_000, 0, 0.0005, 1, 1);
        double[] dry = click.samples();
        double[] wet = new Track(16_000, 0.1)
                .noise(0, 200, 6_000, 0, 0.0005, 1, 1)
                .room(0.3)
                .samples();
        int first = (int) (0.0087 * 16_000);
        assertArrayEquals(Arrays.copyOf(dry, first), Arrays.copyOf(wet, first), 1e-12);
        assertTrue(energy(wet, first, wet.length) > energy(dry, first, dry.length));
        assertTrue(energy(wet, first, wet.length) < 0.1 * energy(dry, 0, first));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plus: M12 5V19X   | no path command 'X'",
                "plus: M12         | a number is missing",
                "plus: circle 1 2  | 3 numbers, not 1 2",
                "plus: box 1 2 3 4 | 5 numbers, not 1 2 3 4",
                "plus: M1.2.3 4    | no number: '1.2.3'",
                "plus: m1 2        | no path command 'm'",
                "plus: M1 2 3 4    | no path command '3'",
            })
    void refusesAnInvalidIcon(String line, String message) {
        IllegalArgumentException wrong = assertThrows(IllegalArgumentException.class, () -> IconArt.sprite(line));
        assertTrue(String.valueOf(wrong.getMessage()).contains(message), wrong.getMessage());
    }

    @Test
    void drawsEachPartOfAnIcon() {
        Picture spot = IconArt.sprite("spot: dot 12 12 6").picture();
        assertEquals(96, spot.width());
        assertEquals(255, spot.alpha(48, 48));
        assertEquals(255, spot.alpha(48 + 23, 48));
        assertEquals(0, spot.alpha(48 + 25, 48));
        Picture ring = IconArt.sprite("ring: circle 12 12 6").picture();
        assertEquals(0, ring.alpha(48, 48));
        assertEquals(255, ring.alpha(48 + 24, 48), "the stroke lies on the circle");
        Picture both = IconArt.sprite("both: circle 12 12 6; dot 12 12 2").picture();
        assertEquals(255, both.alpha(48, 48));
        assertEquals(255, both.alpha(48 + 24, 48));
        Picture filled = IconArt.sprite("square: fill M6 6H18V18H6Z").picture();
        assertEquals(255, filled.alpha(48, 48));
        assertEquals("icon/square", IconArt.sprite("square: fill M6 6H18V18H6Z").name());
    }

    private BakeCommand baker(StringWriter said) {
        BakeCommand bake = new BakeCommand();
        new CommandLine(bake).setOut(new PrintWriter(said, true)).parseArgs("--assets", folder.toString());
        return bake;
    }

    @Test
    void writesEveryFile() throws IOException {
        Files.createDirectory(folder.resolve("graphics"));
        Files.writeString(folder.resolve("graphics").resolve("ui.png"), "an older and longer file");
        Files.writeString(folder.resolve("other.txt"), "kept");
        StringWriter said = new StringWriter();
        baker(said).write(Map.of("graphics/ui.png", new byte[] {1, 2, 3}));
        baker(said).write(Map.of("icons/deep/a.png", new byte[] {4}));
        assertEquals(
                List.of("graphics/ui.png 3", "icons/deep/a.png 1"),
                said.toString().lines().toList());
        assertArrayEquals(
                new byte[] {1, 2, 3},
                Files.readAllBytes(folder.resolve("graphics").resolve("ui.png")));
        assertEquals(1, Files.size(folder.resolve("icons").resolve("deep").resolve("a.png")));
        assertEquals("kept", Files.readString(folder.resolve("other.txt")));
    }

    @Test
    void stopsAtAnUnwritableFile() throws IOException {
        Files.writeString(folder.resolve("graphics"), "a file where the folder should be");
        StringWriter said = new StringWriter();
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a.png", new byte[1]);
        files.put("graphics/ui.png", new byte[2]);
        files.put("z.png", new byte[3]);
        assertThrows(IOException.class, () -> baker(said).write(files));
        assertEquals("a.png 1", said.toString().strip());
        assertTrue(!Files.exists(folder.resolve("z.png")));
    }
}
