package reversi.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import jsinterop.annotations.JsOverlay;
import jsinterop.annotations.JsPackage;
import jsinterop.annotations.JsType;
import org.jspecify.annotations.Nullable;
import reversi.platform.ArchiveCondition;
import reversi.platform.GameArchive;
import reversi.platform.Store.Result;

/** Keeps finished games in the browser's IndexedDB; the page speaks to it. */
final class WebArchive implements GameArchive {
    /** Receives some games. */
    @JsFunction
    interface Rows {
        void are(Game[] games);
    }

    /** Receives how a change ended: the name of a {@link Result}. */
    @JsFunction
    interface Ended {
        void with(String result);
    }

    /** Receives the name of a kind of {@link ArchiveCondition}, and the browser's reason for a failure. */
    @JsFunction
    interface Condition {
        void is(String kind, String detail);
    }

    /** Receives the body of a game, or null. */
    @JsFunction
    interface Body {
        void is(@Nullable String body);
    }

    /** A row, with its body where it is stored. */
    @SuppressWarnings("NullAway.Init") // set right after it is made, or by the page
    @JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "Object")
    static final class Game {
        String id;
        double at;
        String summary;
        String body;

        @JsOverlay
        static Game of(Row row, String body) {
            Game game = new Game();
            game.id = row.id();
            game.at = row.at();
            game.summary = row.summary();
            game.body = body;
            return game;
        }
    }

    @Override
    public void listen(Consumer<ArchiveCondition> listener) {
        listenToGames(
                (kind, detail) -> listener.accept(ArchiveCondition.of(ArchiveCondition.Kind.valueOf(kind), detail)));
    }

    @Override
    public void load(Loader loader) {
        loadGames(games -> loader.rows(rows(games)), ended(loader::loaded));
    }

    private static List<Row> rows(Game[] games) {
        List<Row> rows = new ArrayList<>();
        for (Game game : games) {
            rows.add(new Row(game.id, (long) game.at, game.summary));
        }
        return rows;
    }

    @Override
    public void body(String id, Consumer<Optional<String>> then) {
        readGame(id, body -> then.accept(Optional.ofNullable(body)));
    }

    @Override
    public void put(List<Entry> games, Consumer<Result> then) {
        Game[] entries = new Game[games.size()];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = Game.of(games.get(i).row(), games.get(i).body());
        }
        putGames(entries, ended(then));
    }

    @Override
    public void change(Row row, Consumer<Result> then) {
        changeGame(Game.of(row, ""), ended(then));
    }

    @Override
    public void remove(List<String> ids, Consumer<Result> then) {
        removeGames(ids.toArray(new String[0]), ended(then));
    }

    private static Ended ended(Consumer<Result> then) {
        return result -> then.accept(Result.valueOf(result));
    }

    @JsMethod(namespace = "reversiPage")
    private static native void listenToGames(Condition listener);

    @JsMethod(namespace = "reversiPage")
    private static native void loadGames(Rows rows, Ended loaded);

    @JsMethod(namespace = "reversiPage")
    private static native void readGame(String id, Body answer);

    @JsMethod(namespace = "reversiPage")
    private static native void putGames(Game[] games, Ended answer);

    @JsMethod(namespace = "reversiPage")
    private static native void changeGame(Game game, Ended answer);

    @JsMethod(namespace = "reversiPage")
    private static native void removeGames(String[] ids, Ended answer);
}
