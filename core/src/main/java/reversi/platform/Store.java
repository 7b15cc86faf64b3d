package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Keeps small texts by name on this device, from one start of the game to the next. Names are lower-case letters, digits,
 * dots and hyphens.
 *
 * <p>Changes happen in the order in which they are asked for; {@link #read} sees them at once. How a change ended is told on
 * the render thread, before the method returns or later; a change that a newer one of the same name overtook ends as that
 * one does.
 */
public interface Store {
    /** How a change ended. */
    enum Result {
        /** The device keeps it. */
        DONE,
        /** There is no room for it; what was there before is unchanged. */
        FULL,
        /** The device refuses or fails; what was there before is unchanged. */
        FAILED,
        /** Another window of the game has the right to change it, see {@link StoreLock}; what is there is unchanged. */
        LOCKED
    }

    /** What there is under a name. */
    sealed interface Entry permits Text, Absent, Unreadable {
        /** The text; empty where there is none that can be read. */
        default Optional<String> text() {
            return this instanceof Text known ? Optional.of(known.value()) : Optional.empty();
        }
    }

    /** A text. */
    record Text(String value) implements Entry {}

    /** Nothing. */
    record Absent() implements Entry {}

    /** Something that is no text, or that the device can't read any more; the reason is for the log. */
    record Unreadable(String reason) implements Entry {}

    /** What there is under a name. */
    Entry read(String name);

    /** Keeps a text under a name, whole or not at all: the older text survives a failure. */
    void write(String name, String text, Consumer<Result> then);

    /**
     * Moves what there is under a name, readable or not, to another name: to {@code aside} itself, or where something is
     * there already, to {@code aside-2}, {@code aside-3} and so on. Where it fails, all stays as it is; where there is
     * nothing under the name, nothing happens.
     */
    void setAside(String name, String aside, Consumer<Result> then);

    /** Forgets a name; harmless where it is unknown. */
    void remove(String name, Consumer<Result> then);
}
