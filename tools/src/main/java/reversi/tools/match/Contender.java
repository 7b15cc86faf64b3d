package reversi.tools.match;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.rules.Move;
import reversi.rules.Position;

/** Somebody who plays in a match. */
interface Contender {
    /** The most time a move of a level that is tried out. */
    int TRIAL_MILLIS = 3000;

    /** The move to make where the game is not over. */
    Move move(Position position);

    /**
     * The contender of a name: {@code greedy}, {@code random}, a level's number, or a level to be tried out as
     * {@code depth/solveEmpties/temperature/insight/greed}; throws IllegalArgumentException for anything else.
     */
    static Contender of(String name, int millis) {
        if (name.indexOf('/') > 0) {
            int[] of =
                    Stream.of(name.split("/", -1)).mapToInt(Integer::parseInt).toArray();
            return new Computer(new Level(0, of[0], of[1], TRIAL_MILLIS, of[2], of[3], of[4]), millis);
        }
        return switch (name) {
            case "greedy" -> new Greedy();
            case "random" -> new RandomMover();
            default -> new Computer(Level.of(Integer.parseInt(name)), millis);
        };
    }

    /** The computer at a level. */
    final class Computer implements Contender {
        private final Level level;
        private final int millis;
        private final Engine engine = new Engine();
        private final Random seeds = new Random(5);

        Computer(Level level, int millis) {
            this.level = level;
            this.millis = millis;
        }

        @Override
        public Move move(Position position) {
            int budget = millis == 0 ? Question.LEVELS_OWN_TIME : millis;
            Question question = new Question(position, level, Purpose.MOVE, seeds.nextLong(), budget);
            return engine.answer(question, SearchObserver.NONE).best();
        }
    }

    /** A beginner: takes as many discs as it can, and every fifth time anything. */
    final class Greedy implements Contender {
        private static final int SLIP = 5;

        private final Random random = new Random(7);

        @Override
        public Move move(Position position) {
            List<Move> moves = position.legalMoves();
            Move best = moves.get(random.nextInt(moves.size()));
            if (random.nextInt(SLIP) == 0) {
                return best;
            }
            int most = 0;
            for (Move move : moves) {
                int flips = move.square()
                        .map(square -> position.flips(square).size())
                        .orElse(0);
                if (flips > most) {
                    most = flips;
                    best = move;
                }
            }
            return best;
        }
    }

    /** Places discs anywhere. */
    final class RandomMover implements Contender {
        private final Random random = new Random(9);

        @Override
        public Move move(Position position) {
            List<Move> moves = position.legalMoves();
            return moves.get(random.nextInt(moves.size()));
        }
    }
}
