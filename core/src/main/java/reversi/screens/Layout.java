package reversi.screens;

import reversi.screens.ui.Theme;

/**
 * The room a page has, in points.
 *
 * @param width the width of the window
 * @param height its height
 * @param insetTop what the device covers at the top, such as a notch
 * @param insetBottom what it covers at the bottom
 * @param insetLeft what it covers at the left
 * @param insetRight what it covers at the right
 * @param isLeftHanded whether what is pressed lies where the left hand is
 */
public record Layout(
        float width,
        float height,
        float insetTop,
        float insetBottom,
        float insetLeft,
        float insetRight,
        boolean isLeftHanded) {
    /** From this width on, in points, there is so much room that what stands side by side can lie further apart. */
    public static final float SPACIOUS = 1100;

    private static final float WIDE = 720;
    /** Wider than high by this factor, a window is wide however small it is. */
    private static final float WIDE_SHAPE = 1.2f;

    private static final float NARROW = 560;
    private static final float LOW = 480;

    private static final float MARGIN = 24;
    private static final float SPACIOUS_MARGIN = 40;

    /** Windows up to this size show everything in its own size. */
    private static final float LARGE_WIDTH = 1440;

    private static final float LARGE_HEIGHT = 810;

    /** No larger words leave less room than this, in points, unless the window has less. */
    private static final float LEAST_WIDTH = 280;

    private static final float LEAST_HEIGHT = 300;

    /** Steps between scales, so that fonts are not made anew for every pixel of a window that grows. */
    private static final float SCALE_STEP = 0.125f;

    /**
     * How much larger than usual everything is shown in a window of this size in device-independent points, at least 1: what
     * is read and pressed grows with a large window, as the board does.
     */
    public static float scale(float width, float height) {
        return Math.max(1, stepped(Math.min(width / LARGE_WIDTH, height / LARGE_HEIGHT)));
    }

    /**
     * The same where words have this size: everything on which they stand grows and shrinks with them, as far as the pages still
     * have room. Where fingers point nothing becomes smaller than they need.
     */
    public static float scale(float width, float height, TextSize size, boolean isTouch) {
        float usual = scale(width, height);
        if (size.scale() <= 1) {
            return isTouch ? usual : usual * size.scale();
        }
        float most = Math.max(usual, stepped(Math.min(width / LEAST_WIDTH, height / LEAST_HEIGHT)));
        return Math.min(most, usual * size.scale());
    }

    private static float stepped(float scale) {
        return (float) Math.floor(scale / SCALE_STEP) * SCALE_STEP;
    }

    /** A window that nothing covers. */
    public static Layout of(float width, float height) {
        return new Layout(width, height, 0, 0, 0, 0, false);
    }

    /** The room below what takes up this height at the top, in points. */
    Layout below(float height) {
        return new Layout(width, this.height, insetTop + height, insetBottom, insetLeft, insetRight, isLeftHanded);
    }

    /** The room above what takes up this height at the bottom, in points. */
    Layout above(float height) {
        return new Layout(width, this.height, insetTop, insetBottom + height, insetLeft, insetRight, isLeftHanded);
    }

    /** A window of another height, in points. */
    public Layout withHeight(float height) {
        return new Layout(width, height, insetTop, insetBottom, insetLeft, insetRight, isLeftHanded);
    }

    /** Whether things stand side by side rather than below each other. */
    public boolean isWide() {
        return (width >= WIDE && width > height) || width > WIDE_SHAPE * height;
    }

    /** Whether the width is that of a phone held upright, where dialogs come up from the bottom. */
    public boolean isNarrow() {
        return width < NARROW;
    }

    /** Whether the height is that of a phone on its side, where every line counts. */
    public boolean isLow() {
        return height < LOW;
    }

    /** The height that nothing covers. */
    public float safeHeight() {
        return height - insetTop - insetBottom;
    }

    /** The space to keep at the sides of a page. */
    public float margin() {
        return isNarrow() ? Theme.CARD_PAD : isWide() && width >= SPACIOUS ? SPACIOUS_MARGIN : MARGIN;
    }

    /** The space to keep around a board that stands beside its column. */
    public float besideMargin() {
        return isLow() ? Theme.ROW_GAP : Math.min(SPACIOUS_MARGIN, margin());
    }

    /** The space to keep at the sides of a board with its column below it, which a narrow window gives it nearly whole. */
    public float belowMargin() {
        return isNarrow() ? Theme.ROW_GAP : margin();
    }

    /** The width of a column below a board of this width: on a phone its words keep the page's margin. */
    public float columnBelow(float board) {
        return isNarrow() ? board - 2 * Theme.ROW_GAP : board;
    }
}
