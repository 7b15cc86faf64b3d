package reversi.engine;

import reversi.rules.Variant;

/** What the players of a game want at its end. */
enum Goal {
    /** More discs, the empties going to the winner. */
    MOST,
    /** Fewer discs, as they lie on the board. */
    FEWEST;

    /** The goal of a variant. */
    static Goal of(Variant variant) {
        return variant.fewestWins() ? FEWEST : MOST;
    }

    /** What a finished game is worth to a side with these discs, in hundredths of a disc. */
    int result(int mine, int theirs, int empties) {
        int lead = mine - theirs;
        if (this == FEWEST) {
            return -100 * lead;
        }
        return 100 * (lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0);
    }
}
