package reversi.tools.books;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import reversi.engine.Board;
import reversi.engine.BookWriter;

/** Books of proved openings for tests. */
final class ProvedBooks {
    /** A published game: White takes every disc with the ninth move. */
    static final ProvedSource SOURCE = new ProvedSource("short", "f5d6c5f4e7f6g5e6e3", "Found, in a “journal”, page 1");

    private ProvedBooks() {}

    /** Books of some lines of up to 24 moves, each position with any value and any proof that can be. */
    static Arbitrary<ProvedBook> any() {
        Arbitrary<List<Integer>> line =
                Arbitraries.integers().between(0, 719).list().ofMinSize(1).ofMaxSize(24);
        Arbitrary<List<Integer>> numbers =
                Arbitraries.integers().between(-6_400, 6_400).list().ofSize(7);
        return Combinators.combine(line.list().ofMinSize(1).ofMaxSize(6), numbers)
                .as(ProvedBooks::of);
    }

    /** Each number of a line chooses one of the legal moves, counted round and round. */
    private static ProvedBook of(List<List<Integer>> lines, List<Integer> numbers) {
        Map<Board, ProvedPosition> positions = new LinkedHashMap<>();
        for (List<Integer> line : lines) {
            Board board = ProvedBook.START;
            for (int choice : line) {
                List<BookMove> moves = BookMove.all(board);
                board = moves.get(choice % moves.size()).after(board);
                if (board.moves() == 0) {
                    break;
                }
                Board canonical = BookWriter.canonical(board);
                positions.putIfAbsent(canonical, proved(canonical, numbers.get(positions.size() % numbers.size())));
            }
        }
        return new ProvedBook(positions.values(), List.of(SOURCE));
    }

    private static ProvedPosition proved(Board board, int number) {
        return switch (Math.floorMod(number, 4)) {
            case 0 -> new ProvedPosition(board, number / 100 * 100, new Proof.Exact());
            case 1 -> new ProvedPosition(board, number / 100 * 100, new Proof.Published(SOURCE.name()));
            default -> new ProvedPosition(board, number, new Proof.Searched(1 + Math.abs(number) % 20, 87));
        };
    }

    /** A text with its first line. */
    static String text(String... lines) {
        List<String> all = new ArrayList<>(List.of("# proved openings 1"));
        all.addAll(List.of(lines));
        return String.join("\n", all) + "\n";
    }
}
