package reversi.server.push;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A browser's side of Web Push: its keys, and what it opens by them. */
public final class FakeBrowser {
    private static final int HEADER = 21;

    private final KeyPair keys = P256.make();
    private final byte[] secret = new byte[16];

    public FakeBrowser() {
        new SecureRandom().nextBytes(secret);
    }

    ECPublicKey open() {
        return (ECPublicKey) keys.getPublic();
    }

    byte[] secret() {
        return secret.clone();
    }

    /** Its public key, as a browser's script tells it. */
    public String keyText() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(P256.bytes(open()));
    }

    /** Its secret, as a browser's script tells it. */
    public String secretText() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }

    /** What a message of one record says. */
    public byte[] opened(byte[] sealed) throws GeneralSecurityException {
        byte[] salt = Arrays.copyOf(sealed, 16);
        int length = sealed[HEADER - 1];
        byte[] sender = Arrays.copyOfRange(sealed, HEADER, HEADER + length);
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(keys.getPrivate());
        agreement.doPhase(P256.publicKey(sender).orElseThrow(), true);
        byte[] input = hkdf(
                secret,
                agreement.generateSecret(),
                join("WebPush: info\0".getBytes(US_ASCII), P256.bytes(open()), sender),
                32);
        byte[] key = hkdf(salt, input, "Content-Encoding: aes128gcm\0".getBytes(US_ASCII), 16);
        byte[] nonce = hkdf(salt, input, "Content-Encoding: nonce\0".getBytes(US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        byte[] padded = cipher.doFinal(sealed, HEADER + length, sealed.length - HEADER - length);
        int end = padded.length - 1;
        while (padded[end] == 0) {
            end--;
        }
        if (padded[end] != 2) {
            throw new GeneralSecurityException("not the last record");
        }
        return Arrays.copyOf(padded, end);
    }

    private static byte[] hkdf(byte[] salt, byte[] input, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hmac(hmac(salt, input), join(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] join(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        Arrays.stream(parts).forEach(all::put);
        return all.array();
    }
}
