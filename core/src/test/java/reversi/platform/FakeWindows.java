package reversi.platform;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The windows of one browser, of which one at a time may change what is kept. */
public final class FakeWindows {
    private final boolean canTakeOver;
    private @Nullable Window holder;

    /** A browser; or a system, in which no window takes the right from another. */
    public FakeWindows(boolean canTakeOver) {
        this.canTakeOver = canTakeOver;
    }

    /** Another window. */
    public Window open() {
        return new Window();
    }

    /** One window. */
    public final class Window implements StoreLock {
        private Runnable last = () -> {};
        private Runnable lost = () -> {};
        private boolean isAsleep;

        /** From now on it hears nothing. */
        public void sleep() {
            isAsleep = true;
        }

        /** It hears what it missed. */
        public void wake() {
            isAsleep = false;
            if (holder != this) {
                lost.run();
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
                before.last.run();
            }
            holder = this;
            if (before != null && !before.isAsleep) {
                before.lost.run();
            }
            then.accept(true);
        }

        @Override
        public void listen(Runnable next, Runnable gone) {
            last = next;
            lost = gone;
        }
    }
}
