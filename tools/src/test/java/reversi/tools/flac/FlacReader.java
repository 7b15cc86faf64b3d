package reversi.tools.flac;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Arrays;

/** Unpacks FLAC as RFC 9639 describes it, as far as sounds of one channel with 16 bits and linear prediction go. */
final class FlacReader {
    private static final int INFO_END = 42;

    private final byte[] bytes;
    private int at;

    private FlacReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The samples of the sound. */
    static int[] samples(byte[] flac) {
        return new FlacReader(flac).read();
    }

    /** Samples in a second. */
    static int rate(byte[] flac) {
        FlacReader reader = new FlacReader(flac);
        reader.at = 18 * Byte.SIZE;
        return (int) reader.unsigned(20);
    }

    private int[] read() {
        assertEquals(0x664c6143, unsigned(32), "fLaC");
        assertEquals(0x80000022L, unsigned(32), "its only block of information");
        at = 21 * Byte.SIZE + 4;
        int[] samples = new int[(int) unsigned(36)];
        at = INFO_END * Byte.SIZE;
        int read = 0;
        for (int frame = 0; read < samples.length; frame++) {
            int[] block = frame(frame);
            System.arraycopy(block, 0, samples, read, block.length);
            read += block.length;
        }
        assertEquals(bytes.length * Byte.SIZE, at, "nothing follows");
        return samples;
    }

    private int[] frame(int number) {
        int start = at / Byte.SIZE;
        assertEquals(0xfff87d08L, unsigned(32), "a frame with 16 bits a sample, which says length and rate");
        assertEquals(number, unsigned(8));
        int[] samples = new int[(int) unsigned(16) + 1];
        assertEquals(rate(bytes), unsigned(16));
        check(start, 8, 0x107);
        block(samples);
        at = (at + Byte.SIZE - 1) / Byte.SIZE * Byte.SIZE;
        check(start, 16, 0x18005);
        return samples;
    }

    /** The remainder of a division of polynomials: what was read since, and its check sum, leave none. */
    private void check(int start, int width, int polynomial) {
        unsigned(width);
        BigInteger rest = new BigInteger(1, Arrays.copyOfRange(bytes, start, at / Byte.SIZE));
        BigInteger divisor = BigInteger.valueOf(polynomial);
        while (rest.bitLength() > width) {
            rest = rest.xor(divisor.shiftLeft(rest.bitLength() - width - 1));
        }
        assertEquals(BigInteger.ZERO, rest, "check sum");
    }

    private void block(int[] samples) {
        int kind = (int) unsigned(8);
        assertEquals(0x40, kind & 0xc1, "foreseen by what was before");
        int order = ((kind >> 1) & 0x1f) + 1;
        for (int n = 0; n < order; n++) {
            samples[n] = signed(16);
        }
        int factorBits = (int) unsigned(4) + 1;
        int shift = signed(5);
        int[] factors = new int[order];
        Arrays.setAll(factors, k -> signed(factorBits));
        assertEquals(0, unsigned(2), "four bits say how a part is coded");
        int parts = 1 << unsigned(4);
        int size = samples.length / parts;
        for (int part = 0; part < parts; part++) {
            int low = (int) unsigned(4);
            for (int n = Math.max(order, part * size); n < (part + 1) * size; n++) {
                samples[n] = foreseen(samples, n, factors, shift) + rest(low);
            }
        }
    }

    private static int foreseen(int[] samples, int n, int[] factors, int shift) {
        long sum = 0;
        for (int k = 0; k < factors.length; k++) {
            sum += (long) factors[k] * samples[n - 1 - k];
        }
        return (int) (sum >> shift);
    }

    private int rest(int low) {
        long high = 0;
        while (unsigned(1) == 0) {
            high++;
        }
        long folded = (high << low) | unsigned(low);
        return (int) ((folded & 1) == 0 ? folded >> 1 : -(folded >> 1) - 1);
    }

    private int signed(int bits) {
        long number = unsigned(bits);
        return (int) ((number >> (bits - 1)) == 0 ? number : number - (1L << bits));
    }

    private long unsigned(int bits) {
        long number = 0;
        for (int bit = 0; bit < bits; bit++) {
            number = (number << 1) | ((bytes[at / Byte.SIZE] >> (Byte.SIZE - 1 - at % Byte.SIZE)) & 1);
            at++;
        }
        return number;
    }
}
