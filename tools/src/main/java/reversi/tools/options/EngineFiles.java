package reversi.tools.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.tools.books.BookFault;
import reversi.tools.books.OwnBook;

/** The engine's weights and its book of openings: those that the game comes with, and weights of a file. */
public final class EngineFiles {
    private EngineFiles() {}

    /** The weights for Othello that the game comes with; throws IOException where the tools were built without them. */
    public static PatternWeights weights() throws IOException {
        return weights(Family.OTHELLO);
    }

    /** The weights for a family that the game comes with; throws IOException where the tools were built without them. */
    public static PatternWeights weights(Family family) throws IOException {
        return shipped("/engine/" + family.file(), PatternWeights::read);
    }

    /** The weights of a file; throws IOException where it cannot be read or holds none for this engine. */
    public static PatternWeights weights(Path file) throws IOException {
        return read(Files.readAllBytes(file), file.toString(), PatternWeights::read);
    }

    /** The books that the game comes with, that of Othello first; throws IOException where the tools were built without them. */
    public static List<OpeningBook> books() throws IOException {
        return shipped("/engine/book.bin", OpeningBook::read);
    }

    /** The books of a file of this engine; throws IOException where it cannot be read or holds none. */
    public static List<OpeningBook> books(Path file) throws IOException {
        return read(Files.readAllBytes(file), file.toString(), OpeningBook::read);
    }

    /** The books of a file of this engine, Edax or Egaroucid; throws IOException where it cannot be read or holds none. */
    static List<OpeningBook> anyBooks(Path file) throws IOException {
        try {
            return OwnBook.read(file);
        } catch (IllegalArgumentException bad) {
            throw new IOException(file + ": " + bad.getMessage(), bad);
        } catch (BookFault bad) {
            throw new IOException(file + ", " + bad.getMessage(), bad);
        }
    }

    private static <T> T shipped(String name, Function<byte[], T> reader) throws IOException {
        return read(Shipped.bytes(name), name, reader);
    }

    private static <T> T read(byte[] bytes, String name, Function<byte[], T> reader) throws IOException {
        try {
            return reader.apply(bytes);
        } catch (IllegalArgumentException bad) {
            throw new IOException(name + ": " + bad.getMessage(), bad);
        }
    }
}
