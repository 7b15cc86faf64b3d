package reversi.tools.openings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import reversi.tools.books.ProvedBook;
import reversi.tools.books.ProvedPosition;

/**
 * By how much values of a book of proved openings are off when they are found again, in hundredths of a disc.
 *
 * @param searched those of searches
 * @param solved those of solved results
 */
record SearchedAgain(List<Integer> searched, List<Integer> solved) {
    private static final double PER_DISC = 100;

    SearchedAgain {
        searched = List.copyOf(searched);
        solved = List.copyOf(solved);
    }

    /** Finds so many values again, drawn at random; all where there are no more. Published ones stay with their sources. */
    static SearchedAgain of(ProvedBook book, int count, long seed, ProofSearch search) {
        List<ProvedPosition> drawn = new ArrayList<>(book.positions());
        Collections.shuffle(drawn, new Random(seed));
        List<Integer> searched = new ArrayList<>();
        List<Integer> solved = new ArrayList<>();
        for (ProvedPosition position : drawn.subList(0, Math.min(count, drawn.size()))) {
            int off = Math.abs(search.again(position) - position.value());
            (position.proof().isResult() ? solved : searched).add(off);
        }
        return new SearchedAgain(searched, solved);
    }

    /** How many are wrong if a search may be off by so many discs, and a result by none. */
    int wrong(double discs) {
        return (int) (searched.stream().filter(off -> off > PER_DISC * discs).count()
                + solved.stream().filter(off -> off != 0).count());
    }

    @Override
    public String toString() {
        List<Integer> all = new ArrayList<>(searched);
        all.addAll(solved);
        return String.format(
                Locale.ROOT,
                "found-again=%d other=%d mean-off=%.2f most-off=%.2f",
                all.size(),
                all.stream().filter(off -> off != 0).count(),
                all.stream().mapToInt(off -> off).average().orElse(0) / PER_DISC,
                all.stream().mapToInt(off -> off).max().orElse(0) / PER_DISC);
    }
}
