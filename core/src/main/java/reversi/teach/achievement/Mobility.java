package reversi.teach.achievement;

import java.util.List;
import java.util.OptionalInt;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.BoardFacts;

/** What achievements ask about the moves that the opponent has. */
final class Mobility {
    private static final int LEAST_EMPTIES = 20;

    private Mobility() {}

    static OptionalInt quiet(OwnGame game) {
        BoardFacts facts = new BoardFacts(game.variant());
        return game.firstOwn(ply -> isQuiet(facts, game.turn(ply)));
    }

    private static boolean isQuiet(BoardFacts facts, Turn turn) {
        Position after = turn.after();
        if (turn.before().empties() < LEAST_EMPTIES) {
            return false;
        }
        for (Square flipped : turn.flipped()) {
            if (facts.isOpen(after, flipped)) {
                return false;
            }
        }
        List<Square> answers = after.placements();
        return !answers.isEmpty()
                && BoardFacts.moves(turn.before(), turn.mover().other()).containsAll(answers);
    }

    static OptionalInt oneAnswer(OwnGame game) {
        return game.firstOwn(ply -> {
            Position after = game.turn(ply).after();
            return after.empties() >= LEAST_EMPTIES && after.placements().size() == 1;
        });
    }

    static OptionalInt forcedPass(OwnGame game) {
        return game.firstOwn(ply -> game.turn(ply).after().mustPass());
    }
}
