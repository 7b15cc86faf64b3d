package reversi.server.push;

import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.Optional;

/** By what a message is sealed for a browser: its public key, and a secret that it shares with whoever may write to it. */
final class BrowserKeys {
    private static final int SECRET_BYTES = 16;

    private final ECPublicKey open;
    private final byte[] secret;

    private BrowserKeys(ECPublicKey open, byte[] secret) {
        this.open = open;
        this.secret = secret;
    }

    /** The keys as a browser tells them, in the Base64 of addresses; empty where they are none. */
    static Optional<BrowserKeys> read(String open, String secret) {
        try {
            byte[] shared = Base64.getUrlDecoder().decode(secret);
            return P256.publicKey(Base64.getUrlDecoder().decode(open))
                    .filter(key -> shared.length == SECRET_BYTES)
                    .map(key -> new BrowserKeys(key, shared));
        } catch (IllegalArgumentException noBase64) {
            return Optional.empty();
        }
    }

    /** Seals a message. */
    byte[] seal(PushCipher cipher, byte[] message) {
        return cipher.seal(message, open, secret);
    }
}
