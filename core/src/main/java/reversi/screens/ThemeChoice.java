package reversi.screens;

/** Which look the game takes: the device's, or always the same. */
public enum ThemeChoice {
    AUTO("theme.auto"),
    DARK("theme.dark"),
    LIGHT("theme.light");

    private final String key;

    ThemeChoice(String key) {
        this.key = key;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }
}
