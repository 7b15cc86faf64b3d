package reversi.server.webhook;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** By what a receiver knows that a message is from this server, is whole and is not an old one: HMAC-SHA256 of its time and its body. */
public final class WebhookSignature {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SECRET_BYTES = 32;

    private WebhookSignature() {}

    /** A new secret: 43 letters, digits, hyphens and underscores. */
    public static String newSecret() {
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }

    /**
     * The signature as its header says it, such as {@code sha256=5f3c…}: of the seconds, a point and the body, under the letters of the secret.
     *
     * @param seconds since 1970, as the header of the time says them
     */
    static String of(String secret, long seconds, String body) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret.getBytes(UTF_8), ALGORITHM));
            return "sha256=" + HexFormat.of().formatHex(mac.doFinal((seconds + "." + body).getBytes(UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java can't sign", missing);
        }
    }
}
