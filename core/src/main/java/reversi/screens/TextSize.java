package reversi.screens;

/** How large words are shown, with the rows and buttons on which they stand. */
public enum TextSize {
    SMALL("size.small", 0.875f),
    MEDIUM("size.medium", 1),
    LARGE("size.large", 1.25f),
    EXTRA_LARGE("size.extra", 1.5f);

    private final String key;
    private final float scale;

    TextSize(String key, float scale) {
        this.key = key;
        this.scale = scale;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }

    /** How much larger than usual; under 1 for smaller. */
    public float scale() {
        return scale;
    }
}
