package reversi.server.account;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A secret of an account, sealed by its password: AES-256-GCM under a key that Argon2id makes of password and salt. Whoever has the database alone
 * must first guess the password, at the same cost as from its hash; no key lies beside the database or must be given to each node.
 */
public final class SealedSecret {
    private static final int SALT = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;

    private final Passwords passwords;
    private final SecureRandom random = new SecureRandom();

    /** {@code passwords} makes the keys. */
    public SealedSecret(Passwords passwords) {
        this.passwords = passwords;
    }

    /** A new secret of so many bytes. */
    public byte[] make(int length) {
        return bytes(length);
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Seals a secret: salt, nonce and what AES-GCM makes of it, in Base64. */
    public String seal(long account, String password, byte[] secret) {
        byte[] salt = bytes(SALT);
        byte[] nonce = bytes(NONCE);
        try {
            byte[] sealed = cipher(Cipher.ENCRYPT_MODE, account, passwords.key(password, salt), nonce)
                    .doFinal(secret);
            byte[] whole = ByteBuffer.allocate(SALT + NONCE + sealed.length)
                    .put(salt)
                    .put(nonce)
                    .put(sealed)
                    .array();
            return Base64.getEncoder().encodeToString(whole);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every JDK has AES-GCM", missing);
        }
    }

    /** The secret; empty where it was sealed by another password or for another account. */
    public Optional<byte[]> open(long account, String password, String sealed) {
        byte[] whole = Base64.getDecoder().decode(sealed);
        ByteBuffer parts = ByteBuffer.wrap(whole);
        byte[] salt = new byte[SALT];
        byte[] nonce = new byte[NONCE];
        byte[] rest = new byte[whole.length - SALT - NONCE];
        parts.get(salt).get(nonce).get(rest);
        try {
            return Optional.of(cipher(Cipher.DECRYPT_MODE, account, passwords.key(password, salt), nonce)
                    .doFinal(rest));
        } catch (AEADBadTagException wrong) {
            return Optional.empty();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every JDK has AES-GCM", missing);
        }
    }

    private static Cipher cipher(int mode, long account, byte[] key, byte[] nonce) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(ByteBuffer.allocate(Long.BYTES).putLong(account).array());
        return cipher;
    }
}
