package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PngTest {
    /** Pictures that take each of the forms a file can have. */
    enum Kind {
        COLOUR_ALPHA,
        COLOUR,
        GREY,
        GREY_ALPHA,
        FEW_COLOURS;

        private int colour(int x, int y) {
            int solid = 0xFF000000;
            return switch (this) {
                case COLOUR_ALPHA -> ((x * 7 + y) << 24) | (x * 0x030000) | (y * 0x0500) | ((x ^ y) & 255);
                case COLOUR -> solid | (x * 0x030000) | (y * 0x0500) | ((x * y) & 255);
                case GREY -> solid | (((x * 5 + y) & 255) * 0x010101);
                case GREY_ALPHA -> (((x * 9) & 255) << 24) | (((y * 11) & 255) * 0x010101);
                case FEW_COLOURS -> solid | (((x * y) % 13) * 0x0F0503);
            };
        }

        Picture picture() {
            Picture picture = new Picture(30, 21);
            for (int y = 0; y < 21; y++) {
                for (int x = 0; x < 30; x++) {
                    picture.set(x, y, colour(x, y));
                }
            }
            return picture;
        }
    }

    @ParameterizedTest
    @EnumSource
    void imageIoReadsTheSamePicture(Kind kind) throws IOException {
        Picture picture = kind.picture();
        byte[] file = Png.encode(picture);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(file));
        assertEquals(30, read.getWidth());
        assertEquals(21, read.getHeight());
        for (int y = 0; y < 21; y++) {
            for (int x = 0; x < 30; x++) {
                assertEquals(new Color(picture.at(x, y), true), colour(read, x, y), "texel " + x + "," + y);
            }
        }
    }

    private static Color colour(BufferedImage read, int x, int y) {
        int[] p = new int[4];
        read.getRaster().getPixel(x, y, p);
        int bands = read.getRaster().getNumBands();
        if (read.getColorModel().getNumComponents() > bands) {
            return new Color(read.getRGB(x, y), true);
        }
        // Read straight from the raster: getRGB would convert greys from a linear grey space.
        return switch (bands) {
            case 1 -> new Color(p[0], p[0], p[0]);
            case 2 -> new Color(p[0], p[0], p[0], p[1]);
            case 3 -> new Color(p[0], p[1], p[2]);
            default -> new Color(p[0], p[1], p[2], p[3]);
        };
    }

    @ParameterizedTest
    @EnumSource
    void compressesUniformPictures(Kind kind) {
        Picture flat = new Picture(256, 256);
        int colour = kind.picture().at(5, 5);
        for (int y = 0; y < 256; y++) {
            for (int x = 0; x < 256; x++) {
                flat.set(x, y, colour);
            }
        }
        assertTrue(Png.encode(flat).length < 800);
    }

    @Test
    void refusesStepsThatDoNotDivide255() {
        Picture solid = new Picture(1, 1);
        solid.set(0, 0, 0xFFFFFFFF);
        assertEquals(0xFFFFFFFF, solid.coarse(5, 15).at(0, 0));
        assertThrows(IllegalArgumentException.class, () -> solid.coarse(4, 1));
    }
}
