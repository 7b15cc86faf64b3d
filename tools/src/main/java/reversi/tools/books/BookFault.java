package reversi.tools.books;

import java.io.IOException;

/** A file that is no book, or holds what no book can; the message names the byte. */
public final class BookFault extends IOException {
    private static final long serialVersionUID = 1;

    /** What is wrong at a byte of the file, from 0 on. */
    public BookFault(long offset, String message) {
        super("byte " + offset + ": " + message);
    }
}
