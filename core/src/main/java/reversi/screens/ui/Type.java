package reversi.screens.ui;

import reversi.platform.Fonts.Weight;

/** The sizes and weights of text: the only ones there are. Sizes are the em in points. */
public enum Type {
    /** Where nothing larger fits, so that no word is cut: larger words leave less room than they need. */
    MINI(10, Weight.REGULAR),
    /** The same with more weight. */
    MINI_STRONG(10, Weight.SEMIBOLD),
    /** Marks at edges: coordinates, figures at an axis. */
    CAPTION(12, Weight.REGULAR),
    /** Marks at edges that carry weight. */
    CAPTION_STRONG(12, Weight.SEMIBOLD),
    /** Second lines and labels of fields. */
    SMALL(13, Weight.REGULAR),
    /** Short words on a small control. */
    SMALL_STRONG(13, Weight.SEMIBOLD),
    /** Running text. */
    BODY(15, Weight.REGULAR),
    /** Words on controls. */
    BODY_STRONG(15, Weight.SEMIBOLD),
    /** First lines of cards and rows. */
    TITLE(17, Weight.SEMIBOLD),
    /** Titles of sections and dialogs. */
    HEADING(20, Weight.SEMIBOLD),
    /** The title of a page. */
    PAGE(28, Weight.BOLD),
    /** Counts and large figures. */
    FIGURE(34, Weight.BOLD),
    /** The name of the game and the result of one. */
    DISPLAY(40, Weight.BOLD);

    private static final int SMALL_POINTS = 13;
    private static final int LARGE_POINTS = 28;
    private static final float TIGHT = -0.015f;
    private static final float TITLE_TIGHT = -0.01f;

    private final int points;
    private final Weight weight;

    Type(int points, Weight weight) {
        this.points = points;
        this.weight = weight;
    }

    /** The em in points. */
    public int points() {
        return points;
    }

    /** The weight of the typeface. */
    public Weight weight() {
        return weight;
    }

    /** What stands between letters beyond their own widths, in ems: small labels and titles are set tight, running text as it was drawn. */
    public float tracking() {
        if (points <= SMALL_POINTS) {
            return TIGHT;
        }
        return points >= LARGE_POINTS && this != FIGURE ? TITLE_TIGHT : 0;
    }

    /** The level of a heading in such words: 1 for the title of a page or a dialog, 2 for that of a section, 0 for words that are no heading. */
    int headingLevel() {
        return switch (this) {
            case HEADING, PAGE, DISPLAY -> 1;
            case TITLE -> 2;
            default -> 0;
        };
    }

    /** The next smaller size that stands for this one where its words don't fit; this one where there is none. */
    Type smaller() {
        return switch (this) {
            case DISPLAY, FIGURE -> PAGE;
            case PAGE -> HEADING;
            case HEADING -> TITLE;
            case TITLE -> BODY_STRONG;
            case BODY_STRONG -> SMALL_STRONG;
            case SMALL_STRONG -> CAPTION_STRONG;
            case BODY -> SMALL;
            case SMALL -> CAPTION;
            case CAPTION -> MINI;
            case CAPTION_STRONG -> MINI_STRONG;
            case MINI, MINI_STRONG -> this;
        };
    }

    /** The height of one line of text in points: generous for reading sizes, tight for display sizes. */
    public float lineHeight() {
        return Math.round(points * (points > 24 ? 1.2f : 1.4f));
    }
}
