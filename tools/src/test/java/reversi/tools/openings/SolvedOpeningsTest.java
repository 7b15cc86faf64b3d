package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.BookWriter;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;
import reversi.tools.options.EngineFiles;

/** What is solved of a game, here from eight empties on, against plain minimax. */
class SolvedOpeningsTest {
    private static final long SQUARES = Family.SMALL.squares();
    private static final int LEAST = 4;

    /** A position of random play with eight empties, in which nobody must pass. */
    private static Position start(int seed) {
        Random random = new Random(seed);
        Position position = Position.start(Variant.square(6, Start.DIAGONAL));
        while (position.empties() > 8) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                return start(seed + 100);
            }
            position = position.play(moves.get(random.nextInt(moves.size())))
                    .orThrow()
                    .after();
        }
        return position.legalMoves().get(0).isPass() ? start(seed + 100) : position;
    }

    /** The result by plain minimax with a window. */
    private static int minimax(Board board, int alpha, int beta) {
        long moves = board.moves() & SQUARES;
        if (moves == 0) {
            if ((board.pass().moves() & SQUARES) != 0) {
                return -minimax(board.pass(), -beta, -alpha);
            }
            int lead = Long.bitCount(board.player()) - Long.bitCount(board.opponent());
            return lead + Integer.signum(lead) * Long.bitCount(board.empties() & SQUARES);
        }
        int best = -100;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            best = Math.max(best, -minimax(board.play(move, board.flips(move)), -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    private static SolvedOpenings solved(Position start) throws IOException {
        BoardSearch search = new BoardSearch(EngineFiles.weights(Family.SMALL), 14);
        SolvedOpenings openings = new SolvedOpenings(start, search, LEAST, Map.of());
        for (List<Board> left = openings.unsolved(); !left.isEmpty(); left = openings.unsolved()) {
            openings.solve(left.get(0));
        }
        return openings;
    }

    @Test
    void everyValueIsThatOfMinimax() throws IOException {
        for (int seed = 0; seed < 3; seed++) {
            SolvedOpenings openings = solved(start(seed));
            assertTrue(
                    openings.entries().size() > 10,
                    "positions: " + openings.entries().size());
            openings.entries().forEach((board, entry) -> {
                assertEquals(100 * minimax(board, -64, 64), entry.value(), board.toString());
                assertEquals(Long.bitCount(board.empties() & SQUARES), entry.depth());
            });
        }
    }

    @Test
    void bothSidesKnowABestMoveWhateverTheOtherPlays() throws IOException {
        Random random = new Random(8);
        Board first = Board.inside(start(1));
        SolvedOpenings openings = solved(start(1));
        OpeningBook book = OpeningBook.of(Family.SMALL, openings.entries());
        for (int game = 0; game < 12; game++) {
            Board board = first;
            boolean knows = game % 2 == 0;
            while (Long.bitCount(board.empties() & SQUARES) >= LEAST && (board.moves() & SQUARES) != 0) {
                long moves = board.moves() & SQUARES;
                int move = nth(moves, random.nextInt(Long.bitCount(moves)));
                if (knows) {
                    int value = minimax(board, -64, 64);
                    move = best(book, board, moves);
                    assertEquals(value, -minimax(board.play(move, board.flips(move)), -64, 64));
                }
                board = board.play(move, board.flips(move));
                knows = !knows;
            }
        }
    }

    private static int best(OpeningBook book, Board board, long moves) {
        int best = -1;
        int most = Integer.MIN_VALUE;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            int value = book.find(board.play(move, board.flips(move)))
                    .map(entry -> -entry.value())
                    .orElse(Integer.MIN_VALUE);
            best = value > most ? move : best;
            most = Math.max(most, value);
        }
        assertTrue(best >= 0, "no move is known");
        return best;
    }

    private static int nth(long moves, int number) {
        long rest = moves;
        for (int i = 0; i < number; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    @Test
    void goesOnFromWhatIsKnown() throws IOException {
        SolvedOpenings all = solved(start(2));
        BoardSearch search = new BoardSearch(EngineFiles.weights(Family.SMALL), 14);
        assertEquals(List.of(), new SolvedOpenings(start(2), search, LEAST, all.entries()).unsolved());
        Map<Board, OpeningBook.Entry> some = new HashMap<>(all.entries());
        some.keySet().removeIf(board -> Long.bitCount(board.empties() & SQUARES) < 6);
        SolvedOpenings again = new SolvedOpenings(start(2), search, LEAST, some);
        assertTrue(!again.unsolved().isEmpty());
        while (!again.unsolved().isEmpty()) {
            again.solve(again.unsolved().get(0));
        }
        assertTrue(again.entries().entrySet().containsAll(some.entrySet()));
    }

    @Test
    void aFileThatLacksNothingStaysAsItIs(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("book.bin");
        Files.write(file, BookWriter.write(EngineFiles.books()));
        byte[] before = Files.readAllBytes(file);
        CommandLineRun run = CommandLineRun.of("solved-book", "--book", file.toString(), "--least", "33");
        assertEquals(0, run.code());
        assertTrue(run.lastLine().startsWith("solved=0 "), run.lastLine());
        assertArrayEquals(before, Files.readAllBytes(file));
        assertEquals(
                2,
                CommandLineRun.of("solved-book", "--book", file.toString(), "--table-bits", "40")
                        .code());
    }
}
