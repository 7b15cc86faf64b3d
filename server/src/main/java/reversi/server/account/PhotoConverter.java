package reversi.server.account;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import reversi.online.Protocol;

/** Encodes photos anew, so that nothing of an uploaded file but its pixels survives. */
public final class PhotoConverter {
    private static final int SIZE = Protocol.PHOTO_SIZE;

    private PhotoConverter() {}

    /**
     * A PNG with the pixels of a PNG of {@link Protocol#PHOTO_SIZE} squared. Empty for a picture of another size, other formats and
     * damaged files.
     */
    public static Optional<byte[]> convert(byte[] file) {
        if (file.length > Protocol.MAX_PHOTO) {
            return Optional.empty();
        }
        try {
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(PlainPng.of(file)));
            if (picture == null || picture.getWidth() != SIZE || picture.getHeight() != SIZE) {
                return Optional.empty();
            }
            return Optional.of(png(picture));
        } catch (IOException | RuntimeException broken) {
            return Optional.empty();
        }
    }

    private static byte[] png(BufferedImage picture) throws IOException {
        BufferedImage plain = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = plain.createGraphics();
        graphics.drawImage(picture, 0, 0, null);
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(plain, "png", out);
        return out.toByteArray();
    }
}
