package reversi.screens;

/**
 * The room a page has, in points.
 *
 * @param width the width of the window
 * @param height its height
 * @param insetTop what the device covers at the top, such as a notch
 * @param insetBottom what it covers at the bottom
 * @param insetLeft what it covers at the left
 * @param insetRight what it covers at the right
 */
public record Layout(float width, float height, float insetTop, float insetBottom, float insetLeft, float insetRight) {
    private static final float WIDE = 720;

    /** A window that nothing covers. */
    public static Layout of(float width, float height) {
        return new Layout(width, height, 0, 0, 0, 0);
    }

    /** Whether things stand side by side rather than below each other. */
    public boolean isWide() {
        return (width >= WIDE && width > height) || width > 1.2f * height;
    }

    /** Whether the width is that of a phone held upright, where dialogs come up from the bottom. */
    public boolean isNarrow() {
        return width < 560;
    }

    /** Whether the height is that of a phone on its side, where every line counts. */
    public boolean isLow() {
        return height < 480;
    }

    /** The height that nothing covers. */
    public float safeHeight() {
        return height - insetTop - insetBottom;
    }

    /** The space to keep at the sides of a page. */
    public float margin() {
        return isNarrow() ? 16 : isWide() && width >= 1100 ? 40 : 24;
    }
}
