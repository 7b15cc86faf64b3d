package reversi.platform;

/**
 * The device's own way back and forth: the history of a browser's window. Each entry has an address, which the person sees
 * and can share, and a mark, by which the game knows the entry again; both are kept over a reload.
 */
public interface PageHistory {
    /** The part of the address that the game chooses, from its {@code #} on; empty where there is none. */
    String fragment();

    /** The mark of the entry in front; empty where the game has not marked it. */
    String mark();

    /** Adds an entry after the one in front; all that could be gone forward to are forgotten. */
    void push(String fragment, String mark);

    /** Gives the entry in front another address and mark. */
    void replace(String fragment, String mark);

    /** Goes back by so many entries, at least 1; what then is in front is told later. */
    void back(int entries);

    /** Whether the first way back would end the game, as where it is installed as a program of its own. */
    boolean endsAtFirstBack();

    /** Tells that another entry came to the front, by {@link #back}, by the person, or by another address. */
    void listen(Runnable moved);
}
