package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Positions of random games, the same for a seed. */
final class RandomPositions {
    /** One variant of every kind that changes how the engine works. */
    static final List<Variant> VARIANTS = List.of(
            Variant.OTHELLO,
            Variant.square(8, Start.PARALLEL),
            Variant.OTHELLO.withHandicap(3),
            Variant.ANTI,
            Variant.square(4, Start.DIAGONAL),
            Variant.square(6, Start.PARALLEL),
            Variant.square(10, Start.DIAGONAL),
            Variant.EIGHT_STARS,
            Variant.REVERSI_1876,
            Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true),
            new Variant(6, Variant.ANTI.shape(), Start.DIAGONAL, Variant.ANTI.first(), 0, Set.of(Rule.FEWEST_WINS), 0));

    /** Those that are played on eight by eight squares by Othello's rules. */
    static final List<Variant> ON_BITBOARDS =
            VARIANTS.stream().filter(Variant::fitsBitboard).toList();

    private RandomPositions() {}

    /** Every position of a random game, from the start to the one that is over. */
    static List<Position> game(Variant variant, long seed) {
        Random64 random = new Random64(seed);
        List<Position> positions = new ArrayList<>();
        Position at = Position.start(variant);
        positions.add(at);
        for (List<Move> moves = at.legalMoves(); !moves.isEmpty(); moves = at.legalMoves()) {
            at = at.play(moves.get(random.nextInt(moves.size()))).orThrow().after();
            positions.add(at);
        }
        return positions;
    }

    /** A position of a random game that is not over, with this many empties or, where the game ends before, a little more. */
    static Position withEmpties(Variant variant, long seed, int empties) {
        Position last = Position.start(variant);
        for (Position position : game(variant, seed)) {
            if (!position.isOver() && position.empties() >= empties) {
                last = position;
            }
        }
        return last;
    }

    /** A position from anywhere in a random game that is not over. */
    static Position any(Variant variant, long seed) {
        List<Position> game = game(variant, seed);
        return game.get(new Random64(seed + 1).nextInt(game.size() - 1));
    }
}
