package reversi.platform;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Store.Result;

/**
 * Persistent storage of finished games by id, each as two texts: a summary, all of which are read at the start, and a body, which is read
 * when its game is opened. What the texts say is not its business.
 *
 * <p>Changes are applied in order, and each one wholly or not at all. {@link Result#DONE} means that the change outlives the end of the
 * program, however it ends. Callbacks run on the render thread after the method returned.
 */
public interface GameArchive {
    /**
     * What is read of every game.
     *
     * @param id never changes and is given to one game only
     * @param at when the game ended, in milliseconds since 1970
     * @param summary what a list shows of it
     */
    record Row(String id, long at, String summary) {}

    /** A whole game. */
    record Entry(Row row, String body) {}

    /** Receives all rows. */
    interface Loader {
        /** Some more rows: the games that ended last come first, the others in any order. */
        void rows(List<Row> rows);

        /** That was all; a result other than DONE means that what is stored can't be read. */
        void loaded(Result result);
    }

    /**
     * Tells one listener, the last that asked, what is the matter with the archive whenever that changes, before the answer that depends on
     * it. It is whole until somebody is told otherwise.
     */
    void listen(Consumer<ArchiveCondition> listener);

    /** Reads the rows of all games in parts, so that a long list holds nobody up. */
    void load(Loader loader);

    /** Reads the body of a game; empty if there is none of this id, or it can't be read. */
    void body(String id, Consumer<Optional<String>> then);

    /** Stores games; those of the same ids are replaced. */
    void put(List<Entry> games, Consumer<Result> then);

    /** Replaces the row of a game; without effect if there is none of its id. */
    void change(Row row, Consumer<Result> then);

    /** Removes games; without effect on ids that are not there. */
    void remove(List<String> ids, Consumer<Result> then);
}
