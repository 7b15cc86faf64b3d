package reversi.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import reversi.platform.Store.Result;

/**
 * Reads a backup a few lines at a time, so that the picture goes on, and adds the games that the library does not have. Broken lines are
 * counted and skipped; a game that is there already stays as it is.
 */
public final class ArchiveRestore {
    private final GameLibrary library;
    private final String text;
    private final Set<String> known;
    private final List<ArchivedGame> added = new ArrayList<>();
    private int at;
    private int line;
    private int present;
    private int broken;
    private int firstBroken;

    private ArchiveRestore(GameLibrary library, String text) {
        this.library = library;
        this.text = text;
        this.known = new HashSet<>(library.index().ids());
        nextLine();
    }

    /**
     * What became of a backup.
     *
     * @param added the games that were not there
     * @param present the games that were there already
     * @param broken the lines that are no games
     * @param firstBroken the number of the first of these lines, from 1; 0 without any
     */
    public record Report(int added, int present, int broken, int firstBroken) {}

    /** Begins with a text; empty for one that is no backup, or one of a newer version. */
    public static Optional<ArchiveRestore> of(GameLibrary library, String text) {
        int end = text.indexOf('\n');
        boolean isBackup =
                end >= 0 && ArchiveBackup.isHeader(text.substring(0, end).stripTrailing());
        return isBackup ? Optional.of(new ArchiveRestore(library, text)) : Optional.empty();
    }

    /** Whether all lines have been read. */
    public boolean isDone() {
        return at >= text.length();
    }

    /** How much of the text has been read, in percent. */
    public int percent() {
        return text.isEmpty() ? 100 : (int) (100L * Math.min(at, text.length()) / text.length());
    }

    /** Reads some more lines. */
    public void step(int lines) {
        for (int i = 0; i < lines && !isDone(); i++) {
            String next = nextLine();
            if (!next.isEmpty()) {
                take(next);
            }
        }
    }

    private void take(String next) {
        Optional<ArchivedGame> game = ArchiveBackup.read(next);
        if (game.isEmpty()) {
            broken++;
            firstBroken = firstBroken == 0 ? line : firstBroken;
        } else if (known.add(game.get().id())) {
            added.add(game.get());
        } else {
            present++;
        }
    }

    private String nextLine() {
        int end = text.indexOf('\n', at);
        String next = end < 0 ? text.substring(at) : text.substring(at, end);
        at = end < 0 ? text.length() : end + 1;
        line++;
        return next.strip();
    }

    /** Adds what was read to the library; {@code then} receives how storing it ended. */
    public Report finish(Consumer<Result> then) {
        if (added.isEmpty()) {
            then.accept(Result.DONE);
        } else {
            library.add(added, then);
        }
        return new Report(added.size(), present, broken, firstBroken);
    }
}
