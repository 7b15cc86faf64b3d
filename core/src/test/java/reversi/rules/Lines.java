package reversi.rules;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/**
 * Lines of play for properties. A line is a list of choices, one for each ply: which of the legal moves, counted round and
 * round. So a line that fails shrinks to a shorter one, and to one of first moves.
 */
public final class Lines {
    /** More than there are moves in any position, and a multiple of most numbers of moves. */
    private static final int CHOICES = 720;

    private Lines() {}

    /** Which moves a side prefers. */
    enum Manner {
        ANY,
        GREEDY,
        MODEST;

        /** The move of this number, or one that flips the more (GREEDY) or the fewer (MODEST). */
        Move choose(Position position, List<Move> legal, int number) {
            Move chosen = legal.get(number);
            if (this == ANY || chosen.isPass()) {
                return chosen;
            }
            for (Move move : legal) {
                int more = flips(position, move) - flips(position, chosen);
                chosen = (this == GREEDY ? more > 0 : more < 0) ? move : chosen;
            }
            return chosen;
        }

        private static int flips(Position position, Move move) {
            return position.flips(move.square().orElseThrow()).size();
        }
    }

    /** Lines of any length from the start on, every other one to the end of the game. */
    public static Arbitrary<Transcript> transcripts(Variant variant) {
        return transcripts(variant, 0, 2 * variant.squares().size());
    }

    /** Lines of so many plies, or fewer where the game ends before. */
    public static Arbitrary<Transcript> transcripts(Variant variant, int least, int most) {
        return choices(least, most).map(choices -> play(Transcript.start(variant), Manner.ANY, choices));
    }

    /** Lines to the end of the game: those that fail become no shorter. */
    public static Arbitrary<Transcript> games(Variant variant) {
        int squares = variant.squares().size();
        return transcripts(variant, squares, squares).map(Lines::toTheEnd);
    }

    /** All positions of a line, the first and the last one included. */
    public static List<Position> positions(Transcript game) {
        List<Position> positions = new ArrayList<>(List.of(game.first()));
        game.turns().forEach(turn -> positions.add(turn.after()));
        return positions;
    }

    /** A position from anywhere in a game. */
    public static Arbitrary<Position> position(Variant variant) {
        return transcripts(variant, 0, variant.squares().size()).map(Transcript::current);
    }

    /** A position in which somebody can move. */
    public static Arbitrary<Position> open(Variant variant) {
        return position(variant).filter(position -> !position.isOver());
    }

    /** The last position of a game with so many empties or more in which somebody can move. */
    public static Position withEmpties(Transcript game, int empties) {
        Position last = game.first();
        for (Turn turn : game.turns()) {
            last = turn.before().empties() >= empties ? turn.before() : last;
        }
        return last;
    }

    static Arbitrary<List<Integer>> choices(int least, int most) {
        return Arbitraries.integers()
                .between(0, CHOICES - 1)
                .withDistribution(RandomDistribution.uniform())
                .withoutEdgeCases()
                .list()
                .ofMinSize(least)
                .ofMaxSize(most)
                .withSizeDistribution(RandomDistribution.uniform())
                .withoutEdgeCases();
    }

    static Transcript play(Transcript from, Manner manner, List<Integer> choices) {
        Transcript game = from;
        for (int choice : choices) {
            List<Move> legal = game.current().legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            Move move = manner.choose(game.current(), legal, choice % legal.size());
            game = game.with(game.current().play(move).orThrow());
        }
        return game;
    }

    private static Transcript toTheEnd(Transcript from) {
        Transcript game = from;
        while (!game.current().isOver()) {
            game = play(game, Manner.ANY, List.of(0));
        }
        return game;
    }
}
