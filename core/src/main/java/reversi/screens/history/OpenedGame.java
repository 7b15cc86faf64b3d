package reversi.screens.history;

import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.game.MoveComments;
import reversi.screens.game.ReplayController;

/** What can be done with a game that was opened; where it was opened says how it is deleted and left. */
record OpenedGame(GameLibrary library, ArchivedGame game, Runnable onDelete, Runnable onLeave)
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
        onDelete.run();
    }

    @Override
    public void leave() {
        onLeave.run();
    }
}
