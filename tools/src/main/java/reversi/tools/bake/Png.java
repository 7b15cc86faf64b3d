package reversi.tools.bake;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes small PNG files (W3C PNG, third edition): a palette where the picture has few colours, grey with alpha where it is
 * grey, alpha in others only where it is used; rows without filters, or each with the filter whose differences have the
 * smallest sum, whichever file is smaller. ImageIO always filters: its files of our pictures are up to a quarter larger.
 */
final class Png {
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int MOST_OF_A_PALETTE = 16;
    private static final int OPAQUE = 255;
    private static final int FILTERS = 5;

    private final Picture picture;
    private final int[] pixels;

    private Png(Picture picture) {
        this.picture = picture;
        this.pixels = picture.pixels();
    }

    /** The file's bytes; the same picture always gives the same bytes. */
    static byte[] encode(Picture picture) {
        try {
            return new Png(picture).encode();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] encode() throws IOException {
        boolean opaque = Arrays.stream(pixels).allMatch(colour -> colour >>> 24 == OPAQUE);
        int[] colours = Arrays.stream(pixels)
                .distinct()
                .limit(MOST_OF_A_PALETTE + 1)
                .sorted()
                .toArray();
        if (opaque && colours.length <= MOST_OF_A_PALETTE && picture.width() % 2 == 0) {
            return file(4, 3, channels(colours, 16, 8, 0), deflated(numbers(colours), 1, false));
        }
        // libGDX takes a picture of a single channel for pure alpha, so grey always comes with its alpha.
        boolean grey = Arrays.stream(pixels).allMatch(colour -> colour << 8 >>> 8 == (colour & 255) * 0x010101);
        int[] shifts = grey ? new int[] {0, 24} : opaque ? new int[] {16, 8, 0} : new int[] {16, 8, 0, 24};
        byte[] data = channels(pixels, shifts);
        byte[] flat = deflated(data, shifts.length, false);
        byte[] filtered = deflated(data, shifts.length, true);
        return file(8, grey ? 4 : opaque ? 2 : 6, new byte[0], flat.length < filtered.length ? flat : filtered);
    }

    private static byte[] channels(int[] colours, int... shifts) {
        byte[] data = new byte[colours.length * shifts.length];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (colours[i / shifts.length] >> shifts[i % shifts.length]);
        }
        return data;
    }

    /** The number of each texel's colour, two to the byte. */
    private byte[] numbers(int[] colours) {
        byte[] data = new byte[pixels.length / 2];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (Arrays.binarySearch(colours, pixels[2 * i]) << 4
                    | Arrays.binarySearch(colours, pixels[2 * i + 1]));
        }
        return data;
    }

    private byte[] deflated(byte[] data, int step, boolean filters) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
            int length = data.length / picture.height();
            byte[] above = new byte[length];
            for (int at = 0; at < data.length; at += length) {
                byte[] row = Arrays.copyOfRange(data, at, at + length);
                write(out, row, above, step, filters ? FILTERS : 1);
                above = row;
            }
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    private static void write(DeflaterOutputStream out, byte[] row, byte[] above, int step, int filters)
            throws IOException {
        byte[] best = row;
        int bestFilter = 0;
        for (int filter = 1; filter < filters; filter++) {
            byte[] candidate = filtered(filter, row, above, step);
            if (sum(candidate) < sum(best)) {
                best = candidate;
                bestFilter = filter;
            }
        }
        out.write(bestFilter);
        out.write(best);
    }

    private static byte[] filtered(int filter, byte[] row, byte[] above, int step) {
        byte[] out = new byte[row.length];
        for (int i = 0; i < row.length; i++) {
            int left = i < step ? 0 : row[i - step] & 255;
            int up = above[i] & 255;
            int corner = i < step ? 0 : above[i - step] & 255;
            int guess =
                    switch (filter) {
                        case 1 -> left;
                        case 2 -> up;
                        case 3 -> (left + up) / 2;
                        default -> paeth(left, up, corner);
                    };
            out[i] = (byte) (row[i] - guess);
        }
        return out;
    }

    private static int paeth(int left, int up, int corner) {
        int a = Math.abs(up - corner);
        int b = Math.abs(left - corner);
        int c = Math.abs(left + up - 2 * corner);
        if (a <= b && a <= c) {
            return left;
        }
        return b <= c ? up : corner;
    }

    private static long sum(byte[] bytes) {
        long sum = 0;
        for (byte b : bytes) {
            sum += Math.abs(b);
        }
        return sum;
    }

    private byte[] file(int depth, int colourType, byte[] palette, byte[] data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream file = new DataOutputStream(bytes);
        file.writeLong(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream fields = new DataOutputStream(header);
        fields.writeInt(picture.width());
        fields.writeInt(picture.height());
        fields.write(new byte[] {(byte) depth, (byte) colourType, 0, 0, 0});
        chunk(file, "IHDR", header.toByteArray());
        if (palette.length > 0) {
            chunk(file, "PLTE", palette);
        }
        chunk(file, "IDAT", data);
        chunk(file, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream file, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        file.writeInt(data.length);
        file.write(name);
        file.write(data);
        file.writeInt((int) crc.getValue());
    }
}
