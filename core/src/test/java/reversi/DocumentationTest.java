package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each page for people is found from docs/README.md, whatever a page leads to or shows is there, and pictures stay few and small. */
class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path DOCS = ROOT.resolve("docs");
    private static final Path PICTURES = DOCS.resolve("pictures");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)[^)]*\\)|src=\"([^\"]+)\"");
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```|`[^`\\n]*`");
    private static final Pattern CODE_BLOCK = Pattern.compile("(?ms)^```.*?^```");
    private static final int MOST_LETTERS = 120;
    private static final int MOST_PICTURES = 12;
    private static final int MOST_BYTES = 60_000;
    private static final int MOST_LINES = 120;

    private static Set<Path> linked(Path page) throws IOException {
        String text = CODE.matcher(Files.readString(page)).replaceAll("");
        return LINK.matcher(text)
                .results()
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .filter(address -> !address.contains(":"))
                .map(address -> page.resolveSibling(address).normalize())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Path> reached() throws IOException {
        Set<Path> reached = new TreeSet<>();
        Deque<Path> next = new ArrayDeque<>(List.of(DOCS.resolve("README.md")));
        while (!next.isEmpty()) {
            Path page = next.remove();
            boolean isPage = reached.add(page) && page.toString().endsWith(".md") && Files.exists(page);
            if (isPage) {
                next.addAll(linked(page));
            }
        }
        return reached;
    }

    private static Set<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void eachPageIsReachedAndWhateverItLeadsToIsThere() throws IOException {
        Set<Path> reached = reached();
        assertEquals(Set.of(), without(files(DOCS, ".md"), reached), "not reached from docs/README.md");
        assertEquals(
                Set.of(),
                reached.stream().filter(file -> !Files.exists(file)).collect(Collectors.toSet()),
                "led to, and not there");
    }

    @Test
    void picturesAreFewSmallAndShown() throws IOException {
        Set<Path> pictures = files(PICTURES, "");
        pictures.remove(PICTURES);
        assertEquals(Set.of(), without(pictures, reached()), "shown by no page");
        assertTrue(pictures.size() <= MOST_PICTURES, pictures::toString);
        for (Path picture : pictures) {
            assertTrue(Files.size(picture) <= MOST_BYTES, picture + " is large: " + Files.size(picture));
        }
    }

    /** Tables and code are as wide as they must be, and so is what a program writes. */
    @Test
    void linesOfProseAreShort() throws IOException {
        Set<Path> pages = files(DOCS, ".md");
        pages.remove(DOCS.resolve("contrast.md"));
        pages.remove(DOCS.resolve("reasons-examples.md"));
        for (String page : List.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")) {
            pages.add(ROOT.resolve(page));
        }
        for (Path page : pages) {
            String prose = CODE_BLOCK.matcher(Files.readString(page)).replaceAll("");
            List<String> wide = prose.lines()
                    .filter(line -> line.length() > MOST_LETTERS)
                    .filter(line -> !line.startsWith("|") && !line.startsWith("    ") && !line.startsWith("<"))
                    .toList();
            assertEquals(List.of(), wide, page::toString);
        }
    }

    @Test
    void theFirstPageIsShort() throws IOException {
        assertTrue(Files.readAllLines(ROOT.resolve("README.md")).size() <= MOST_LINES);
    }

    private static Set<Path> without(Set<Path> all, Set<Path> known) {
        Set<Path> rest = new TreeSet<>(all);
        rest.removeAll(known);
        return rest;
    }
}
