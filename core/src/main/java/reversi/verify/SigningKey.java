package reversi.verify;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.HexFormat;

/** The key with which a server signs: Ed25519, from the JDK. Whoever has it can sign in the server's name. */
public final class SigningKey {
    private final PrivateKey secret;
    private final LogKey publicKey;

    private SigningKey(PrivateKey secret, LogKey publicKey) {
        this.secret = secret;
        this.publicKey = publicKey;
    }

    /** A new key. */
    public static SigningKey generate() {
        try {
            KeyPair pair = KeyPairGenerator.getInstance(LogKey.ALGORITHM).generateKeyPair();
            return new SigningKey(
                    pair.getPrivate(),
                    new LogKey(HexFormat.of().formatHex(pair.getPublic().getEncoded())));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every JDK has Ed25519", missing);
        }
    }

    /** The key that was kept as {@link #secretHex} and the hexadecimal digits of its public half; throws IllegalArgumentException for none. */
    public static SigningKey of(String secretHex, String publicHex) {
        try {
            PrivateKey secret = KeyFactory.getInstance(LogKey.ALGORITHM)
                    .generatePrivate(new PKCS8EncodedKeySpec(HexFormat.of().parseHex(secretHex)));
            return new SigningKey(secret, new LogKey(publicHex));
        } catch (GeneralSecurityException wrong) {
            throw new IllegalArgumentException("this is no private key of Ed25519", wrong);
        }
    }

    /** What is to be kept secret, in hexadecimal digits: the key in the form of PKCS #8. */
    public String secretHex() {
        return HexFormat.of().formatHex(secret.getEncoded());
    }

    /** What everybody may know. */
    public LogKey publicKey() {
        return publicKey;
    }

    /** The signature of some bytes in hexadecimal digits; the same bytes have always the same. */
    String sign(byte[] bytes) {
        try {
            Signature signature = Signature.getInstance(LogKey.ALGORITHM);
            signature.initSign(secret);
            signature.update(bytes);
            return HexFormat.of().formatHex(signature.sign());
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("a key of Ed25519 signs", impossible);
        }
    }
}
