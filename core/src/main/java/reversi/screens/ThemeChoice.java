package reversi.screens;

/** Which look the game takes: the device's, or always the same. */
public enum ThemeChoice {
    AUTO,
    DARK,
    LIGHT
}
