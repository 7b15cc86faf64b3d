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
        Settings settings = context.settings().now();
        Look look = settings.look();
        BoardOverlayOptions options = new BoardOverlayOptions(
                settings.hints().legalMoves(),
                settings.hints().flipPreview(),
                true,
                true,
                look.isHighContrast(context.device()));
        BoardView board = new BoardView(context.ui(), model, look.board(), options);
        board.onPress(press);
        ConfirmedMoves.inTask(context, board);
        return board;
    }
}
