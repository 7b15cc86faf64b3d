package reversi.server.account;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;

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

    /** Parses a picture in a single pass; throws IOException if it has none of the formats, is truncated, or would be expensive to decode. */
    static PlainPicture of(byte[] file) throws IOException {
        try {
            if (startsWith(file, 0xFF, 0xD8, 0xFF)) {
                return new PlainJpeg(file).read();
            }
            if (startsWith(file, 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n')) {
                return new PlainPng(file).read();
            }
            if (startsWith(file, 'G', 'I', 'F', '8', '7', 'a') || startsWith(file, 'G', 'I', 'F', '8', '9', 'a')) {
                return new PlainGif(file).read();
            }
        } catch (BufferUnderflowException | IndexOutOfBoundsException truncated) {
            EOFException end = new EOFException("a picture that is cut short");
            end.initCause(truncated);
            throw end;
        }
        throw new IOException("neither a JPEG nor a PNG nor a GIF");
    }

    private static boolean startsWith(byte[] file, int... signature) {
        for (int i = 0; i < signature.length; i++) {
            if (i >= file.length || (file[i] & 0xFF) != signature[i]) {
                return false;
            }
        }
        return true;
    }

    /** Throws IOException for an empty or too large size. */
    static void checkSize(long width, long height) throws IOException {
        boolean fits = width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE;
        if (!fits || width * height > MAX_PIXELS) {
            throw new IOException("a picture of " + width + " by " + height);
        }
    }
}
