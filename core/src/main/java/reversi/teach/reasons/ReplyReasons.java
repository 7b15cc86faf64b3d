package reversi.teach.reasons;

import java.util.List;
import java.util.Optional;
import reversi.rules.Square;
import reversi.rules.Turn;

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
        Optional<Turn> reply = worse.plies() > 1 ? Optional.of(worse.turn(1)) : Optional.empty();
        Optional<Square> square = reply.flatMap(turn -> turn.move().square());
        int discs = Math.round((float) comparison.loss() / HUNDREDTHS);
        return new Reason.Reply(
                (isBetter ? comparison.better() : comparison.worse()).move(),
                comparison.worse().move(),
                square,
                discs);
    }
}
