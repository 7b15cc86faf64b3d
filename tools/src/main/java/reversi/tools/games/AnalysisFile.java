package reversi.tools.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Optional;
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
        Begun begun = new Begun(file, format);
        if (Files.exists(file)) {
            begun.read();
            try (RandomAccessFile whole = new RandomAccessFile(file.toFile(), "rw")) {
                whole.setLength(begun.end);
            }
        }
        OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (begun.end == 0) {
            out.write(format.head().getBytes(UTF_8));
        }
        return new AnalysisFile(format, begun.written, out);
    }

    boolean has(AnalysedGame.Place place) {
        return written.contains(place);
    }

    void write(AnalysedGame game) throws IOException {
        out.write(format.write(game).getBytes(UTF_8));
        written.add(game.place());
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    /** What an earlier run left. */
    private static final class Begun {
        private final Path file;
        private final AnalysisFormat format;
        private final Set<AnalysedGame.Place> written = new HashSet<>();
        /** After the last whole game, in bytes. */
        private long end;

        private long at;
        private int number;
        /** The lines of the game that is being read. */
        private int lines;

        Begun(Path file, AnalysisFormat format) {
            this.file = file;
            this.format = format;
        }

        void read() throws IOException {
            try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
                ByteArrayOutputStream line = new ByteArrayOutputStream();
                for (int next = in.read(); next >= 0; next = in.read()) {
                    at++;
                    if (next == '\n') {
                        line(line.toString(UTF_8));
                        line.reset();
                    } else {
                        line.write(next);
                    }
                }
                if (number == 0 && !format.mayBegin(line.toString(UTF_8))) {
                    throw wrong();
                }
            }
        }

        private void line(String line) {
            number++;
            if (number == 1 && !format.head().isEmpty()) {
                if (!format.head().equals(line + "\n")) {
                    throw wrong();
                }
                end = at;
                return;
            }
            Optional<AnalysisFormat.Line> read = format.read(line);
            if (read.isEmpty() || read.get().number() != lines + 1) {
                throw wrong();
            }
            lines++;
            if (!read.get().limits().equals(format.limits())) {
                throw new IllegalArgumentException(
                        file + " was made with the limits " + read.get().limits() + ", not " + format.limits()
                                + ": name another file, or the same depth and empties");
            }
            if (lines == read.get().lines()) {
                lines = 0;
                end = at;
                written.add(read.get().place());
            }
        }

        private IllegalArgumentException wrong() {
            return new IllegalArgumentException(
                    file + " is there already and no output of this command, see line " + number);
        }
    }
}
