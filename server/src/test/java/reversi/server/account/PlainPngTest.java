package reversi.server.account;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.Protocol;

/** PNGs written byte by byte: each part that must be there, each limit, each part that is left out. */
class PlainPngTest {
    private static final HexFormat HEX = HexFormat.of();
    private static final int SIZE = Protocol.PHOTO_SIZE;

    private static byte[] hex(String... parts) {
        return HEX.parseHex(String.join("", parts).replace(" ", ""));
    }

    private static String reason(byte[] file) {
        return assertThrows(IOException.class, () -> PlainPng.of(file)).getMessage();
    }

    private static String plain(byte[] file) throws IOException {
        return HEX.formatHex(PlainPng.of(file));
    }

    static List<Arguments> strangers() {
        return List.of(
                Arguments.of("nothing", new byte[0]),
                Arguments.of("one byte", new byte[1]),
                Arguments.of("text", "hello".getBytes(US_ASCII)),
                Arguments.of("half a signature", hex("89504e47")),
                Arguments.of("a PNG that lost its line ends", hex("89504e470a1a0a00")),
                Arguments.of("GIF", "GIF89a".getBytes(US_ASCII)),
                Arguments.of("SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(US_ASCII)),
                Arguments.of("JPEG", hex("ffd8ffe000104a464946")),
                Arguments.of("BMP", "BM".getBytes(US_ASCII)),
                Arguments.of("WebP", "RIFF0000WEBP".getBytes(US_ASCII)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("strangers")
    void whatIsNoPngIsRefused(String name, byte[] file) {
        assertEquals("no PNG", reason(file));
        assertTrue(PhotoConverter.convert(file).isEmpty());
    }

    @Test
    void aFileAboveTheLimitIsNotLookedAt() throws IOException {
        byte[] padded = Arrays.copyOf(good(), Protocol.MAX_PHOTO + 1);
        assertTrue(PlainPng.of(padded).length > 0, "a picture it is");
        assertTrue(PhotoConverter.convert(padded).isEmpty());
        assertTrue(PhotoConverter.convert(Arrays.copyOf(padded, Protocol.MAX_PHOTO))
                .isPresent());
    }

    private static byte[] deflated(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflated = new DeflaterOutputStream(out)) {
            deflated.write(bytes);
        }
        return out.toByteArray();
    }

    private static void chunk(DataOutputStream out, String name, byte[] body) throws IOException {
        out.writeInt(body.length);
        out.write(name.getBytes(US_ASCII));
        out.write(body);
        out.writeInt(0);
    }

    private static byte[] header(int width, int height, int bits, int colour) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {(byte) bits, (byte) colour, 0, 0, 0});
        return bytes.toByteArray();
    }

    private interface Chunks {
        void write(DataOutputStream out) throws IOException;
    }

    private static byte[] png(Chunks chunks) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(hex("89504e470d0a1a0a"));
        chunks.write(out);
        return bytes.toByteArray();
    }

    private static byte[] png(int width, int height, int bits, int colour, byte[] rows) throws IOException {
        return png(out -> {
            chunk(out, "IHDR", header(width, height, bits, colour));
            chunk(out, "IDAT", deflated(rows));
            chunk(out, "IEND", new byte[0]);
        });
    }

    /** Empty rows with so many bits a pixel, each behind its filter. */
    private static byte[] rows(int bits) {
        return new byte[SIZE * (1 + SIZE * bits / 8)];
    }

