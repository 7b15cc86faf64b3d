package reversi.archive;

/** Work on many games in small steps, so that whoever draws between two of them is not held up. */
public interface StepwiseTask {
    /** Does a little more; answers whether there is more to do at once, which there is not while the device has to answer first. */
    boolean step();

    /** Whether all is done. */
    boolean isDone();

    /** Leaves the rest undone: it is done as soon as what has begun is finished. */
    void cancel();

    /** How much has been done, from 0 to 100. */
    int percent();
}
