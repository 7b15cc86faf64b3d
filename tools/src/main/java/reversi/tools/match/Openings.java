package reversi.tools.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import reversi.rules.BalancedStarts;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.options.Shipped;

/** The openings of a match by their number: in Othello the balanced ones, in other variants random moves. */
final class Openings {
    private static final String LIST = "/openings/balanced.txt";

    /** One random ply for so many squares of the board. */
    private static final int SQUARES_PER_PLY = 8;

    private final int count;
    private final IntFunction<List<Move>> line;

    private Openings(int count, IntFunction<List<Move>> line) {
        this.count = count;
        this.line = line;
    }

    /** The balanced openings that come with this program, in random order; each is repeated only after all have been used. */
    static Openings shipped(long seed) {
        List<List<Move>> lines = BalancedStarts.read(Shipped.text(LIST)).lines();
        return new Openings(lines.size(), pair -> {
            List<List<Move>> order = new ArrayList<>(lines);
            Collections.shuffle(order, new Random(seed * 1_000_003 + pair / lines.size()));
            return order.get(pair % lines.size());
        });
    }

    /** Random moves of a variant, an eighth of its squares; they end with the game at the latest. */
    static Openings random(Variant variant, long seed) {
        int plies = variant.squares().size() / SQUARES_PER_PLY;
        return new Openings(Integer.MAX_VALUE, pair -> {
            SplittableRandom random = new SplittableRandom(seed * 1_000_003 + pair);
            Position position = Position.start(variant);
            List<Move> moves = new ArrayList<>();
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                List<Move> legal = position.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(move);
                position = position.play(move).orThrow().after();
            }
            return moves;
        });
    }

    /** The number of openings before one may come again. */
    int count() {
        return count;
    }

    /** The opening of a pair of games, from 0. */
    List<Move> of(int pair) {
        return line.apply(pair);
    }
}
