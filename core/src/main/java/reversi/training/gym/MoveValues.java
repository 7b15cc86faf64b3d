package reversi.training.gym;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * What every legal move of a position leads to with best play.
 *
 * @param position the position
 * @param values the results in discs for the side to move, empties counted for the winner
 * @param lines the moves that lead there, to the end of the game
 */
record MoveValues(Position position, Map<Square, Integer> values, Map<Square, List<Move>> lines) {
    private static final int HUNDREDTHS = 100;

    /** The engine solves so few empty squares in milliseconds; the limit is for a device that is busy otherwise. */
    private static final int MILLIS = 5_000;

    MoveValues {
        values = Map.copyOf(values);
        lines = Map.copyOf(lines);
    }

    /** What the engine is asked about a position whose game goes on. */
    static Question question(Position position) {
        int empties = position.empties();
        Level level = Level.flawless(empties, empties, MILLIS);
        return new Question(position, level, Purpose.ANALYSIS, 0, MILLIS);
    }

    /** What its answer says; empty where it has no exact value and whole line of some move. */
    static Optional<MoveValues> of(Position position, Answer answer) {
        Map<Square, Integer> values = new HashMap<>();
        Map<Square, List<Move>> lines = new HashMap<>();
        for (MoveValue value : answer.values()) {
            if (value.exact()) {
                value.move().square().ifPresent(square -> {
                    values.put(square, value.value() / HUNDREDTHS);
                    lines.put(square, value.line());
                });
            }
        }
        return values.keySet().containsAll(position.placements())
                ? Optional.of(new MoveValues(position, values, lines))
                : Optional.empty();
    }

    DrillTask.Moves task() {
        return new DrillTask.Moves(values);
    }

    /** The line that begins with a move; empty where it is not known to the end of the game. */
    Optional<Transcript> line(Square first) {
        Transcript line = Transcript.from(position);
        for (Move move : lines.getOrDefault(first, List.of())) {
            if (!(line.current().play(move) instanceof Played.Legal legal)) {
                return Optional.empty();
            }
            line = line.with(legal.turn());
        }
        return line.current().isOver() ? Optional.of(line) : Optional.empty();
    }
}
