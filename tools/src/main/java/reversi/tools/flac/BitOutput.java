package reversi.tools.flac;

import java.io.ByteArrayOutputStream;

/** Bytes that are written bit by bit, the highest bit first. */
final class BitOutput {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int held;
    private int heldBits;

    /** Appends the lowest bits of a number. */
    BitOutput put(long value, int bits) {
        for (int bit = bits - 1; bit >= 0; bit--) {
            held = (held << 1) | (int) ((value >> bit) & 1);
            heldBits++;
            if (heldBits == Byte.SIZE) {
                out.write(held);
                held = 0;
                heldBits = 0;
            }
        }
        return this;
    }

    /** Appends whole bytes; what was written before must end with a byte. */
    BitOutput put(byte[] bytes) {
        out.writeBytes(bytes);
        return this;
    }

    /** Fills the last byte with zeros. */
    BitOutput aligned() {
        while (heldBits > 0) {
            put(0, 1);
        }
        return this;
    }

    /** Appends the check sum of so many bits of all the bytes so far. */
    BitOutput putCheck(int bits, int polynomial) {
        int check = 0;
        for (byte next : bytes()) {
            check ^= (next & 0xff) << (bits - Byte.SIZE);
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                boolean isSet = ((check >> (bits - 1)) & 1) == 1;
                check = (check << 1) ^ (isSet ? polynomial : 0);
            }
        }
        return put(check, bits);
    }

    byte[] bytes() {
        return out.toByteArray();
    }
}
