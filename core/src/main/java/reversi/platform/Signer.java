package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Signs texts by ECDSA on the curve P-256 with SHA-256 of their UTF-8. Callbacks run on the render thread, before the method returns or
 * later.
 */
public interface Signer {
    /**
     * A pair of keys.
     *
     * @param secret the private number {@code d} as a JSON Web Key writes it: 43 characters of URL-safe base 64
     * @param shown the public key: {@code x} and {@code y} of the JSON Web Key one after the other, 86 characters
     */
    record Keys(String secret, String shown) {}

    /** Makes a new pair of keys; empty where the device can't, as a browser on a page that came without TLS. */
    void make(Consumer<Optional<Keys>> then);

    /** Signs a text: {@code r} and {@code s} of the signature one after the other, 86 characters of URL-safe base 64; empty where that fails. */
    void sign(Keys keys, String text, Consumer<Optional<String>> then);

    /** Tells whether the owner of a public key has signed a text so; a key or a signature that is none has signed nothing. Empty where the device can't tell. */
    void verify(String shown, String text, String signature, Consumer<Optional<Boolean>> then);

    /** The signer of a device that can't. */
    static Signer none() {
        return new Signer() {
            @Override
            public void make(Consumer<Optional<Keys>> then) {
                then.accept(Optional.empty());
            }

            @Override
            public void sign(Keys keys, String text, Consumer<Optional<String>> then) {
                then.accept(Optional.empty());
            }

            @Override
            public void verify(String shown, String text, String signature, Consumer<Optional<Boolean>> then) {
                then.accept(Optional.empty());
            }
        };
    }
}
