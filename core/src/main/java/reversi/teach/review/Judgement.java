package reversi.teach.review;

/**
 * How bad a move was, by the winning chances that it gave away. The thresholds are those of lichess (lila, {@code Advice.scala}: 0.1,
 * 0.2 and 0.3 on a scale from -1 to 1), in percentage points.
 */
public enum Judgement {
    GOOD(0),
    INACCURACY(5),
    MISTAKE(10),
    BLUNDER(15);

    private final double fewestPoints;

    Judgement(double fewestPoints) {
        this.fewestPoints = fewestPoints;
    }

    /**
     * The judgement of a move worth {@code worth} where the best one is worth {@code best}, both in hundredths of a disc for the side that
     * moves in a position with {@code empties} empties.
     */
    public static Judgement of(int best, int worth, int empties) {
        return of(WinningChances.lost(best, worth, empties));
    }

    /** The judgement of a move that lowered the winning chances by {@code points} percentage points. */
    static Judgement of(double points) {
        Judgement judged = GOOD;
        for (Judgement next : values()) {
            judged = points >= next.fewestPoints ? next : judged;
        }
        return judged;
    }
}
