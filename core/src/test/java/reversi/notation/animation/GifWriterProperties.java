package reversi.notation.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Whatever is written is read again by the JDK, pixel for pixel. */
class GifWriterProperties {
    @Property(tries = 60)
    void everyPictureIsReadAgain(
            @ForAll @IntRange(min = 1, max = 90) int width,
            @ForAll @IntRange(min = 1, max = 90) int height,
            @ForAll @IntRange(min = 1, max = GifWriter.MOST_COLOURS) int colours,
            @ForAll long seed)
            throws IOException {
        Random random = new Random(seed);
        int[] palette = random.ints(colours, 0, 0x1000000).toArray();
        GifWriter writer = new GifWriter(width, height, palette);
        byte[][] frames = new byte[1 + random.nextInt(6)][];
        byte[] last = new byte[width * height];
        for (int i = 0; i < frames.length; i++) {
            change(last, random, colours);
            frames[i] = last.clone();
            writer.begin(last, i);
            while (writer.step()) {}
        }
        Gif gif = Gif.read(writer.finish());
        assertEquals(frames.length, gif.pictures().size());
        for (int i = 0; i < frames.length; i++) {
            assertEquals(i, gif.centiseconds().get(i));
            BufferedImage picture = gif.pictures().get(i);
            for (int at = 0; at < last.length; at++) {
                int colour = 0xFF000000 | palette[frames[i][at] & 0xFF];
                assertEquals(colour, picture.getRGB(at % width, at / width));
            }
        }
    }

    /** Noise, stripes that compress well, a few single changes, or none. */
    private static void change(byte[] pixels, Random random, int colours) {
        int kind = random.nextInt(4);
        for (int at = 0; at < pixels.length; at++) {
            boolean isChanged = kind == 0 || kind == 1 || (kind == 2 && random.nextInt(200) == 0);
            if (isChanged) {
                pixels[at] = (byte) (kind == 1 ? at / 17 % colours : random.nextInt(colours));
            }
        }
    }

    @Test
    void noMoreColoursThanAFileHas() {
        assertThrows(IllegalArgumentException.class, () -> new GifWriter(1, 1, new int[GifWriter.MOST_COLOURS + 1]));
    }
}
