package reversi.screens.guided;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Square;
import reversi.screens.board.BoardContent;
import reversi.screens.board.SquareSign;
import reversi.teach.guided.GuidedGame;

/**
 * What is seen of a guided game.
 *
 * @param game the game
 * @param isFirstStart whether nobody asked for it: then the first thing offered is to do without
 */
record GuidedState(GuidedGame game, boolean isFirstStart) {
    GuidedState with(GuidedGame next) {
        return new GuidedState(next, isFirstStart);
    }

    /** Whether no disc was placed yet. */
    boolean isFresh() {
        return game.line().plies() == 0;
    }

    /** What lies on the board, and what is pointed at. */
    BoardContent board() {
        Map<Square, SquareSign> signs = new HashMap<>();
        game.pointed().forEach(square -> signs.put(square, SquareSign.POINTED));
        return BoardContent.of(
                game.line(),
                game.isNewcomersTurn() ? Optional.of(game.position()) : Optional.empty(),
                BoardContent.Marks.signs(signs));
    }
}
