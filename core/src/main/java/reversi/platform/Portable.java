package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

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

    /** What goes by this name: its text now, and what becomes of one that can be read. */
    static <T> Portable of(
            String name, Supplier<Optional<String>> text, Function<String, Optional<T>> read, Consumer<T> take) {
        return new Portable() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Optional<String> text() {
                return text.get();
            }

            @Override
            public boolean join(String other) {
                Optional<T> found = read.apply(other);
                found.ifPresent(take);
                return found.isPresent();
            }
        };
    }
}
