package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Persistent storage of small texts by name. Names consist of lower-case letters, digits, dots and hyphens.
 *
 * <p>Changes are applied in order, and {@link #read} sees them at once. Callbacks run on the render thread, before the method returns or
 * later; a change that was superseded by a newer one of the same name gets that one's result.
 */
public interface Store {
    /** The result of a change. */
    enum Result {
        /** Stored. */
        DONE,
        /** No space; the previous text is unchanged. */
        FULL,
        /** An I/O error; the previous text is unchanged. */
        FAILED,
        /** Another window holds the {@link StoreLock}; nothing was changed. */
        LOCKED
    }

    /** What is stored under a name. */
    sealed interface Entry permits Text, Absent, Unreadable {
        /** The text, if there is one that can be read. */
        default Optional<String> text() {
            return fold(text -> Optional.of(text.value()), absent -> Optional.empty(), why -> Optional.empty());
        }

        /** What a text, nothing, or something that cannot be read comes to. */
        <T> T fold(Function<Text, T> text, Function<Absent, T> absent, Function<Unreadable, T> unreadable);
    }

    /** A stored text. */
    record Text(String value) implements Entry {
        @Override
        public <T> T fold(Function<Text, T> text, Function<Absent, T> absent, Function<Unreadable, T> unreadable) {
            return text.apply(this);
        }
    }

    /** Nothing is stored. */
    record Absent() implements Entry {
        @Override
        public <T> T fold(Function<Text, T> text, Function<Absent, T> absent, Function<Unreadable, T> unreadable) {
            return absent.apply(this);
        }
    }

    /** Something that cannot be read; {@code reason} is for a log. */
    record Unreadable(String reason) implements Entry {
        @Override
        public <T> T fold(Function<Text, T> text, Function<Absent, T> absent, Function<Unreadable, T> unreadable) {
            return unreadable.apply(this);
        }
    }

    /** Reads what is stored under a name. */
    Entry read(String name);

    /** Stores a text atomically: the previous one survives a failure. */
    void write(String name, String text, Consumer<Result> then);

    /**
     * Moves an entry, readable or not, to the name {@code aside}, or if that is taken to {@code aside-2}, {@code aside-3} and so on. A
     * failure changes nothing; without effect if there is no entry.
     */
    void setAside(String name, String aside, Consumer<Result> then);

    /** Removes an entry; without effect if there is none. */
    void remove(String name, Consumer<Result> then);
}
