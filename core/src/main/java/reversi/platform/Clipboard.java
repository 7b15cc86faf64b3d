package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/** What is copied and pasted between programs. Callbacks run on the render thread. */
public interface Clipboard {
    /** Reads its text; empty where there is none or the person does not allow it. */
    void read(Consumer<Optional<String>> then);

    /** Lets somebody hear of texts that the device itself pastes, in place of whoever did before; answers whether it ever does. */
    boolean listen(Consumer<String> pasted);

    /** From now on nobody hears of pasted texts. */
    void unlisten();

    /** Puts a picture, as the bytes of a PNG, on it; {@code then} receives whether it is there. */
    void writePicture(byte[] png, Consumer<Boolean> then);
}
