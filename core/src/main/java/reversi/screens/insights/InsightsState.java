package reversi.screens.insights;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.training.insights.Finding;
import reversi.training.insights.Insights;
import reversi.training.insights.OpeningScore;
import reversi.training.insights.Peers;

/**
 * What the page of insights shows.
 *
 * @param wanted how many games there are to look at
 * @param read how many of them were looked at
 * @param isDone whether all were
 * @param insights what they show
 * @param rating how strong the person is; empty where that is not known
 * @param findings the habits, the weakest first
 */
record InsightsState(
        int wanted, int read, boolean isDone, Insights insights, Optional<Integer> rating, List<Finding> findings) {
    private static final int LEAST_GAMES = 3;
    private static final int MOST_OPENINGS = 6;

    /** What is known now. */
    static InsightsState of(InsightsServices services) {
        InsightsReader reader = services.reader();
        Optional<Integer> rating = services.rating().get();
        Peers peers = services.peers().found().orElseGet(Peers::none);
        return new InsightsState(
                reader.wanted(),
                reader.read(),
                reader.isDone(),
                reader.insights(),
                rating,
                Finding.of(reader.insights(), peers, rating));
    }

    /** After more games were looked at, of which the figures tell nothing yet. */
    InsightsState reading(int nextWanted, int nextRead) {
        return new InsightsState(nextWanted, nextRead, isDone, insights, rating, findings);
    }

    /** Whether there is no game that shows anything. */
    boolean isEmpty() {
        return isDone && insights.size() == 0;
    }

    /** The openings that went best and worst, the best first. */
    List<OpeningScore> openings() {
        List<OpeningScore> all = insights.openings(LEAST_GAMES);
        if (all.size() <= MOST_OPENINGS) {
            return all;
        }
        List<OpeningScore> some = new ArrayList<>(all.subList(0, MOST_OPENINGS / 2));
        some.addAll(all.subList(all.size() - MOST_OPENINGS / 2, all.size()));
        return some;
    }
}
