package reversi.fairplay;

import java.util.List;

/**
 * A position in which somebody had a choice, and what was played. Throws IllegalArgumentException for fewer than two moves or another than one of them.
 *
 * @param empties empty squares before the move
 * @param options the legal moves, in the order of {@link reversi.rules.Position#placements}
 * @param chosen which of them was played, from 0
 */
public record Decision(int empties, List<Option> options, int chosen) {
    public Decision {
        options = List.copyOf(options);
        if (options.size() < 2 || chosen < 0 || chosen >= options.size()) {
            throw new IllegalArgumentException("no choice: " + chosen + " of " + options.size());
        }
    }

    /** The same position, had another move been played. */
    public Decision choosing(int other) {
        return new Decision(empties, options, other);
    }
}
