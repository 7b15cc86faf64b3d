package reversi.screens;

/**
 * Tells people who do not see a page what has come to be seen on it, once for each thing: words that go on are said from where they go on,
 * and words that only became fewer are not said again.
 */
public final class Narration {
    private String told = "";

    /** Takes words for known, as those that stand on a page when it opens, which is read from its beginning. */
    public void begin(String words) {
        told = words;
    }

    /** What is to be seen now, as sentences; empty where there is nothing to say. */
    public void tell(PageHost router, String words) {
        String rest = rest(told, words);
        told = words;
        if (!rest.isEmpty()) {
            router.announce(rest);
        }
    }

    private static String rest(String before, String words) {
        if (words.startsWith(before)) {
            return words.substring(before.length()).trim();
        }
        return before.startsWith(words) ? "" : words;
    }
}
