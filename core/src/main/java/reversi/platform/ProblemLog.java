package reversi.platform;

/** What the game notes on the device of what failed, for somebody who reports a problem. */
public interface ProblemLog {
    /** The address of the folder with its files, as {@link Device#open} opens it. */
    String folder();
}
