package reversi.teach;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.rules.Move;

/**
 * Answers to one question as a person should see them while the search deepens. Values of searches to an odd and to an even depth differ
 * by some discs (docs/engine-tried.md), so that they would swing with every depth: the value of each move is the mean of its last two depths,
 * until it is exact.
 */
public final class DepthAverage {
    private final Map<Move, Seen> seen = new HashMap<>();

    /** The newest value that was searched for a move, and what was made of it. */
    private record Seen(MoveValue searched, int mean) {}

    /** The answer with the mean values of its moves, the best first. Answers must come in the order of their search. */
    public Answer of(Answer answer) {
        if (answer.values().isEmpty()) {
            return answer;
        }
        List<MoveValue> values = new ArrayList<>();
        for (MoveValue value : answer.values()) {
            int mean = mean(value);
            values.add(new MoveValue(value.move(), mean, value.depth(), value.exact(), value.line()));
        }
        return answer.withValues(values);
    }

    private int mean(MoveValue value) {
        Seen before = seen.get(value.move());
        int mean = mean(before, value);
        seen.put(value.move(), new Seen(value, mean));
        return mean;
    }

    private static int mean(@Nullable Seen before, MoveValue value) {
        if (before == null || value.exact()) {
            return value.value();
        }
        MoveValue last = before.searched();
        if (last.depth() == value.depth() && last.value() == value.value()) {
            return before.mean();
        }
        return last.depth() == value.depth() - 1 ? (last.value() + value.value()) / 2 : value.value();
    }
}
