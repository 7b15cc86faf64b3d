package reversi.training.repertoire;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;

/**
 * Tells which prepared moves one comes to by their lines when one plays as prepared: not those on whose way another move was chosen since. What
 * lines have in common is looked at once, so that all of ten thousand are told in a fraction of a second.
 */
final class ReachedMoves implements Predicate<PreparedMove> {
    private final Disc side;
    private final BiPredicate<Position, Square> isPrepared;
    private final Map<Choice, Boolean> known = new HashMap<>();

    private record Choice(Position position, Square square) {}

    /** The moves of one side, of which {@code isPrepared} tells whether one is prepared in a position. */
    ReachedMoves(Disc side, BiPredicate<Position, Square> isPrepared) {
        this.side = side;
        this.isPrepared = isPrepared;
    }

    @Override
    public boolean test(PreparedMove move) {
        List<Turn> turns = move.line().turns();
        for (int i = turns.size() - 1; i >= 0; i--) {
            Optional<Square> square = turns.get(i).move().square();
            if (square.isPresent() && !isPrepared(turns.get(i).before(), square.get())) {
                return false;
            }
        }
        return true;
    }

    /** Whether a move of a line is the prepared one, or the other side's. */
    private boolean isPrepared(Position before, Square square) {
        return before.toMove() != side
                || known.computeIfAbsent(
                        new Choice(before, square), choice -> isPrepared.test(choice.position, choice.square));
    }
}
