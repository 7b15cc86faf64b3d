package reversi.tools.books;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Board;

/** A book of proved openings, seen as the positions of other programs' books. */
final class ProvedBookReader {
    private static final int RESULT_LEVEL = 60;

    private ProvedBookReader() {}

    /** Each position is worth what its moves come to; the depth of its search stands for its level. */
    static void read(Path file, BookVisitor to) throws IOException {
        ProvedBook book = ProvedReader.read(file);
        Map<Board, Integer> worths = book.worths();
        long number = 0;
        for (ProvedPosition position : book.positions()) {
            int worth = worths.getOrDefault(position.board(), position.value());
            to.position(number++, position(position.board(), worth, position.proof()));
        }
        for (ProvedPosition first : book.after(ProvedBook.START)) {
            int worth = -worths.getOrDefault(first.board(), first.value());
            to.position(number, position(ProvedBook.START, worth, first.proof()));
        }
    }

    private static BookPosition position(Board board, int worth, Proof proof) {
        int discs = BookValue.discs(worth);
        BookValue result = new BookValue(discs, discs, discs, RESULT_LEVEL);
        BookValue value =
                proof.fold(exact -> result, search -> BookValue.of(discs, search.depth()), published -> result);
        return new BookPosition(board, value, LineCounts.NONE, List.of(), Optional.empty()).canonical();
    }
}
