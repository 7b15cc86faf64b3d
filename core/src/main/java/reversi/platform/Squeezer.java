package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Makes texts short enough for addresses, and back: raw DEFLATE (RFC 1951) of UTF-8, as base64 for addresses without filling (RFC 4648,
 * section 5). Answers come on the render thread, at once or later.
 */
public interface Squeezer {
    /** No longer text is made again, in bytes: what came from elsewhere may be short and still say anything. */
    int LONGEST = 1 << 20;

    /** Makes a code of a text; empty where the device fails to. */
    void squeeze(String text, Consumer<Optional<String>> then);

    /** Makes the text again; empty where the code is damaged, or its text too long. */
    void unsqueeze(String code, Consumer<Optional<String>> then);
}
