package reversi.teach.lesson;

import java.util.List;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * What the board shows in a step.
 *
 * @param moves the position that it begins with, and the moves that are then played before the reader's eyes
 * @param points the squares that are pointed at once they have been played
 */
public record Scene(Transcript moves, List<Square> points) {
    public Scene {
        points = List.copyOf(points);
    }

    /** The position before the moves. */
    public Position before() {
        return moves.first();
    }

    /** The position after the moves, to which text and tasks refer. */
    public Position position() {
        return moves.current();
    }
}
