package reversi.tools.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import reversi.engine.Answer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Variant;

/** Positions of games that the engine plays against itself from random openings, valued by how they ended. */
final class SelfPlay {
    private static final int FEWEST_RANDOM_PLIES = 6;
    private static final int MORE_RANDOM_PLIES = 14;
    private static final int SIGHT_OF_ONE = 20_000;

    private final Samples samples;
    private final Variant variant;
    private final Level level;
    private final Engine engine = new Engine(() -> 0, 14);

    SelfPlay(Samples samples, Variant variant, int depth, int solveEmpties, int temperature) {
        this.samples = samples;
        this.variant = variant;
        // Near the best move a level's log-odds fall by about half its sight a disc.
        int sight = temperature == 0 ? 0 : SIGHT_OF_ONE / temperature;
        this.level = temperature == 0
                ? Level.flawless(depth, solveEmpties, 1000)
                : new Level(0, depth, solveEmpties, 1000, sight, 0, 0);
    }

    /** Plays a number of games, the same for a seed. */
    void play(int games, long seed) {
        for (int game = 0; game < games; game++) {
            Random random = new Random(seed * 1_000_003 + game);
            play(random);
        }
    }

    private void play(Random random) {
        Position position = Position.start(variant);
        int randomPlies = FEWEST_RANDOM_PLIES + random.nextInt(MORE_RANDOM_PLIES);
        List<Position> played = new ArrayList<>();
        for (int ply = 0; !position.isOver(); ply++) {
            List<Move> moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            if (ply >= randomPlies) {
                if (!moves.get(0).isPass()) {
                    played.add(position);
                }
                move = choose(position, random.nextLong());
            }
            position = position.play(move).orThrow().after();
        }
        Score score = position.score();
        int lead = score.official(Disc.BLACK) - score.official(Disc.WHITE);
        int value = variant.fewestWins() ? -100 * lead : 100 * lead;
        for (Position one : played) {
            Board board = Board.of(one);
            samples.add(board.player(), board.opponent(), one.toMove() == Disc.BLACK ? value : -value);
        }
    }

    private Move choose(Position position, long seed) {
        Question question = new Question(position, level, Purpose.MOVE, seed, Question.LEVELS_OWN_TIME);
        Answer answer = engine.answer(question, SearchObserver.NONE);
        return answer.best();
    }
}
