package reversi.tools.lessons;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.lesson.LessonFacts;

/** Proves by playing that discs are not stable: random games from the position flip them. */
final class StabilityProof {
    private static final int GAMES = 20_000;

    private StabilityProof() {}

    /** Which of a colour's discs no game found has flipped, besides those that are stable for certain. */
    static Set<Square> undecided(Position position, Disc colour) {
        Set<Square> left = new TreeSet<>(LessonFacts.discs(position, colour));
        left.removeAll(LessonFacts.stable(position, colour));
        Random random = new Random(1);
        for (int game = 0; game < GAMES && !left.isEmpty(); game++) {
            Disc first = game % 2 == 0 ? Disc.BLACK : Disc.WHITE;
            play(position.withToMove(first), random, left);
        }
        return left;
    }

    private static void play(Position from, Random random, Set<Square> left) {
        Position position = from;
        for (List<Move> moves = position.legalMoves(); !moves.isEmpty(); moves = position.legalMoves()) {
            Turn turn = position.play(moves.get(random.nextInt(moves.size()))).orThrow();
            left.removeAll(turn.flipped());
            position = turn.after();
        }
    }
}
