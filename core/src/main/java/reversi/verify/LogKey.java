package reversi.verify;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;

/**
 * The public key of a server: whoever knows it can check what the server has signed.
 *
 * @param hex the key in the form of X.509, in lower-case hexadecimal digits
 */
public record LogKey(String hex) {
    static final String ALGORITHM = "Ed25519";

    /** How long a text may be that a key is read from, in characters. */
    public static final int LONGEST = 1_000;

    private static final String BEGIN = "-----BEGIN PUBLIC KEY-----";
    private static final String FINISH = "-----END PUBLIC KEY-----";

    /** Throws IllegalArgumentException for anything else than a key. */
    public LogKey {
        decoded(hex);
    }

    /** The key in a text, as hexadecimal digits or as a file in the form of PEM; throws IllegalArgumentException where there is none. */
    public static LogKey read(String text) {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("this is too long for a key");
        }
        String bare = text.strip();
        if (bare.startsWith(BEGIN) && bare.endsWith(FINISH)) {
            byte[] bytes = Base64.getMimeDecoder()
                    .decode(bare.substring(BEGIN.length(), bare.length() - FINISH.length())
                            .strip());
            return new LogKey(HexFormat.of().formatHex(bytes));
        }
        return new LogKey(bare.toLowerCase(Locale.ROOT));
    }

    /** The same as a file that other programs read, such as {@code openssl}. */
    public String pem() {
        byte[] bytes = HexFormat.of().parseHex(hex);
        return BEGIN + '\n' + Base64.getEncoder().encodeToString(bytes) + '\n' + FINISH + '\n';
    }

    /** Whether a signature in hexadecimal digits is one of these bytes by this key. */
    boolean hasSigned(byte[] bytes, String signature) {
        try {
            Signature check = Signature.getInstance(ALGORITHM);
            check.initVerify(decoded(hex));
            check.update(bytes);
            return check.verify(HexFormat.of().parseHex(signature));
        } catch (GeneralSecurityException malformed) {
            return false;
        }
    }

    private static PublicKey decoded(String hex) {
        try {
            PublicKey key = KeyFactory.getInstance(ALGORITHM)
                    .generatePublic(new X509EncodedKeySpec(HexFormat.of().parseHex(hex)));
            if (HexFormat.of().formatHex(key.getEncoded()).equals(hex)) {
                return key;
            }
            throw new IllegalArgumentException("a key is nothing but a key, in lower-case digits");
        } catch (GeneralSecurityException wrong) {
            throw new IllegalArgumentException("this is no public key of Ed25519", wrong);
        }
    }
}
