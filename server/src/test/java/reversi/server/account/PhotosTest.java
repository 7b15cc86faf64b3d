package reversi.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures that are made to keep a server busy are known by their bytes, before anything of them is unpacked. */
class PhotosTest {
    /** Greater than any picture that is refused for its size alone. */
    private static final int WIDE = 6_000;

    private static final int HIGH = 3_300;

    private static byte[] picture(String format, int width, int height) throws IOException {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(3);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                picture.setRGB(x, y, random.nextInt(4) == 0 ? random.nextInt(0x1000000) : Color.GREEN.getRGB());
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(picture, format, out));
        return out.toByteArray();
    }

    private static int ceil(int number, int by) {
        return (number + by - 1) / by;
    }

    private static void refused(String why, byte[] sent) {
        IOException told = assertThrows(IOException.class, () -> PictureReader.read(sent));
        assertTrue(told.getMessage().contains(why), told.getMessage());
        assertTrue(PhotoConverter.convert(sent).isEmpty());
    }

    private static void segment(DataOutputStream out, int kind, int... body) throws IOException {
        out.write(0xFF);
        out.write(kind);
        out.writeShort(body.length + 2);
        for (int value : body) {
            out.write(value);
        }
    }

    /** The size of a picture, one colour or three, and tables of which the only code is the bit 0. */
    private static void head(DataOutputStream out, int frame, int width, int height, int colours) throws IOException {
        out.writeShort(0xFFD8);
        int[] quantisation = new int[65];
        Arrays.fill(quantisation, 1, 65, 1);
        segment(out, 0xDB, quantisation);
        int[] body = new int[6 + 3 * colours];
        int[] begin = {8, height >> 8, height & 0xFF, width >> 8, width & 0xFF, colours};
        System.arraycopy(begin, 0, body, 0, begin.length);
        for (int i = 0; i < colours; i++) {
            body[6 + 3 * i] = i + 1;
            body[7 + 3 * i] = 0x11;
        }
        segment(out, frame, body);
        int[] even = new int[18];
        even[1] = 1;
        segment(out, 0xC4, even);
        int[] run = even.clone();
        run[0] = 0x10;
        run[17] = frame == 0xC2 ? 0xE0 : 0;
        segment(out, 0xC4, run);
    }

    /** A progressive JPEG: each of its scans goes over all of its blocks, and takes two bytes for 16,384 of them. */
    private static byte[] progressive(int width, int height, int scans) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        head(out, 0xC2, width, height, 1);
        int blocks = ceil(width, 8) * ceil(height, 8);
        segment(out, 0xDA, 1, 1, 0, 0, 0, 0);
        out.write(new byte[ceil(blocks, 8)]);
        for (int i = 1; i < scans; i++) {
            segment(out, 0xDA, 1, 1, 0, 1, 63, 0);
            out.write(new byte[ceil(15 * ceil(blocks, 16_384), 8)]);
        }
        out.writeShort(0xFFD9);
        return bytes.toByteArray();
    }

    /** A JPEG in sequence whose colours have a scan each. */
    private static byte[] inScans(int width, int height, int... colours) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        head(out, 0xC0, width, height, 3);
        int blocks = ceil(width, 8) * ceil(height, 8);
        for (int colour : colours) {
            segment(out, 0xDA, 1, colour, 0, 0, 63, 0);
            out.write(new byte[ceil(blocks * 2, 8)]);
        }
        out.writeShort(0xFFD9);
        return bytes.toByteArray();
    }

    @Test
    void aJpegOfThousandsOfScansIsRefusedUnread() throws IOException {
        assertNotNull(ImageIO.read(new ByteArrayInputStream(progressive(64, 48, 4))), "such a one can be unpacked");
        byte[] attack = progressive(WIDE, HIGH, 2_089);
        assertTrue(attack.length > 100_000 && attack.length < 300_000, "a small file: " + attack.length);
        refused("a JPEG with a part 194", attack);
    }

    @Test
    void aColourOfAJpegIsInOneScan() throws IOException {
        byte[] three = inScans(320, 240, 1, 2, 3);
        assertNotNull(ImageIO.read(new ByteArrayInputStream(three)));
        assertTrue(PhotoConverter.convert(three).isPresent());
        refused("more than one scan of a colour", inScans(320, 240, 1, 2, 2, 3));
        refused("without all of its colours", inScans(320, 240, 1, 2));
        refused("a great JPEG in several scans", inScans(WIDE, HIGH, 1, 2, 3));
    }

    @Test
    void aJpegHasAsManyBytesAsItsSizeNeeds() throws IOException {
        byte[] sent = picture("jpg", 64, 48);
        int frame = 0;
        while ((sent[frame] & 0xFF) != 0xFF || (sent[frame + 1] & 0xFF) != 0xC0) {
            frame++;
        }
        byte[] grown = sent.clone();
        ByteBuffer.wrap(grown).putShort(frame + 5, (short) HIGH).putShort(frame + 7, (short) WIDE);
        refused("a JPEG that is cut short", grown);
        refused("a picture that is cut short", Arrays.copyOf(sent, sent.length - 2));
    }

    @Test
    void whatIsNoPixelOfAJpegIsLeftOut() throws IOException {
        byte[] sent = picture("jpg", 64, 48);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(sent, 0, 2);
        int[] profile = "ICC_PROFILE and what a reader of profiles stumbles over"
                .chars()
                .toArray();
        segment(new DataOutputStream(bytes), 0xE2, profile);
        bytes.write(sent, 2, sent.length - 2);
        bytes.write("<script>".getBytes(StandardCharsets.US_ASCII));
        String plain =
                new String(PictureReader.read(bytes.toByteArray()).open().readAllBytes(), StandardCharsets.ISO_8859_1);
        assertFalse(plain.contains("ICC_PROFILE"));
        assertFalse(plain.contains("<script>"));
        assertTrue(PhotoConverter.convert(bytes.toByteArray()).isPresent());
    }

    private static byte[] chunk(String name, byte[] body) {
        return ByteBuffer.allocate(12 + body.length)
                .putInt(body.length)
                .put(name.getBytes(StandardCharsets.US_ASCII))
                .put(body)
                .putInt(0)
                .array();
    }

    /** 20 MB of nothing, in 20 KB. */
    private static byte[] bomb(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(name.getBytes(StandardCharsets.US_ASCII));
        bytes.write(0);
        bytes.write(0);
        try (DeflaterOutputStream deflated = new DeflaterOutputStream(bytes)) {
            deflated.write(new byte[20_000_000]);
        }
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"iCCP", "zTXt", "iTXt", "eXIf"})
    void whatElseIsPackedInAPngIsLeftOut(String name) throws IOException {
        byte[] sent = picture("png", 300, 200);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(sent, 0, 33);
        bytes.write(chunk(name, bomb("profile")));
        bytes.write(sent, 33, sent.length - 33);
        PlainPicture plain = PictureReader.read(bytes.toByteArray());
        assertFalse(new String(plain.open().readAllBytes(), StandardCharsets.ISO_8859_1).contains(name));
        assertTrue(plain.length() <= sent.length);
        assertTrue(PhotoConverter.convert(bytes.toByteArray()).isPresent());
    }

    @Test
    void aPngIsMeasuredUnpacked() throws IOException {
        for (int interlaced = 0; interlaced < 2; interlaced++) {
            byte[] sent = picture("png", 300, 200);
            ByteBuffer header = ByteBuffer.wrap(sent);
            header.put(28, (byte) interlaced);
            header.putInt(16, 5_000).putInt(20, 3_000).put(24, (byte) 16).put(25, (byte) 6);
            refused("a PNG of 120003000 bytes", sent);
            header.putInt(16, 6_000).putInt(20, 3_000).put(24, (byte) 8);
            ByteArrayOutputStream small = new ByteArrayOutputStream();
            small.write(sent, 0, 33);
            small.write(chunk("IDAT", new byte[20]));
            small.write(chunk("IEND", new byte[0]));
            refused("a PNG of 72003000 bytes in 20", small.toByteArray());
            header.putInt(16, 6_001);
            refused("a picture of 6001 by 3000", sent);
        }
    }

    @Test
    void theCodesOfAGifStandForItsPixels() throws IOException {
        byte[] sent = picture("gif", 200, 100);
        assertEquals(200, PictureReader.read(sent).width());
        int at = 13 + 3 * (2 << (sent[10] & 7));
        while (sent[at] != 0x2C) {
            at++;
        }
        byte[] more = sent.clone();
        more[at + 7] = 99;
        refused("more or fewer pixels", more);
        more[at + 7] = 101;
        refused("more or fewer pixels", more);
    }

    /** Whatever comes in is refused or read in one go; nothing else happens. */
    @ParameterizedTest
    @ValueSource(strings = {"jpg", "png", "gif"})
    void changedBytesAreRefusedOrHarmless(String format) throws IOException {
        byte[] sent = picture(format, 40, 30);
        Random random = new Random(11);
        int read = 0;
        for (int i = 0; i < 3_000; i++) {
            byte[] changed = Arrays.copyOf(sent, random.nextInt(4) == 0 ? random.nextInt(sent.length) : sent.length);
            for (int change = random.nextInt(4); change >= 0 && changed.length > 0; change--) {
                changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
            }
            try {
                PlainPicture plain = PictureReader.read(changed);
                assertTrue((long) plain.width() * plain.height() <= 20_000_000);
                assertTrue(plain.length() <= changed.length + 100);
                read++;
            } catch (IOException refused) {
                assertNotNull(refused.getMessage());
            }
        }
        assertTrue(read > 0 && read < 3_000, read + " were read");
    }
}
