package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.function.LongSupplier;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.game.ReplayController;
import reversi.teach.OpeningNames;

/** Opens games of the archive at one of their moves, from any page. */
public final class GameOpener {
    private final GameLibrary library;
    private final OpeningNames openings;
    private final LongSupplier now;
    private final Ways ways;

    /** What this leads to. */
    @FunctionalInterface
    public interface Ways {
        /** Opens a game whose players have these names, Black's first, after so many plies. */
        void open(ReplayController.Actions actions, ArchivedGame game, List<String> names, int plies);
    }

    /** An opener of the games of a library; {@code now} gives milliseconds since 1970. */
    public GameOpener(GameLibrary library, OpeningNames openings, LongSupplier now, Ways ways) {
        this.library = library;
        this.openings = openings;
        this.now = now;
        this.ways = ways;
    }

    /**
     * Opens the game of an id as it stood after so many plies; where it has gone, or can't be read, a notice says so. Nothing happens where
     * what asked for it has left the screen by then.
     */
    public void open(Context context, Actor asking, String id, int plies) {
        HistoryWords words = new HistoryWords(context.texts(), openings, context.device(), now.getAsLong());
        library.open(id, found -> {
            if (asking.getStage() == null) {
                return;
            }
            if (found.isEmpty()) {
                context.router().notice(context.say("achievements.gone"));
                return;
            }
            ArchivedGame game = found.get();
            OpenedGame opened = new OpenedGame(library, game, () -> askToDelete(context, id), context.go()::games);
            ways.open(opened, game, words.names(game.summary()), plies);
        });
    }

    /** Away from the list of games nothing brings back what was deleted. */
    private void askToDelete(Context context, String id) {
        context.router()
                .open(new ConfirmSheet(
                        context.say("achievements.delete.title"),
                        context.say("achievements.delete.second"),
                        context.say("achievements.delete.yes"),
                        context.say("achievements.delete.no"),
                        () -> {
                            library.index().find(id).ifPresent(known -> library.remove(List.of(id)));
                            context.router().back();
                        }));
    }
}
