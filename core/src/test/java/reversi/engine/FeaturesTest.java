package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Every feature of a position against its definition, square by square and by the rules of the game alone. */
class FeaturesTest {
    private static final int OPEN = -1;
    private static final int EMPTY = 0;
    private static final int MINE = 1;
    private static final int THEIRS = 2;

    private final Features features = new Features();
    private final Stability stability = new Stability();

    /** Who has which square: files and ranks from 0, {@link #OPEN} beyond the board. */
    private static final class Plain {
        private final Position position;
        private final Disc me;

        Plain(Position position, Disc me) {
            this.position = position;
            this.me = me;
        }

        int at(int file, int rank) {
            if (file < 0 || rank < 0 || file > 7 || rank > 7) {
                return OPEN;
            }
            return position.at(new Square(file, rank))
                    .map(disc -> disc == me ? MINE : THEIRS)
                    .orElse(EMPTY);
        }

        int count(Predicate<int[]> holds) {
            int count = 0;
            for (int rank = 0; rank < 8; rank++) {
                for (int file = 0; file < 8; file++) {
                    count += holds.test(new int[] {file, rank}) ? 1 : 0;
                }
            }
            return count;
        }

        boolean isBeside(int[] square, int what) {
            for (int right = -1; right <= 1; right++) {
                for (int down = -1; down <= 1; down++) {
                    boolean isOther = right != 0 || down != 0;
                    if (isOther && at(square[0] + right, square[1] + down) == what) {
                        return true;
                    }
                }
            }
            return false;
        }

