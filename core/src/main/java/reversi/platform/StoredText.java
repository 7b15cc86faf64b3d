package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.Store.Result;

/**
 * One text in the {@link Store}. Reads return the newest text even if the device failed to store it. An entry that could not be
 * understood is moved aside before it is overwritten.
 */
public final class StoredText {
    private static final String ASIDE = ".unreadable";

    private final Store store;
    private final String name;
    private final Consumer<Result> report;
    /** The newest text until the store has confirmed it; otherwise null. */
    private @Nullable String unsaved;
    /** Whether an unreadable entry is still stored under the name. */
    private boolean isBlocked;

    /** {@code report} receives the result of each change that matters to the user. */
    public StoredText(Store store, String name, Consumer<Result> report) {
        this.store = store;
        this.name = name;
        this.report = report;
    }

    /** The name under which the text is stored. */
    public String name() {
        return name;
    }

    /** The name to which unreadable entries of {@code name} are moved; the store adds a number if it is taken. */
    public static String aside(String name) {
        return name + ASIDE;
    }

    /** The newest text, or what is stored. */
    public Store.Entry read() {
        String newest = unsaved;
        if (newest != null) {
            return new Store.Text(newest);
        }
        return isBlocked ? new Store.Absent() : store.read(name);
    }

    /** The newest text, if there is one that can be read. */
    public Optional<String> text() {
        return read().text();
    }

    /** Stores a text. */
    public void write(String text) {
        unsaved = text;
        if (isBlocked) {
            moveAside();
        } else {
            send(text);
        }
    }

    private void send(String text) {
        store.write(name, text, result -> {
            if (result == Result.DONE && text.equals(unsaved)) {
                unsaved = null;
            }
            report.accept(result);
        });
    }

    /** Removes the text; an unreadable entry that could not be moved aside stays. */
    public void remove() {
        unsaved = null;
        if (!isBlocked) {
            store.remove(name, report);
        }
    }

    /** Discards the newest text in memory: another window has changed the store since. */
    public void reload() {
        unsaved = null;
        isBlocked = false;
    }

    /** Moves the stored entry aside, since it could not be understood. */
    public void setAside() {
        unsaved = null;
        isBlocked = true;
        moveAside();
    }

    private void moveAside() {
        store.setAside(name, aside(name), result -> {
            String pending = unsaved;
            boolean wasBlocked = isBlocked;
            if (result == Result.DONE) {
                isBlocked = false;
            }
            if (pending == null || !wasBlocked) {
                return;
            }
            if (result == Result.DONE) {
                send(pending);
            } else {
                // Report only now: the newer text could not be stored.
                report.accept(result);
            }
        });
    }
}
