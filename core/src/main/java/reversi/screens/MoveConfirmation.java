package reversi.screens;

import java.util.function.Consumer;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.board.BoardView;

/** When a square must be chosen twice before a disc is placed on it. */
public enum MoveConfirmation {
    NEVER("confirmation.never"),
    /** Where fingers point at squares that are smaller than usual. */
    LARGE_BOARDS("confirmation.large"),
    ALWAYS("confirmation.always");

    private static final int USUAL_SIZE = 8;

    private final String key;

    MoveConfirmation(String key) {
        this.key = key;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }

    /** Whether moves of a game of this variant are confirmed on a device where fingers point, or where they do not. */
    public boolean confirms(Variant variant, boolean isTouch) {
        return switch (this) {
            case NEVER -> false;
            case LARGE_BOARDS -> isTouch && variant.size() > USUAL_SIZE;
            case ALWAYS -> true;
        };
    }

    /** Lets a board of a game confirm moves as the person wants it. */
    public static void inGame(Context context, BoardView board) {
        if (chosen(context).confirms(board.model().variant(), context.ui().isTouch())) {
            confirm(context, board);
        }
    }

    /** Lets a board on which a task is solved confirm moves where the person wants that always. */
    public static void inTask(Context context, BoardView board) {
        if (chosen(context) == ALWAYS) {
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
