package reversi.online;

/** The boards of the ranking that are not of one {@link RatingPool}, whose code names its own. */
public final class RankingBoard {
    /** Members by the rating of all their live games of Othello. */
    public static final String ALL = "";
    /** Members by the rated games that they have won in this month, in UTC. */
    public static final String MONTH = "month";
    /** The same for the month before. */
    public static final String LAST_MONTH = "last-month";

    private RankingBoard() {}
}
