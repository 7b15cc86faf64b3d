package reversi.webtest;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The browsers that run, so that each class of tests takes one that another has left instead of starting its own, which takes 2 s of the
 * processor. A browser is in the hands of one class at a time; its windows share nothing.
 */
final class BrowserShelf implements AutoCloseable {
    private final Map<Path, Deque<RealBrowser>> free = new HashMap<>();

    /** A browser of this program that nobody uses, started where there is none. */
    RealBrowser take(Path program) {
        return left(program).orElseGet(() -> new RealBrowser(program));
    }

    private synchronized Optional<RealBrowser> left(Path program) {
        return Optional.ofNullable(
                free.getOrDefault(program, new ArrayDeque<>()).poll());
    }

    /** Puts back what {@link #take} gave; one that has crashed is closed. */
    void giveBack(RealBrowser browser) {
        if (!browser.isRunning()) {
            browser.close();
            return;
        }
        synchronized (this) {
            free.computeIfAbsent(browser.program(), none -> new ArrayDeque<>()).push(browser);
        }
    }

    /** Closes all that were given back. */
    @Override
    public synchronized void close() {
        free.values().forEach(all -> all.forEach(RealBrowser::close));
        free.clear();
    }
}
