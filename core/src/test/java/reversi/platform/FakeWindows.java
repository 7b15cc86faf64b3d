package reversi.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The windows of one browser, of which one at a time plays. */
public final class FakeWindows {
    private final boolean canTakeOver;
    private final List<Window> windows = new ArrayList<>();
    private @Nullable Window holder;

    /** A browser; or a system, in which no window takes the right from another. */
    public FakeWindows(boolean canTakeOver) {
        this.canTakeOver = canTakeOver;
    }

    /** Another window. */
    public Window open() {
        Window window = new Window();
        windows.add(window);
        return window;
    }

    /** One window. */
    public final class Window implements StoreLock {
        private Optional<Listener> listener = Optional.empty();
        private boolean isAsleep;

        /** It changed what is kept: the others hear of it. */
        public void changed(boolean hasGames) {
            windows.stream()
                    .filter(window -> window != this && !window.isAsleep)
                    .forEach(window -> window.listener.ifPresent(other -> other.changed(hasGames)));
        }

        /** From now on it hears nothing. */
        public void sleep() {
            isAsleep = true;
        }

        /** It hears what it missed. */
        public void wake() {
            isAsleep = false;
            if (holder != this) {
                listener.ifPresent(Listener::lost);
            }
        }

        /** It is closed. */
        public void close() {
            if (holder == this) {
                holder = null;
            }
        }

        @Override
        public boolean isHeld() {
            return holder == this;
        }

        @Override
        public void acquire(Consumer<Boolean> then) {
            if (holder == null) {
                holder = this;
            }
            then.accept(holder == this);
        }

        @Override
        public boolean canTakeOver() {
            return canTakeOver;
        }

        @Override
        public void takeOver(Consumer<Boolean> then) {
            Window before = holder;
            if (!canTakeOver) {
                acquire(then);
                return;
            }
            if (before != null && !before.isAsleep) {
                before.listener.ifPresent(Listener::losing);
            }
            holder = this;
            if (before != null && !before.isAsleep) {
                before.listener.ifPresent(Listener::lost);
            }
            then.accept(true);
        }

        @Override
        public void listen(Listener next) {
            listener = Optional.of(next);
        }
    }
}
