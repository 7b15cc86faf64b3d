package reversi.teach.reasons;

import java.util.List;

/** Looks for reasons of some kinds. */
interface Finder {
    /** Adds what holds of the first move of a contrast and explains its difference from the other one. */
    void find(ContrastedMove contrast, List<RankedReason> found);
}
