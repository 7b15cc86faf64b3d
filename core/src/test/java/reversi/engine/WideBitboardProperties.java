package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Moves found for all squares at once are those that a walk from each square finds, on any arrangement of discs. */
class WideBitboardProperties {
    @Property(tries = 400)
    void everyMoveFlipsAndNoOtherSquareDoes(
            @ForAll @Size(100) List<@IntRange(max = 19) Integer> lots,
            @ForAll @IntRange(min = 0, max = 3) int kind,
            @ForAll @IntRange(min = 2, max = 9) int few,
            @ForAll @IntRange(max = 99) int other) {
        Geometry geometry = geometry(kind);
        WideBitboard board = new WideBitboard(geometry);
        int[] discs = new int[Geometry.LIMIT];
        for (int i = 0; i < geometry.squares.length; i++) {
            int lot = lots.get(i);
            put(board, discs, geometry.squares[i], lot / 2 < 10 - few ? Sides.EMPTY : 1 + lot % 2);
        }
        assertSameMoves(geometry, board, discs);
        int changed = geometry.squares[other % geometry.squares.length];
        put(board, discs, changed, discs[changed] == Sides.EMPTY ? Sides.WHITE : Sides.EMPTY);
        assertSameMoves(geometry, board, discs);
    }

    @Example
    void theLongestRunsInAllDirectionsAreFound() {
        Geometry geometry = geometry(0);
        int last = WideBitboard.WIDTH - 1;
        int[][] ends = {{0, 4, last, 4}, {4, 0, 4, last}, {0, 0, last, last}, {last, 0, 0, last}};
        for (int[] end : ends) {
            for (int from = 0; from < 2; from++) {
                WideBitboard board = new WideBitboard(geometry);
                int[] discs = new int[Geometry.LIMIT];
                int runX = Integer.signum(end[2] - end[0]);
                int runY = Integer.signum(end[3] - end[1]);
                for (int i = 1; i < last; i++) {
                    put(board, discs, Geometry.index(end[0] + i * runX, end[1] + i * runY), Sides.WHITE);
                }
                int own = Geometry.index(end[2 * from], end[2 * from + 1]);
                put(board, discs, own, Sides.BLACK);
                assertSameMoves(geometry, board, discs);
                assertEquals(1, board.moveCount(Sides.BLACK));
                assertEquals(0, board.moveCount(Sides.WHITE));
            }
        }
    }

    @Example
    void aClearedBoardHasNoMoves() {
        Geometry geometry = geometry(0);
        WideBitboard board = new WideBitboard(geometry);
        board.toggle(Geometry.index(4, 4), Sides.BLACK);
        board.toggle(Geometry.index(5, 4), Sides.WHITE);
        assertEquals(1, board.moveCount(Sides.BLACK));
        board.clear();
        assertEquals(0, board.moveCount(Sides.BLACK));
    }

    private static Geometry geometry(int kind) {
        return new Geometry(
                switch (kind) {
                    case 0 -> Variant.square(10, Start.DIAGONAL);
                    case 1 -> Variant.EIGHT_STARS;
                    case 2 -> Variant.OTHELLO;
                    default -> Variant.square(4, Start.DIAGONAL);
                });
    }

    private static void put(WideBitboard board, int[] discs, int index, int side) {
        if (discs[index] != Sides.EMPTY) {
            board.toggle(index, discs[index]);
        }
        if (side != Sides.EMPTY) {
            board.toggle(index, side);
        }
        discs[index] = side;
    }

    private static void assertSameMoves(Geometry geometry, WideBitboard board, int[] discs) {
        for (int side = Sides.BLACK; side <= Sides.WHITE; side++) {
            int count = 0;
            for (int index : geometry.squares) {
                boolean isMove = discs[index] == Sides.EMPTY && flipsAnything(geometry, discs, index, side);
                assertEquals(isMove, board.isMove(index, side), "side " + side + " on " + Geometry.square(index));
                count += isMove ? 1 : 0;
            }
            assertEquals(count, board.moveCount(side));
        }
    }

    private static boolean flipsAnything(Geometry geometry, int[] discs, int index, int side) {
        for (int line : Geometry.LINES) {
            for (int step = -line; step <= line; step += 2 * line) {
                int at = index + step;
                while (geometry.onBoard[at] && discs[at] == 3 - side) {
                    at += step;
                }
                if (at != index + step && geometry.onBoard[at] && discs[at] == side) {
                    return true;
                }
            }
        }
        return false;
    }
}
