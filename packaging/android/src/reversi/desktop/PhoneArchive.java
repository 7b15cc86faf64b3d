package reversi.desktop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import reversi.platform.ArchiveCondition;
import reversi.platform.GameArchive;
import reversi.platform.Store.Result;

/** Finished games until the app ends. */
final class PhoneArchive implements GameArchive {
    private final Executor renderThread;
    private final Map<String, Entry> games = new LinkedHashMap<>();

    PhoneArchive(Executor renderThread) {
        this.renderThread = renderThread;
    }

    @Override
    public void listen(Consumer<ArchiveCondition> listener) {}

    @Override
    public void load(Loader loader) {
        renderThread.execute(() -> {
            loader.rows(games.values().stream().map(Entry::row).toList());
            loader.loaded(Result.DONE);
        });
    }

    @Override
    public void body(String id, Consumer<Optional<String>> then) {
        renderThread.execute(() -> then.accept(Optional.ofNullable(games.get(id)).map(Entry::body)));
    }

    @Override
    public void put(List<Entry> added, Consumer<Result> then) {
        added.forEach(game -> games.put(game.row().id(), game));
        renderThread.execute(() -> then.accept(Result.DONE));
    }

    @Override
    public void change(Row row, Consumer<Result> then) {
        games.computeIfPresent(row.id(), (id, game) -> new Entry(row, game.body()));
        renderThread.execute(() -> then.accept(Result.DONE));
    }

    @Override
    public void remove(List<String> ids, Consumer<Result> then) {
        games.keySet().removeAll(ids);
        renderThread.execute(() -> then.accept(Result.DONE));
    }
}
