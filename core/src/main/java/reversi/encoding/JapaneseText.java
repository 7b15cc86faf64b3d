package reversi.encoding;

/**
 * Whether letters beyond ASCII make sense as Japanese: they stand in runs of their own. Western letters read as Japanese ones stand within
 * words, and swallow the bracket behind a word.
 */
final class JapaneseText {
    private int apart;
    private int within;
    private final Brackets brackets = new Brackets();
    private char least = Character.MAX_VALUE;
    private char before;
    private boolean isRun;
    private boolean afterLetter;

    void take(char c) {
        if (c >= '\u0080') {
            afterLetter = isRun ? afterLetter : isLetter(before);
            isRun = true;
            least = (char) Math.min(least, c);
        } else {
            endRun(isLetter(c));
        }
        brackets.take(c);
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
        return apart > within && Math.abs(open()) <= Math.abs(openElsewhere);
    }

    int open() {
        return brackets.open();
    }

    boolean isEastern() {
        return least >= '\u0800' && least < Character.MAX_VALUE;
    }

    private static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
}
