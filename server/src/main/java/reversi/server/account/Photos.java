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
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.stream.ImageInputStream;
import reversi.online.Protocol;

/** Makes a small square picture of what somebody sent in: only pixels survive, never the bytes. */
public final class Photos {
    private static final Set<String> FORMATS = Set.of("png", "jpeg", "gif");

    /** A picture of more pixels a side is refused before it is unpacked. */
    private static final int MOST_SIDE = 6_000;

    /** And one of more pixels in all; a phone's camera makes 12 million. */
    private static final long MOST_PIXELS = 20_000_000;

    /** Many times what an honest picture takes; a busy computer needs it. */
    private static final long MOST_MILLIS = 5_000;

    private static final int MOST_SCANS = 4;
    private static final int MARKER = 0xFF;
    private static final int START = 0xD8;
    private static final int END = 0xD9;
    private static final int SCAN = 0xDA;
    private static final int BASELINE = 0xC0;
    private static final int EXTENDED = 0xC1;

    private Photos() {}

    /**
     * A PNG of the middle of a PNG, JPEG or GIF; empty for anything else, for one that would be large unpacked, for a JPEG that is
     * unpacked in more than one go, and for one that takes too long.
     */
    public static Optional<byte[]> remake(byte[] sent) {
        if (sent.length > Protocol.MAX_PHOTO || (isJpeg(sent) && !isPlainJpeg(sent))) {
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

    private static boolean isJpeg(byte[] sent) {
        return sent.length > 2 && (sent[0] & 0xFF) == MARKER && (sent[1] & 0xFF) == START;
    }

    /** Whether a JPEG has its frame in sequence: a progressive one of 200 KB can have thousands of scans over all of its pixels. */
    private static boolean isPlainJpeg(byte[] sent) {
        int at = 2;
        while (at + 4 <= sent.length) {
            int kind = sent[at + 1] & 0xFF;
            if ((sent[at] & 0xFF) != MARKER) {
                return false;
            }
            if (kind == MARKER) {
                at++;
                continue;
            }
            if (kind == BASELINE || kind == EXTENDED) {
                return hasFewScans(sent, at);
            }
            // Any other frame, and whatever may not come before one.
            boolean otherFrame = kind > EXTENDED && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC;
            if (otherFrame || kind == SCAN || kind == END || kind < BASELINE) {
                return false;
            }
            at += 2 + ((sent[at + 2] & 0xFF) << 8 | (sent[at + 3] & 0xFF));
        }
        return false;
    }

    /** A plain picture has one scan for all of its colours, or one for each. */
    private static boolean hasFewScans(byte[] sent, int from) {
        int scans = 0;
        for (int at = from; at + 1 < sent.length; at++) {
            boolean marker = (sent[at] & 0xFF) == MARKER;
            int kind = sent[at + 1] & 0xFF;
            // In a frame's data FF is followed by 0, so that nothing else there looks like this.
            if (marker && kind == SCAN) {
                scans++;
            }
        }
        return scans >= 1 && scans <= MOST_SCANS;
    }

    /** Reads every n-th pixel only, so that a great picture takes little memory. */
    private static BufferedImage read(ImageReader reader, ImageInputStream in) throws IOException {
        reader.setInput(in, true, true);
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        if (width < 1 || height < 1 || width > MOST_SIDE || height > MOST_SIDE || (long) width * height > MOST_PIXELS) {
            throw new IOException("a picture of " + width + " by " + height);
        }
        int step = Math.max(1, Math.min(width, height) / (2 * Protocol.PHOTO_SIZE));
        ImageReadParam parameters = reader.getDefaultReadParam();
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
