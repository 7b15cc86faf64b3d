package reversi.tools.books;

/**
 * The best move of a position that leads out of its book.
 *
 * @param move the move with its value
 * @param level the level that searched it, as {@link BookValue#level}
 */
public record BookLeaf(BookMove move, int level) {}
