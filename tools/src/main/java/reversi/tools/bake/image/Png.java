package reversi.tools.bake.image;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes small PNG files (W3C PNG, third edition): grey with alpha where the picture is grey, alpha in others only where it
 * is used, and for each row the filter with the smallest sum of differences.
 */
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private Png() {}

    /** The file's bytes; the same picture always gives the same bytes. */
    public static byte[] encode(Picture picture) {
        Optional<byte[]> palette = Palette.encode(picture);
        if (palette.isPresent()) {
            return palette.get();
        }
        boolean grey = isGrey(picture);
        // libGDX takes a picture of a single channel for pure alpha, so grey always comes with its alpha.
        boolean alpha = grey || hasAlpha(picture);
        int channels = (grey ? 1 : 3) + (alpha ? 1 : 0);
        byte[] flat = deflate(unfiltered(picture, grey, alpha, channels));
        byte[] adaptive = deflate(filtered(picture, grey, alpha, channels));
        ByteArrayOutputStream file = begun(picture, 8, (grey ? 0 : 2) + (alpha ? 4 : 0));
        chunk(file, "IDAT", flat.length < adaptive.length ? flat : adaptive);
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static boolean isGrey(Picture picture) {
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                int c = picture.at(x, y);
                if (((c >> 16) & 255) != (c & 255) || ((c >> 8) & 255) != (c & 255)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean hasAlpha(Picture picture) {
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                if (picture.alpha(x, y) < 255) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A file with its signature and header. */
    static ByteArrayOutputStream begun(Picture picture, int depth, int colourType) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(file, "IHDR", header(picture, depth, colourType));
        return file;
    }

    private static byte[] header(Picture picture, int depth, int colourType) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(picture.width());
            out.writeInt(picture.height());
            out.write(new byte[] {(byte) depth, (byte) colourType, 0, 0, 0});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] row(Picture picture, int y, boolean grey, boolean alpha, int channels) {
        byte[] row = new byte[picture.width() * channels];
        int i = 0;
        for (int x = 0; x < picture.width(); x++) {
            int c = picture.at(x, y);
            if (!grey) {
                row[i++] = (byte) (c >> 16);
                row[i++] = (byte) (c >> 8);
            }
            row[i++] = (byte) c;
            if (alpha) {
                row[i++] = (byte) (c >>> 24);
            }
        }
        return row;
    }

    private static byte[] unfiltered(Picture picture, boolean grey, boolean alpha, int channels) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int y = 0; y < picture.height(); y++) {
            out.write(0);
            out.writeBytes(row(picture, y, grey, alpha, channels));
        }
        return out.toByteArray();
    }

    private static byte[] filtered(Picture picture, boolean grey, boolean alpha, int channels) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] above = new byte[picture.width() * channels];
        for (int y = 0; y < picture.height(); y++) {
            byte[] row = row(picture, y, grey, alpha, channels);
            byte[] best = row;
            int bestType = 0;
            long bestSum = sum(row);
            for (int type = 1; type <= 4; type++) {
                byte[] candidate = filter(type, row, above, channels);
                long sum = sum(candidate);
                if (sum < bestSum) {
                    best = candidate;
                    bestType = type;
                    bestSum = sum;
                }
            }
            out.write(bestType);
            out.writeBytes(best);
            above = row;
        }
        return out.toByteArray();
    }

    private static byte[] filter(int type, byte[] row, byte[] above, int step) {
        byte[] out = new byte[row.length];
        for (int i = 0; i < row.length; i++) {
            int left = i < step ? 0 : row[i - step] & 255;
            int up = above[i] & 255;
            int corner = i < step ? 0 : above[i - step] & 255;
            int guess =
                    switch (type) {
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
        int p = left + up - corner;
        int a = Math.abs(p - left);
        int b = Math.abs(p - up);
        int c = Math.abs(p - corner);
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

    static byte[] deflate(byte[] raw) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(raw);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 16];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
    }

    static void chunk(ByteArrayOutputStream file, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        file.writeBytes(big(data.length));
        file.writeBytes(name);
        file.writeBytes(data);
        file.writeBytes(big((int) crc.getValue()));
    }

    private static byte[] big(int value) {
        return new byte[] {(byte) (value >> 24), (byte) (value >> 16), (byte) (value >> 8), (byte) value};
    }
}
