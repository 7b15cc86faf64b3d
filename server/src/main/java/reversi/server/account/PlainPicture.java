package reversi.server.account;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * An encoded picture reduced to its pixels: no profiles, texts, thumbnails or further frames. Its decoding cost is bounded by a check of
 * its structure, so that ImageIO never sees anything unbounded.
 */
final class PlainPicture {
    /** Maximum width and height in pixels. */
    private static final int MAX_SIDE = 6_000;

    /** Maximum number of pixels; a phone's camera has 12 million. */
    private static final long MAX_PIXELS = 20_000_000;

    private final String format;
    private final byte[] bytes;
    private final int width;
    private final int height;

    /** Takes ownership of {@code bytes}. */
    PlainPicture(String format, byte[] bytes, int width, int height) {
        this.format = format;
        this.bytes = bytes;
        this.width = width;
        this.height = height;
    }

    /** The format name as ImageIO knows it: {@code jpeg}, {@code png} or {@code gif}. */
    String format() {
        return format;
    }

    /** The reduced picture file. */
    InputStream open() {
        return new ByteArrayInputStream(bytes);
    }

    /** The size in bytes. */
    int length() {
        return bytes.length;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Throws IOException for an empty or too large size. */
    static void checkSize(long width, long height) throws IOException {
        boolean fits = width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE;
        if (!fits || width * height > MAX_PIXELS) {
            throw new IOException("a picture of " + width + " by " + height);
        }
    }
}
