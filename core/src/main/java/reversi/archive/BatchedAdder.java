package reversi.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import reversi.platform.GameArchive.Entry;
import reversi.platform.Store.Result;

/** Adds the games to a library that it does not have, some at a time, each lot once the device has stored the one before. */
final class BatchedAdder {
    /** So many that lists and the disk are troubled seldom, and so few that taking them in is a matter of a millisecond or two. */
    private static final int BATCH = 400;

    private final GameLibrary library;
    private final Set<String> known;
    private final List<GameSummary> next = new ArrayList<>();
    /** The same games, as they are stored. */
    private final List<Entry> entries = new ArrayList<>();

    private int added;
    private int present;
    private boolean isWaiting;
    private boolean isBroken;

    BatchedAdder(GameLibrary library) {
        this.library = library;
        this.known = library.index().ids();
    }

    /** Takes a game, or counts it where it is there already. */
    void add(StoredGame game) {
        if (!known.add(game.id())) {
            present++;
            return;
        }
        next.add(game.summary());
        entries.add(ArchiveCodec.entry(game));
    }

    /** Whether no game of this id is there yet. */
    boolean isNew(String id) {
        return !known.contains(id);
    }

    /** Counts a game that is there already. */
    void skip() {
        present++;
    }

    /** Whether enough games have come that they should be stored before more do. */
    boolean isFull() {
        return next.size() >= BATCH;
    }

    /** Whether the device has not answered yet, so that nothing can be stored. */
    boolean isWaiting() {
        return isWaiting;
    }

    /** Whether the device failed to store games; those are in memory until the program ends. */
    boolean isBroken() {
        return isBroken;
    }

    /** Whether every game that was taken has been stored. */
    boolean isSettled() {
        return next.isEmpty() && !isWaiting;
    }

    /** Stores what has come. */
    void store() {
        if (next.isEmpty()) {
            return;
        }
        List<GameSummary> lot = List.copyOf(next);
        List<Entry> stored = List.copyOf(entries);
        next.clear();
        entries.clear();
        added += lot.size();
        isWaiting = true;
        library.addNew(lot, stored, result -> {
            isWaiting = false;
            isBroken |= result != Result.DONE;
        });
    }

    /** How many games were added. */
    int added() {
        return added;
    }

    /** How many games were there already. */
    int present() {
        return present;
    }
}
