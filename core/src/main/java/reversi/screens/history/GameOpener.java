package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.function.LongSupplier;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.game.MoveComments;
import reversi.rules.Disc;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.PageHost;
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
            List<String> names =
                    List.of(words.name(game.summary(), Disc.BLACK), words.name(game.summary(), Disc.WHITE));
            OpenedGame opened =
                    new OpenedGame(context.router(), library, game, summary -> library.remove(List.of(summary.id())));
            ways.open(new FromElsewhere(context, opened), game, names, plies);
        });
    }

    /** What can be done with a game away from the list of games, where nothing brings back what was deleted. */
    private record FromElsewhere(Context context, OpenedGame opened) implements ReplayController.Actions {
        @Override
        public String id() {
            return opened.id();
        }

        @Override
        public MoveComments comments() {
            return opened.comments();
        }

        @Override
        public boolean isStarred() {
            return opened.isStarred();
        }

        @Override
        public void star() {
            opened.star();
        }

        @Override
        public void delete() {
            PageHost router = context.router();
            router.open(new ConfirmSheet(
                    context.say("achievements.delete.title"),
                    context.say("achievements.delete.second"),
                    context.say("achievements.delete.yes"),
                    context.say("achievements.delete.no"),
                    opened::delete));
        }

        @Override
        public void leave() {
            context.go().games();
        }
    }
}
