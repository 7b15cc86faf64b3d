package reversi.platform;

/**
 * The history of a browser window. Each entry has a URL, which the user sees and can share, and a mark by which the game recognises it;
 * both survive a reload.
 */
public interface PageHistory {
    /** The fragment of the URL with its {@code #}; empty if there is none. */
    String fragment();

    /** The mark of the current entry; empty if the game has not marked it. */
    String mark();

    /** Adds an entry after the current one, and drops all forward entries. */
    void push(String fragment, String mark);

    /** Replaces the URL fragment and mark of the current entry. */
    void replace(String fragment, String mark);

    /** Goes back by at least 1 entry, asynchronously. */
    void back(int entries);

    /** Whether going back from the first entry ends the game, as in an installed web app. */
    boolean endsAtFirstBack();

    /** Sets the callback for a change of the current entry, by {@link #back}, by the user, or by another URL. */
    void listen(Runnable moved);
}
