package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Font;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Japanese and Chinese fonts have all that the game says; {@code tools/fonts/cjk.sh} makes them anew. */
class CjkFontsTest {
    private static final int FIRST = 0x2e80;

    @ParameterizedTest
    @CsvSource({
        "ja, jp, regular",
        "ja, jp, bold",
        "zh, sc, regular",
        "zh, sc, bold",
    })
    void everythingThatIsSaidCanBeDrawn(String language, String suffix, String weight) throws Exception {
        Font font =
                Font.createFont(Font.TRUETYPE_FONT, new File("../assets/fonts/noto-" + suffix + "-" + weight + ".otf"));
        StringBuilder missing = new StringBuilder();
        said(language).stream().filter(code -> !font.canDisplay(code)).forEach(missing::appendCodePoint);
        assertEquals("", missing.toString());
    }

    private static Set<Integer> said(String language) throws Exception {
        StringBuilder said =
                new StringBuilder(Files.readString(Path.of("../assets/texts/" + language + ".properties")));
        for (Language one : Language.values()) {
            said.append(one.ownName());
        }
        find(said, Files.readString(Path.of("../assets/openings/named.txt")), "\\|" + language + "=([^|\\n]*)");
        find(said, Files.readString(Path.of("../assets/champion/notes.txt")), "(?m)^" + language + "\\.(.*)$");
        try (Stream<Path> lessons = Files.list(Path.of("../assets/lessons"))) {
            for (Path lesson :
                    lessons.filter(file -> file.toString().endsWith(".txt")).toList()) {
                find(said, Files.readString(lesson), "(?m)^(?:[\\w.-]+\\.)?" + language + ":(.*)$");
            }
        }
        Set<Integer> codes = new TreeSet<>();
        said.codePoints().filter(code -> code >= FIRST).forEach(codes::add);
        return codes;
    }

    private static void find(StringBuilder said, String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        while (matcher.find()) {
            said.append(matcher.group(1));
        }
    }
}
