package reversi.training.repertoire;

/** How well somebody remembered, in the order of the published grades 1 to 4. */
public enum Recall {
    /** Not. */
    AGAIN,
    /** After a long time. */
    HARD,
    /** As one should. */
    GOOD,
    /** At once. */
    EASY;

    /** The published grade, 1 to 4. */
    int grade() {
        return ordinal() + 1;
    }
}
