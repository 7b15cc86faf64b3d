package reversi.platform;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Files that the person keeps outside of the game. Callbacks run on the render thread, which no file holds up. */
public interface FileExchange {
    /** No larger file is read: no backup comes near this size. */
    int MOST_BYTES = 256 << 20;

    /** How the person names the files to be read. */
    enum Way {
        /** In a dialog of the device, or by dropping them on the window. */
        CHOOSE,
        /** Only by dropping them on the window. */
        DROP
    }

    /** How the person names the files to be read. */
    Way way();

    /** Saves a text, given in parts, under a name or one like it; {@code then} receives where it is, or nothing if it could not be saved. */
    void save(String name, List<String> parts, Consumer<Optional<String>> then);

    /** Saves bytes of a MIME type in the same way. */
    void save(String name, String type, byte[] bytes, Consumer<Optional<String>> then);

    /** Reads the next files that the person names; whoever listens to dropped files hears nothing of them. */
    void open(Consumer<List<OpenedFile>> then);

    /** Lets somebody hear of the files that are dropped on the window, in place of whoever did before. */
    void listen(Consumer<List<OpenedFile>> dropped);

    /**
     * Lets somebody hear of the files that another program or website sent without the person having named them here: the person must be asked
     * before anything is done with them. Each is an {@link OpenedFile.Failed} where what was sent is too much, or holds no games. Without effect on a
     * device where nobody can send any.
     */
    default void listenToSent(Consumer<List<OpenedFile>> sent) {}

    /** From now on nobody hears of files that are dropped or sent. */
    void unlisten();

    /**
     * Sets what runs when files of games come while nobody listens, such as those that the program was started with; whoever listens next
     * receives them. Without effect on a device where files only come to who listens.
     */
    default void onUnheard(Runnable came) {}

    /** Whether the device has a dialog that shares a file of a MIME type with other programs. */
    default boolean canShare(String type) {
        return false;
    }

    /** Opens the dialog that shares a file; without effect where there is none or the person closes it. */
    default void share(String name, String type, byte[] bytes) {}
}
