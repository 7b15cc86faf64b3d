package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.screens.ui.Punctuation;

/** What is said in parts is joined by the signs of the language. */
class PunctuationTest {
    /** What only Latin, Greek and Cyrillic texts are joined by, as a literal of its own. */
    private static final Pattern WESTERN = Pattern.compile("(?:^|[+?:] |[a-z]\\()\"(?:, |\\. |: |\\.)\"");

    /** Plural forms of keys, names of files, decimals, and moves with their numbers are no sentences. */
    private static final Pattern NO_SENTENCE = Pattern.compile("plurals\\(\\)|iso\\(\\)|tenths|number \\+");

    private static Punctuation of(String language) throws IOException {
        String words = Files.readString(Path.of("../assets/texts/" + language + ".properties"));
        return Texts.read(Language.of(language), words).punctuation();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "en,A.,A. B.,\"d3, e4, f5\",\"d3, e4, f5\",A: B",
                "fr,A.,A. B.,\"d3, e4, f5\",\"d3, e4, f5\",A\u202f: B",
                "ru,A.,A. B.,\"d3, e4, f5\",\"d3, e4, f5\",A: B",
                "ja,A。,A。B。,d3、e4、f5,d3、e4、f5,A：B",
                "zh,A。,A。B。,d3、e4、f5,d3，e4，f5,A：B"
            })
    void everyLanguageJoinsInItsOwnWay(
            String language, String sentence, String sentences, String list, String details, String label)
            throws IOException {
        Punctuation signs = of(language);
        List<String> squares = List.of("d3", "", "e4", "f5");
        assertEquals(sentence, signs.sentence("A"));
        assertEquals(sentences, signs.sentences(signs.sentence("A"), "", signs.sentence("B")));
        assertEquals(list, signs.list(squares));
        assertEquals(details, signs.details(squares));
        assertEquals(label, signs.label("A", "B"));
        assertEquals("", signs.list(List.of()));
    }

    @Test
    void everyLanguageJoins() throws IOException {
        for (Language language : Language.values()) {
            Punctuation signs = of(language.code());
            String joined = signs.sentences(signs.sentence(signs.label("A", signs.list(List.of("B", "C")))), "D")
                    + signs.details("E", "F");
            assertEquals("ABCDEF", joined.replaceAll("[^A-F]", ""), language.code());
        }
    }

    @Test
    void aTextWithoutItsPlacesIsAFault() {
        Punctuation broken = new Punctuation(key -> "{0}, ");
        assertThrows(IllegalArgumentException.class, () -> broken.list(List.of("d3", "e4")));
    }

    /** No page joins its texts by signs that stand in the code. */
    @Test
    void noPageJoinsByWesternSigns() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/reversi/screens"))) {
            assertEquals(
                    List.of(),
                    files.filter(file -> file.toString().endsWith(".java"))
                            .flatMap(PunctuationTest::lines)
                            .filter(line -> WESTERN.matcher(line).find())
                            .filter(line -> !NO_SENTENCE.matcher(line).find())
                            .filter(line -> !line.contains("Exception(") && !line.contains(".log("))
                            .toList());
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream().map(line -> file.getFileName() + "| " + line.trim());
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
