package reversi.screens.game;

import java.util.List;
import reversi.screens.Context;

/** What studies of a server say about a game there. */
public interface GameCommentary {
    /** The names of those who comment on it, the latest first. */
    List<String> by();

    /** Opens the ways to what they say, and to saying something oneself. */
    void open(Context context);

    /** Nobody looks any more. */
    void close();
}
