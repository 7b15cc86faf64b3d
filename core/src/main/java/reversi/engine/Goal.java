package reversi.engine;

import reversi.rules.Variant;

/** What wins a game. */
enum Goal {
    /** More discs, empties counted for the winner. */
    MOST,
    /** Fewer discs, as they lie on the board. */
    FEWEST;

    /** The goal of a variant. */
    static Goal of(Variant variant) {
        return variant.fewestWins() ? FEWEST : MOST;
    }

    /** The result of a finished game for the side with {@code mine} discs, in hundredths of a disc. */
    int result(int mine, int theirs, int empties) {
        int lead = mine - theirs;
        if (this == FEWEST) {
            return -100 * lead;
        }
        return 100 * (lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0);
    }
}
