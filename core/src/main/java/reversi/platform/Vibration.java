package reversi.platform;

/** The motor of a device that is held. */
public interface Vibration {
    /** Vibrates for the first number of milliseconds, waits for the second, and so on, instead of whatever went on. */
    void vibrate(int[] pattern);
}
