package reversi.tools.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import reversi.library.Limits;
import reversi.library.Reversi;
import reversi.rules.Position;

/** Engines that search side by side, in the order in which they are asked. Thread-safe. */
public final class Searchers implements AutoCloseable {
    private static final int MOST_ENGINES = 256;

    private final List<Reversi> engines;
    private final BlockingQueue<Reversi> idle;
    private final ExecutorService threads;
    private final Set<Search> searches = ConcurrentHashMap.newKeySet();

    private Searchers(List<Reversi> engines) {
        this.engines = engines;
        this.idle = new ArrayBlockingQueue<>(engines.size(), false, engines);
        this.threads = Executors.newFixedThreadPool(engines.size(), Searchers::thread);
    }

    /** So many engines, each of so many threads and MiB of memory; throws IllegalArgumentException for numbers that can't be. */
    public static Searchers of(int number, int threads, int mebibytes) {
        if (number < 1 || number > MOST_ENGINES) {
            throw new IllegalArgumentException("engines: 1 to " + MOST_ENGINES + ", not " + number);
        }
        List<Reversi> engines = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            engines.add(Reversi.builder().threads(threads).memory(mebibytes).build());
        }
        return new Searchers(engines);
    }

    private static Thread thread(Runnable work) {
        Thread made = new Thread(work, "search");
        made.setDaemon(true);
        return made;
    }

    /** A search that begins when those that were asked for before have ended or have an engine; not for a game that is over. */
    Search begin(Position position, Limits limits) {
        Search search = new Search(position, limits);
        searches.add(search);
        try {
            threads.execute(() -> run(search));
        } catch (RejectedExecutionException closed) {
            searches.remove(search);
            throw closed;
        }
        return search;
    }

    /** There are as many engines as threads, so one is idle. */
    private void run(Search search) {
        Reversi engine = idle.remove();
        try {
            search.run(engine);
        } finally {
            idle.add(engine);
            searches.remove(search);
        }
    }

    /** Ends all searches, and those that wait before they begin. */
    @Override
    public void close() {
        threads.shutdown();
        searches.forEach(Search::cancel);
        engines.forEach(Reversi::close);
    }
}
