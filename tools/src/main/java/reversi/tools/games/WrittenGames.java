package reversi.tools.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The games that a file of analysed games has whole, and where in it they are; of an interrupted program's last game nothing. */
final class WrittenGames {
    private final Path file;
    private final AnalysisFormat format;
    private final Map<AnalysedGame.Place, Bytes> games = new HashMap<>();
    /** After the last whole game, in bytes. */
    private long end;

    private long at;
    private int number;
    /** The lines of the game that is being read. */
    private int lines;

    /** Where a game is in the file. */
    private record Bytes(long from, int length) {}

    private WrittenGames(Path file, AnalysisFormat format) {
        this.file = file;
        this.format = format;
    }

    /**
     * Looks through a file; one that is not there has no games. Throws IllegalArgumentException, whose message is for a person, where it
     * holds something else, or games that were analysed otherwise.
     */
    static WrittenGames in(Path file, AnalysisFormat format) throws IOException {
        WrittenGames written = new WrittenGames(file, format);
        if (Files.exists(file)) {
            written.read();
        }
        return written;
    }

    /** The length in bytes of the head and all whole games. */
    long end() {
        return end;
    }

    /** Where the games were read. */
    Set<AnalysedGame.Place> places() {
        return games.keySet();
    }

    /** The lines of a game as they stand in the file; empty where it has none of it. */
    Optional<String> game(AnalysedGame.Place place) throws IOException {
        Bytes bytes = games.get(place);
        if (bytes == null) {
            return Optional.empty();
        }
        try (RandomAccessFile whole = new RandomAccessFile(file.toFile(), "r")) {
            byte[] read = new byte[bytes.length];
            whole.seek(bytes.from);
            whole.readFully(read);
            return Optional.of(new String(read, UTF_8));
        }
    }

    private void read() throws IOException {
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
            games.putIfAbsent(read.get().place(), new Bytes(end, (int) (at - end)));
            end = at;
        }
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException(
                file + " is there already and no output of this command, see line " + number);
    }
}
