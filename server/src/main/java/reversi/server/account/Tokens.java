package reversi.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** Secrets that stand for a session or an invitation: nobody can guess them, and the database can't give them away. */
public final class Tokens {
    private static final int TOKEN_BYTES = 32;
    private static final int CODE_BYTES = 9;

    private final SecureRandom random = new SecureRandom();

    /** A new token: 43 signs. */
    public String token() {
        return text(TOKEN_BYTES);
    }

    /** A new code for a link: 12 signs. */
    public String code() {
        return text(CODE_BYTES);
    }

    private String text(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(drawn);
    }

    /** What is kept of a token. */
    public static byte[] hash(String token) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(token.getBytes(UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
