package reversi.tools.books;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import reversi.engine.Board;
import reversi.engine.BoardSymmetry;

/**
 * A position of a book. It stands for its eight images; readers give it as {@link #canonical}.
 *
 * @param board who is to move and what lies where
 * @param value what it is worth
 * @param lines how many lines go on from it
 * @param links moves to other positions of the book; none where the book keeps positions only
 * @param leaf the best of the other moves, if one was searched
 */
public record BookPosition(
        Board board, BookValue value, LineCounts lines, List<BookMove> links, Optional<BookLeaf> leaf) {
    private static final long CENTRE = 0x0000001818000000L;

    /** Throws IllegalArgumentException where the rules of Othello refuse the position or a move, or a move is there twice. */
    public BookPosition {
        links = List.copyOf(links);
        if (((board.player() | board.opponent()) & CENTRE) != CENTRE) {
            throw new IllegalArgumentException("a square of the centre is empty");
        }
        Set<Integer> seen = new HashSet<>();
        for (BookMove move : moves(links, leaf)) {
            if (!move.isLegal(board)) {
                throw new IllegalArgumentException("the move " + move.name() + " is not legal");
            }
            if (!seen.add(move.square())) {
                throw new IllegalArgumentException("the move " + move.name() + " is there twice");
            }
        }
    }

    private static List<BookMove> moves(List<BookMove> links, Optional<BookLeaf> leaf) {
        List<BookMove> all = new ArrayList<>(links);
        leaf.ifPresent(other -> all.add(other.move()));
        return all;
    }

    /** The links and the leaf. */
    public List<BookMove> moves() {
        return moves(links, leaf);
    }

    /** Whether a leaf is lacking, though there are moves without a link. */
    public boolean isUnfinished() {
        return leaf.isEmpty() && Long.bitCount(board.moves()) > links.size();
    }

    /** The empty squares, 0…60. */
    public int empties() {
        return Long.bitCount(board.empties());
    }

    /** The same with other links. */
    BookPosition with(List<BookMove> others, Optional<BookLeaf> otherLeaf) {
        return new BookPosition(board, value, lines, others, otherLeaf);
    }

    /** The image that stands for all eight, with its moves. */
    BookPosition canonical() {
        return image(way(board));
    }

    /** The image with this board; empty where it is another position. */
    Optional<BookPosition> seenAs(Board other) {
        return IntStream.range(0, BoardSymmetry.WAYS)
                .filter(way -> BoardSymmetry.of(board, way).equals(other))
                .mapToObj(this::image)
                .findFirst();
    }

    /** The image by one of the eight symmetries, with its moves. */
    BookPosition image(int way) {
        return way == 0
                ? this
                : new BookPosition(
                        BoardSymmetry.of(board, way),
                        value,
                        lines,
                        links.stream().map(move -> turned(move, way)).toList(),
                        leaf.map(other -> new BookLeaf(turned(other.move(), way), other.level())));
    }

    private static BookMove turned(BookMove move, int way) {
        return move.square() == BookMove.PASS
                ? move
                : new BookMove(Long.numberOfTrailingZeros(BoardSymmetry.of(1L << move.square(), way)), move.value());
    }

    /** The image of a board that stands for all eight in books: the smallest as two numbers without sign, its mover's discs first. */
    static Board canonical(Board board) {
        return BoardSymmetry.of(board, way(board));
    }

    private static int way(Board board) {
        int least = 0;
        Board best = board;
        for (int way = 1; way < BoardSymmetry.WAYS; way++) {
            Board image = BoardSymmetry.of(board, way);
            int order = Long.compareUnsigned(image.player(), best.player());
            if (order < 0 || (order == 0 && Long.compareUnsigned(image.opponent(), best.opponent()) < 0)) {
                least = way;
                best = image;
            }
        }
        return least;
    }
}
