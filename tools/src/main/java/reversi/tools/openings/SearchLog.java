package reversi.tools.openings;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Board;

/** The results of searches, one per line, so that an interrupted build can be resumed. */
final class SearchLog implements AutoCloseable {
    private static final int FIELDS = 5;

    private final Map<Board, Found> known = new HashMap<>();
    private final BufferedWriter out;

    /**
     * The value of a board.
     *
     * @param depth plies searched
     * @param value for the side to move, in hundredths of a disc
     * @param best the best move, 0…63
     */
    record Found(int depth, int value, int best) {}

    private SearchLog(BufferedWriter out) {
        this.out = out;
    }

    /** Opens a log, new or begun; a last line that was cut off is forgotten. */
    static SearchLog open(Path file) throws IOException {
        Map<Board, Found> before = new HashMap<>();
        if (Files.exists(file)) {
            String text = Files.readString(file);
            for (String line : text.substring(0, text.lastIndexOf('\n') + 1).split("\n", -1)) {
                String[] fields = line.split(" ", -1);
                if (fields.length == FIELDS) {
                    Board board =
                            new Board(Long.parseUnsignedLong(fields[0], 16), Long.parseUnsignedLong(fields[1], 16));
                    before.put(board, new Found(number(fields[2]), number(fields[3]), number(fields[4])));
                }
            }
            if (!text.isEmpty() && !text.endsWith("\n")) {
                Files.writeString(file, "\n", StandardOpenOption.APPEND);
            }
        }
        SearchLog log = new SearchLog(Files.newBufferedWriter(
                file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
        log.known.putAll(before);
        return log;
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }

    /** What is known of a canonical board at a depth or deeper. */
    synchronized Optional<Found> find(Board board, int depth) {
        return Optional.ofNullable(known.get(board)).filter(found -> found.depth() >= depth);
    }

    synchronized void add(Board board, Found found) throws IOException {
        known.put(board, found);
        out.write(Long.toHexString(board.player()) + " " + Long.toHexString(board.opponent()) + " " + found.depth()
                + " " + found.value() + " " + found.best() + "\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
