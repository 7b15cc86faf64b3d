package reversi.teach;

/** The years of the recorded games in parts that openings changed between. */
public enum ExplorerEra {
    /** Before strong programs were on everybody's computer. */
    EARLY(1977, 1994),
    /** The years of the most games, programs' among them. */
    MIDDLE(1995, 2007),
    /** Openings as they are played today. */
    LATE(2008, 2019);

    private final int first;
    private final int last;

    ExplorerEra(int first, int last) {
        this.first = first;
        this.last = last;
    }

    /** The first year. */
    public int first() {
        return first;
    }

    /** The last year. */
    public int last() {
        return last;
    }

    /** The part that a year belongs to; what lies before or after all of them belongs to the nearest. */
    public static ExplorerEra of(int year) {
        return year <= EARLY.last ? EARLY : year <= MIDDLE.last ? MIDDLE : LATE;
    }
}
