package reversi.archive;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a backup, a line in each step, and adds the games that the library does not have. Broken lines are counted and skipped; a game that
 * is there already stays as it is.
 */
public final class ArchiveRestore extends AddingTask {
    private final String text;
    private final Map<String, String> kept = new LinkedHashMap<>();
    private int at;
    private int line;
    private int broken;
    private int firstBroken;

    private ArchiveRestore(GameLibrary library, String text) {
        super(library);
        this.text = text;
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

    /** Whether a text begins as a backup of this version does. */
    public static boolean isBackup(String text) {
        int end = text.indexOf('\n');
        return end >= 0
                && end < ArchiveBackup.LONGEST_LINE
                && ArchiveBackup.isHeader(text.substring(0, end).stripTrailing());
    }

    /** Begins with a text; empty for one that is no backup, or one of a newer version. */
    public static Optional<ArchiveRestore> of(GameLibrary library, String text) {
        return isBackup(text) ? Optional.of(new ArchiveRestore(library, text)) : Optional.empty();
    }

    @Override
    boolean isExhausted() {
        return at >= text.length();
    }

    @Override
    public int percent() {
        return text.isEmpty() ? 100 : (int) (100L * Math.min(at, text.length()) / text.length());
    }

    @Override
    void read() {
        String next = nextLine();
        if (!next.isEmpty()) {
            take(next);
        }
    }

    private void take(String next) {
        Optional<ArchiveBackup.KeptText> other = ArchiveBackup.kept(next);
        if (other.isPresent()) {
            kept.put(other.get().name(), other.get().text());
            return;
        }
        Optional<StoredGame> game = ArchiveBackup.stored(next);
        if (game.isEmpty()) {
            broken++;
            firstBroken = firstBroken == 0 ? line : firstBroken;
        } else {
            adder().add(game.get());
        }
    }

    private String nextLine() {
        int end = text.indexOf('\n', at);
        String next = end < 0 ? text.substring(at) : text.substring(at, end);
        at = end < 0 ? text.length() : end + 1;
        line++;
        return next.strip();
    }

    /** What was read beside the games so far, by name. */
    public Map<String, String> kept() {
        return Collections.unmodifiableMap(kept);
    }

    /** What has become of it so far. */
    public Report report() {
        return new Report(adder().added(), adder().present(), broken, firstBroken);
    }
}
