package reversi.tools.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
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
        List<String> lines = TitledLines.open(file, title, "match");
        for (int i = 0; i < lines.size(); i++) {
            int number = i + 2;
            FinishedGame game = FinishedGame.read(lines.get(i))
                    .orElseThrow(() -> new IllegalArgumentException(file + ", line " + number + " is no game"));
            log.games.put(game.number(), game);
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
                TitledLines.append(file, game.line());
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
