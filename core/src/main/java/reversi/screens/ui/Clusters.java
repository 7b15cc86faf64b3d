package reversi.screens.ui;

import java.util.function.IntPredicate;
import reversi.platform.RightToLeft;

/**
 * Parts of a text that make one picture although they are several 16-bit characters: emoji, letters with marks, and words of scripts whose letters
 * join, stand around each other or run from right to left.
 */
final class Clusters {
    private static final int JOINER = 0x200d;

    /** A longer word is drawn in parts, so that each has room in a font. */
    private static final int LONGEST = 16;

    /** First and last of the characters that change the one before them: accents, vowels, selectors, tones of skin, flags' letters. */
    private static final int[][] MARKS = {
        {0x300, 0x36f},
        {0x483, 0x489},
        {0x1ab0, 0x1aff},
        {0x1dc0, 0x1dff},
        {0x200c, JOINER},
        {0x20d0, 0x20ff},
        {0x3099, 0x309a},
        {0xfe00, 0xfe0f},
        {0xfe20, 0xfe2f},
        {0x1f3fb, 0x1f3ff},
        {0xe0020, 0xe007f}
    };

    /** Scripts from left to right whose letters make syllables: India's, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian, Korean parts. */
    private static final int[][] JOINED = {
        {0x900, 0x109f},
        {0x1100, 0x11ff},
        {0x1700, 0x18af},
        {0x1900, 0x1aaf},
        {0x1b00, 0x1c4f},
        {0xa8e0, 0xa8ff},
        {0xa980, 0xaaff}
    };

    /** Marks within these scripts that a word must not be parted before. */
    private static final int[][] INNER_MARKS = {
        {0x591, 0x5c7},
        {0x610, 0x61a},
        {0x64b, 0x65f},
        {0x670, 0x670},
        {0x6d6, 0x6ed},
        {0xe31, 0xe31},
        {0xe34, 0xe3a},
        {0xe47, 0xe4e}
    };

    private Clusters() {}

    /** Whether a character only changes the one before it. */
    static boolean isMark(int code) {
        return isIn(code, MARKS);
    }

    /** Whether no such character is drawn by itself. */
    static boolean isPart(int code) {
        return isMark(code) || RightToLeft.includes(code) || isJoined(code);
    }

    /** Where the cluster ends that begins at {@code start}; one further than that for a character that stands for itself. */
    static int end(String words, int start) {
        int code = words.codePointAt(start);
        if (RightToLeft.includes(code)) {
            return endOfWord(words, start, RightToLeft::includes);
        }
        return isJoined(code) ? endOfWord(words, start, Clusters::isJoined) : endOfPicture(words, start, code);
    }

    private static int endOfWord(String words, int start, IntPredicate script) {
        int end = start;
        while (end < words.length()) {
            int code = words.codePointAt(end);
            boolean isInside = script.test(code) || isMark(code);
            if (!isInside || (end - start >= LONGEST && mayPartBefore(code)) || end - start >= 2 * LONGEST) {
                return end;
            }
            end += Character.charCount(code);
        }
        return end;
    }

    /** In the scripts of India marks are a third of all letters; there a long word is parted wherever it is too long. */
    private static boolean mayPartBefore(int code) {
        return !isMark(code) && !isIn(code, INNER_MARKS);
    }

    private static int endOfPicture(String words, int start, int code) {
        int end = start + Character.charCount(code);
        if (isFlagLetter(code) && end < words.length() && isFlagLetter(words.codePointAt(end))) {
            return end + 2;
        }
        while (end < words.length() && end - start < 2 * LONGEST && isMark(words.codePointAt(end))) {
            int mark = words.codePointAt(end);
            end += Character.charCount(mark);
            if (mark == JOINER && end < words.length()) {
                end += Character.charCount(words.codePointAt(end));
            }
        }
        return end;
    }

    private static boolean isJoined(int code) {
        return isIn(code, JOINED);
    }

    private static boolean isFlagLetter(int code) {
        return code >= 0x1f1e6 && code <= 0x1f1ff;
    }

    private static boolean isIn(int code, int[][] ranges) {
        for (int i = 0; i < ranges.length; i++) {
            if (code >= ranges[i][0] && code <= ranges[i][1]) {
                return true;
            }
        }
        return false;
    }
}
