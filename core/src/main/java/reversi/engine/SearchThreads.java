package reversi.engine;

/**
 * Parallel search of one 8×8 position, on one transposition table. In the middle game the calling thread searches, and whoever has nothing
 * to do joins another's {@link SplitPoint}. Where the {@link Solver} takes over at once all threads solve the same position, and defer
 * moves that another is searching ({@link AbdadaTable}).
 */
final class SearchThreads {
    /** Shallower searches are over before a helper thread wakes up. */
    private static final int SHARED_DEPTH = 8;

    private final MidgameSearch mainSearch;
    private final MidgameSearch[] helperSearches;
    private final StopSignal[] signals;
    private final SplitPoints splits;
    private final Helpers helpers;

    /** {@code mainSearch} runs on the calling thread; each helper has its own search and stop signal. */
    SearchThreads(
            MidgameSearch mainSearch,
            MidgameSearch[] helperSearches,
            StopSignal[] signals,
            SplitPoints splits,
            Helpers helpers) {
        this.mainSearch = mainSearch;
        this.helperSearches = helperSearches;
        this.signals = signals;
        this.splits = splits;
        this.helpers = helpers;
    }

    /** Prepares for a new root. */
    void start() {
        mainSearch.start();
    }

    /** Nodes searched by all threads since the engine was created. */
    long nodes() {
        long nodes = mainSearch.nodes();
        for (MidgameSearch other : helperSearches) {
            nodes += other.nodes();
        }
        return nodes;
    }

    /** The value of a position: see {@link MidgameSearch#search}. From the first deeper search on the helpers wait for work until {@link #end}. */
    int search(long player, long opponent, int depth, int selectivity, int alpha, int beta) {
        if (helperSearches.length == 0 || depth < SHARED_DEPTH) {
            return mainSearch.search(player, opponent, depth, selectivity, alpha, beta);
        }
        boolean isSolved = mainSearch.isSolved(player, opponent, depth, selectivity);
        boolean goesOn = false;
        try {
            if (isSolved) {
                end();
                begin(helper -> helperSearches[helper].search(player, opponent, depth, selectivity, alpha, beta));
            } else if (!splits.isOpen()) {
                splits.open();
                begin(helper -> helperSearches[helper].help());
            }
            int value = mainSearch.search(player, opponent, depth, selectivity, alpha, beta);
            goesOn = !isSolved && !mainSearch.isStopped();
            return value;
        } finally {
            if (!goesOn) {
                end();
            }
        }
    }

    private void begin(Helpers.Task task) {
        for (StopSignal signal : signals) {
            signal.start(Long.MAX_VALUE, Long.MAX_VALUE);
        }
        helpers.begin(helper -> {
            helperSearches[helper].start();
            task.run(helper);
        });
    }

    /** Sends the helpers away, and waits until they are gone; rethrows what broke one of them. */
    void end() {
        splits.close();
        for (StopSignal signal : signals) {
            signal.request();
        }
        helpers.await();
    }
}