    private static byte[] good() throws IOException {
        return png(SIZE, SIZE, 8, 2, rows(24));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 0, 1", "8, 0, 1", "16, 0, 1", "8, 2, 3", "16, 2, 3", "8, 4, 2", "8, 6, 4", "16, 6, 4"})
    void aPngOfEachKindOfColourIsTaken(int bits, int colour, int values) throws IOException {
        assertTrue(PhotoConverter.convert(png(SIZE, SIZE, bits, colour, rows(bits * values)))
                .isPresent());
    }

    @Test
    void aPaletteAndItsTransparencyStay() throws IOException {
        byte[] file = png(out -> {
            chunk(out, "IHDR", header(SIZE, SIZE, 8, 3));
            chunk(out, "tIME", new byte[7]);
            chunk(out, "PLTE", new byte[] {1, 2, 3});
            chunk(out, "tRNS", new byte[] {9});
            chunk(out, "IDAT", deflated(rows(8)));
            chunk(out, "tEXt", "secret".getBytes(US_ASCII));
            chunk(out, "IEND", new byte[0]);
            out.write("appended".getBytes(US_ASCII));
        });
        String kept = new String(PlainPng.of(file), StandardCharsets.ISO_8859_1);
        assertTrue(kept.contains("PLTE") && kept.contains("tRNS"));
        assertFalse(kept.contains("tIME") || kept.contains("secret") || kept.contains("appended"));
        assertTrue(PhotoConverter.convert(file).isPresent());
    }

    @Test
    void aPaletteAboveItsSizeIsLeftOut() throws IOException {
        byte[] file = png(out -> {
            chunk(out, "IHDR", header(SIZE, SIZE, 8, 3));
            chunk(out, "PLTE", new byte[3 * 257]);
            chunk(out, "IDAT", deflated(rows(8)));
            chunk(out, "IEND", new byte[0]);
        });
        assertFalse(plain(file).contains(HEX.formatHex("PLTE".getBytes(US_ASCII))));
        assertTrue(PhotoConverter.convert(file).isEmpty(), "it has no colours now");
    }

    static List<Arguments> badPngs() throws IOException {
        byte[] good = good();
        return List.of(
                Arguments.of(png(SIZE, 0, 8, 2, new byte[4]), "a picture of 128 by 0"),
                Arguments.of(png(SIZE, -1, 8, 2, new byte[4]), "a picture of 128 by -1"),
                Arguments.of(png(SIZE + 1, SIZE, 8, 2, new byte[4]), "a picture of 129 by 128"),
                Arguments.of(
                        png(Integer.MAX_VALUE, Integer.MAX_VALUE, 8, 2, new byte[4]),
                        "a picture of 2147483647 by 2147483647"),
                Arguments.of(png(SIZE, SIZE, 8, 1, new byte[4]), "a PNG with colours 1"),
                Arguments.of(png(SIZE, SIZE, 8, 7, new byte[4]), "a PNG with colours 7"),
                Arguments.of(png(SIZE, SIZE, 0, 2, new byte[4]), "a PNG of 0 bits"),
                Arguments.of(png(SIZE, SIZE, 17, 2, new byte[4]), "a PNG of 17 bits"),
                Arguments.of(png(SIZE, SIZE, -1, 2, new byte[4]), "a PNG of -1 bits"),
                Arguments.of(png(out -> chunk(out, "IDAT", new byte[13])), "a PNG that does not begin with its header"),
                Arguments.of(png(out -> chunk(out, "IHDR", new byte[12])), "a PNG that does not begin with its header"),
                Arguments.of(
                        png(out -> {
                            chunk(out, "IHDR", header(SIZE, SIZE, 8, 2));
                            chunk(out, "IEND", new byte[0]);
                        }),
                        "a PNG of 49280 bytes in 0"),
                Arguments.of(
                        png(out -> {
                            chunk(out, "IHDR", header(SIZE, SIZE, 8, 2));
                            out.writeInt(Integer.MAX_VALUE);
                            out.write("IDAT".getBytes(US_ASCII));
                        }),
                        "a PNG that is cut short"),
                Arguments.of(
                        png(out -> {
                            chunk(out, "IHDR", header(SIZE, SIZE, 8, 2));
                            out.writeInt(-1);
                            out.write("tEXt".getBytes(US_ASCII));
                        }),
                        "a PNG that is cut short"),
                Arguments.of(Arrays.copyOf(good, good.length - 8), "a PNG that is cut short"),
                Arguments.of(Arrays.copyOf(good, 20), "a PNG that is cut short"),
                Arguments.of(Arrays.copyOf(good, 8), "a PNG that is cut short"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("badPngs")
    void aPngIsRefusedForItsReason(byte[] file, String reason) {
        assertEquals(reason, reason(file));
        assertTrue(PhotoConverter.convert(file).isEmpty());
    }

    /** 20 MB of nothing, in 20 KB. */
    private static byte[] bomb(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(name.getBytes(US_ASCII));
        bytes.write(0);
        bytes.write(0);
        bytes.write(deflated(new byte[20_000_000]));
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"iCCP", "zTXt", "iTXt", "eXIf"})
    void whatElseIsPackedInIsLeftOut(String name) throws IOException {
        byte[] file = png(out -> {
            chunk(out, "IHDR", header(SIZE, SIZE, 8, 2));
            chunk(out, name, bomb("profile"));
            chunk(out, "IDAT", deflated(rows(24)));
            chunk(out, "IEND", new byte[0]);
        });
        byte[] plain = PlainPng.of(file);
        assertFalse(new String(plain, StandardCharsets.ISO_8859_1).contains(name));
        assertTrue(plain.length <= good().length);
        assertTrue(PhotoConverter.convert(file).isPresent());
    }

    /** Whatever comes in is refused or read in one go; nothing else happens. */
    @Property(tries = 2_000)
    void changedBytesAreRefusedOrHarmless(
            @ForAll @Size(max = 3) List<@IntRange(max = 50_000) Integer> places,
            @ForAll byte value,
            @ForAll @IntRange(max = 50_000) int length)
            throws IOException {
        byte[] sent = good();
        byte[] changed = Arrays.copyOf(sent, Math.min(sent.length, length));
        for (int place : places) {
            if (changed.length > 0) {
                changed[place % changed.length] = value;
            }
        }
        try {
            assertTrue(PlainPng.of(changed).length <= changed.length + 100);
        } catch (IOException refused) {
            assertNotNull(refused.getMessage());
        }
        Optional<byte[]> made = PhotoConverter.convert(changed);
        if (made.isPresent()) {
            assertEquals(
                    SIZE, ImageIO.read(new ByteArrayInputStream(made.get())).getWidth());
        }
    }
}
