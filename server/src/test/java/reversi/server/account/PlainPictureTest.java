package reversi.server.account;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.online.Protocol;

/** Pictures written byte by byte: each part that must be there, each limit, each part that is left out. */
class PlainPictureTest {
    private static final HexFormat HEX = HexFormat.of();

    private static byte[] hex(String... parts) {
        return HEX.parseHex(String.join("", parts).replace(" ", ""));
    }

    private static String reason(byte[] file) {
        return assertThrows(IOException.class, () -> PictureReader.read(file)).getMessage();
    }

    private static String plain(byte[] file) throws IOException {
        return HEX.formatHex(PictureReader.read(file).open().readAllBytes());
    }

    static List<Arguments> strangers() {
        return List.of(
                Arguments.of("nothing", new byte[0]),
                Arguments.of("one byte", new byte[1]),
                Arguments.of("text", "hello".getBytes(US_ASCII)),
                Arguments.of("half a signature", hex("89504e47")),
                Arguments.of("a PNG that lost its line ends", hex("89504e470a1a0a00")),
                Arguments.of("GIF of another year", "GIF90a".getBytes(US_ASCII)),
                Arguments.of("SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(US_ASCII)),
                Arguments.of("BMP", "BM".getBytes(US_ASCII)),
                Arguments.of("WebP", "RIFF0000WEBP".getBytes(US_ASCII)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("strangers")
    void whatIsNoneOfTheThreeIsRefused(String name, byte[] file) {
        assertEquals("neither a JPEG nor a PNG nor a GIF", reason(file));
        assertTrue(PhotoConverter.convert(file).isEmpty());
    }

    @Test
    void aFileAboveTheLimitIsNotLookedAt() throws IOException {
        byte[] padded = Arrays.copyOf(png(1, 1, 8, 2, new byte[4]), Protocol.MAX_PHOTO + 1);
        assertEquals(1, PictureReader.read(padded).width(), "a picture it is");
        assertTrue(PhotoConverter.convert(padded).isEmpty());
        assertTrue(PhotoConverter.convert(Arrays.copyOf(padded, Protocol.MAX_PHOTO))
                .isPresent());
    }

    // GIF: "GIF89a", width 2, height 1, no global table; then blocks.

    private static final String GIF_HEAD = "474946383961 0200 0100 00 00 00";
    private static final String TABLE = "000000 ffffff 111111 222222";
    private static final String PICTURE = "2c 0000 0000 0200 0100 81" + TABLE + "02";
    /** LZW codes of 3 bits, lowest first: clear 4, colour 0, colour 1, end 5. */
    private static final String CODES = "02 44 0a 00";

    @Test
    void aGifIsReducedToItsFirstPicture() throws IOException {
        String whole = GIF_HEAD + PICTURE + CODES + "3b";
        assertEquals(whole.replace(" ", ""), plain(hex(whole)));
        String control = "21 f9 04 01 0000 00 00";
        String comment = "21 fe 05 68656c6c6f 00";
        String application = "21 ff 0b 4e45545343415045322e30 03 010000 00";
        String second = "2c 0000 0000 0200 0100 00 02" + CODES;
        String much = GIF_HEAD + comment + control + application + PICTURE + CODES + second + comment + "3b";
        assertEquals(
                (GIF_HEAD + control + PICTURE + CODES + "3b").replace(" ", ""),
                plain(hex(much)),
                "the transparent colour stays, comments, loops and further pictures go");
        assertTrue(PhotoConverter.convert(hex(much)).isPresent());
    }

    @Test
    void aGifInManyBlocksIsJoined() throws IOException {
        String split = GIF_HEAD + PICTURE + "01 44 01 0a 00" + "3b";
        assertEquals((GIF_HEAD + PICTURE + CODES + "3b").replace(" ", ""), plain(hex(split)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3b | a GIF without a picture",
                "00 | a GIF without a picture",
                "21 fe 00 3b | a GIF without a picture",
                "2c 0000 0000 0000 0100 00 02 02 44 0a 00 | a picture of 0 by 1",
                "2c 0000 0000 0200 0000 00 02 02 44 0a 00 | a picture of 2 by 0",
                "2c 0000 0000 7117 0100 00 02 02 44 0a 00 | a picture of 6001 by 1",
                "2c 0000 0000 7017 060d 00 02 02 44 0a 00 | a picture of 6000 by 3334",
                "2c 0000 0000 0200 0100 00 01 02 44 0a 00 | a GIF of 1 bits",
                "2c 0000 0000 0200 0100 00 09 02 44 0a 00 | a GIF of 9 bits",
                "2c 0000 0000 0200 0100 00 ff 02 44 0a 00 | a GIF of -1 bits",
                "2c 0000 0000 0300 0100 00 02 02 44 0a 00 | a GIF with more or fewer pixels than it has",
                "2c 0000 0000 0100 0100 00 02 02 44 0a 00 | a GIF with more or fewer pixels than it has",
                "2c 0000 0000 0200 0100 00 02 00 | a GIF with more or fewer pixels than it has",
                "2c 0000 0000 0200 0100 00 02 01 34 00 | a GIF with a code that stands for nothing",
                "2c 0000 0000 0200 0100 00 02 02 44 0a | a picture that is cut short",
                "2c 0000 0000 0200 0100 00 02 ff 44 0a 00 | a picture that is cut short",
                "2c 0000 0000 0200 0100 87 02 02 44 0a 00 | a picture that is cut short",
                "21 fe 05 6868 | a picture that is cut short",
                "21 | a picture that is cut short"
            })
    void aGifIsRefusedForItsReason(String blocks, String reason) {
        byte[] file = hex(GIF_HEAD, blocks);
        assertEquals(reason, reason(file));
        assertTrue(PhotoConverter.convert(file).isEmpty());
    }

    // PNG

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

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 0, 1", "8, 0, 1", "16, 0, 2", "8, 2, 3", "16, 2, 6", "8, 4, 2", "8, 6, 4", "16, 6, 8"})
    void aPngOfEachKindOfColourIsTaken(int bits, int colour, int bytes) throws IOException {
        assertTrue(PhotoConverter.convert(png(1, 1, bits, colour, new byte[1 + bytes]))
                .isPresent());
    }

    @Test
    void aPaletteAndItsTransparencyStay() throws IOException {
        byte[] file = png(out -> {
            chunk(out, "IHDR", header(1, 1, 8, 3));
            chunk(out, "tIME", new byte[7]);
            chunk(out, "PLTE", new byte[] {1, 2, 3});
            chunk(out, "tRNS", new byte[] {9});
            chunk(out, "IDAT", deflated(new byte[2]));
            chunk(out, "tEXt", "secret".getBytes(US_ASCII));
            chunk(out, "IEND", new byte[0]);
            out.write("appended".getBytes(US_ASCII));
        });
        String kept = new String(PictureReader.read(file).open().readAllBytes(), StandardCharsets.ISO_8859_1);
        assertTrue(kept.contains("PLTE") && kept.contains("tRNS"));
        assertFalse(kept.contains("tIME") || kept.contains("secret") || kept.contains("appended"));
        assertTrue(PhotoConverter.convert(file).isPresent());
    }

    @Test
    void aPaletteAboveItsSizeIsLeftOut() throws IOException {
        byte[] file = png(out -> {
            chunk(out, "IHDR", header(1, 1, 8, 3));
            chunk(out, "PLTE", new byte[3 * 257]);
            chunk(out, "IDAT", deflated(new byte[2]));
            chunk(out, "IEND", new byte[0]);
        });
        assertFalse(plain(file).contains(HEX.formatHex("PLTE".getBytes(US_ASCII))));
        assertTrue(PhotoConverter.convert(file).isEmpty(), "it has no colours now");
    }

    static List<Arguments> badPngs() throws IOException {
        byte[] good = png(1, 1, 8, 2, new byte[4]);
        return List.of(
                Arguments.of(png(0, 1, 8, 2, new byte[4]), "a picture of 0 by 1"),
                Arguments.of(png(1, -1, 8, 2, new byte[4]), "a picture of 1 by -1"),
                Arguments.of(png(6_001, 1, 8, 2, new byte[4]), "a picture of 6001 by 1"),
                Arguments.of(
                        png(Integer.MAX_VALUE, Integer.MAX_VALUE, 8, 2, new byte[4]),
                        "a picture of 2147483647 by 2147483647"),
                Arguments.of(png(1, 1, 8, 1, new byte[4]), "a PNG with colours 1"),
                Arguments.of(png(1, 1, 8, 7, new byte[4]), "a PNG with colours 7"),
                Arguments.of(png(1, 1, 0, 2, new byte[4]), "a PNG of 0 bits"),
                Arguments.of(png(1, 1, 17, 2, new byte[4]), "a PNG of 17 bits"),
                Arguments.of(png(1, 1, -1, 2, new byte[4]), "a PNG of -1 bits"),
                Arguments.of(png(out -> chunk(out, "IDAT", new byte[13])), "a PNG that does not begin with its header"),
                Arguments.of(png(out -> chunk(out, "IHDR", new byte[12])), "a PNG that does not begin with its header"),
                Arguments.of(
                        png(out -> {
                            chunk(out, "IHDR", header(1, 1, 8, 2));
                            chunk(out, "IEND", new byte[0]);
                        }),
                        "a PNG of 4 bytes in 0"),
                Arguments.of(
                        png(out -> {
                            chunk(out, "IHDR", header(1, 1, 8, 2));
                            out.writeInt(Integer.MAX_VALUE);
                            out.write("IDAT".getBytes(US_ASCII));
                        }),
                        "a PNG that is cut short"),
                Arguments.of(
                        png(out -> {
                            chunk(out, "IHDR", header(1, 1, 8, 2));
                            out.writeInt(-1);
                            out.write("tEXt".getBytes(US_ASCII));
                        }),
                        "a PNG that is cut short"),
                Arguments.of(Arrays.copyOf(good, good.length - 8), "a picture that is cut short"),
                Arguments.of(Arrays.copyOf(good, 20), "a PNG that is cut short"),
                Arguments.of(Arrays.copyOf(good, 8), "a picture that is cut short"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("badPngs")
    void aPngIsRefusedForItsReason(byte[] file, String reason) {
        assertEquals(reason, reason(file));
        assertTrue(PhotoConverter.convert(file).isEmpty());
    }

    // JPEG

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ffd8ff d9 | a JPEG without all of its colours",
                "ffd8ff | a picture that is cut short",
                "ffd8ff c0 | a picture that is cut short",
                "ffd8ff c0 0011 08 | a picture that is cut short",
                "ffd8ff c2 0002 ffd9 | a JPEG with a part 194",
                "ffd8ff c3 0002 ffd9 | a JPEG with a part 195",
                "ffd8ff d8 0002 ffd9 | a JPEG with a part 216",
                "ffd8ff fe 0003 41 42 | a JPEG with something between its parts",
                "ffd8ff c0 000b 08 0000 0008 01 01 11 00 ffd9 | a picture of 8 by 0",
                "ffd8ff c0 000b 08 0008 1771 01 01 11 00 ffd9 | a picture of 6001 by 8",
                "ffd8ff c0 000b 0c 0008 0008 01 01 11 00 ffd9 | a JPEG with an unusual frame",
                "ffd8ff c0 000b 08 0008 0008 02 01 11 00 ffd9 | a JPEG with an unusual frame",
                "ffd8ff c0 0008 08 0008 0008 04 ffd9 | a JPEG with an unusual frame",
                "ffd8ff c0 000b 08 0008 0008 01 01 01 00 ffd9 | a JPEG with an unusual share of its size",
                "ffd8ff c0 000b 08 0008 0008 01 01 15 00 ffd9 | a JPEG with an unusual share of its size",
                "ffd8ff c0 000b 08 0008 0008 01 01 11 00 ffd9 | a JPEG without all of its colours",
                "ffd8ff c0 000b 08 0008 0008 01 01 11 00 ffc0 000b 08 0008 0008 01 01 11 00 | a JPEG with an unusual frame",
                "ffd8ff da 0008 01 01 00 003f00 ffd9 | a JPEG with more than one scan of a colour",
                "ffd8ff c0 000b 08 0008 0008 01 01 11 00 ffda 0008 01 02 00 003f00 ffd9 | a JPEG with more than one scan of a colour",
                "ffd8ff c0 000b 08 0008 0008 01 01 11 00 ffda 0008 01 01 00 003f00 ffd9 | a JPEG that is cut short",
                "ffd8ff c0 000b 08 0008 0008 01 01 11 00 ffda 0002 | a picture that is cut short"
            })
    void aJpegIsRefusedForItsReason(String file, String reason) {
        assertEquals(reason, reason(hex(file)));
        assertTrue(PhotoConverter.convert(hex(file)).isEmpty());
    }

    @Test
    void markersInAScanAreTold() throws IOException {
        String frame = "ffd8 ffc0 000b 08 0008 0008 01 01 11 00 ";
        String scan = "ffda 0008 01 01 00 00 3f 00 00 ff00 ffd0 01 ";
        assertEquals(
                (frame + scan + "ffd9").replace(" ", ""),
                plain(hex(frame, "ffff", "fe 0004 4142", scan, "ffd9 00000000")),
                "stuffed bytes and restarts are data, fill bytes and comments are not");
    }
}
