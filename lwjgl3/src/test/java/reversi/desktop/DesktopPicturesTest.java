package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.utils.GdxNativesLoader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class DesktopPicturesTest {
    @Test
    void pixelsBecomeAPicture() throws IOException {
        GdxNativesLoader.load();
        List<byte[]> files = new ArrayList<>();
        int[] pixels = {0x80030201, 0x060504, 0x0000ff, 0x00ff00, 0xff0000, 0xffffff};
        new DesktopPictures(Runnable::run, Runnable::run).png(pixels, 2, png -> files.add(png.orElseThrow()));
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(files.get(0)));
        assertEquals(2, picture.getWidth());
        assertEquals(3, picture.getHeight());
        assertEquals(0xff010203, picture.getRGB(0, 2), "the first row is the lowest");
        assertEquals(0xff040506, picture.getRGB(1, 2));
        assertEquals(0xffff0000, picture.getRGB(0, 1));
        assertEquals(0xff00ff00, picture.getRGB(1, 1));
        assertEquals(0xff0000ff, picture.getRGB(0, 0));
        assertEquals(0xffffffff, picture.getRGB(1, 0));
    }
}
