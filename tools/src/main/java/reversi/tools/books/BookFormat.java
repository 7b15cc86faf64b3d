package reversi.tools.books;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** The files of books that are known. */
public enum BookFormat {
    /** Edax' {@code book.dat}. */
    EDAX(".dat", EdaxBook.MAGIC),
    /** Egaroucid's {@code .egbk3}; {@code .egbk2} is read as well. */
    EGAROUCID(".egbk3", EgaroucidBook.MAGIC),
    /** This engine's {@code book.bin}. */
    OWN(".bin", "RBK"),
    /** Our own openings with their proofs, a text that no other book can be turned into. */
    PROVED("", ProvedReader.MAGIC);

    /** So many bytes at the beginning of a file say what it is. */
    static final int LONGEST_MAGIC = 9;

    private final String suffix;
    private final String magic;

    BookFormat(String suffix, String magic) {
        this.suffix = suffix;
        this.magic = magic;
    }

    /** The format of a file to be written, by its name. */
    public static Optional<BookFormat> named(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return first(format -> format != PROVED && name.endsWith(format.suffix));
    }

    /** The format of a file that begins so. */
    static Optional<BookFormat> beginning(String start) {
        return first(format -> start.startsWith(format.magic));
    }

    private static Optional<BookFormat> first(Predicate<BookFormat> which) {
        return Arrays.stream(values()).filter(which).findFirst();
    }
}
