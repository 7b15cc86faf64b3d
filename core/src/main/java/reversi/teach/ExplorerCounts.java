package reversi.teach;

/** How games ended, for each of many positions or moves and each of their {@link ExplorerFilter#CELLS} parts. */
final class ExplorerCounts {
    private static final int ENDS = 3;

    /** For each part of each of them three numbers: won by Black, drawn, won by White. */
    private final int[] counts;

    private ExplorerCounts(int[] counts) {
        this.counts = counts;
    }

    /** None so far of so many positions or moves. */
    static ExplorerCounts none(int size) {
        return new ExplorerCounts(new int[size * ExplorerFilter.CELLS * ENDS]);
    }

    /** Notes how the games of one part of one of them ended, while they are read. */
    void set(int at, int cell, GameResults results) {
        int first = first(at, cell);
        counts[first] = results.black();
        counts[first + 1] = results.drawn();
        counts[first + 2] = results.white();
    }

    private static int first(int at, int cell) {
        return (at * ExplorerFilter.CELLS + cell) * ENDS;
    }

    /** How the games of one of them ended that a filter lets count. */
    GameResults of(int at, ExplorerFilter filter) {
        int black = 0;
        int drawn = 0;
        int white = 0;
        for (int cell = 0; cell < ExplorerFilter.CELLS; cell++) {
            if (filter.has(cell)) {
                int first = first(at, cell);
                black += counts[first];
                drawn += counts[first + 1];
                white += counts[first + 2];
            }
        }
        return new GameResults(black, drawn, white);
    }
}
