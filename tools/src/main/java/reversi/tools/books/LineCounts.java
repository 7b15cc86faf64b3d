package reversi.tools.books;

/**
 * How many lines of a book go on from a position; each count is 0…4294967295.
 *
 * @param won lines that the side to move wins, by exact values
 * @param drawn drawn lines
 * @param lost lost lines
 * @param all all lines
 */
public record LineCounts(long won, long drawn, long lost, long all) {
    /** Where nothing is counted. */
    static final LineCounts NONE = new LineCounts(0, 0, 0, 0);

    /** Of a position that must pass, when those of the one after it are known. */
    LineCounts swapped() {
        return new LineCounts(lost, drawn, won, all);
    }
}
