package reversi.tools.games;

import java.util.Optional;
import reversi.teach.review.ReviewLimits;

/** How analysed games are written, each as one or more lines that tell which game they belong to. */
interface AnalysisFormat {
    /**
     * What a line says.
     *
     * @param place the game that it belongs to
     * @param number which one of the game's lines it is, from 1
     * @param lines how many lines the game has
     * @param limits how thoroughly it was analysed
     */
    record Line(AnalysedGame.Place place, int number, int lines, String limits) {}

    /** The first line with its end; empty where there is none. */
    String head();

    /** A game: whole lines with their ends. */
    String write(AnalysedGame game);

    /** What a line without its end says; empty where it is none of this format. */
    Optional<Line> read(String line);

    /** Whether a file that ends within its first line may be one of this format. */
    boolean mayBegin(String cut);

    /** How thoroughly games are analysed. */
    String limits();

    /** Limits in one word: the plies, the empties that are solved and, where they are bounded, the milliseconds of a question. */
    static String limits(ReviewLimits limits) {
        String millis =
                limits.millis() == 0 || limits.millis() == Integer.MAX_VALUE ? "" : "/" + limits.millis() + "ms";
        return limits.depth() + "/" + limits.solve() + millis;
    }
}
