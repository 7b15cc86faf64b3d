package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/** Text files that the person keeps outside of the game. Callbacks run on the render thread. */
public interface FileExchange {
    /** How the person names the file to be read. */
    enum Way {
        /** In a dialog of the device. */
        CHOOSE,
        /** By dropping it on the window. */
        DROP
    }

    /** How the person names the file to be read. */
    Way way();

    /** Saves a text under a name, or one like it; {@code then} receives where it is, or nothing if it could not be saved. */
    void save(String name, String text, Consumer<Optional<String>> then);

    /** Reads the next text file that the person names; {@code then} receives nothing if it can't be read. */
    void open(Consumer<Optional<String>> then);
}
