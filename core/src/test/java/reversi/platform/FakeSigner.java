package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.session.Checksum;

/** Signs at once, by a sum that anybody could write: enough to tell whose signature of what a text is. */
public final class FakeSigner implements Signer {
    private static final int LENGTH = 86;

    private final String name;

    /** The signer of a device whose keys bear this name, in letters and digits. */
    public FakeSigner(String name) {
        this.name = name;
    }

    /** The keys of that device. */
    public Keys keys() {
        return new Keys(name, padded(name));
    }

    private static String padded(String text) {
        return text + "_".repeat(LENGTH - text.length());
    }

    /** The signature of a text by the owner of a public key. */
    public static String signature(String shown, String text) {
        return padded(Checksum.of(shown + text));
    }

    @Override
    public void make(Consumer<Optional<Keys>> then) {
        then.accept(Optional.of(keys()));
    }

    @Override
    public void sign(Keys keys, String text, Consumer<Optional<String>> then) {
        then.accept(Optional.of(signature(keys.shown(), text)));
    }

    @Override
    public void verify(String shown, String text, String signature, Consumer<Optional<Boolean>> then) {
        then.accept(Optional.of(signature(shown, text).equals(signature)));
    }
}
