package reversi.tools.perft;

import java.util.List;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Counts games through the rules as everybody plays by them.
 *
 * @param passIsAPly whether a pass takes a ply of its own
 */
record PositionCount(boolean passIsAPly) implements GameCount {
    @Override
    public long games(int plies) {
        return games(Position.start(Variant.OTHELLO), plies);
    }

    private long games(Position position, int plies) {
        if (plies == 0) {
            return 1;
        }
        List<Square> placements = position.placements();
        if (placements.isEmpty()) {
            return position.mustPass() ? games(after(position, Move.PASS), passIsAPly ? plies - 1 : plies) : 1;
        }
        if (plies == 1) {
            return placements.size();
        }
        long games = 0;
        for (Square square : placements) {
            games += games(after(position, Move.at(square)), plies - 1);
        }
        return games;
    }

    private static Position after(Position position, Move move) {
        return position.play(move).orThrow().after();
    }
}
