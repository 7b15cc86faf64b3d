package reversi.server.account;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.stream.ImageInputStream;
import reversi.online.Protocol;

/**
 * Converts uploaded pictures to small square PNGs. The picture is re-encoded, so that nothing of the uploaded file but its pixels
 * survives.
 */
public final class PhotoConverter {
    /** Decoding time limit: many times what an accepted picture takes, to allow for a busy machine. */
    private static final long MAX_MILLIS = 5_000;

    private PhotoConverter() {}

    /**
     * A PNG of the central square of a PNG, JPEG or GIF. Empty for other formats, truncated files, pictures that are expensive to decode
     * ({@link PlainPicture}), or if decoding exceeds its time limit. Needs 24 MB at most.
     */
    public static Optional<byte[]> convert(byte[] file) {
        if (file.length > Protocol.MAX_PHOTO) {
            return Optional.empty();
        }
        try {
            PlainPicture plain = PictureReader.read(file);
            ImageReader reader =
                    ImageIO.getImageReadersByFormatName(plain.format()).next();
            try (ImageInputStream in = ImageIO.createImageInputStream(plain.open())) {
                return Optional.of(png(scale(read(reader, in, plain))));
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException broken) {
            return Optional.empty();
        }
    }

    /** Decodes only every n-th pixel of the centre, so that a large picture needs little memory. */
    private static BufferedImage read(ImageReader reader, ImageInputStream in, PlainPicture plain) throws IOException {
        reader.setInput(in, true, true);
        if (reader.getWidth(0) != plain.width() || reader.getHeight(0) != plain.height()) {
            throw new IOException("its reader sees another picture");
        }
        int side = Math.min(plain.width(), plain.height());
        int step = Math.max(1, side / (2 * Protocol.PHOTO_SIZE));
        ImageReadParam parameters = reader.getDefaultReadParam();
        parameters.setSourceRegion(new Rectangle((plain.width() - side) / 2, (plain.height() - side) / 2, side, side));
        parameters.setSourceSubsampling(step, step, 0, 0);
        return readInTime(reader, parameters);
    }

    /** Aborts the reader from its progress callback, about once per row, when the time is up. */
    private static BufferedImage readInTime(ImageReader reader, ImageReadParam parameters) throws IOException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MAX_MILLIS);
        reader.addIIOReadProgressListener(new Deadline(deadline));
        BufferedImage picture = reader.read(0, parameters);
        if (System.nanoTime() - deadline > 0) {
            throw new IOException("it takes too long");
        }
        return picture;
    }

    /** Aborts a reader after its deadline. */
    private static final class Deadline implements IIOReadProgressListener {
        private final long deadline;

        Deadline(long deadline) {
            this.deadline = deadline;
        }

        private void check(ImageReader reader) {
            if (System.nanoTime() - deadline > 0) {
                reader.abort();
            }
        }

        @Override
        public void imageProgress(ImageReader reader, float percent) {
            check(reader);
        }

        @Override
        public void imageStarted(ImageReader reader, int image) {
            check(reader);
        }

        @Override
        public void imageComplete(ImageReader reader) {}

        @Override
        public void readAborted(ImageReader reader) {}

        @Override
        public void sequenceStarted(ImageReader reader, int first) {}

        @Override
        public void sequenceComplete(ImageReader reader) {}

        @Override
        public void thumbnailStarted(ImageReader reader, int image, int thumbnail) {}

        @Override
        public void thumbnailProgress(ImageReader reader, float percent) {}

        @Override
        public void thumbnailComplete(ImageReader reader) {}
    }

    private static BufferedImage scale(BufferedImage picture) {
        int size = Protocol.PHOTO_SIZE;
        BufferedImage scaled = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = scaled.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.drawImage(picture, 0, 0, size, size, null);
        graphics.dispose();
        return scaled;
    }

    private static byte[] png(BufferedImage picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", out);
        return out.toByteArray();
    }
}
