package reversi.tools.match;

import java.util.List;
import java.util.Random;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;

/** A beginner: takes as many discs as it can, and now and then places one anywhere. */
final class Greedy implements Contender {
    private final int slips;
    private Random random = new Random(0);

    /** {@code slips} is the percentage of random moves; at 100 it plays at random. */
    Greedy(int slips) {
        this.slips = slips;
    }

    @Override
    public void begin(long seed) {
        random = new Random(seed);
    }

    @Override
    public Move move(Transcript game, TimeLeft time) {
        Position position = game.current();
        List<Move> moves = position.legalMoves();
        Move best = moves.get(random.nextInt(moves.size()));
        if (random.nextInt(100) < slips) {
            return best;
        }
        int most = 0;
        for (Move move : moves) {
            int flips =
                    move.square().map(square -> position.flips(square).size()).orElse(0);
            if (flips > most) {
                most = flips;
                best = move;
            }
        }
        return best;
    }
}