        boolean isMove(int[] square) {
            if (at(square[0], square[1]) != EMPTY) {
                return false;
            }
            for (int right = -1; right <= 1; right++) {
                for (int down = -1; down <= 1; down++) {
                    if (flips(square, right, down)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean flips(int[] from, int right, int down) {
            int steps = 1;
            while ((right != 0 || down != 0) && at(from[0] + steps * right, from[1] + steps * down) == THEIRS) {
                steps++;
            }
            return steps > 1 && at(from[0] + steps * right, from[1] + steps * down) == MINE;
        }

        int moves() {
            return count(this::isMove);
        }

        /** The class of a square by its distances from the nearest two edges, the smaller one first. */
        static String kind(int[] square) {
            int across = Math.min(square[0], 7 - square[0]);
            int along = Math.min(square[1], 7 - square[1]);
            return Math.min(across, along) + "" + Math.max(across, along);
        }

        /** What lies on the corner of the quadrant of a square. */
        int corner(int[] square) {
            return at(square[0] < 4 ? 0 : 7, square[1] < 4 ? 0 : 7);
        }

        int discs(String kind) {
            return count(
                    square -> at(square[0], square[1]) == MINE && kind(square).equals(kind));
        }

        int discs(String kind, boolean isCornerEmpty) {
            return count(square -> at(square[0], square[1]) == MINE
                    && kind(square).equals(kind)
                    && (corner(square) == EMPTY) == isCornerEmpty);
        }

        /** The four edges as eight squares each. */
        List<int[][]> edges() {
            int[][][] edges = new int[4][8][];
            for (int i = 0; i < 8; i++) {
                edges[0][i] = new int[] {i, 0};
                edges[1][i] = new int[] {i, 7};
                edges[2][i] = new int[] {0, i};
                edges[3][i] = new int[] {7, i};
            }
            return List.of(edges);
        }

        /** Edges that look like this: {@code M} mine, {@code .} empty. */
        int edges(String look) {
            int count = 0;
            for (int[][] edge : edges()) {
                StringBuilder seen = new StringBuilder();
                for (int[] square : edge) {
                    int on = at(square[0], square[1]);
                    seen.append(on == MINE ? 'M' : on == EMPTY ? '.' : 'T');
                }
                count += seen.toString().equals(look) ? 1 : 0;
            }
            return count;
        }

        /** Single empty squares between two of the other side's discs, where one may put a wedge. */
        int wedges() {
            int count = 0;
            for (int[][] edge : edges()) {
                for (int i = 2; i <= 5; i++) {
                    count += at(edge[i][0], edge[i][1]) == EMPTY
                                    && at(edge[i - 1][0], edge[i - 1][1]) == THEIRS
                                    && at(edge[i + 1][0], edge[i + 1][1]) == THEIRS
                            ? 1
                            : 0;
                }
            }
            return count;
        }

        int oddQuadrantsEntered() {
            int count = 0;
            for (int quadrant = 0; quadrant < 4; quadrant++) {
                int left = quadrant % 2 * 4;
                int top = quadrant / 2 * 4;
                Predicate<int[]> isInside =
                        square -> square[0] >= left && square[0] < left + 4 && square[1] >= top && square[1] < top + 4;
                int empties = count(square -> isInside.test(square) && at(square[0], square[1]) == EMPTY);
                int moves = count(square -> isInside.test(square) && isMove(square));
                count += empties % 2 == 1 && moves > 0 ? 1 : 0;
            }
            return count;
        }
    }

    private void assertFeatures(Position position) {
        Board board = Board.of(position);
        int[] found = new int[Features.COUNT];
        features.fill(board.player(), board.opponent(), found);
        Plain mine = new Plain(position, position.toMove());
        Plain theirs = new Plain(position, position.toMove().other());
        int[] expected = new int[Features.COUNT];
        expected[Features.TEMPO] = 1;
        expected[Features.PARITY] = position.empties() % 2 == 1 ? 1 : -1;
        int moves = mine.moves();
        int replies = theirs.moves();
        expected[Features.MOBILITY_SHARE] = 60 * (moves - replies) / (moves + replies + 2);
        int[] own = counts(mine);
        int[] other = counts(theirs);
        for (int i = Features.MOBILITY; i < Features.COUNT; i++) {
            if (i != Features.MOBILITY_SHARE) {
                expected[i] = own[i] - other[i];
            }
        }
        expected[Features.STABLE] = Long.bitCount(stability.stable(board.player(), board.opponent()))
                - Long.bitCount(stability.stable(board.opponent(), board.player()));
        expected[Features.STABLE_EDGES] = Long.bitCount(stability.stableEdges(board.player(), board.opponent()))
                - Long.bitCount(stability.stableEdges(board.opponent(), board.player()));
        for (int i = 0; i < Features.COUNT; i++) {
            assertEquals(expected[i], found[i], "feature " + i + " of " + position);
        }
    }

    /** What one side has of everything that is counted for both. */
    private static int[] counts(Plain side) {
        int[] counts = new int[Features.COUNT];
        counts[Features.MOBILITY] = side.moves();
        counts[Features.SAFE_MOBILITY] = side.count(square -> side.isMove(square)
                && !(List.of("01", "11").contains(Plain.kind(square)) && side.corner(square) == EMPTY));
        counts[Features.CORNER_MOVES] =
                side.count(square -> side.isMove(square) && Plain.kind(square).equals("00"));
        counts[Features.NO_MOVES] = counts[Features.MOBILITY] == 0 ? 1 : 0;
        counts[Features.POTENTIAL_MOBILITY] =
                side.count(square -> side.at(square[0], square[1]) == EMPTY && side.isBeside(square, THEIRS));
        counts[Features.FRONTIER] =
                side.count(square -> side.at(square[0], square[1]) == MINE && side.isBeside(square, EMPTY));
        counts[Features.ODD_QUADRANTS] = side.oddQuadrantsEntered();
        counts[Features.BALANCED_EDGES] = side.edges(".MMMMMM.");
        counts[Features.UNBALANCED_EDGES] = side.edges(".MMMMM..") + side.edges("..MMMMM.");
        counts[Features.CORNER] = side.discs("00");
        counts[Features.X_OPEN] = side.discs("11", true);
        counts[Features.X_CLOSED] = side.discs("11", false);
        counts[Features.C_OPEN] = side.discs("01", true);
        counts[Features.C_CLOSED] = side.discs("01", false);
        counts[Features.A_SQUARES] = side.discs("02");
        counts[Features.B_SQUARES] = side.discs("03");
        counts[Features.C2_SQUARES] = side.discs("12");
        counts[Features.D2_SQUARES] = side.discs("13");
        counts[Features.C3_SQUARES] = side.discs("22");
        counts[Features.D3_SQUARES] = side.discs("23");
        counts[Features.CENTRE] = side.discs("33");
        counts[Features.WEDGES] = side.wedges();
        counts[Features.EDGE_MOVES] =
                side.count(square -> side.isMove(square) && List.of("02", "03").contains(Plain.kind(square)));
        return counts;
    }

    @Provide
    Arbitrary<Transcript> games() {
        return Lines.games(Variant.OTHELLO);
    }

    @Property(tries = 250)
    void everyFeatureIsWhatItsDefinitionSays(
            @ForAll("games") Transcript game, @ForAll @IntRange(max = 60) int empties) {
        assertFeatures(Lines.withEmpties(game, empties));
    }

    @Example
    void theStartHasNothingButSymmetry() {
        int[] found = new int[Features.COUNT];
        Board start = Board.of(Position.start(Variant.OTHELLO));
        features.fill(start.player(), start.opponent(), found);
        for (int i = Features.MOBILITY; i < Features.COUNT; i++) {
            assertEquals(0, found[i], "feature " + i);
        }
        assertEquals(-1, found[Features.PARITY]);
    }

    /** Regions of empties, counted by filling them, agree with what a move is said to enter. */
    @Property(tries = 150)
    void anEvenRegionIsOneWithAnEvenNumberOfEmpties(
            @ForAll("games") Transcript game, @ForAll @IntRange(min = 1, max = 20) int empties) {
        Position position = Lines.withEmpties(game, empties);
        if (position.empties() > 20) {
            return;
        }
        MoveFeatures features = new MoveFeatures(position);
        for (Square square : position.placements()) {
            double[] values = features.of(reversi.rules.Move.at(square));
            int expected = region(position, square) % 2 == 0 ? 1 : 0;
            assertEquals(expected, (int) values[MoveFeatures.EVEN_REGION], square + " in " + position);
            assertEquals(position.flips(square).size(), (int) values[MoveFeatures.FLIPS]);
        }
    }

    /** How many empties hang together with a square, itself included. */
    private static int region(Position position, Square from) {
        boolean[][] seen = new boolean[8][8];
        Deque<int[]> open = new ArrayDeque<>();
        open.add(new int[] {from.file(), from.rank()});
        seen[from.file()][from.rank()] = true;
        int count = 0;
        while (!open.isEmpty()) {
            int[] at = open.remove();
            count++;
            for (int file = Math.max(0, at[0] - 1); file <= Math.min(7, at[0] + 1); file++) {
                for (int rank = Math.max(0, at[1] - 1); rank <= Math.min(7, at[1] + 1); rank++) {
                    if (!seen[file][rank] && position.at(new Square(file, rank)).isEmpty()) {
                        seen[file][rank] = true;
                        open.add(new int[] {file, rank});
                    }
                }
            }
        }
        return count;
    }
}
