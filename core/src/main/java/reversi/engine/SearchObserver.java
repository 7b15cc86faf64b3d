package reversi.engine;

/** Receives preliminary answers during a search, on the searching thread. */
public interface SearchObserver {
    /** Ignores everything. */
    SearchObserver NONE = answer -> {};

    /** A deeper or better answer than the previous one. */
    void improved(Answer answer);
}
