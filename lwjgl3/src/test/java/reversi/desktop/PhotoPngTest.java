package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.Protocol;

/** What the desktop makes of a picture before a server sees it. */
class PhotoPngTest {
    /** Red in its middle square, whose upper half is darker, and blue beside it. */
    private static byte[] picture(String format, int width, int height) throws IOException {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        int side = Math.min(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean isMiddle = Math.abs(2 * x + 1 - width) < side && Math.abs(2 * y + 1 - height) < side;
                int red = 2 * y + 1 < height ? 200 : 250;
                picture.setRGB(x, y, (isMiddle ? new Color(red, 0, 0) : Color.BLUE).getRGB());
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(picture, format, out));
        return out.toByteArray();
    }

    @ParameterizedTest
    @CsvSource({"png, 700, 300", "png, 300, 701", "jpg, 4000, 3000", "bmp, 128, 128", "png, 40, 30", "png, 1, 1"})
    void theMiddleStaysUpright(String format, int width, int height) throws IOException {
        byte[] png = PhotoPng.of(picture(format, width, height));
        assertTrue(png.length <= Protocol.MAX_PHOTO, "" + png.length);
        BufferedImage photo = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(Protocol.PHOTO_SIZE, photo.getWidth());
        assertEquals(Protocol.PHOTO_SIZE, photo.getHeight());
        for (int at : new int[] {4, 60, 68, 123}) {
            Color upper = new Color(photo.getRGB(at, 4));
            Color lower = new Color(photo.getRGB(at, 123));
            assertTrue(lower.getRed() > 240 && lower.getBlue() < 30, lower.toString());
            assertTrue(height == 1 || Math.abs(upper.getRed() - 200) < 10, upper.toString());
        }
    }

    @Test
    void noiseFitsWhatAServerTakes() throws IOException {
        BufferedImage noise = new BufferedImage(128, 128, BufferedImage.TYPE_INT_ARGB);
        int state = 1;
        for (int at = 0; at < 128 * 128; at++) {
            state = state * 1_103_515_245 + 12_345;
            noise.setRGB(at % 128, at / 128, state);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(noise, "png", out);
        assertTrue(PhotoPng.of(out.toByteArray()).length <= Protocol.MAX_PHOTO);
    }

    @Test
    void whatIsNoPictureIsRefused() {
        assertThrows(IOException.class, () -> PhotoPng.of("no picture".getBytes(StandardCharsets.UTF_8)));
        assertThrows(IOException.class, () -> PhotoPng.of(new byte[0]));
    }
}
