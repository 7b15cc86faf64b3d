package reversi.tools.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import reversi.notation.TranscriptText;
import reversi.notation.Wthor;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Positions of real games, drawn by a seed, in which the side to move has a choice. */
final class DrawnPositions {
    /** So many draws for each position that is wanted find it, unless there are hardly any. */
    private static final int DRAWS = 50;

    private static final int FIRST_EMPTIES = 60;

    private DrawnPositions() {}

    /**
     * The moves that lead to {@code count} different positions with {@code fewest} to {@code most} empties, each number equally likely.
     * Throws IllegalArgumentException where the games have too few.
     */
    static List<String> draw(List<Wthor.Game> games, int count, int fewest, int most, long seed) {
        if (count < 1 || fewest < 1 || most < fewest || most >= FIRST_EMPTIES) {
            throw new IllegalArgumentException(
                    "no " + count + " positions with " + fewest + " to " + most + " empties");
        }
        Random random = new Random(seed);
        Set<String> drawn = new LinkedHashSet<>();
        for (long draw = 0; drawn.size() < count; draw++) {
            if (draw >= (long) DRAWS * count) {
                throw new IllegalArgumentException("the games have too few positions: " + drawn.size());
            }
            List<Square> squares = games.get(random.nextInt(games.size())).squares();
            int plies = FIRST_EMPTIES - fewest - random.nextInt(most - fewest + 1);
            if (squares.size() > plies) {
                String moves = text(squares.subList(0, plies));
                if (hasChoice(moves)) {
                    drawn.add(moves);
                }
            }
        }
        return new ArrayList<>(drawn);
    }

    private static String text(List<Square> squares) {
        StringBuilder moves = new StringBuilder();
        squares.forEach(moves::append);
        return moves.toString();
    }

    private static boolean hasChoice(String moves) {
        return TranscriptText.read(moves, Variant.OTHELLO) instanceof TranscriptText.Ok ok
                && ok.transcript().current().placements().size() > 1;
    }

    /** The game of a position; throws IllegalArgumentException where these are not the moves of one. */
    static Transcript game(String moves) {
        if (TranscriptText.read(moves, Variant.OTHELLO) instanceof TranscriptText.Ok ok) {
            return ok.transcript();
        }
        throw new IllegalArgumentException("not the moves of a game: " + moves);
    }
}
