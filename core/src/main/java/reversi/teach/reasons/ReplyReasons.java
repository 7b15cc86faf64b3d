package reversi.teach.reasons;

import java.util.List;
import reversi.rules.Move;

/** What is left to say where no other reason is found: which answer costs the worse move what it is worth less. */
final class ReplyReasons {
    private static final int HUNDREDTHS = 100;

    private ReplyReasons() {}

    /** The reasons that were found, and on a side that has none what the answers leave; none where less than a disc is at stake. */
    static Explanation complete(Comparison comparison, Explanation found) {
        if (comparison.loss() < Comparison.LEAST_LOSS) {
            return found;
        }
        return new Explanation(
                found.better().isEmpty() ? List.of(reason(comparison, true)) : found.better(),
                found.worse().isEmpty() ? List.of(reason(comparison, false)) : found.worse());
    }

    private static Reason reason(Comparison comparison, boolean isBetter) {
        ProvingLine worse = ProvingLine.of(comparison.position(), comparison.worse());
        int discs = Math.round((float) comparison.loss() / HUNDREDTHS);
        Move move = (isBetter ? comparison.better() : comparison.worse()).move();
        return Reason.of(Reason.Kind.REPLY, comparison.position().toMove(), List.of(move))
                .at(Reason.placed(worse.moves(Math.min(2, worse.plies()))))
                .counting(discs, worse.move(), 0);
    }
}
