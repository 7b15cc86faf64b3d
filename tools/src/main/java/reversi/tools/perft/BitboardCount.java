package reversi.tools.perft;

import reversi.engine.Board;
import reversi.engine.Perft;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Counts games through the engine's bitboards.
 *
 * @param passIsAPly whether a pass takes a ply of its own
 */
record BitboardCount(boolean passIsAPly) implements GameCount {
    @Override
    public long games(int plies) {
        return new Perft(passIsAPly).count(Board.of(Position.start(Variant.OTHELLO)), plies);
    }
}
