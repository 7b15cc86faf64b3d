package reversi.server.account;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;

/**
 * A picture of which nothing but its pixels is left, still packed: no profiles, texts, thumbnails or further frames. How much work it
 * is to unpack is known, and bounded, from its own bytes, so that no reader has to be trusted with the rest or to be stopped.
 */
final class PlainPicture {
    /** The most pixels a side. */
    private static final int MOST_SIDE = 6_000;

    /** The most pixels in all; a phone's camera makes 12 million. */
    private static final long MOST_PIXELS = 20_000_000;

    private final String format;
    private final byte[] bytes;
    private final int width;
    private final int height;

    /** A picture whose bytes belong to it from now on. */
    PlainPicture(String format, byte[] bytes, int width, int height) {
        this.format = format;
        this.bytes = bytes;
        this.width = width;
        this.height = height;
    }

    /** The name of its format, as readers have it: {@code jpeg}, {@code png} or {@code gif}. */
    String format() {
        return format;
    }

    /** The picture, written anew. */
    InputStream open() {
        return new ByteArrayInputStream(bytes);
    }

    /** Its size in bytes. */
    int length() {
        return bytes.length;
    }

    /** Its width in pixels. */
    int width() {
        return width;
    }

    /** Its height in pixels. */
    int height() {
        return height;
    }

    /** Reads a picture byte by byte, in one go; throws IOException for what is none of the formats, is not whole, or is much work. */
    static PlainPicture of(byte[] sent) throws IOException {
        try {
            if (begins(sent, 0xFF, 0xD8, 0xFF)) {
                return new PlainJpeg(sent).read();
            }
            if (begins(sent, 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n')) {
                return new PlainPng(sent).read();
            }
            if (begins(sent, 'G', 'I', 'F', '8', '7', 'a') || begins(sent, 'G', 'I', 'F', '8', '9', 'a')) {
                return new PlainGif(sent).read();
            }
        } catch (BufferUnderflowException | IndexOutOfBoundsException cut) {
            EOFException end = new EOFException("a picture that is cut short");
            end.initCause(cut);
            throw end;
        }
        throw new IOException("neither a JPEG nor a PNG nor a GIF");
    }

    private static boolean begins(byte[] sent, int... signs) {
        for (int i = 0; i < signs.length; i++) {
            if (i >= sent.length || (sent[i] & 0xFF) != signs[i]) {
                return false;
            }
        }
        return true;
    }

    /** Throws IOException for a size that no picture has, or none that is taken. */
    static void checkSize(long width, long height) throws IOException {
        boolean fits = width >= 1 && height >= 1 && width <= MOST_SIDE && height <= MOST_SIDE;
        if (!fits || width * height > MOST_PIXELS) {
            throw new IOException("a picture of " + width + " by " + height);
        }
    }
}
