package reversi.server.account;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Copies what is needed to decode a PNG: header, palette, transparency and pixels; other chunks, which may be compressed too, are
 * skipped.
 */
final class PlainPng {
    private static final int SIGNATURE = 8;
    private static final int HEADER = chunkType("IHDR");
    private static final int PALETTE = chunkType("PLTE");
    private static final int TRANSPARENCY = chunkType("tRNS");
    private static final int PIXELS = chunkType("IDAT");
    private static final int END = chunkType("IEND");
    private static final int HEADER_BYTES = 13;
    private static final int MAX_COLOURS = 256;

    /** Maximum number of unpacked bytes: the largest picture with four 8-bit channels. */
    private static final long MAX_UNPACKED = 80_100_000;

    /** The maximum compression ratio of deflate. */
    private static final long MAX_RATIO = 1_032;

    private final ByteBuffer in;
    private final ByteArrayOutputStream pixels = new ByteArrayOutputStream();
    private byte @Nullable [] palette;
    private byte @Nullable [] transparency;

    PlainPng(byte[] file) {
        in = ByteBuffer.wrap(file).position(SIGNATURE);
    }

    private static int chunkType(String name) {
        return ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
    }

    PlainPicture read() throws IOException {
        int length = in.getInt();
        if (length != HEADER_BYTES || in.getInt() != HEADER) {
            throw new IOException("a PNG that does not begin with its header");
        }
        byte[] header = body(length);
        ByteBuffer values = ByteBuffer.wrap(header);
        int width = values.getInt();
        int height = values.getInt();
        PlainPicture.checkSize(width, height);
        long unpacked = unpacked(width, height, values.get(), values.get());
        length = in.getInt();
        int type = in.getInt();
        while (type != END) {
            keepChunk(type, length);
            length = in.getInt();
            type = in.getInt();
        }
        if (unpacked > MAX_UNPACKED || pixels.size() * MAX_RATIO < unpacked) {
            throw new IOException("a PNG of " + unpacked + " bytes in " + pixels.size());
        }
        return new PlainPicture("png", encode(header), width, height);
    }

    private byte[] body(int length) throws IOException {
        if (length < 0 || length > in.remaining()) {
            throw new IOException("a PNG that is cut short");
        }
        byte[] body = new byte[length];
        in.get(body);
        in.getInt();
        return body;
    }

    /** The unpacked size: all rows, each with its filter byte. */
    private static long unpacked(int width, int height, int bits, int colourType) throws IOException {
        int values =
                switch (colourType) {
                    case 0, 3 -> 1;
                    case 2 -> 3;
                    case 4 -> 2;
                    case 6 -> 4;
                    default -> throw new IOException("a PNG with colours " + colourType);
                };
        if (bits < 1 || bits > 16) {
            throw new IOException("a PNG of " + bits + " bits");
        }
        return height * (1 + ((long) width * bits * values + 7) / 8);
    }

    private void keepChunk(int type, int length) throws IOException {
        byte[] body = body(length);
        if (type == PIXELS) {
            pixels.write(body);
        } else if (type == PALETTE && body.length <= 3 * MAX_COLOURS) {
            palette = body;
        } else if (type == TRANSPARENCY && body.length <= MAX_COLOURS) {
            transparency = body;
        }
    }

    private byte[] encode(byte[] header) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(in.array(), 0, SIGNATURE);
        chunk(out, HEADER, header);
        if (palette != null) {
            chunk(out, PALETTE, palette);
        }
        if (transparency != null) {
            chunk(out, TRANSPARENCY, transparency);
        }
        chunk(out, PIXELS, pixels.toByteArray());
        chunk(out, END, new byte[0]);
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, int type, byte[] body) throws IOException {
        byte[] name = ByteBuffer.allocate(4).putInt(type).array();
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(body);
        out.writeInt(body.length);
        out.write(name);
        out.write(body);
        out.writeInt((int) sum.getValue());
    }
}
