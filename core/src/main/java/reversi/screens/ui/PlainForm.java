package reversi.screens.ui;

/**
 * What players elsewhere write may hold what this device has no picture of: emoji, and letters of other scripts. It is shown in
 * plain signs instead of a box for each half of a character.
 */
final class PlainForm {
    /** Up to here every font of the game has every character. */
    private static final char PLAIN = 0x7e;

    private static final String EMOJI = "[emoji]";
    private static final String LETTERS = "[?]";
    private static final int JOINER = 0x200d;
    private static final int KEYCAP = 0x20e3;
    private static final int FIRST_SELECTOR = 0xfe00;
    private static final int LAST_SELECTOR = 0xfe0f;
    private static final int FIRST_SKIN = 0x1f3fb;
    private static final int LAST_SKIN = 0x1f3ff;
    private static final int FIRST_SYMBOL = 0x2600;
    private static final int LAST_SYMBOL = 0x27bf;

    /** Faces and signs that have a well-known plain form. */
    private static final int[][] FACES = {
        {0x1f600, 0x1f600},
        {0x1f603, 0x1f604},
        {0x1f60a, 0x1f60a},
        {0x1f642, 0x1f642},
        {0x263a, 0x263a},
        {0x1f601, 0x1f602},
        {0x1f605, 0x1f606},
        {0x1f923, 0x1f923},
        {0x1f609, 0x1f609},
        {0x1f61e, 0x1f61f},
        {0x1f622, 0x1f622},
        {0x1f62d, 0x1f62d},
        {0x1f641, 0x1f641},
        {0x2639, 0x2639},
        {0x2764, 0x2764},
        {0x1f495, 0x1f49c}
    };

    private static final String[] PLAIN_FACES = {
        ":-)", ":-)", ":-)", ":-)", ":-)", ":-D", ":-D", ":-D", ";-)", ":-(", ":-(", ":-(", ":-(", ":-(", "<3", "<3"
    };

    private PlainForm() {}

    /** Tells whether there is a picture of a character. */
    interface Pictures {
        boolean draws(char character);
    }

    /** These words with a substitute for what has no picture; the same words where everything has one. */
    static String of(String words, Pictures pictures) {
        for (int i = 0; i < words.length(); i++) {
            char character = words.charAt(i);
            if (character > PLAIN && (isMark(character) || !pictures.draws(character))) {
                return substituted(words, pictures);
            }
        }
        return words;
    }

    private static String substituted(String words, Pictures pictures) {
        StringBuilder plain = new StringBuilder(words.length());
        int next;
        for (int i = 0; i < words.length(); i = next) {
            int code = words.codePointAt(i);
            next = i + Character.charCount(code);
            if (isMark(code)) {
                continue;
            }
            boolean isDrawn = code <= PLAIN || (code <= Character.MAX_VALUE && pictures.draws((char) code));
            if (isDrawn) {
                plain.append((char) code);
            } else {
                add(plain, substitute(code));
            }
        }
        return plain.toString();
    }

    /** Many of a kind in a row are said once. */
    private static void add(StringBuilder plain, String substitute) {
        if (!plain.toString().endsWith(substitute)) {
            plain.append(substitute);
        }
    }

    private static String substitute(int code) {
        for (int i = 0; i < FACES.length; i++) {
            if (code >= FACES[i][0] && code <= FACES[i][1]) {
                return PLAIN_FACES[i];
            }
        }
        boolean isSymbol = code > Character.MAX_VALUE || (code >= FIRST_SYMBOL && code <= LAST_SYMBOL);
        return isSymbol ? EMOJI : LETTERS;
    }

    /** What only changes the emoji before it. */
    private static boolean isMark(int code) {
        return code == JOINER
                || code == KEYCAP
                || (code >= FIRST_SELECTOR && code <= LAST_SELECTOR)
                || (code >= FIRST_SKIN && code <= LAST_SKIN);
    }
}
