package reversi.server;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import reversi.online.Protocol;

/** A photo to send in. */
final class Pictures {
    private Pictures() {}

    static byte[] png() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(
                new BufferedImage(Protocol.PHOTO_SIZE, Protocol.PHOTO_SIZE, BufferedImage.TYPE_INT_RGB), "png", out);
        return out.toByteArray();
    }
}
