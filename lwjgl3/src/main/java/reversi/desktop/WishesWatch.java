package reversi.desktop;

import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** Knows what the system asks of its programs, and asks again whenever the person comes back to the window, as from the system's settings. */
final class WishesWatch {
    private final Supplier<SystemWishes> question;
    private final Executor background;
    private final Executor renderThread;
    private SystemWishes now = SystemWishes.UNKNOWN;
    private Runnable changed = () -> {};
    private boolean isAsking;

    /** {@code question} is asked by {@code background}; the answer is known from then on to {@code renderThread}, on which all else is called. */
    WishesWatch(Supplier<SystemWishes> question, Executor background, Executor renderThread) {
        this.question = question;
        this.background = background;
        this.renderThread = renderThread;
    }

    /** What is known by now. */
    SystemWishes now() {
        return now;
    }

    /** Who hears that they changed. */
    void listen(Runnable listener) {
        changed = listener;
    }

    /** Asks, unless a question is on its way already. */
    void ask() {
        if (!isAsking) {
            isAsking = true;
            background.execute(() -> {
                SystemWishes answer = question.get();
                renderThread.execute(() -> heard(answer));
            });
        }
    }

    private void heard(SystemWishes answer) {
        isAsking = false;
        if (!answer.equals(now)) {
            now = answer;
            changed.run();
        }
    }
}
