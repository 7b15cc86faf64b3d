package reversi.server.account;

import com.ibm.icu.lang.UScript;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells texts with words that a server does not carry. An entry is a word, several words, or the beginning of a word with an asterisk after
 * it; only whole words count, so that {@code Scunthorpe} passes. In Chinese and Japanese, which leave no room between words, an entry
 * counts wherever it stands.
 *
 * <p>Words are compared by their looks (Unicode TR39 skeletons of the case-folded text), with figures and signs read as the letters that
 * they resemble, letters held down ({@code asssshole}), and letters apart ({@code a s s h o l e}). Thread-safe.
 *
 * <pre>{@code
 * WordFilter filter = WordFilter.of(List.of("blockhead*", "go home"));
 * filter.hits("You BL0CKHEADS!");   // true
 * filter.hits("Go, homeward bound"); // false
 * }</pre>
 */
public final class WordFilter {
    private static final String ROOM = " ";
    private static final Pattern HELD = Pattern.compile("(.)\\1{2,}");
    private static final Pattern APART = Pattern.compile("(?<!\\S)\\S(?: \\S){2,}(?!\\S)");
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    private final Normalizer2 fold = Normalizer2.getNFKCCasefoldInstance();
    private final SpoofChecker looks = new SpoofChecker.Builder().build();
    private final List<String> spaced;
    private final List<String> anywhere;

    private WordFilter(Collection<String> entries) {
        Set<String> words = entries.stream()
                .map(String::strip)
                .filter(entry -> !entry.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
        anywhere = words.stream()
                .filter(WordFilter::isWrittenWithoutRoom)
                .map(this::plain)
                .toList();
        spaced = words.stream()
                .filter(entry -> !isWrittenWithoutRoom(entry))
                .map(this::sought)
                .toList();
    }

    /** Lets everything pass. */
    public static WordFilter none() {
        return new WordFilter(List.of());
    }

    /** The filter with these entries. */
    public static WordFilter of(Collection<String> entries) {
        return new WordFilter(entries);
    }

    /** Whether a text, of any length and in any language, has one of the words. */
    public boolean hits(String text) {
        if (anywhere.isEmpty() && spaced.isEmpty()) {
            return false;
        }
        String plain = plain(text);
        String unbroken = plain.replace(ROOM, "");
        return anywhere.stream().anyMatch(unbroken::contains)
                || readings(text)
                        .map(reading -> ROOM + joined(plain(reading)) + ROOM)
                        .anyMatch(reading -> spaced.stream().anyMatch(reading::contains));
    }

    /** A text as it is, and with letters that are held down written twice, and once. */
    private static Stream<String> readings(String text) {
        return Stream.of(
                        text,
                        HELD.matcher(text).replaceAll("$1$1"),
                        HELD.matcher(text).replaceAll("$1"))
                .distinct();
    }

    private String sought(String entry) {
        boolean isBeginning = entry.endsWith("*");
        return ROOM + plain(entry) + (isBeginning ? "" : ROOM);
    }

    /** The looks of the words of a text, with one space between them. */
    private String plain(String text) {
        String letters = unmasked(fold.normalize(text));
        return looks.getSkeleton(NO_LETTERS.matcher(letters).replaceAll(ROOM).strip());
    }

    /** Figures and signs read as letters: signs of a sentence between letters, others beside one. */
    private static String unmasked(String text) {
        StringBuilder read = new StringBuilder(text);
        for (int i = 0; i < read.length(); i++) {
            boolean isAfterLetter = i > 0 && Character.isLetter(read.charAt(i - 1));
            boolean isBeforeLetter = i + 1 < text.length() && Character.isLetter(text.charAt(i + 1));
            if (isAfterLetter && isBeforeLetter) {
                read.setCharAt(i, ofSign(read.charAt(i)));
            }
            if (isAfterLetter || isBeforeLetter) {
                read.setCharAt(i, ofFigure(read.charAt(i)));
            }
        }
        return read.toString();
    }

    private static char ofSign(char sign) {
        return sign == '!' || sign == '|' ? 'i' : sign;
    }

    private static char ofFigure(char figure) {
        return switch (figure) {
            case '0' -> 'o';
            case '1' -> 'i';
            case '3' -> 'e';
            case '4', '@' -> 'a';
            case '5', '$' -> 's';
            case '7' -> 't';
            default -> figure;
        };
    }

    /** Three single letters in a row, or more, as one word. */
    private static String joined(String words) {
        StringBuilder read = new StringBuilder();
        Matcher apart = APART.matcher(words);
        while (apart.find()) {
            apart.appendReplacement(read, apart.group().replace(ROOM, ""));
        }
        return apart.appendTail(read).toString();
    }

    private static boolean isWrittenWithoutRoom(String entry) {
        return entry.codePoints()
                .map(UScript::getScript)
                .anyMatch(script -> script == UScript.HAN || script == UScript.HIRAGANA || script == UScript.KATAKANA);
    }
}
