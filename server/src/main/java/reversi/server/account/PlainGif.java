package reversi.server.account;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Copies the first frame of a GIF with its palette, after checking that its LZW codes expand to exactly its number of pixels. */
final class PlainGif {
    private static final int SCREEN = 13;
    private static final int EXTENSION = 0x21;
    private static final int CONTROL = 0xF9;
    private static final int PICTURE = 0x2C;
    private static final int END = 0x3B;
    private static final int HAS_COLOUR_TABLE = 0x80;
    private static final int MAX_CODES = 4_096;
    private static final int MAX_BITS = 12;

    private final ByteBuffer in;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    PlainGif(byte[] file) {
        in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    }

    PlainPicture read() throws IOException {
        copy(SCREEN);
        copyColourTable(in.get(10));
        int kind = in.get() & 0xFF;
        while (kind == EXTENSION) {
            extension(in.get() & 0xFF);
            kind = in.get() & 0xFF;
        }
        if (kind != PICTURE) {
            throw new IOException("a GIF without a picture");
        }
        out.write(PICTURE);
        int at = in.position();
        copy(9);
        int width = in.getShort(at + 4) & 0xFFFF;
        int height = in.getShort(at + 6) & 0xFFFF;
        PlainPicture.checkSize(width, height);
        copyColourTable(in.get(at + 8));
        int bits = in.get();
        byte[] codes = blocks();
        checkPixels(codes, bits, (long) width * height);
        out.write(bits);
        for (int from = 0; from < codes.length; from += 255) {
            int length = Math.min(255, codes.length - from);
            out.write(length);
            out.write(codes, from, length);
        }
        out.write(0);
        out.write(END);
        return new PlainPicture("gif", out.toByteArray(), width, height);
    }

    private void copy(int length) {
        byte[] bytes = new byte[length];
        in.get(bytes);
        out.write(bytes, 0, length);
    }

    /** Copies a colour table, if the flags say that there is one. */
    private void copyColourTable(int flags) {
        if ((flags & HAS_COLOUR_TABLE) != 0) {
            copy(3 * (2 << (flags & 7)));
        }
    }

    /** Keeps only the graphic control extension (the transparent colour) and drops all others. */
    private void extension(int kind) throws IOException {
        byte[] body = blocks();
        if (kind == CONTROL && body.length == 4) {
            out.write(EXTENSION);
            out.write(CONTROL);
            out.write(body.length);
            out.write(body);
            out.write(0);
        }
    }

    private byte[] blocks() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        int length = in.get() & 0xFF;
        while (length > 0) {
            byte[] block = new byte[length];
            in.get(block);
            all.write(block, 0, length);
            length = in.get() & 0xFF;
        }
        return all.toByteArray();
    }

    /** Sums the string lengths of the LZW codes, without decoding them. */
    private static void checkPixels(byte[] codes, int first, long pixels) throws IOException {
        if (first < 2 || first > 8) {
            throw new IOException("a GIF of " + first + " bits");
        }
        int clear = 1 << first;
        int[] lengths = new int[MAX_CODES];
        Bits bits = new Bits(codes);
        int size = first + 1;
        int next = clear + 2;
        int last = 0;
        long sum = 0;
        for (int code = bits.take(size); code != clear + 1 && code >= 0; code = bits.take(size)) {
            if (code == clear) {
                size = first + 1;
                next = clear + 2;
                last = 0;
                continue;
            }
            int length = code < clear ? 1 : code < next ? lengths[code] : last + 1;
            if (code > next || (code == next && last == 0)) {
                throw new IOException("a GIF with a code that stands for nothing");
            }
            if (last > 0 && next < MAX_CODES) {
                lengths[next++] = last + 1;
                size += next == 1 << size && size < MAX_BITS ? 1 : 0;
            }
            last = length;
            sum += length;
            if (sum > pixels) {
                break;
            }
        }
        if (sum != pixels) {
            throw new IOException("a GIF with more or fewer pixels than it has");
        }
    }

    /** Reads codes of variable width, least significant bit first. */
    private static final class Bits {
        private final byte[] bytes;
        private int at;
        private int buffer;
        private int count;

        Bits(byte[] bytes) {
            this.bytes = bytes;
        }

        /** The next code; -1 after the last one. */
        int take(int size) {
            while (count < size) {
                if (at == bytes.length) {
                    return -1;
                }
                buffer |= (bytes[at++] & 0xFF) << count;
                count += 8;
            }
            int code = buffer & (1 << size) - 1;
            buffer >>>= size;
            count -= size;
            return code;
        }
    }
}
