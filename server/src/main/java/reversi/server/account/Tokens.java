package reversi.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** Random secrets for sessions and invitation links. The database stores only the hashes of session tokens. */
public final class Tokens {
    private static final int TOKEN_BYTES = 32;
    private static final int CODE_BYTES = 9;
    private static final int MOST_VERSIONS = 1 << 30;

    private final SecureRandom random = new SecureRandom();

    /** A new session token: 256 random bits as 43 characters of base64url. */
    public String newToken() {
        return text(TOKEN_BYTES);
    }

    /** A new link code: 72 random bits as 12 characters of base64url. */
    public String newCode() {
        return text(CODE_BYTES);
    }

    /** A new version of a photo: one of 2^30 numbers from 1, by which alone the photo is found. */
    public int newPhotoVersion() {
        return 1 + random.nextInt(MOST_VERSIONS);
    }

    private String text(int bytes) {
        byte[] buffer = new byte[bytes];
        random.nextBytes(buffer);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(buffer);
    }

    /** The hash under which a token is stored (SHA-256; tokens have full entropy, so no salt). */
    public static byte[] hash(String newToken) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(newToken.getBytes(UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
