package reversi.platform;

import java.util.Optional;

/** Something kept on this device that goes to another one in a text, and joins there what is kept already. */
public interface Portable {
    /** How it is called in a backup, the same on every device and in every version. */
    String name();

    /** All of it; empty where there is nothing to take along. */
    Optional<String> text();

    /**
     * Adds what another device wrote. Doing so twice changes nothing more, and what is here already is not lost.
     *
     * @return false where the text can't be read, and nothing was changed
     */
    boolean join(String text);
}
