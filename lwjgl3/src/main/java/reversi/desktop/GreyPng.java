package reversi.desktop;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes pictures of 256 greys as PNG. */
final class GreyPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int HEADER = 13;
    /** Length, type and checksum of a chunk. */
    private static final int FRAME = 12;

    private static final byte BITS = 8;
    private static final byte GREY = 0;

    private GreyPng() {}

    /** The file of a picture whose pixels are given row by row, 0 black and 255 white. */
    static byte[] write(int width, int height, byte[] pixels) {
        byte[] rows = new byte[(width + 1) * height];
        for (int y = 0; y < height; y++) {
            // The byte before each row says that the row is as it is.
            System.arraycopy(pixels, y * width, rows, y * (width + 1) + 1, width);
        }
        byte[] header = ByteBuffer.allocate(HEADER)
                .putInt(width)
                .putInt(height)
                .put(BITS)
                .put(GREY)
                .array();
        byte[] data = deflated(rows);
        ByteBuffer file = ByteBuffer.allocate(SIGNATURE.length + 3 * FRAME + header.length + data.length);
        file.put(SIGNATURE);
        chunk(file, "IHDR", header);
        chunk(file, "IDAT", data);
        chunk(file, "IEND", new byte[0]);
        return file.array();
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(bytes);
            deflater.finish();
            byte[] out = new byte[bytes.length + bytes.length / 1_000 + 64];
            int length = deflater.deflate(out);
            return Arrays.copyOf(out, length);
        } finally {
            deflater.end();
        }
    }

    private static void chunk(ByteBuffer file, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        file.putInt(data.length).put(name).put(data).putInt((int) sum.getValue());
    }
}
