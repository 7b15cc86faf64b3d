package reversi.engine;

/**
 * All who search an 8×8 position together: they begin at the same place with the same window, share one table, and leave
 * alone what another is at ({@link AbdadaTable}). The one who asked decides when it is done.
 */
final class SearchThreads {
    /** Shorter searches are over before a helper has woken up. */
    private static final int SHARED_DEPTH = 8;

    private final MidgameSearch own;
    private final MidgameSearch[] others;
    private final StopSignal[] signals;
    private final Helpers helpers;

    /** The search of the one who asks, and for each helper a search with a signal that stops it alone. */
    SearchThreads(MidgameSearch own, MidgameSearch[] others, StopSignal[] signals, Helpers helpers) {
        this.own = own;
        this.others = others;
        this.signals = signals;
        this.helpers = helpers;
    }

    /** Prepares for a new root. */
    void start() {
        own.start();
    }

    /** Positions looked at since the engine began, by all of them. */
    long nodes() {
        long nodes = own.nodes();
        for (MidgameSearch other : others) {
            nodes += other.nodes();
        }
        return nodes;
    }

    /** The value of a position: see {@link MidgameSearch#search}. */
    int search(long player, long opponent, int depth, int selectivity, int alpha, int beta) {
        if (others.length == 0 || depth < SHARED_DEPTH) {
            return own.search(player, opponent, depth, selectivity, alpha, beta);
        }
        for (StopSignal signal : signals) {
            signal.start(Long.MAX_VALUE, Long.MAX_VALUE);
        }
        helpers.begin(helper -> {
            others[helper].start();
            others[helper].search(player, opponent, depth, selectivity, alpha, beta);
        });
        try {
            return own.search(player, opponent, depth, selectivity, alpha, beta);
        } finally {
            for (StopSignal signal : signals) {
                signal.ask();
            }
            helpers.await();
        }
    }
}
