package reversi.platform;

import java.util.function.Consumer;

/** A store that rejects changes with {@code LOCKED} while another window of the game holds the {@link StoreLock}. */
public final class LockedStore implements Store {
    private final Store store;
    private final StoreLock lock;

    public LockedStore(Store store, StoreLock lock) {
        this.store = store;
        this.lock = lock;
    }

    @Override
    public Entry read(String name) {
        return store.read(name);
    }

    @Override
    public void write(String name, String text, Consumer<Result> then) {
        if (lock.isHeld()) {
            store.write(name, text, then);
        } else {
            then.accept(Result.LOCKED);
        }
    }

    @Override
    public void setAside(String name, String aside, Consumer<Result> then) {
        if (lock.isHeld()) {
            store.setAside(name, aside, then);
        } else {
            then.accept(Result.LOCKED);
        }
    }

    @Override
    public void remove(String name, Consumer<Result> then) {
        if (lock.isHeld()) {
            store.remove(name, then);
        } else {
            then.accept(Result.LOCKED);
        }
    }
}
