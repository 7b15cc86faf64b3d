package reversi.tools.openings;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.BookWriter;
import reversi.engine.OpeningBook;
import reversi.rules.Position;

/**
 * What either side needs to know to begin a game perfectly: the exact value and a best move of every position that it meets while it plays
 * such moves and the opponent anything.
 */
final class SolvedOpenings {
    private final Board start;
    private final BoardSearch search;
    private final int least;
    private final Map<Board, OpeningBook.Entry> entries;

    /** Goes on from entries known before, by canonical boards; positions with fewer than {@code least} empties are left to the engine. */
    SolvedOpenings(Position start, BoardSearch search, int least, Map<Board, OpeningBook.Entry> known) {
        this.start = BookWriter.canonical(Board.inside(start));
        this.search = search;
        this.least = least;
        this.entries = new HashMap<>(known);
        // A file of books does not hold the start itself.
        List<Board> first = replies(this.start);
        List<Integer> values =
                first.stream().map(this::value).flatMap(Optional::stream).toList();
        if (values.size() == first.size()) {
            put(this.start, -Collections.min(values));
        }
    }

    /** What is known, by canonical boards. */
    Map<Board, OpeningBook.Entry> entries() {
        return entries;
    }

    /** The positions to be solved next, those with most empties first; what they lead to is not among them. */
    List<Board> unsolved() {
        List<Board> unsolved = new ArrayList<>();
        Set<Board> met = new HashSet<>();
        Deque<Board> open = new ArrayDeque<>();
        open.add(start);
        open.addAll(replies(start));
        while (!open.isEmpty()) {
            Board board = open.remove();
            if (search.empties(board) < least || search.moves(board) == 0 || !met.add(board)) {
                continue;
            }
            List<Board> best = best(board);
            best.forEach(after -> open.addAll(replies(after)));
            if (best.isEmpty()) {
                unsolved.add(board);
            }
        }
        unsolved.sort((one, other) -> Integer.compare(search.empties(other), search.empties(one)));
        return unsolved;
    }

    /** The canonical boards that the side to move can leave; none where it must pass, so that such lines are left to the engine. */
    private List<Board> replies(Board board) {
        List<Board> replies = new ArrayList<>();
        for (long rest = search.moves(board); rest != 0; rest &= rest - 1) {
            replies.add(after(board, Long.numberOfTrailingZeros(rest)));
        }
        return replies;
    }

    private static Board after(Board board, int move) {
        return BookWriter.canonical(board.play(move, board.flips(move)));
    }

    /** The canonical boards after the best moves that are known, any of which may be played; empty where none is. */
    private List<Board> best(Board board) {
        Optional<Integer> best = value(board).map(value -> -value);
        return replies(board).stream()
                .filter(after -> best.isPresent() && value(after).equals(best))
                .toList();
    }

    /** The exact value of a canonical board, if it is known. */
    private Optional<Integer> value(Board board) {
        return Optional.ofNullable(entries.get(board))
                .filter(entry -> entry.depth() == search.empties(board))
                .map(OpeningBook.Entry::value);
    }

    /** Solves a position and takes in what it is worth, as is the one after its best move. */
    void solve(Board board) {
        var solution = search.solveByDeepening(board);
        int value = 100 * solution.score();
        put(board, value);
        put(after(board, solution.best()), -value);
    }

    private void put(Board board, int value) {
        entries.put(board, new OpeningBook.Entry(value, search.empties(board), -1));
    }
}
