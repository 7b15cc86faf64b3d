package reversi.server.account;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.OptionalLong;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Codes of six digits that change every half minute (RFC 6238 with HMAC-SHA-1, which every authenticator app knows). The JDK's HMAC is all that
 * it takes.
 */
public final class Totp {
    /** The length of a secret, as RFC 4226 recommends. */
    public static final int SECRET_BYTES = 20;

    private static final long STEP_MILLIS = 30_000;
    private static final int MODULUS = 1_000_000;

    /** A code is right for as many steps before and after its own, as clocks differ and people type slowly. */
    private static final int TOLERANCE = 1;

    private static final String BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int BASE32_BITS = 5;

    private Totp() {}

    /**
     * The step, half minutes since 1970, for which a typed code is right at time {@code now} (ms since the epoch); empty if it is for none. Spaces
     * make no difference. A step that was used must not be taken again.
     */
    public static OptionalLong step(byte[] secret, String typed, long now) {
        byte[] digits = typed.replace(" ", "").getBytes(US_ASCII);
        long current = now / STEP_MILLIS;
        OptionalLong found = OptionalLong.empty();
        for (long step = current - TOLERANCE; step <= current + TOLERANCE; step++) {
            if (MessageDigest.isEqual(code(secret, step).getBytes(US_ASCII), digits)) {
                found = OptionalLong.of(step);
            }
        }
        return found;
    }

    /** The code of a step. */
    public static String code(byte[] secret, long step) {
        byte[] hash = hmac(secret, ByteBuffer.allocate(Long.BYTES).putLong(step).array());
        int from = hash[hash.length - 1] & 0xF;
        int number = ByteBuffer.wrap(hash).getInt(from) & Integer.MAX_VALUE;
        return String.format(Locale.ROOT, "%06d", number % MODULUS);
    }

    private static byte[] hmac(byte[] secret, byte[] text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA1");
            mac.init(new SecretKeySpec(secret, "HmacSHA1"));
            return mac.doFinal(text);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every JDK has HMAC-SHA-1", missing);
        }
    }

    /** A secret as apps take it: Base32 (RFC 4648) without padding. */
    public static String text(byte[] secret) {
        StringBuilder text = new StringBuilder();
        int bits = 0;
        int held = 0;
        for (byte octet : secret) {
            held = (held << Byte.SIZE) | (octet & 0xFF);
            bits += Byte.SIZE;
            while (bits >= BASE32_BITS) {
                bits -= BASE32_BITS;
                text.append(BASE32.charAt((held >> bits) & 31));
            }
            held &= (1 << bits) - 1;
        }
        if (bits > 0) {
            text.append(BASE32.charAt((held << (BASE32_BITS - bits)) & 31));
        }
        return text.toString();
    }

    /** The address that apps read from a QR code; {@code label}, of letters and digits, says whose it is. */
    public static String address(String label, byte[] secret) {
        return "otpauth://totp/" + label + "?secret=" + text(secret) + "&issuer=Reversi";
    }
}
