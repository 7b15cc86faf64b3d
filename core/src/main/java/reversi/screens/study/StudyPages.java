package reversi.screens.study;

import java.util.Optional;
import reversi.game.Game;
import reversi.screens.Page;
import reversi.screens.Sheet;

/** The pages and dialogs in which finished games are found and studied. Nothing else may name their types: see {@link StudyLoader}. */
public interface StudyPages {
    /** The finished games of this device. */
    Page history();

    /** The review of a game that is over. */
    Page review(Game game);

    /** The dialog that saves, copies and shares the diagram of a game. */
    Sheet diagram(Game game);

    /** The review of a game that an address tells; empty where it tells none. */
    Optional<Page> shared(String code);
}
