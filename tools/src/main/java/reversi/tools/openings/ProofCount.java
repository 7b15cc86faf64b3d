package reversi.tools.openings;

import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.Locale;
import java.util.Map;
import reversi.engine.Board;
import reversi.tools.books.ProvedBook;
import reversi.tools.books.ProvedPosition;

/** What a book of proved openings stands on, in numbers. */
final class ProofCount {
    private static final double PER_DISC = 100;

    private final Map<String, Integer> kinds = new HashMap<>();

    /** By how much a search misses what the line from it comes to, or more than its position's result can be, in hundredths. */
    private final IntSummaryStatistics missed = new IntSummaryStatistics();

    private ProofCount() {}

    /** The counts of a book, in words. */
    static String of(ProvedBook book) {
        ProofCount count = new ProofCount();
        Map<Board, Integer> worths = book.worths();
        for (ProvedPosition position : book.positions()) {
            count.add(position, worths.getOrDefault(position.board(), position.value()));
        }
        return String.format(
                Locale.ROOT,
                "published=%d exact=%d searched=%d: its line comes to another value by %.2f discs on average, %.2f at most",
                count.of("published"),
                count.of("exact"),
                count.of("searched"),
                count.missed.getAverage() / PER_DISC,
                Math.max(0, count.missed.getMax()) / PER_DISC);
    }

    private int of(String kind) {
        return kinds.getOrDefault(kind, 0);
    }

    private void add(ProvedPosition position, int worth) {
        kinds.merge(
                position.proof().fold(exact -> "exact", searched -> "searched", published -> "published"),
                1,
                Integer::sum);
        if (!position.proof().isResult()) {
            missed.accept(Math.abs(position.value() - worth));
        }
    }
}
