package reversi.screens.board;

import java.util.Optional;
import reversi.screens.ui.Icon;

/** What a frame around a square says of it: with a rim that stands out from the board, and where it judges with a sign in a corner. */
public enum SquareSign {
    /** It is spoken of. */
    POINTED("access.pointed", Optional.empty()),
    /** It was chosen as an answer. */
    CHOSEN("access.marked", Optional.empty()),
    /** It was right to choose it. */
    RIGHT("access.right", Optional.of(Icon.CHECK)),
    /** It was wrong. */
    WRONG("access.wrong", Optional.of(Icon.CLOSE));

    private final String words;
    private final Optional<Icon> icon;

    SquareSign(String words, Optional<Icon> icon) {
        this.words = words;
        this.icon = icon;
    }

    /** The key of its words for people who do not see it. */
    String words() {
        return words;
    }

    /** What stands on its plate; empty where it judges nothing. */
    Optional<Icon> icon() {
        return icon;
    }
}
