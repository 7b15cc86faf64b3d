package reversi.tools.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The finished games of a match, one per line of a file, so that an interrupted match can be resumed. */
public final class MatchLog {
    private final @Nullable Path file;
    private final Map<Integer, FinishedGame> games = new TreeMap<>();

    private MatchLog(@Nullable Path file) {
        this.file = file;
    }

    /** A log that is forgotten with the program. */
    public static MatchLog inMemory() {
        return new MatchLog(null);
    }

    /**
     * The log in a file, which need not exist yet; its first line says which match it is. Throws IllegalArgumentException
     * where the file keeps another match, or is none, and IOException where it cannot be read or written.
     */
    public static MatchLog at(Path file, String title) throws IOException {
        MatchLog log = new MatchLog(file);
        String head = "# " + title;
        if (!Files.exists(file) || Files.size(file) == 0) {
            Files.writeString(file, head + "\n");
            return log;
        }
        String text = Files.readString(file);
        int complete = text.lastIndexOf('\n') + 1;
        String[] lines = text.substring(0, complete).split("\n", -1);
        if (!lines[0].equals(head)) {
            throw new IllegalArgumentException(file + " keeps another match: " + lines[0]);
        }
        for (int i = 1; i < lines.length - 1; i++) {
            int number = i + 1;
            FinishedGame game = FinishedGame.read(lines[i])
                    .orElseThrow(() -> new IllegalArgumentException(file + ", line " + number + " is no game"));
            log.games.put(game.number(), game);
        }
        if (complete < text.length()) {
            // The program was ended in the middle of a line: that game is played again.
            Files.writeString(file, text.substring(0, complete));
        }
        return log;
    }

    /** Whether a game is finished. */
    public synchronized boolean has(int number) {
        return games.containsKey(number);
    }

    /** Adds a finished game, from any thread. */
    synchronized void add(FinishedGame game) {
        games.put(game.number(), game);
        if (file != null) {
            try {
                Files.write(file, (game.line() + "\n").getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The finished games by number. */
    public synchronized List<FinishedGame> games() {
        return new ArrayList<>(games.values());
    }
}
