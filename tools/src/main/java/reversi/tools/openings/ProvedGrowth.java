package reversi.tools.openings;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.tools.books.Proof;
import reversi.tools.books.ProvedBook;
import reversi.tools.books.ProvedPosition;
import reversi.tools.books.ProvedSource;

/** A book of proved openings that grows from given lines, a move after the other: each is followed by the best moves that searches find. */
final class ProvedGrowth {
    private final int plies;
    private final int solvable;
    private final Proof.Searched proof;
    private final Map<Board, ProvedPosition> published = new HashMap<>();
    private final List<ProvedSource> sources;

    /** What is to be proved, by the discs on its boards. */
    private final List<Map<Board, Boolean>> wanted = new ArrayList<>();

    private final Map<Board, ProvedPosition> proved = new LinkedHashMap<>();

    /** Says what a search of a board found, so deep or deeper. */
    interface Search {
        SearchLog.Found find(Board board, Proof.Searched proof) throws IOException;
    }

    /**
     * A book without lines.
     *
     * @param plies moves of a line, but for published games
     * @param solvable so many empties are solved
     * @param proof how everything else is searched
     * @param sources games that are followed until they can be solved
     */
    ProvedGrowth(int plies, int solvable, Proof.Searched proof, List<ProvedSource> sources) {
        this.plies = plies;
        this.solvable = solvable;
        this.proof = proof;
        this.sources = List.copyOf(sources);
        for (int discs = 0; discs <= Long.SIZE; discs++) {
            wanted.add(new HashMap<>());
        }
        for (ProvedSource source : sources) {
            for (ProvedPosition position : source.positions().values()) {
                published.put(position.board(), position);
                if (Long.SIZE - position.discs() >= solvable) {
                    want(position.board());
                }
            }
        }
    }

    /** Adds a line, the boards after its moves, up to a position that must be passed. */
    void line(List<Board> boards) {
        for (Board board : boards.subList(0, Math.min(plies, boards.size()))) {
            if (board.moves() == 0) {
                return;
            }
            want(board);
        }
    }

    private void want(Board board) {
        Board canonical = BookWriter.canonical(board);
        wanted.get(discs(canonical)).put(canonical, true);
    }

    private static int discs(Board board) {
        return Long.bitCount(board.player() | board.opponent());
    }

    /** Proves everything, the positions of fewer discs first, and what searches find best as well, until lines have their plies. */
    ProvedBook grow(ProofSearch solver, Search search) throws IOException {
        int first = discs(ProvedBook.START);
        for (int discs = first + 1; discs <= Long.SIZE; discs++) {
            for (Board board : sorted(wanted.get(discs).keySet())) {
                prove(board, solver, search);
            }
        }
        return new ProvedBook(proved.values(), sources);
    }

    private static List<Board> sorted(Collection<Board> boards) {
        List<Board> sorted = new ArrayList<>(boards);
        sorted.sort(Comparator.comparingLong(Board::player).thenComparingLong(Board::opponent));
        return Collections.unmodifiableList(sorted);
    }

    private void prove(Board board, ProofSearch solver, Search search) throws IOException {
        Optional<ProvedPosition> known = Optional.ofNullable(published.get(board));
        if (Long.SIZE - discs(board) <= solvable) {
            proved.put(board, new ProvedPosition(board, solver.result(board), new Proof.Exact()));
        } else if (known.isPresent()) {
            proved.put(board, known.get());
        } else {
            SearchLog.Found found = search.find(board, proof);
            Proof.Searched searched = new Proof.Searched(found.depth(), proof.percent());
            proved.put(board, new ProvedPosition(board, found.value(), searched));
            Board after = board.play(found.best(), board.flips(found.best()));
            if (discs(board) < discs(ProvedBook.START) + plies && after.moves() != 0) {
                want(after);
            }
        }
    }
}
