package reversi.notation.animation;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Writes pictures that follow each other as a GIF (GIF89a) that begins anew at its end. All share one palette; of each picture only the
 * rectangle is written in which it differs from the one before, and there what is the same is left transparent.
 */
public final class GifWriter {
    /** The most colours: one more of the 256 stands for what stays as it was. */
    public static final int MOST_COLOURS = 255;

    private static final int BLOCK = 255;
    private static final int MOST_CODES = 4_096;
    private static final int SLOTS = 8_192;
    private static final int FREE = -1;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final int width;
    private final int height;
    private final int transparent;
    private final int bits;
    /** What is seen after the pictures so far: colours, or something that is none before the first. */
    private final byte[] seen;

    private byte[] pixels = {};
    private int left;
    private int top;
    private int right;
    private int bottom;
    /** Where the picture being written goes on. */
    private int x;

    private int y;

    /** The codes of known strings, found by the code of all but the last colour and that colour. */
    private final int[] keys = new int[SLOTS];

    private final int[] codes = new int[SLOTS];
    private int nextCode;
    private int codeBits;
    private int prefix = FREE;

    private final byte[] block = new byte[BLOCK];
    private int blockLength;
    private int pending;
    private int pendingBits;

    /** Pictures of this size in these colours, {@code 0xRRGGBB}, at most {@link #MOST_COLOURS} of them. */
    public GifWriter(int width, int height, int[] palette) {
        if (palette.length > MOST_COLOURS) {
            throw new IllegalArgumentException("too many colours: " + palette.length);
        }
        this.width = width;
        this.height = height;
        this.transparent = palette.length;
        this.bits = Math.max(2, 32 - Integer.numberOfLeadingZeros(palette.length));
        this.seen = new byte[width * height];
        Arrays.fill(seen, (byte) transparent);
        text("GIF89a");
        number(width);
        number(height);
        out.write(0xF0 | (bits - 1));
        out.write(0);
        out.write(0);
        for (int i = 0; i < 1 << bits; i++) {
            int colour = i < palette.length ? palette[i] : 0;
            out.write(colour >> 16);
            out.write(colour >> 8);
            out.write(colour);
        }
        // It is repeated without end.
        out.write(0x21);
        out.write(0xFF);
        out.write(11);
        text("NETSCAPE2.0");
        out.write(3);
        out.write(1);
        number(0);
        out.write(0);
    }

    private void text(String ascii) {
        for (int i = 0; i < ascii.length(); i++) {
            out.write(ascii.charAt(i));
        }
    }

    private void number(int value) {
        out.write(value);
        out.write(value >> 8);
    }

    /** Begins a picture, row by row from the top, that is seen for so long; its pixels may not change until {@link #step} has ended it. */
    public void begin(byte[] picture, int centiseconds) {
        pixels = picture;
        findDifference();
        out.write(0x21);
        out.write(0xF9);
        out.write(4);
        // It stays when the next one comes, and has a transparent colour.
        out.write(5);
        number(centiseconds);
        out.write(transparent);
        out.write(0);
        out.write(0x2C);
        number(left);
        number(top);
        number(right - left);
        number(bottom - top);
        out.write(0);
        out.write(bits);
        x = left;
        y = top;
        forgetStrings();
    }

    /** The smallest rectangle outside of which nothing has changed: at least a pixel. */
    private void findDifference() {
        left = width;
        right = 0;
        top = height;
        bottom = 0;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                if (pixels[row * width + column] != seen[row * width + column]) {
                    left = Math.min(left, column);
                    right = Math.max(right, column + 1);
                    top = Math.min(top, row);
                    bottom = row + 1;
                }
            }
        }
        if (bottom == 0) {
            left = 0;
            right = 1;
            top = 0;
            bottom = 1;
        }
    }

    /** Writes the next row of the picture; answers whether there are more. */
    public boolean step() {
        for (; x < right; x++) {
            int at = y * width + x;
            colour(pixels[at] == seen[at] ? transparent : pixels[at] & 0xFF);
            seen[at] = pixels[at];
        }
        x = left;
        y++;
        if (y < bottom) {
            return true;
        }
        endPicture();
        return false;
    }

    /** The whole file; nothing can be added to it. */
    public byte[] finish() {
        out.write(0x3B);
        return out.toByteArray();
    }

    /** How long the file is so far, in bytes. */
    public int length() {
        return out.size();
    }

    private int clearCode() {
        return 1 << bits;
    }

    private void forgetStrings() {
        codeBits = Math.max(codeBits, bits + 1);
        code(clearCode());
        Arrays.fill(keys, FREE);
        nextCode = clearCode() + 2;
        codeBits = bits + 1;
    }

    /** The next colour: strings that were seen before become one code. */
    private void colour(int colour) {
        if (prefix == FREE) {
            prefix = colour;
            return;
        }
        int key = prefix << 8 | colour;
        int slot = (colour << 5 ^ prefix) & (SLOTS - 1);
        while (keys[slot] != FREE && keys[slot] != key) {
            slot = (slot + 1) & (SLOTS - 1);
        }
        if (keys[slot] == key) {
            prefix = codes[slot];
            return;
        }
        code(prefix);
        prefix = colour;
        if (nextCode == MOST_CODES) {
            forgetStrings();
            return;
        }
        keys[slot] = key;
        codes[slot] = nextCode;
        if (nextCode == 1 << codeBits) {
            codeBits++;
        }
        nextCode++;
    }

    private void endPicture() {
        code(prefix);
        prefix = FREE;
        code(clearCode() + 1);
        if (pendingBits > 0) {
            octet(pending);
        }
        flush();
        out.write(0);
        pending = 0;
        pendingBits = 0;
        codeBits = 0;
    }

    private void code(int code) {
        pending |= code << pendingBits;
        pendingBits += codeBits;
        while (pendingBits >= 8) {
            octet(pending);
            pending >>>= 8;
            pendingBits -= 8;
        }
    }

    private void octet(int value) {
        block[blockLength++] = (byte) value;
        if (blockLength == BLOCK) {
            flush();
        }
    }

    private void flush() {
        if (blockLength > 0) {
            out.write(blockLength);
            out.write(block, 0, blockLength);
            blockLength = 0;
        }
    }
}
