package reversi.engine;

/**
 * Parallel search of one 8×8 position: all threads search the same root with the same window, share one transposition table, and defer
 * moves that another is searching ({@link AbdadaTable}). The search ends when the calling thread's does.
 */
final class SearchThreads {
    /** Shallower searches are over before a helper thread wakes up. */
    private static final int SHARED_DEPTH = 8;

    private final MidgameSearch mainSearch;
    private final MidgameSearch[] helperSearches;
    private final StopSignal[] signals;
    private final Helpers helpers;

    /** {@code mainSearch} runs on the calling thread; each helper has its own search and stop signal. */
    SearchThreads(MidgameSearch mainSearch, MidgameSearch[] helperSearches, StopSignal[] signals, Helpers helpers) {
        this.mainSearch = mainSearch;
        this.helperSearches = helperSearches;
        this.signals = signals;
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

    /** The value of a position: see {@link MidgameSearch#search}. */
    int search(long player, long opponent, int depth, int selectivity, int alpha, int beta) {
        if (helperSearches.length == 0 || depth < SHARED_DEPTH) {
            return mainSearch.search(player, opponent, depth, selectivity, alpha, beta);
        }
        for (StopSignal signal : signals) {
            signal.start(Long.MAX_VALUE, Long.MAX_VALUE);
        }
        helpers.begin(helper -> {
            helperSearches[helper].start();
            helperSearches[helper].search(player, opponent, depth, selectivity, alpha, beta);
        });
        try {
            return mainSearch.search(player, opponent, depth, selectivity, alpha, beta);
        } finally {
            for (StopSignal signal : signals) {
                signal.request();
            }
            helpers.await();
        }
    }
}
