package reversi.platform;

import java.util.Optional;

/** Keeps small texts by name on this device, from one start of the game to the next. */
public interface Store {
    /** The text kept under a name; empty where there is none or it cannot be read. */
    Optional<String> read(String name);

    /**
     * Keeps a text under a name, whole or not at all: the older text survives a failure. Returns whether it was kept.
     * Names are lower-case letters, digits, dots and hyphens.
     */
    boolean write(String name, String text);

    /** Forgets a name; harmless where it is unknown. */
    void remove(String name);
}
