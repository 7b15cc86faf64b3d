package reversi.tools.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import reversi.teach.PositionKey;
import reversi.teach.puzzle.PuzzleTheme;

/** Chooses puzzles from what was mined: different positions, many numbers of empties, and rare themes rather than common ones. */
final class PuzzleSelection {
    /** Of a hundred puzzles, how many have at most so many empties: five, seven, nine, … */
    private static final Map<Integer, Integer> SHARES =
            new TreeMap<>(Map.of(5, 9, 7, 11, 9, 14, 11, 20, 13, 22, 14, 12, 16, 11, 18, 1));

    private static final double MISSED = 1.5;

    private PuzzleSelection() {}

    /**
     * A candidate with its themes.
     *
     * @param candidate the position
     * @param themes what it is about
     */
    record Themed(PuzzleCandidate candidate, List<PuzzleTheme> themes) {
        Themed {
            themes = List.copyOf(themes);
        }
    }

    /** At most {@code count} of the candidates, in the order of their games: half of them as they come, half for their themes. */
    static List<Themed> choose(List<Themed> candidates, int count) {
        List<Themed> different = different(candidates);
        double[] worths = worths(different);
        List<Themed> chosen = new ArrayList<>();
        int from = 0;
        for (Map.Entry<Integer, Integer> share : SHARES.entrySet()) {
            int least = from;
            List<Themed> fitting = different.stream()
                    .filter(one -> empties(one) > least && empties(one) <= share.getKey())
                    .toList();
            int wanted = Math.min(fitting.size(), count * share.getValue() / 100);
            List<Themed> rest = new ArrayList<>(fitting.subList(wanted / 2, fitting.size()));
            rest.sort(Comparator.comparingDouble((Themed one) -> -worth(one, worths)));
            chosen.addAll(fitting.subList(0, wanted / 2));
            chosen.addAll(rest.subList(0, wanted - wanted / 2));
            from = share.getKey();
        }
        chosen.sort(Comparator.comparingInt(one -> one.candidate().game()));
        return chosen;
    }

    /** Without those that are symmetric to one before. */
    private static List<Themed> different(List<Themed> candidates) {
        Set<Integer> seen = new HashSet<>();
        List<Themed> different = new ArrayList<>();
        for (Themed one : candidates) {
            if (seen.add(PositionKey.of(BoardPositions.of(one.candidate())).value())) {
                different.add(one);
            }
        }
        return different;
    }

    private static int empties(Themed one) {
        return Long.bitCount(one.candidate().board().empties());
    }

    /** What each theme is worth: the more, the rarer it is. */
    private static double[] worths(List<Themed> candidates) {
        int[] counts = new int[PuzzleTheme.values().length];
        candidates.forEach(one -> one.themes().forEach(theme -> counts[theme.ordinal()]++));
        double[] worth = new double[counts.length];
        for (int i = 0; i < counts.length; i++) {
            worth[i] = Math.log((double) candidates.size() / Math.max(1, counts[i]));
        }
        return worth;
    }

    /** That of its rarest theme, and more where the player of the game went wrong. */
    private static double worth(Themed one, double[] worths) {
        double worth = 0;
        for (PuzzleTheme theme : one.themes()) {
            worth = Math.max(worth, worths[theme.ordinal()]);
        }
        return worth + (one.candidate().played() == one.candidate().best() ? 0 : MISSED);
    }
}
