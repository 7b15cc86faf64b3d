package reversi.screens.transfer;

import java.util.List;
import java.util.Map;
import reversi.archive.ArchiveBackup;
import reversi.archive.ArchiveExport;
import reversi.archive.GameLibrary;
import reversi.platform.Portable;

/**
 * All that goes from one device to another in a backup.
 *
 * @param library the finished games
 * @param others what else is kept: settings, progress, the game that goes on
 */
public record Belongings(GameLibrary library, List<Portable> others) {
    /** What is longer has no place in a chain of addresses, in letters. */
    private static final int SHORT = 1_500;

    public Belongings {
        others = List.copyOf(others);
    }

    /** What became of what a backup holds beside the games. */
    public enum Joined {
        /** There was nothing. */
        NOTHING,
        /** It is here now, beside what was here before. */
        ALL,
        /** Some of it could not be read, or is of a newer version. */
        SOME
    }

    /** A backup of everything. */
    public ArchiveExport backup() {
        return ArchiveBackup.export(library, library.index().games(), others);
    }

    /** What is small enough for addresses: all but the games, or where that is long in a text, what of it is short. */
    String small(boolean isAll) {
        StringBuilder text = new StringBuilder();
        for (Portable other : others) {
            ArchiveBackup.line(other)
                    .filter(line -> isAll || line.length() <= SHORT)
                    .ifPresent(text::append);
        }
        return text.toString();
    }

    /** Joins what {@link #small} wrote. */
    Joined join(String small) {
        return join(ArchiveBackup.kept(List.of(small.split("\n"))));
    }

    /** Joins what a backup holds beside the games, by name, to what is here. */
    public Joined join(Map<String, String> kept) {
        int joined = 0;
        for (Portable other : others) {
            String text = kept.get(other.name());
            joined += text != null && other.join(text) ? 1 : 0;
        }
        return kept.isEmpty() ? Joined.NOTHING : joined == kept.size() ? Joined.ALL : Joined.SOME;
    }
}
