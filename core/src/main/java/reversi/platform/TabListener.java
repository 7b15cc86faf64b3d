package reversi.platform;

/** Hears of Tab where the game is one part of what Tab leads through, as of a browser's window. */
public interface TabListener {
    /** Whether the next Tab, or Shift and Tab where {@code isBack}, leads out of the game; if so, the game forgets where its focus was. */
    boolean leaves(boolean isBack);

    /** Tab led into the game, or Shift and Tab where {@code isBack}, from whatever stands before or behind it. */
    void enters(boolean isBack);
}
