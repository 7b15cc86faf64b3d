package reversi.tools.books;

import java.io.IOException;

/** Who is told the positions of a book, one after the other. */
@FunctionalInterface
public interface BookVisitor {
    /** A position, by its canonical board, and the byte at which it begins. */
    void position(long offset, BookPosition position) throws IOException;

    /** A position that cannot be; without another wish this ends the reading. */
    default void fault(BookFault fault) throws IOException {
        throw fault;
    }
}
