package reversi.verify;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** How a line of a signed log is made of its fields, its hash or signature, and the hash of the line before. */
final class LogFormat {
    /** What stands between the fields of a line and its hash. */
    static final String HASH = ",\"hash\":\"";

    /** What stands between the fields of the last line and the signature. */
    static final String SIGNATURE = ",\"signature\":\"";

    /** What a line ends in. */
    static final String END = "\"}";

    /** The length of a hash in hexadecimal digits. */
    static final int HASH_DIGITS = 64;

    /** The length of a signature in hexadecimal digits. */
    static final int SIGNATURE_DIGITS = 128;

    private LogFormat() {}

    /** What a line is before its hash: its number, and the fields of an object that has some. */
    static String body(int number, String object) {
        return "{\"n\":" + number + ',' + object.substring(1, object.length() - 1);
    }

    /** What the hash or the signature of a line is of, after a line with this hash; empty for the first line. */
    static byte[] bound(String before, String body) {
        return (before + '\n' + body).getBytes(UTF_8);
    }

    /** The hash of a line. */
    static String hash(String before, String body) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bound(before, body)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every JDK has SHA-256", missing);
        }
    }
}
