package reversi.training.repertoire;

import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * A move that somebody means to play in a position.
 *
 * @param line one of the ways to the position, from the start of the game
 * @param square the move, as it is in that line
 * @param memory how well it is remembered; empty before it was asked for the first time
 */
public record PreparedMove(Transcript line, Square square, Optional<Memory> memory) {
    /** Throws IllegalArgumentException where the move is none of the position's. */
    public PreparedMove {
        if (!line.current().placements().contains(square)) {
            throw new IllegalArgumentException("no move: " + square.name());
        }
    }

    /** The position. */
    public Position position() {
        return line.current();
    }

    /** Whether it is to be asked on a day: for the first time, or since it may be forgotten. */
    public boolean isDue(long today) {
        return memory.map(known -> known.due() <= today).orElse(true);
    }

    /** After it was asked. */
    PreparedMove asked(Recall recall, long today) {
        Memory next = memory.map(known -> known.after(recall, today)).orElseGet(() -> Memory.first(recall, today));
        return new PreparedMove(line, square, Optional.of(next));
    }
}
