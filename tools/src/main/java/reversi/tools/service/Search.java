package reversi.tools.service;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import reversi.library.Analysis;
import reversi.library.Limits;
import reversi.library.Reversi;
import reversi.rules.Position;

/** The search of one position by an engine of the pool. One thread runs it, another one hears of it, and any may cancel it. */
final class Search {
    /** What is found in between is left out where more of it waits to be read. */
    private static final int MOST_WAITING = 64;

    private final Position position;
    private final Limits limits;
    private final BlockingQueue<Told> told = new ArrayBlockingQueue<>(MOST_WAITING);
    private Optional<Reversi> running = Optional.empty();
    private boolean isCancelled;

    /** Begins with {@link #run}. */
    Search(Position position, Limits limits) {
        this.position = position;
        this.limits = limits;
    }

    /**
     * What is heard of a search.
     *
     * @param analysis what it has found; empty where it was cancelled or has failed
     * @param isLast whether it has ended
     */
    record Told(Optional<Analysis> analysis, boolean isLast) {}

    /** What comes next; empty where that takes longer. */
    Optional<Told> next(Duration longest) throws InterruptedException {
        return Optional.ofNullable(told.poll(longest.toMillis(), TimeUnit.MILLISECONDS));
    }

    /** Searches, unless it was cancelled before. */
    void run(Reversi engine) {
        Optional<Analysis> found = Optional.empty();
        try {
            if (begin(engine)) {
                found = Optional.of(engine.analyse(position, limits, this::found));
            }
        } catch (CancellationException left) {
            found = Optional.empty();
        } finally {
            end(found);
        }
    }

    /** Ends it where it goes on; without effect where it has ended. */
    synchronized void cancel() {
        isCancelled = true;
        running.ifPresent(Reversi::stop);
    }

    private synchronized boolean begin(Reversi engine) {
        running = Optional.of(engine);
        return !isCancelled;
    }

    private void found(Analysis analysis) {
        synchronized (this) {
            // A request to stop that came before the search had begun is lost to the engine.
            if (isCancelled) {
                throw new CancellationException();
            }
        }
        told.offer(new Told(Optional.of(analysis), false));
    }

    /** From here on the engine is another search's. */
    private void end(Optional<Analysis> found) {
        synchronized (this) {
            running = Optional.empty();
        }
        Told last = new Told(found, true);
        while (!told.offer(last)) {
            told.poll();
        }
    }
}
