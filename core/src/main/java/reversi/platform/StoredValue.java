package reversi.platform;

import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A value in the {@link Store}: read when it is first asked for, and written at every change. What can't be understood is set aside. */
public final class StoredValue<T> {
    private final StoredText kept;
    private final Function<String, Optional<T>> read;
    private final Function<T, String> write;
    private final T none;
    private @Nullable T value;

    /** A value kept as this text; {@code none} stands where there is no text, or none that {@code read} understands. */
    public StoredValue(StoredText kept, Function<String, Optional<T>> read, Function<T, String> write, T none) {
        this.kept = kept;
        this.read = read;
        this.write = write;
        this.none = none;
    }

    /** The value now. */
    public T now() {
        T known = value;
        if (known == null) {
            Store.Entry entry = kept.read();
            Optional<T> found = entry.text().flatMap(read);
            if (found.isEmpty() && !(entry instanceof Store.Absent)) {
                kept.setAside();
            }
            known = found.orElse(none);
            value = known;
        }
        return known;
    }

    /** Changes the value, and keeps it. */
    public void change(UnaryOperator<T> change) {
        T before = now();
        T next = change.apply(before);
        if (!next.equals(before)) {
            value = next;
            kept.write(write.apply(next));
        }
    }

    /** The value as something that goes to another device; {@code merge} adds a second value to a first, and {@code changed} runs after it was. */
    public Portable portable(BinaryOperator<T> merge, Runnable changed) {
        return Portable.of(
                kept.name(),
                () -> now().equals(none) ? Optional.empty() : Optional.of(write.apply(now())),
                read,
                found -> {
                    change(here -> merge.apply(here, found));
                    changed.run();
                });
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        value = null;
        kept.reload();
    }
}
