package reversi.tools.options;

import java.util.List;
import java.util.Random;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A short name for how an engine values positions: it changes with the evaluation and with what the search leaves out. */
final class EngineMark {
    private static final int DEPTH = 8;
    private static final int FEWEST_DISCS = 12;
    private static final int PLIES_APART = 6;

    private EngineMark() {}

    /** The mark of an engine that is asked for nothing else. */
    static String of(Engine engine) {
        Strength strength = new Strength(Strength.trial(DEPTH, 0), 0);
        Random random = new Random(1);
        Position position = Position.start(Variant.OTHELLO);
        int hash = 0;
        for (List<Move> moves = position.legalMoves(); !moves.isEmpty(); moves = position.legalMoves()) {
            int discs = 64 - position.empties();
            if (discs >= FEWEST_DISCS && discs % PLIES_APART == 0) {
                Answer answer = engine.answer(strength.question(position, 1), SearchObserver.NONE);
                hash = 31 * hash + answer.value();
            }
            Move move = moves.get(random.nextInt(moves.size()));
            position = position.play(move).orThrow().after();
        }
        return Integer.toHexString(hash);
    }
}
