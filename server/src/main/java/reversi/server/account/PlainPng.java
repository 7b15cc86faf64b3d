package reversi.server.account;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Copies what a PNG needs to be unpacked: header, palette, transparency and pixels; what else is packed in it is never looked into. */
final class PlainPng {
    private static final int SIGNATURE = 8;
    private static final int HEADER = fourSigns("IHDR");
    private static final int PALETTE = fourSigns("PLTE");
    private static final int TRANSPARENCY = fourSigns("tRNS");
    private static final int PIXELS = fourSigns("IDAT");
    private static final int END = fourSigns("IEND");
    private static final int HEADER_BYTES = 13;
    private static final int MOST_COLOURS = 256;

    /** The most bytes of unpacked pixels: a great picture of 8 bits for each of four values. */
    private static final long MOST_UNPACKED = 80_100_000;

    /** Nothing is packed closer by deflate. */
    private static final long CLOSEST = 1_032;

    private final ByteBuffer in;
    private final ByteArrayOutputStream pixels = new ByteArrayOutputStream();
    private byte @Nullable [] palette;
    private byte @Nullable [] transparency;

    PlainPng(byte[] sent) {
        in = ByteBuffer.wrap(sent).position(SIGNATURE);
    }

    private static int fourSigns(String name) {
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
        int kind = in.getInt();
        while (kind != END) {
            take(kind, length);
            length = in.getInt();
            kind = in.getInt();
        }
        if (unpacked > MOST_UNPACKED || pixels.size() * CLOSEST < unpacked) {
            throw new IOException("a PNG of " + unpacked + " bytes in " + pixels.size());
        }
        return new PlainPicture("png", written(header), width, height);
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

    /** How many bytes the rows have, each with one that says how it is filtered. */
    private static long unpacked(int width, int height, int bits, int colours) throws IOException {
        int values =
                switch (colours) {
                    case 0, 3 -> 1;
                    case 2 -> 3;
                    case 4 -> 2;
                    case 6 -> 4;
                    default -> throw new IOException("a PNG with colours " + colours);
                };
        if (bits < 1 || bits > 16) {
            throw new IOException("a PNG of " + bits + " bits");
        }
        return height * (1 + ((long) width * bits * values + 7) / 8);
    }

    private void take(int kind, int length) throws IOException {
        byte[] body = body(length);
        if (kind == PIXELS) {
            pixels.write(body);
        } else if (kind == PALETTE && body.length <= 3 * MOST_COLOURS) {
            palette = body;
        } else if (kind == TRANSPARENCY && body.length <= MOST_COLOURS) {
            transparency = body;
        }
    }

    private byte[] written(byte[] header) throws IOException {
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

    private static void chunk(DataOutputStream out, int kind, byte[] body) throws IOException {
        byte[] name = ByteBuffer.allocate(4).putInt(kind).array();
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(body);
        out.writeInt(body.length);
        out.write(name);
        out.write(body);
        out.writeInt((int) sum.getValue());
    }
}
