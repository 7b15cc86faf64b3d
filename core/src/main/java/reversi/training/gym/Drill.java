package reversi.training.gym;

import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Transcript;

/**
 * A question about a position, with its answer.
 *
 * @param kind what it trains
 * @param task how it is answered
 * @param line what shows the answer, from the position of the drill on: the move that was asked about, the best line to the end of the
 *     game, or safe moves until a side has none left; no turns where the squares themselves show it
 * @param difficulty the rating against which an answer counts, in points on the scale of the puzzles
 */
public record Drill(DrillKind kind, DrillTask task, Transcript line, int difficulty) {
    /** What is on the board. */
    public Position position() {
        return line.first();
    }

    /** Who is to move. */
    public Disc side() {
        return position().toMove();
    }
}
