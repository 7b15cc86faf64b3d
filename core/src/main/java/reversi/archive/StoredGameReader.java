package reversi.archive;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads games of a library as they are stored, in order, asking the device for some at a time. */
public final class StoredGameReader {
    private static final int CHUNK = 64;

    private final GameLibrary library;
    private final List<GameSummary> games;
    private final Deque<StoredGame> read = new ArrayDeque<>();
    private int asked;
    private int answered;
    private int taken;
    private int missing;

    /** A reader of these games, which must be in the library. */
    public StoredGameReader(GameLibrary library, List<GameSummary> games) {
        this.library = library;
        this.games = List.copyOf(games);
    }

    /** The next game; null where the device has not answered yet, or all have been read. */
    @Nullable
    public StoredGame next() {
        if (read.isEmpty() && answered == asked && asked < games.size()) {
            ask();
        }
        StoredGame next = read.poll();
        taken += next == null ? 0 : 1;
        return next;
    }

    private void ask() {
        List<GameSummary> chunk = games.subList(asked, Math.min(games.size(), asked + CHUNK));
        asked += chunk.size();
        for (GameSummary game : chunk) {
            library.body(game.id(), body -> {
                answered++;
                body.ifPresentOrElse(text -> read.add(new StoredGame(game, text)), () -> missing++);
            });
        }
    }

    /** Whether another game can be had at once. */
    boolean hasNext() {
        return !read.isEmpty();
    }

    /** How many games have been taken or could not be read. */
    int passed() {
        return taken + missing;
    }

    /** Whether all games have been taken, or could not be read. */
    public boolean isDone() {
        return passed() == games.size();
    }

    /** How much has been read, from 0 to 100. */
    int percent() {
        return games.isEmpty() ? 100 : (int) (100L * passed() / games.size());
    }
}
