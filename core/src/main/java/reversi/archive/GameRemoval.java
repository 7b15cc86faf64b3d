package reversi.archive;

import java.util.ArrayList;
import java.util.List;

/** Removes games from a library, and remembers them as they were stored, so that they can be brought back. */
public final class GameRemoval implements StepwiseTask {
    private final GameLibrary library;
    private final List<String> ids;
    private final StoredGameReader reader;
    private final List<StoredGame> removed = new ArrayList<>();
    private boolean isCancelled;
    private boolean isDone;

    /** Begins to remove these games, those included that can't be read. */
    public GameRemoval(GameLibrary library, List<GameSummary> games) {
        this.library = library;
        this.ids = games.stream().map(GameSummary::id).toList();
        this.reader = new StoredGameReader(library, games);
    }

    @Override
    public boolean step() {
        StoredGame next = reader.next();
        if (next != null) {
            removed.add(next);
        }
        if (reader.isDone() && !isDone()) {
            library.remove(ids);
            isDone = true;
        }
        return !isDone() && reader.hasNext();
    }

    @Override
    public boolean isDone() {
        return isDone || isCancelled;
    }

    /** Leaves all games where they are. */
    @Override
    public void cancel() {
        isCancelled = true;
    }

    @Override
    public int percent() {
        return reader.percent();
    }

    /** What was removed; nothing where it was cancelled. */
    public List<StoredGame> removed() {
        return isDone ? List.copyOf(removed) : List.of();
    }
}
