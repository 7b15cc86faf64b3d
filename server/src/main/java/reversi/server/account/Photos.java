package reversi.server.account;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import reversi.online.Protocol;

/** Makes a small square picture of what somebody sent in: only pixels survive, never the bytes. */
public final class Photos {
    private static final Set<String> FORMATS = Set.of("png", "jpeg", "gif");

    /** A picture of more pixels a side is refused before it is unpacked. */
    private static final int MOST_SIDE = 6_000;

    private Photos() {}

    /** A PNG of the middle of a PNG, JPEG or GIF; empty for anything else. */
    public static Optional<byte[]> remake(byte[] sent) {
        if (sent.length > Protocol.MAX_PHOTO) {
            return Optional.empty();
        }
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(sent))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                return Optional.empty();
            }
            ImageReader reader = readers.next();
            try {
                return FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))
                        ? Optional.of(png(square(read(reader, in))))
                        : Optional.empty();
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException broken) {
            return Optional.empty();
        }
    }

    /** Reads every n-th pixel only, so that a great picture takes little memory. */
    private static BufferedImage read(ImageReader reader, ImageInputStream in) throws IOException {
        reader.setInput(in, true, true);
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        if (width < 1 || height < 1 || width > MOST_SIDE || height > MOST_SIDE) {
            throw new IOException("a picture of " + width + " by " + height);
        }
        int step = Math.max(1, Math.min(width, height) / (2 * Protocol.PHOTO_SIZE));
        ImageReadParam parameters = reader.getDefaultReadParam();
        parameters.setSourceSubsampling(step, step, 0, 0);
        return reader.read(0, parameters);
    }

    private static BufferedImage square(BufferedImage picture) {
        int side = Math.min(picture.getWidth(), picture.getHeight());
        int left = (picture.getWidth() - side) / 2;
        int top = (picture.getHeight() - side) / 2;
        int size = Protocol.PHOTO_SIZE;
        BufferedImage small = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = small.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.drawImage(picture, 0, 0, size, size, left, top, left + side, top + side, null);
        graphics.dispose();
        return small;
    }

    private static byte[] png(BufferedImage picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", out);
        return out.toByteArray();
    }
}
