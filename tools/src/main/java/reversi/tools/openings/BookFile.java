package reversi.tools.openings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.BookWriter;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.tools.options.EngineFiles;

/** A file with a book of each family that has one. Who makes the book of one family leaves those of the others as they are. */
final class BookFile {
    private final Path path;
    private final List<OpeningBook> books;

    private BookFile(Path path, List<OpeningBook> books) {
        this.path = path;
        this.books = new ArrayList<>(books);
    }

    /** A file that is there; throws IOException where it cannot be read or holds no books. */
    static BookFile read(Path path) throws IOException {
        return new BookFile(path, EngineFiles.books(path));
    }

    /** A file that may still be made; throws IOException where something else has its name, or there is no folder to make it in. */
    static BookFile readOrNew(Path path) throws IOException {
        if (Files.exists(path)) {
            return read(path);
        }
        Path folder = path.toAbsolutePath().resolveSibling("");
        if (!Files.isDirectory(folder)) {
            throw new IOException(folder + ": there is no such folder");
        }
        return new BookFile(path, List.of());
    }

    Optional<OpeningBook> book(Family family) {
        return books.stream().filter(book -> book.family() == family).findFirst();
    }

    /** Writes the file with this book in place of its family's, that of Othello first. Never leaves half a file behind. */
    void put(OpeningBook book) throws IOException {
        books.removeIf(other -> other.family() == book.family());
        books.add(book.family() == Family.OTHELLO ? 0 : books.size(), book);
        Path next = path.resolveSibling(path.getFileName() + ".next");
        Files.write(next, BookWriter.write(books));
        Files.move(next, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
