package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.Store.Result;

/**
 * One text that is kept on the device under a name. The newest text is known even where the device did not take it; what
 * was found there and could not be understood is set aside, and until that is done nothing is written over it.
 */
public final class StoredText {
    private static final String ASIDE = ".unreadable";

    private final Store store;
    private final String name;
    private final Consumer<Result> report;
    /** The newest text, as long as the device did not confirm it. */
    private @Nullable String unsaved;
    /** Something that belongs to an earlier start stands under the name and could not be set aside yet. */
    private boolean isObstructed;

    /** The text under a name; {@code report} hears how each change ended that the person would miss. */
    public StoredText(Store store, String name, Consumer<Result> report) {
        this.store = store;
        this.name = name;
        this.report = report;
    }

    /** The name under which whatever is kept under {@code name} is set aside; a number follows from the second one on. */
    public static String aside(String name) {
        return name + ASIDE;
    }

    /** The newest text, or what the device has. */
    public Store.Entry read() {
        String newest = unsaved;
        if (newest != null) {
            return new Store.Text(newest);
        }
        return isObstructed ? new Store.Absent() : store.read(name);
    }

    /** The newest text; empty where there is none that can be read. */
    public Optional<String> text() {
        return read().text();
    }

    /** Keeps a text. */
    public void write(String text) {
        unsaved = text;
        if (isObstructed) {
            clearTheWay();
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

    /** Forgets the text; what could not be set aside stays. */
    public void remove() {
        unsaved = null;
        if (!isObstructed) {
            store.remove(name, report);
        }
    }

    /** Goes back to what the device has: another window of the game has changed it since. */
    public void forget() {
        unsaved = null;
        isObstructed = false;
    }

    /** Takes what is there out of the way of the next text, without losing it. */
    public void setAside() {
        unsaved = null;
        isObstructed = true;
        clearTheWay();
    }

    private void clearTheWay() {
        store.setAside(name, aside(name), result -> {
            String waiting = unsaved;
            boolean wasObstructed = isObstructed;
            if (result == Result.DONE) {
                isObstructed = false;
            }
            if (waiting == null || !wasObstructed) {
                return;
            }
            if (result == Result.DONE) {
                send(waiting);
            } else {
                // Only now something is lost: the newer text has no place.
                report.accept(result);
            }
        });
    }
}
