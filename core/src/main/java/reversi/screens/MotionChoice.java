package reversi.screens;

/** Whether motion is reduced: as the device asks, always or never. */
public enum MotionChoice {
    AUTO("motion.auto"),
    REDUCED("motion.reduced"),
    FULL("motion.full");

    private final String key;

    MotionChoice(String key) {
        this.key = key;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }
}
