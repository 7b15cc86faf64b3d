package reversi.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import reversi.platform.ArchiveCondition;
import reversi.platform.GameArchive;
import reversi.platform.GameArchive.Entry;
import reversi.platform.GameArchive.Row;
import reversi.platform.Store.Result;

/**
 * All finished games of this device: their summaries in memory, the rest in its {@link GameArchive}. What the device fails to store is there
 * until the program ends, and is stored along with the next game.
 */
public final class GameLibrary {
    private final GameArchive archive;
    private final Consumer<ArchiveCondition> report;
    private final List<Runnable> listeners = new ArrayList<>();
    /** By id what the device has not confirmed. */
    private final Map<String, Entry> unsaved = new LinkedHashMap<>();
    /** What was removed since reading began, and must not come back with it. */
    private final Set<String> removed = new HashSet<>();

    /** The ids of what has been read or added since reading began. */
    private final Set<String> shown = new HashSet<>();

    private GameIndex index = GameIndex.EMPTY;
    private int reading;
    private boolean isLoaded;
    /** Whether the games of before could not be read when that was last tried. */
    private boolean isUnread;

    private ArchiveCondition condition = ArchiveCondition.whole();

    /** A library that knows no games before {@link #load}; {@code report} hears whenever something else is the matter with the archive. */
    public GameLibrary(GameArchive archive, Consumer<ArchiveCondition> report) {
        this.archive = archive;
        this.report = report;
        archive.listen(this::become);
    }

    private void become(ArchiveCondition next) {
        condition = next;
        report.accept(next);
        if (next.isReadable()) {
            retry();
        }
        changed();
    }

    /** What is the matter with the archive. */
    public ArchiveCondition condition() {
        return condition;
    }

    /** Reads the games of before once more where that failed. */
    public void retry() {
        if (isUnread) {
            load();
        }
    }

    /** Reads all summaries, for the first time, or again after another window may have changed them. */
    public void load() {
        int mine = ++reading;
        isLoaded = false;
        isUnread = false;
        index = GameIndex.EMPTY;
        removed.clear();
        shown.clear();
        unsaved.values().forEach(entry -> show(List.of(entry.row())));
        archive.load(new GameArchive.Loader() {
            @Override
            public void rows(List<Row> rows) {
                if (mine == reading) {
                    show(rows);
                    changed();
                }
            }

            @Override
            public void loaded(Result result) {
                if (mine == reading) {
                    isLoaded = true;
                    isUnread = result != Result.DONE;
                    changed();
                }
            }
        });
    }

    /** What is known already is newer than what is read. */
    private void show(List<Row> rows) {
        List<GameSummary> more = new ArrayList<>();
        for (Row row : rows) {
            if (shown.add(row.id()) && !removed.contains(row.id())) {
                ArchiveCodec.summary(row).ifPresent(more::add);
            }
        }
        index = index.with(more);
    }

    /** The games as far as they have been read. */
    public GameIndex index() {
        return index;
    }

    /** Whether all of them have been read. */
    public boolean isLoaded() {
        return isLoaded;
    }

    /** Adds someone who hears that games came, changed or went. */
    public void addListener(Runnable changed) {
        listeners.add(changed);
    }

    /** Tells someone nothing more. */
    public void removeListener(Runnable changed) {
        listeners.remove(changed);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    /** Adds games; one of an id that is there takes its place and stays a favourite. */
    public void add(List<ArchivedGame> games, Consumer<Result> then) {
        addStored(games.stream().map(ArchiveCodec::stored).toList(), then);
    }

    /** Adds games whose bodies have been written. */
    public void addStored(List<StoredGame> games, Consumer<Result> then) {
        List<GameSummary> summaries = new ArrayList<>();
        List<Entry> entries = new ArrayList<>();
        Set<String> stars = new HashSet<>();
        index.games().stream().filter(GameSummary::starred).forEach(game -> stars.add(game.id()));
        for (StoredGame game : games) {
            GameSummary summary = game.summary().withStar(game.summary().starred() || stars.contains(game.id()));
            summaries.add(summary);
            entries.add(ArchiveCodec.entry(new StoredGame(summary, game.body())));
        }
        addNew(summaries, entries, then);
    }

    /** Adds games that are not there, in the order of what is stored of them. */
    void addNew(List<GameSummary> games, List<Entry> entries, Consumer<Result> then) {
        for (Entry entry : entries) {
            String id = entry.row().id();
            unsaved.put(id, entry);
            removed.remove(id);
            shown.add(id);
        }
        index = index.with(games);
        save(then);
        changed();
    }

    private void save(Consumer<Result> then) {
        List<Entry> entries = List.copyOf(unsaved.values());
        archive.put(entries, result -> {
            if (result == Result.DONE) {
                entries.forEach(entry -> unsaved.remove(entry.row().id(), entry));
            }
            then.accept(result);
        });
    }

    /** Makes a game a favourite, or no longer; without effect on one that is not there. */
    public void star(String id, boolean isStarred) {
        Optional<GameSummary> known = index.find(id).filter(game -> game.starred() != isStarred);
        if (known.isEmpty()) {
            return;
        }
        GameSummary next = known.get().withStar(isStarred);
        index = index.with(List.of(next));
        Row row = ArchiveCodec.row(next);
        Entry waiting = unsaved.get(id);
        if (waiting == null) {
            archive.change(row, result -> {});
        } else {
            unsaved.put(id, new Entry(row, waiting.body()));
            save(result -> {});
        }
        changed();
    }

    /** Removes games; {@link #add} brings them back. */
    public void remove(List<String> ids) {
        index = index.without(ids);
        removed.addAll(ids);
        ids.forEach(unsaved::remove);
        archive.remove(ids, result -> {});
        changed();
    }

    /** Reads a game; empty where there is none of this id, or it is damaged. */
    public void open(String id, Consumer<Optional<ArchivedGame>> then) {
        Optional<GameSummary> summary = index.find(id);
        body(id, body -> then.accept(summary.flatMap(known -> body.flatMap(text -> ArchiveCodec.game(known, text)))));
    }

    /** Reads the review of a game; empty where there is none. */
    public void review(String id, Consumer<Optional<String>> then) {
        body(id, body -> then.accept(body.flatMap(ArchiveCodec::review)));
    }

    /** Keeps a review, a text of one line, with a game, and the accuracy that it found; without effect on one that is not there. */
    public void keepReview(String id, String review, Optional<Integer> accuracy) {
        body(id, body -> {
            Optional<GameSummary> known = index.find(id);
            if (known.isPresent() && body.isPresent()) {
                String next = GameBody.read(body.get()).withReview(review).write();
                GameSummary summary = known.get().withAccuracy(accuracy);
                index = index.with(List.of(summary));
                unsaved.put(id, ArchiveCodec.entry(new StoredGame(summary, next)));
                save(result -> {});
                changed();
            }
        });
    }

    /** Reads the game of an id as it is stored. */
    public void body(String id, Consumer<Optional<String>> then) {
        Entry waiting = unsaved.get(id);
        if (waiting == null) {
            archive.body(id, then);
        } else {
            then.accept(Optional.of(waiting.body()));
        }
    }
}
