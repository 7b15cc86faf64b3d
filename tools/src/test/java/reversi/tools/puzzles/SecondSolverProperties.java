package reversi.tools.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.IntRange;
import reversi.engine.Board;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The second solver by the rules themselves: its moves, flips and results against those of positions. */
class SecondSolverProperties {
    private static final SecondSolver SOLVER = new SecondSolver();

    /** Which of the legal moves, counted round and round, is played at each ply. */
    @Provide
    Arbitrary<List<Integer>> lines() {
        return Arbitraries.integers()
                .between(0, 719)
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofSize(80);
    }

    /** The first position of a line with at most so many empties, or its last one. */
    private static Position late(List<Integer> line, int empties) {
        Position position = Position.start(Variant.OTHELLO);
        for (int choice : line) {
            if (position.isOver() || position.empties() <= empties) {
                break;
            }
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(choice % moves.size())).orThrow().after();
        }
        return position;
    }

    @Property(tries = 300)
    void movesAndFlipsAreThoseOfTheRules(
            @ForAll("lines") List<Integer> line, @ForAll @IntRange(min = 0, max = 59) int empties) {
        Position position = late(line, empties);
        Board board = Board.of(position);
        long legal = 0;
        for (Square square : position.placements()) {
            long bit = 1L << Board.index(square);
            legal |= bit;
            long flips = 0;
            for (Square flipped : position.flips(square)) {
                flips |= 1L << Board.index(flipped);
            }
            assertEquals(flips, SecondSolver.turned(board.player(), board.opponent(), bit), square::name);
        }
        assertEquals(legal, SecondSolver.moves(board.player(), board.opponent()));
    }

    @Property(tries = 60)
    void resultsAreThoseOfTryingEveryGame(
            @ForAll("lines") List<Integer> line, @ForAll @IntRange(min = 0, max = 6) int empties) {
        Position position = late(line, empties);
        Board board = Board.of(position);
        int value = best(position);
        assertEquals(value, SOLVER.solve(board.player(), board.opponent(), -64, 64));
        assertTrue(SOLVER.isExactly(board.player(), board.opponent(), value));
        assertFalse(SOLVER.isExactly(board.player(), board.opponent(), value + 2));
        assertFalse(SOLVER.isExactly(board.player(), board.opponent(), value - 2));
    }

    /** The result by trying every game to its end with the rules alone, for the side to move. */
    private static int best(Position position) {
        if (position.isOver()) {
            int mine = position.count(position.toMove());
            int theirs = position.count(position.toMove().other());
            return mine - theirs + Integer.signum(mine - theirs) * position.empties();
        }
        int best = Integer.MIN_VALUE;
        for (Move move : position.legalMoves()) {
            best = Math.max(best, -best(position.play(move).orThrow().after()));
        }
        return best;
    }

    @Example
    void regionsAreJoinedDiagonally() {
        long empty = 1L | 1L << 9 | 1L << 63;
        assertEquals(1L | 1L << 9, SecondSolver.region(1L, empty));
        assertEquals(1L << 63, SecondSolver.odd(empty));
        assertEquals(1L << 7, SecondSolver.region(1L << 7, 1L << 7 | 1L << 8));
    }
}
