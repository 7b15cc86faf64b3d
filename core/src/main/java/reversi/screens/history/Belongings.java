package reversi.screens.history;

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
    public Belongings {
        others = List.copyOf(others);
    }

    /** What became of what a backup holds beside the games. */
    enum Joined {
        /** There was nothing. */
        NOTHING,
        /** It is here now, beside what was here before. */
        ALL,
        /** Some of it could not be read, or is of a newer version. */
        SOME
    }

    /** A backup of everything. */
    ArchiveExport backup() {
        return ArchiveBackup.export(library, library.index().games(), others);
    }

    /** Joins what a backup holds beside the games, by name, to what is here. */
    Joined join(Map<String, String> kept) {
        int joined = 0;
        for (Portable other : others) {
            String text = kept.get(other.name());
            joined += text != null && other.join(text) ? 1 : 0;
        }
        return kept.isEmpty() ? Joined.NOTHING : joined == kept.size() ? Joined.ALL : Joined.SOME;
    }
}
