package reversi.training.plan;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Square;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;

/**
 * The fixed test: positions whose values are exact, of which nobody is told what was right, so that the same ones can be asked again.
 *
 * @param positions in the order in which they are asked
 */
public record Exam(List<Puzzle> positions) {
    /** How many positions it has. */
    public static final int SIZE = ExamResult.POSITIONS;

    /** After so many days it is time for it again. */
    public static final int DAYS = 28;

    /** Throws IllegalArgumentException for another number of positions. */
    public Exam {
        positions = List.copyOf(positions);
        if (positions.size() != SIZE) {
            throw new IllegalArgumentException(positions.size() + " positions");
        }
    }

    /** The test of these positions, the easiest first; throws IllegalArgumentException where there are not so many. */
    public static Exam of(PuzzleCollection collection) {
        List<Puzzle> positions = new ArrayList<>();
        for (int at = 0; at < collection.size(); at++) {
            positions.add(collection.get(at));
        }
        return new Exam(positions);
    }

    /** What a move loses at a position, counted from 0, in discs; all that can be lost there where it is not legal. */
    public int loss(int at, Square move) {
        Puzzle position = positions.get(at);
        int worst = position.values().stream().mapToInt(Integer::intValue).min().orElse(0);
        return position.value() - position.value(move).orElse(worst);
    }

    /** What all answers come to; throws IllegalArgumentException where some are missing. */
    public ExamResult result(List<Square> answers, long day) {
        if (answers.size() != SIZE) {
            throw new IllegalArgumentException(answers.size() + " answers");
        }
        int lost = 0;
        int best = 0;
        for (int at = 0; at < SIZE; at++) {
            int loss = loss(at, answers.get(at));
            lost += loss;
            best += loss == 0 ? 1 : 0;
        }
        return new ExamResult(day, lost, best);
    }
}
