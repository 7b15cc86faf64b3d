package reversi.screens;

import java.util.function.Consumer;
import reversi.rules.Square;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;

/** Makes boards on which tasks are solved. */
public final class TaskBoard {
    private TaskBoard() {}

    /** A board that helps and asks for a second tap as the person wants it; {@code press} hears of each square that is chosen. */
    public static BoardView of(Context context, BoardModel model, Consumer<Square> press) {
        Hints hints = context.settings().now().hints();
        return of(context, model, new Shown(hints.legalMoves(), hints.flipPreview(), true), press);
    }

    /** What a board shows beside the last move, whatever the person wants elsewhere: {@link BoardOverlayOptions}. */
    public record Shown(boolean legal, boolean preview, boolean coordinates) {}

    /** A board that shows this and asks for a second tap as the person wants it. */
    public static BoardView of(Context context, BoardModel model, Shown shown, Consumer<Square> press) {
        Look look = context.settings().now().look();
        BoardOverlayOptions options = new BoardOverlayOptions(
                shown.legal, shown.preview, true, shown.coordinates, look.isHighContrast(context.device()));
        BoardView board = new BoardView(context.ui(), model, look.boardFor(model.variant()), options);
        board.onPress(press);
        ConfirmedMoves.inTask(context, board);
        return board;
    }
}
