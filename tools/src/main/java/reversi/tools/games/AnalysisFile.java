package reversi.tools.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * A file of analysed games, which goes on after the last game that it has whole: a game is written at once, and what an interrupted
 * program left of one is cut off.
 */
final class AnalysisFile implements AutoCloseable {
    private final AnalysisFormat format;
    private final Set<AnalysedGame.Place> written;
    private final OutputStream out;

    private AnalysisFile(AnalysisFormat format, Set<AnalysedGame.Place> written, OutputStream out) {
        this.format = format;
        this.written = written;
        this.out = out;
    }

    /**
     * Opens a file, new or begun. Throws IllegalArgumentException, whose message is for a person, where it holds something else, or games
     * that were analysed otherwise.
     */
    static AnalysisFile open(Path file, AnalysisFormat format) throws IOException {
        WrittenGames begun = WrittenGames.in(file, format);
        if (Files.exists(file)) {
            try (RandomAccessFile whole = new RandomAccessFile(file.toFile(), "rw")) {
                whole.setLength(begun.end());
            }
        }
        OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (begun.end() == 0) {
            out.write(format.head().getBytes(UTF_8));
        }
        return new AnalysisFile(format, new HashSet<>(begun.places()), out);
    }

    boolean has(AnalysedGame.Place place) {
        return written.contains(place);
    }

    void write(AnalysedGame game) throws IOException {
        write(game.place(), format.write(game));
    }

    /** Writes the lines of a game as another file of this format has them. */
    void write(AnalysedGame.Place place, String lines) throws IOException {
        out.write(lines.getBytes(UTF_8));
        written.add(place);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
