package reversi.screens.plan;

import java.util.Optional;
import reversi.rules.Position;
import reversi.training.plan.Exam;
import reversi.training.plan.ExamResult;

/**
 * What the page of the test shows.
 *
 * @param exam the test
 * @param answered how many positions are answered
 * @param result what all answers come to; empty before the last one
 */
record ExamState(Exam exam, int answered, Optional<ExamResult> result) {
    /** The position that is asked; empty once all are answered. */
    Optional<Position> position() {
        return result.isPresent()
                ? Optional.empty()
                : Optional.of(exam.positions().get(answered).position());
    }
}
