package reversi.screens;

import java.util.function.Consumer;
import reversi.rules.Square;
import reversi.screens.board.BoardView;

/** Lets boards ask for a second tap before a disc is placed, as the person wants it. */
public final class ConfirmedMoves {
    private ConfirmedMoves() {}

    /** Lets a board of a game confirm moves as the person wants it. */
    public static void inGame(Context context, BoardView board) {
        if (chosen(context).confirms(board.model().variant(), context.ui().isTouch())) {
            confirm(context, board);
        }
    }

    /** Lets a board on which a task is solved confirm moves where the person wants that always. */
    public static void inTask(Context context, BoardView board) {
        if (chosen(context) == MoveConfirmation.ALWAYS) {
            confirm(context, board);
        }
    }

    private static MoveConfirmation chosen(Context context) {
        return context.settings().now().handling().confirmation();
    }

    private static void confirm(Context context, BoardView board) {
        board.confirmMoves(new Prompt(context));
    }

    /** Says what a second tap does: to be seen the first time, and to be heard each time. */
    private static final class Prompt implements Consumer<Square> {
        private final Context context;
        private boolean isKnown;

        Prompt(Context context) {
            this.context = context;
        }

        @Override
        public void accept(Square square) {
            String words = context.texts().get("access.again", square.name());
            if (isKnown) {
                context.router().announce(words);
            } else {
                context.router().notice(words);
            }
            isKnown = true;
        }
    }
}
