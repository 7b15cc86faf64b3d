package reversi.screens.history;

import java.util.function.Consumer;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.game.MoveComments;
import reversi.screens.PageHost;
import reversi.screens.game.ReplayController;

/** What can be done with a game that was opened from the history. */
record OpenedGame(PageHost router, GameLibrary library, ArchivedGame game, Consumer<GameSummary> remove)
        implements ReplayController.Actions {
    @Override
    public String id() {
        return game.id();
    }

    @Override
    public MoveComments comments() {
        return game.comments();
    }

    @Override
    public boolean isStarred() {
        return library.index().find(game.id()).filter(GameSummary::starred).isPresent();
    }

    @Override
    public void star() {
        library.star(game.id(), !isStarred());
    }

    @Override
    public void delete() {
        library.index().find(game.id()).ifPresent(remove);
        leave();
    }

    @Override
    public void leave() {
        router.back();
    }
}
