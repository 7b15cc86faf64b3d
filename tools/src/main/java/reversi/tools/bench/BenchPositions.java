package reversi.tools.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Positions of random games of standard Othello that never change, so that measurements can be compared. */
final class BenchPositions {
    private BenchPositions() {}

    /** So many positions with so many empties each, the mover having a choice. */
    static List<Position> withEmpties(int empties, int count) {
        List<Position> positions = new ArrayList<>();
        for (long seed = 1; positions.size() < count; seed++) {
            Position position = play(empties, new Random(seed));
            if (position.empties() == empties && position.placements().size() > 3) {
                positions.add(position);
            }
        }
        return positions;
    }

    private static Position play(int empties, Random random) {
        Position position = Position.start(Variant.OTHELLO);
        List<Move> moves = position.legalMoves();
        while (position.empties() > empties && !moves.isEmpty()) {
            position = position.play(moves.get(random.nextInt(moves.size())))
                    .orThrow()
                    .after();
            moves = position.legalMoves();
        }
        return position;
    }
}
