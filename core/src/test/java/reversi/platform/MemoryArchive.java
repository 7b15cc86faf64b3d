package reversi.platform;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Store.Result;

/** An archive that lives as long as the test, answers when the test wants that, and breaks down when it wants that too. */
public final class MemoryArchive implements GameArchive {
    /** What is stored, by id. */
    public final Map<String, Entry> games = new LinkedHashMap<>();

    private final Deque<Runnable> answers = new ArrayDeque<>();
    private Result trouble = Result.DONE;
    private Consumer<ArchiveCondition> listener = condition -> {};

    /** From now on everything ends like this; with DONE it works again. */
    public void breakDown(Result how) {
        breakDown(
                how,
                switch (how) {
                    case DONE -> ArchiveCondition.whole();
                    case FULL -> ArchiveCondition.of(ArchiveCondition.Kind.FULL, "");
                    case FAILED, LOCKED -> ArchiveCondition.of(ArchiveCondition.Kind.FAILED, "why");
                });
    }

    /** From now on everything ends like this for a reason that is told at once. */
    public void breakDown(Result how, ArchiveCondition why) {
        trouble = how;
        listener.accept(why);
    }

    @Override
    public void listen(Consumer<ArchiveCondition> next) {
        listener = next;
    }

    /** Gives all answers that wait. */
    public void answer() {
        while (!answers.isEmpty()) {
            answers.remove().run();
        }
    }

    @Override
    public void load(Loader loader) {
        Result result = trouble;
        if (result == Result.DONE) {
            for (Entry game : List.copyOf(games.values())) {
                answers.add(() -> loader.rows(List.of(game.row())));
            }
        }
        answers.add(() -> loader.loaded(result));
    }

    @Override
    public void body(String id, Consumer<Optional<String>> then) {
        Optional<String> body = Optional.ofNullable(games.get(id)).map(Entry::body);
        answers.add(() -> then.accept(body));
    }

    @Override
    public void put(List<Entry> entries, Consumer<Result> then) {
        List<Entry> copy = new ArrayList<>(entries);
        change(() -> copy.forEach(entry -> games.put(entry.row().id(), entry)), then);
    }

    @Override
    public void change(Row row, Consumer<Result> then) {
        change(() -> games.computeIfPresent(row.id(), (id, entry) -> new Entry(row, entry.body())), then);
    }

    @Override
    public void remove(List<String> ids, Consumer<Result> then) {
        change(() -> ids.forEach(games::remove), then);
    }

    private void change(Runnable change, Consumer<Result> then) {
        Result result = trouble;
        if (result == Result.DONE) {
            change.run();
        }
        answers.add(() -> then.accept(result));
    }
}
