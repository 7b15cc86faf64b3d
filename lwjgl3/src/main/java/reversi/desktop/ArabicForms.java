package reversi.desktop;

/** Chooses the form of each Arabic letter by what stands beside it, as the letters of a word join. */
final class ArabicForms {
    private static final char FIRST = '\u0621';
    private static final char LAM = '\u0644';
    private static final char TATWEEL = '\u0640';
    private static final char FIRST_FORM = '\ufe80';
    private static final char FIRST_LIGATURE = '\ufef5';

    /** The letters alef that make one sign with a lam before them. */
    private static final String ALEFS = "\u0622\u0623\u0625\u0627";

    /** How many forms each letter from hamza to yeh has in Unicode's row of them: alone, at the end, at the beginning, in the middle. */
    private static final String FORMS = "122224242444442222444444440000004444444224";

    private ArabicForms() {}

    /** The word with the forms of its letters; marks and other characters stay, in the order in which they are read. */
    static String join(String word) {
        StringBuilder joined = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            boolean hasBefore = joinsOn(neighbour(word, i, -1));
            int after = next(word, i);
            int alef = letter == LAM && after >= 0 ? ALEFS.indexOf(word.charAt(after)) : -1;
            if (alef >= 0) {
                joined.append((char) (FIRST_LIGATURE + 2 * alef + (hasBefore ? 1 : 0)));
                joined.append(word, i + 1, after);
                i = after;
            } else {
                joined.append(form(letter, hasBefore, joins(neighbour(word, i, 1))));
            }
        }
        return joined.toString();
    }

    private static char form(char letter, boolean hasBefore, boolean hasAfter) {
        int forms = forms(letter);
        if (forms == 0) {
            return letter;
        }
        boolean goesOn = hasAfter && forms == 4;
        boolean comesFrom = hasBefore && forms > 1;
        int which = goesOn ? (comesFrom ? 3 : 2) : comesFrom ? 1 : 0;
        return (char) (firstForm(letter) + which);
    }

    private static char firstForm(char letter) {
        int place = FIRST_FORM;
        for (char other = FIRST; other < letter; other++) {
            place += forms(other);
        }
        return (char) place;
    }

    private static int forms(char letter) {
        int at = letter - FIRST;
        return at >= 0 && at < FORMS.length() ? FORMS.charAt(at) - '0' : 0;
    }

    private static boolean joinsOn(char letter) {
        return forms(letter) == 4 || letter == TATWEEL;
    }

    private static boolean joins(char letter) {
        return forms(letter) > 1 || letter == TATWEEL;
    }

    /** The letter before or after, past any marks; 0 where there is none. */
    private static char neighbour(String word, int at, int step) {
        int next = at + step;
        while (next >= 0 && next < word.length() && isMark(word.charAt(next))) {
            next += step;
        }
        return next >= 0 && next < word.length() ? word.charAt(next) : 0;
    }

    /** Where the next letter stands, past any marks; −1 where there is none. */
    private static int next(String word, int at) {
        for (int next = at + 1; next < word.length(); next++) {
            if (!isMark(word.charAt(next))) {
                return next;
            }
        }
        return -1;
    }

    private static boolean isMark(char letter) {
        return (letter >= '\u064b' && letter <= '\u065f') || letter == '\u0670';
    }
}
