package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;

/**
 * The principal variation of a move whose result is known: each move of it is searched again, to see that it keeps the result. The moves of
 * the transposition table alone don't: an entry may have been written over by a search that needed no more than a bound.
 */
final class SolvedLine {
    /** A position in which moves are played and taken back. */
    interface Walk {
        /** The legal moves, the likeliest one first; a pass alone where it is forced; none when the game is over. */
        List<Move> moves();

        /** Plays a legal move. */
        void play(Move move);

        /** Takes back the last move, which is {@code move}. */
        void takeBack(Move move);

        /** The exact value for the side to move within alpha…beta, otherwise a bound; {@code depth} plies lead to the end of the game. */
        int value(int depth, int alpha, int beta);
    }

    private SolvedLine() {}

    /**
     * The line that begins with {@code first}, to the end of the game; shorter where the values contradict each other, as they do when the
     * search is stopped. The walk is where it was afterwards.
     *
     * @param value the result of {@code first} for its player, in hundredths of a disc
     * @param depth plies to the end of the game, {@code first} included
     */
    static List<Move> find(Walk walk, Move first, int value, int depth) {
        List<Move> line = new ArrayList<>();
        int expected = value;
        int left = depth;
        for (Move next = first; next != null; next = keeping(walk, expected, left)) {
            walk.play(next);
            line.add(next);
            left -= next.isPass() ? 0 : 1;
            expected = -expected;
        }
        for (int i = line.size() - 1; i >= 0; i--) {
            walk.takeBack(line.get(i));
        }
        return line;
    }

    /** The first move that is worth {@code value} to the side to move; null if there is none. */
    private static @Nullable Move keeping(Walk walk, int value, int depth) {
        List<Move> moves = walk.moves();
        if (moves.size() == 1) {
            return moves.get(0);
        }
        for (Move move : moves) {
            walk.play(move);
            int reached = -walk.value(move.isPass() ? depth : depth - 1, -value, -value + 1);
            walk.takeBack(move);
            if (reached >= value) {
                return move;
            }
        }
        return null;
    }
}
