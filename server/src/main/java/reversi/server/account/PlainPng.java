package reversi.server.account;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import reversi.online.Protocol;

/**
 * Copies what is needed to decode the PNG of a photo: header, palette, transparency and pixels; other chunks, which may be compressed
 * too, are skipped. So what reads it unpacks 132 KB at most.
 */
final class PlainPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int HEADER = chunkType("IHDR");
    private static final int PALETTE = chunkType("PLTE");
    private static final int TRANSPARENCY = chunkType("tRNS");
    private static final int PIXELS = chunkType("IDAT");
    private static final int END = chunkType("IEND");
    private static final int HEADER_BYTES = 13;
    private static final int MAX_COLOURS = 256;

    /** The maximum compression ratio of deflate. */
    private static final long MAX_RATIO = 1_032;

    private final ByteBuffer in;
    private final ByteArrayOutputStream pixels = new ByteArrayOutputStream();
    private byte @Nullable [] palette;
    private byte @Nullable [] transparency;

    private PlainPng(byte[] file) {
        in = ByteBuffer.wrap(file).position(SIGNATURE.length);
    }

    /**
     * The reduced file of a PNG of {@link Protocol#PHOTO_SIZE} squared. Throws IOException where it is another picture or none, or cut
     * short.
     */
    static byte[] of(byte[] file) throws IOException {
        if (!Arrays.equals(SIGNATURE, Arrays.copyOf(file, SIGNATURE.length))) {
            throw new IOException("no PNG");
        }
        try {
            return new PlainPng(file).read();
        } catch (BufferUnderflowException truncated) {
            EOFException end = new EOFException("a PNG that is cut short");
            end.initCause(truncated);
            throw end;
        }
    }

    private static int chunkType(String name) {
        return ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
    }

    private byte[] read() throws IOException {
        int length = in.getInt();
        if (length != HEADER_BYTES || in.getInt() != HEADER) {
            throw new IOException("a PNG that does not begin with its header");
        }
        byte[] header = body(length);
        ByteBuffer values = ByteBuffer.wrap(header);
        int width = values.getInt();
        int height = values.getInt();
        if (width != Protocol.PHOTO_SIZE || height != Protocol.PHOTO_SIZE) {
            throw new IOException("a picture of " + width + " by " + height);
        }
        long unpacked = unpacked(width, height, values.get(), values.get());
        length = in.getInt();
        int type = in.getInt();
        while (type != END) {
            keepChunk(type, length);
            length = in.getInt();
            type = in.getInt();
        }
        if (pixels.size() * MAX_RATIO < unpacked) {
            throw new IOException("a PNG of " + unpacked + " bytes in " + pixels.size());
        }
        return encode(header);
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
        out.write(SIGNATURE);
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
