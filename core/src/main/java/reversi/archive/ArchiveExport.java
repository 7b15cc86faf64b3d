package reversi.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes games of a library into one text, one game in each step; those that can't be read or written are left out. */
public final class ArchiveExport implements StepwiseTask {
    private final StoredGameReader reader;
    private final Format format;
    private final List<String> parts = new ArrayList<>();
    private int written;
    private boolean isCancelled;

    /** How games become a text. */
    public interface Format {
        /** What stands before the first game. */
        String head();

        /** The text of a game; empty for one that can't be written. */
        Optional<String> game(StoredGame game);

        /** What stands between two games. */
        default String between() {
            return "";
        }

        /** What stands after the last game. */
        default String tail() {
            return "";
        }
    }

    /** Begins to write games of a library, in their order. */
    public ArchiveExport(GameLibrary library, List<GameSummary> games, Format format) {
        this.reader = new StoredGameReader(library, games);
        this.format = format;
        parts.add(format.head());
    }

    @Override
    public boolean step() {
        if (isDone()) {
            return false;
        }
        StoredGame next = reader.next();
        if (next != null) {
            format.game(next).ifPresent(this::add);
        }
        return !isDone() && reader.hasNext();
    }

    private void add(String text) {
        if (written > 0 && !format.between().isEmpty()) {
            parts.add(format.between());
        }
        parts.add(text);
        written++;
    }

    @Override
    public boolean isDone() {
        return isCancelled || reader.isDone();
    }

    @Override
    public void cancel() {
        isCancelled = true;
    }

    /** Whether it was cancelled, so that the text is none. */
    public boolean isCancelled() {
        return isCancelled;
    }

    @Override
    public int percent() {
        return reader.percent();
    }

    /** How many games could not be read or written. */
    public int leftOut() {
        return reader.passed() - written;
    }

    /** The whole text in parts, once all is done. */
    public List<String> parts() {
        List<String> all = new ArrayList<>(parts);
        all.add(format.tail());
        return all;
    }
}
