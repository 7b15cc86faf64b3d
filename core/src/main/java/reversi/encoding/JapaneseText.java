package reversi.encoding;

/**
 * Whether letters beyond ASCII make sense as Japanese: they stand in runs of their own. Western letters read as Japanese ones stand within
 * words, and swallow the bracket behind a word.
 */
final class JapaneseText {
    private int apart;
    private int within;
    private int open;
    private char before;
    private boolean isRun;
    private boolean afterLetter;

    void take(char c) {
        if (c >= '\u0080') {
            afterLetter = isRun ? afterLetter : isLetter(before);
            isRun = true;
        } else {
            endRun(isLetter(c));
            open += balance(c);
        }
        before = c;
    }

    void end() {
        endRun(false);
    }

    private void endRun(boolean beforeLetter) {
        if (isRun) {
            within += afterLetter || beforeLetter ? 1 : 0;
            apart += afterLetter || beforeLetter ? 0 : 1;
        }
        isRun = false;
    }

    /** Whether it makes sense, where so many brackets are open at the end of the same bytes read as Western letters. */
    boolean isPlausible(int openElsewhere) {
        return apart > within && Math.abs(open) <= Math.abs(openElsewhere);
    }

    /** What a character adds to the number of open brackets. */
    static int balance(char c) {
        return c == '[' ? 1 : c == ']' ? -1 : 0;
    }

    private static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
}
