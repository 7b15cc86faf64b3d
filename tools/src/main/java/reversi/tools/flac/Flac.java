package reversi.tools.flac;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;

/** Packs a sound as FLAC (RFC 9639), each sample as it was: half as large as Brotli makes a WAV file. */
public final class Flac {
    private static final int HEADER = 44;
    private static final int SIZE_AT = 40;
    private static final int RATE_AT = 24;

    /** Samples in a block. */
    private static final int BLOCK = 1024;

    /** A frame's number is written in one byte. */
    private static final int MOST_FRAMES = 128;

    private static final int INFO_BYTES = 34;

    private Flac() {}

    /** The same sound as FLAC; empty where that is no smaller, or where it isn't a short plain WAV file of one channel with 16 bits. */
    public static Optional<byte[]> pack(byte[] wav) {
        if (!isPlain(wav)) {
            return Optional.empty();
        }
        int[] samples = new int[(wav.length - HEADER) / Short.BYTES];
        ByteBuffer in = little(wav).position(HEADER);
        Arrays.setAll(samples, n -> in.getShort());
        if (samples.length > BLOCK * MOST_FRAMES) {
            return Optional.empty();
        }
        return Optional.of(packed(wav, samples)).filter(bytes -> bytes.length < wav.length);
    }

    /** Whether the header is the usual one of one channel with 16 bits, and is followed by the samples only. */
    private static boolean isPlain(byte[] wav) {
        if (wav.length <= HEADER) {
            return false;
        }
        ByteBuffer header = little(wav);
        int size = header.getInt(SIZE_AT);
        ByteBuffer usual = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
        int rate = header.getInt(RATE_AT);
        usual.put(letters("RIFF")).putInt(HEADER - 8 + size).put(letters("WAVE"));
        usual.put(letters("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
        usual.putInt(rate)
                .putInt(rate * Short.BYTES)
                .putShort((short) Short.BYTES)
                .putShort((short) Short.SIZE);
        usual.put(letters("data")).putInt(size);
        boolean isUsual = Arrays.equals(wav, 0, HEADER, usual.array(), 0, HEADER);
        return isUsual && size == wav.length - HEADER && size % Short.BYTES == 0 && rate > 0 && rate < 1 << Short.SIZE;
    }

    private static ByteBuffer little(byte[] wav) {
        return ByteBuffer.wrap(wav).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] letters(String word) {
        return word.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] packed(byte[] wav, int[] samples) {
        int rate = little(wav).getInt(RATE_AT);
        BitOutput out = new BitOutput().put(letters("fLaC"));
        // The last block before the frames: the lengths of blocks, those of frames left open, and the sound's own kind,
        // length and sum.
        out.put(1, 1).put(0, 7).put(INFO_BYTES, 24);
        out.put(BLOCK, 16).put(BLOCK, 16).put(0, 24).put(0, 24);
        out.put(rate, 20).put(0, 3).put(Short.SIZE - 1, 5).put(samples.length, 36);
        out.put(sum(wav));
        for (int from = 0; from < samples.length; from += BLOCK) {
            int[] part = Arrays.copyOfRange(samples, from, Math.min(samples.length, from + BLOCK));
            out.put(frame(part, from / BLOCK, rate));
        }
        return out.bytes();
    }

    private static byte[] sum(byte[] wav) {
        try {
            MessageDigest digest = MessageDigest.getInstance("MD5");
            digest.update(wav, HEADER, wav.length - HEADER);
            return digest.digest();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has MD5", impossible);
        }
    }

    /** A block in a frame that says its own length and rate. */
    private static byte[] frame(int[] samples, int number, int rate) {
        BitOutput out = new BitOutput();
        out.put(0x3ffe, 14).put(0, 2);
        // Length and rate follow in 16 bits each; one channel, 16 bits a sample.
        out.put(0x7, 4).put(0xd, 4).put(0, 4).put(0x4, 3).put(0, 1);
        out.put(number, 8).put(samples.length - 1, 16).put(rate, 16);
        out.putCheck(8, 0x07);
        Block.smallest(samples).write(out);
        return out.aligned().putCheck(16, 0x8005).bytes();
    }
}
