package reversi.encoding;

/** How many brackets of a text are open, but for those behind a backslash. */
final class Brackets {
    private int open;
    private boolean isEscaped;

    void take(char c) {
        if (!isEscaped) {
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
        }
        isEscaped = c == '\\' && !isEscaped;
    }

    int open() {
        return open;
    }
}
