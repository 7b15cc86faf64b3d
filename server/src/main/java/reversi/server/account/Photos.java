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

/** Makes a small square picture of what somebody sent in: only pixels survive, never the bytes. */
public final class Photos {
    /** Many times what any picture takes that is read at all; a busy computer needs it. */
    private static final long MOST_MILLIS = 5_000;

    private Photos() {}

    /**
     * A PNG of the middle of a PNG, JPEG or GIF; empty for anything else, for one that is not whole, for one that would be much work or
     * large unpacked ({@link PlainPicture}), and for one that takes too long all the same. What it unpacks takes 24 MB at most.
     */
    public static Optional<byte[]> remake(byte[] sent) {
        if (sent.length > Protocol.MAX_PHOTO) {
            return Optional.empty();
        }
        try {
            PlainPicture plain = PlainPicture.of(sent);
            ImageReader reader =
                    ImageIO.getImageReadersByFormatName(plain.format()).next();
            try (ImageInputStream in = ImageIO.createImageInputStream(plain.open())) {
                return Optional.of(png(small(read(reader, in, plain))));
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException broken) {
            return Optional.empty();
        }
    }

    /** Reads every n-th pixel of the middle only, so that a great picture takes little memory. */
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

    /** The reader tells of every row or so; where it has had its time it is told to end. */
    private static BufferedImage readInTime(ImageReader reader, ImageReadParam parameters) throws IOException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MOST_MILLIS);
        reader.addIIOReadProgressListener(new Deadline(until));
        BufferedImage picture = reader.read(0, parameters);
        if (System.nanoTime() - until > 0) {
            throw new IOException("it takes too long");
        }
        return picture;
    }

    /** Ends a reader that has had its time. */
    private static final class Deadline implements IIOReadProgressListener {
        private final long until;

        Deadline(long until) {
            this.until = until;
        }

        private void look(ImageReader reader) {
            if (System.nanoTime() - until > 0) {
                reader.abort();
            }
        }

        @Override
        public void imageProgress(ImageReader reader, float percent) {
            look(reader);
        }

        @Override
        public void imageStarted(ImageReader reader, int image) {
            look(reader);
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

    private static BufferedImage small(BufferedImage picture) {
        int size = Protocol.PHOTO_SIZE;
        BufferedImage small = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = small.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.drawImage(picture, 0, 0, size, size, null);
        graphics.dispose();
        return small;
    }

    private static byte[] png(BufferedImage picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", out);
        return out.toByteArray();
    }
}
