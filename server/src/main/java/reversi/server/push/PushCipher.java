package reversi.server.push;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Seals a message so that only the browser that it is for can open it, not the push service between: RFC 8291 with one record of RFC 8188. */
final class PushCipher {
    static final int SALT_BYTES = 16;

    /** The most bytes of a message, so that all services take it. */
    static final int MOST_BYTES = 2_000;

    private static final int RECORD_BYTES = 4_096;
    private static final int KEY_BYTES = 16;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final byte LAST_RECORD = 2;

    private final SecureRandom random = new SecureRandom();

    /**
     * Seals a message with a key pair and a salt of its own.
     *
     * @param browser the browser's public key
     * @param secret what the browser shares with whoever may write to it
     */
    byte[] seal(byte[] message, ECPublicKey browser, byte[] secret) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return seal(message, browser, secret, P256.make(), salt);
    }

    /** As above, with this pair and salt. */
    static byte[] seal(byte[] message, ECPublicKey browser, byte[] secret, KeyPair own, byte[] salt) {
        if (message.length > MOST_BYTES) {
            throw new IllegalArgumentException(message.length + " bytes are too many");
        }
        try {
            byte[] ownPublic = P256.bytes((ECPublicKey) own.getPublic());
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(own.getPrivate());
            agreement.doPhase(browser, true);
            byte[] info = join("WebPush: info\0".getBytes(US_ASCII), P256.bytes(browser), ownPublic);
            byte[] pseudo = hmac(salt, expand(hmac(secret, agreement.generateSecret()), info));
            byte[] key = first(expand(pseudo, "Content-Encoding: aes128gcm\0".getBytes(US_ASCII)), KEY_BYTES);
            byte[] nonce = first(expand(pseudo, "Content-Encoding: nonce\0".getBytes(US_ASCII)), NONCE_BYTES);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            byte[] sealed = cipher.doFinal(join(message, new byte[] {LAST_RECORD}));
            byte[] size =
                    ByteBuffer.allocate(Integer.BYTES).putInt(RECORD_BYTES).array();
            return join(salt, size, new byte[] {(byte) ownPublic.length}, ownPublic, sealed);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java lacks a cipher", missing);
        }
    }

    /** One block of HKDF's second step. */
    private static byte[] expand(byte[] key, byte[] info) throws GeneralSecurityException {
        return hmac(key, join(info, new byte[] {1}));
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] first(byte[] bytes, int count) {
        return Arrays.copyOf(bytes, count);
    }

    private static byte[] join(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        for (byte[] part : parts) {
            all.put(part);
        }
        return all.array();
    }
}
