package reversi.server.outbound;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/** Which addresses are those of the internet at large, by IANA's registries of addresses for special purposes. */
public final class PublicAddresses {
    private static final int IPV4_BYTES = 4;

    /** Home networks, those of providers, this computer, documentation, tests, groups, and what is kept for later. */
    private static final List<Block> SPECIAL = List.of(
            Block.of("0.0.0.0", 8),
            Block.of("10.0.0.0", 8),
            Block.of("100.64.0.0", 10),
            Block.of("127.0.0.0", 8),
            Block.of("169.254.0.0", 16),
            Block.of("172.16.0.0", 12),
            Block.of("192.0.0.0", 24),
            Block.of("192.0.2.0", 24),
            Block.of("192.88.99.0", 24),
            Block.of("192.168.0.0", 16),
            Block.of("198.18.0.0", 15),
            Block.of("198.51.100.0", 24),
            Block.of("203.0.113.0", 24),
            Block.of("224.0.0.0", 3),
            Block.of("2001::", 23),
            Block.of("2001:db8::", 32),
            // Addresses of IPv4 in those of IPv6, which may be any.
            Block.of("2002::", 16),
            Block.of("3fff::", 20));

    /** The only part of IPv6 that is given out; all that is elsewhere is for special purposes. */
    private static final Block GLOBAL = Block.of("2000::", 3);

    private PublicAddresses() {}

    /** Whether an address is one of the internet at large. */
    public static boolean contain(InetAddress address) {
        byte[] bytes = address.getAddress();
        return (bytes.length == IPV4_BYTES || GLOBAL.contains(bytes))
                && SPECIAL.stream().noneMatch(block -> block.contains(bytes));
    }

    /** The addresses that begin with the same bits. */
    private static final class Block {
        private final byte[] first;
        private final int bits;

        private Block(byte[] first, int bits) {
            this.first = first;
            this.bits = bits;
        }

        /** Those that have as many bits with a numeric address in common. */
        static Block of(String first, int bits) {
            try {
                return new Block(InetAddress.getAllByName(first)[0].getAddress(), bits);
            } catch (UnknownHostException noNumber) {
                throw new IllegalArgumentException(first, noNumber);
            }
        }

        boolean contains(byte[] address) {
            if (address.length != first.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % Byte.SIZE);
                if (((address[bit / Byte.SIZE] ^ first[bit / Byte.SIZE]) & mask) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
