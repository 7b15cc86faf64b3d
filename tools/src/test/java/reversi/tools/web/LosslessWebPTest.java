package reversi.tools.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.WritableRaster;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** What is packed is the same picture, down to the colours of clear pixels. */
class LosslessWebPTest {
    private static final int WIDE = 96;
    private static final int HIGH = 64;

    private static byte[] png(BufferedImage picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", out);
        return out.toByteArray();
    }

    private static BufferedImage packed(byte[] png) throws IOException {
        byte[] webp = LosslessWebP.pack(png).orElseThrow();
        assertTrue(webp.length < png.length);
        assertEquals("WEBP", new String(webp, 8, 4, StandardCharsets.US_ASCII));
        return ImageIO.read(new ByteArrayInputStream(webp));
    }

    /** Every grey with every alpha's kind: none, some, all. */
    @Test
    void keepsGreysAndWhatIsClear() throws IOException {
        ComponentColorModel model = new ComponentColorModel(
                ColorSpace.getInstance(ColorSpace.CS_GRAY),
                true,
                false,
                Transparency.TRANSLUCENT,
                DataBuffer.TYPE_BYTE);
        WritableRaster numbers = model.createCompatibleWritableRaster(WIDE, HIGH);
        for (int y = 0; y < HIGH; y++) {
            for (int x = 0; x < WIDE; x++) {
                numbers.setPixel(x, y, new int[] {grey(x, y), alpha(x)});
            }
        }
        BufferedImage read = packed(png(new BufferedImage(model, numbers, false, null)));
        for (int y = 0; y < HIGH; y++) {
            for (int x = 0; x < WIDE; x++) {
                int grey = grey(x, y);
                assertEquals((alpha(x) << 24) | (grey << 16) | (grey << 8) | grey, read.getRGB(x, y), x + ", " + y);
            }
        }
    }

    private static int grey(int x, int y) {
        return (x + (y * 4)) & 0xff;
    }

    private static int alpha(int x) {
        return x < WIDE / 3 ? 0 : x < WIDE / 2 ? 130 : 255;
    }

    @Test
    void keepsColours() throws IOException {
        BufferedImage picture = new BufferedImage(WIDE, HIGH, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < HIGH; y++) {
            for (int x = 0; x < WIDE; x++) {
                picture.setRGB(x, y, ((x * 2) << 16) | ((y * 3) << 8) | (x ^ y));
            }
        }
        BufferedImage read = packed(png(picture));
        for (int y = 0; y < HIGH; y++) {
            for (int x = 0; x < WIDE; x++) {
                assertEquals(picture.getRGB(x, y), read.getRGB(x, y), x + ", " + y);
            }
        }
    }

    @Test
    void whatIsNoPictureStaysAsItIs() throws IOException {
        assertTrue(LosslessWebP.pack("picture".getBytes(StandardCharsets.UTF_8)).isEmpty());
    }
}
