package reversi.platform;

import java.util.Set;
import java.util.function.Consumer;

/** A store that rejects changes of some names with {@code LOCKED} while another window of the game holds the {@link StoreLock}. */
public final class LockedStore implements Store {
    private final Store store;
    private final StoreLock lock;
    private final Set<String> reserved;

    /**
     * A store behind a lock.
     *
     * @param reserved the names that only its holder changes; where windows do not hear of each other, that is all of them
     */
    public LockedStore(Store store, StoreLock lock, Set<String> reserved) {
        this.store = store;
        this.lock = lock;
        this.reserved = Set.copyOf(reserved);
    }

    private boolean mayChange(String name) {
        return lock.isHeld() || (lock.canTakeOver() && !reserved.contains(name));
    }

    @Override
    public Entry read(String name) {
        return store.read(name);
    }

    @Override
    public void write(String name, String text, Consumer<Result> then) {
        if (mayChange(name)) {
            store.write(name, text, then);
        } else {
            then.accept(Result.LOCKED);
        }
    }

    @Override
    public void setAside(String name, String aside, Consumer<Result> then) {
        if (mayChange(name)) {
            store.setAside(name, aside, then);
        } else {
            then.accept(Result.LOCKED);
        }
    }

    @Override
    public void remove(String name, Consumer<Result> then) {
        if (mayChange(name)) {
            store.remove(name, then);
        } else {
            then.accept(Result.LOCKED);
        }
    }
}
