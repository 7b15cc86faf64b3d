package reversi.tools.simulate;

/**
 * Who plays on what.
 *
 * @param players people at a game, two at each
 * @param thinkSeconds between two moves of a game, on average
 * @param watchers people who watch each game besides, on average
 * @param nodes nodes of the server
 * @param databases databases, among which games are divided
 * @param broker whether a broker tells only the opponent's node; otherwise NOTIFY of each database tells all
 */
record Plan(int players, double thinkSeconds, double watchers, int nodes, int databases, boolean broker) {
    /** The same with other people. */
    Plan withPlayers(int others) {
        return new Plan(others, thinkSeconds, watchers, nodes, databases, broker);
    }

    /** Moves a second. */
    double moves() {
        return players / 2.0 / thinkSeconds;
    }
}
