package reversi.tools.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Explanation;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.Reasons;

/**
 * A sampled position and why its best move is better than others.
 *
 * @param sampled the position
 * @param explained the best move compared with the next that is worse, and with what was played
 */
record ExplainedPosition(SampledPosition sampled, List<Explained> explained) {
    ExplainedPosition {
        explained = List.copyOf(explained);
    }

    /** Two moves and why the one is better. */
    record Explained(Comparison comparison, Explanation why) {
        /** Whether nothing but the answers tells the moves apart on one of the sides. */
        boolean isByReply(boolean better) {
            return (better ? why.better() : why.worse())
                    .stream().allMatch(reason -> reason.kind() == Reason.Kind.REPLY);
        }

        /** Whether something is said of the two moves that their values and the answer don't say: what reviews tell of a mistake. */
        boolean isExplained() {
            return Stream.concat(why.worse().stream(), why.better().stream())
                    .anyMatch(reason -> !reason.isResult() && reason.kind() != Reason.Kind.REPLY);
        }

        Optional<Reason> firstFalse() {
            PlainCheck check = new PlainCheck(comparison);
            for (Reason reason : why.better()) {
                if (!check.isTrue(reason, true)) {
                    return Optional.of(reason);
                }
            }
            return why.worse().stream()
                    .filter(reason -> !check.isTrue(reason, false))
                    .findFirst();
        }

        int reasons() {
            return why.better().size() + why.worse().size();
        }
    }

    /** Asks an engine for the values of all moves, as deep as a level says, and explains them. */
    static ExplainedPosition of(SampledPosition sampled, Engine engine, Level level, int most) {
        Question question = new Question(sampled.position(), level, Purpose.ANALYSIS, 1, level.millis());
        Answer answer = engine.answer(question, SearchObserver.NONE);
        List<MoveValue> values = new ArrayList<>(answer.values());
        values.sort(Comparator.comparingInt(value -> -value.value()));
        List<Explained> explained = new ArrayList<>();
        Comparison.ofBest(sampled.position(), values).ifPresent(next -> explained.add(explain(next, most)));
        values.stream()
                .filter(value -> value.move().equals(sampled.played()))
                .filter(value -> values.get(0).value() - value.value() >= Comparison.LEAST_LOSS)
                .filter(value -> explained.isEmpty()
                        || !explained.get(0).comparison().worse().equals(value))
                .findFirst()
                .ifPresent(played -> explained.add(
                        explain(new Comparison(sampled.position(), values.get(0), played, values), most)));
        return new ExplainedPosition(sampled, explained);
    }

    private static Explained explain(Comparison comparison, int most) {
        return new Explained(comparison, Reasons.orReply(comparison, Reasons.explain(comparison, most)));
    }
}
