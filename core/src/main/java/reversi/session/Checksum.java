package reversi.session;

/** The CRC-32 of a text, two bytes for each char: it finds every change of a single sign. */
public final class Checksum {
    // The reversed polynomial of IEEE 802.3. Shifts only: products of ints are inexact where the browser runs this.
    private static final int POLYNOMIAL = 0xEDB88320;

    private static final int HEX_DIGITS = 8;

    private Checksum() {}

    /** Eight lower-case hexadecimal digits. */
    public static String of(String text) {
        int crc = -1;
        for (int i = 0; i < text.length(); i++) {
            crc = add(add(crc, text.charAt(i) & 0xFF), text.charAt(i) >> 8);
        }
        String digits = Integer.toHexString(~crc);
        return "0".repeat(HEX_DIGITS - digits.length()) + digits;
    }

    private static int add(int crc, int octet) {
        int sum = crc ^ octet;
        for (int bit = 0; bit < 8; bit++) {
            sum = (sum >>> 1) ^ ((sum & 1) == 0 ? 0 : POLYNOMIAL);
        }
        return sum;
    }
}
