package reversi.screens;

/** Whether motion is reduced: as the device asks, always or never. */
public enum MotionChoice {
    AUTO,
    REDUCED,
    FULL
}
