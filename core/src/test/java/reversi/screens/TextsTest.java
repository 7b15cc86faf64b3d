package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.engine.Level;
import reversi.rules.NamedVariant;
import reversi.rules.Rule;
import reversi.rules.Shape;
import reversi.rules.Start;
import reversi.rules.Variants;
import reversi.screens.board.BoardLook;
import reversi.screens.board.DiscSet;

/** Every language says everything the pages ask for, with the same arguments, and the pages say nothing by themselves. */
class TextsTest {
    private static final Path TEXTS = Path.of("../assets/texts");
    private static final List<Path> PAGES = List.of(
            Path.of("src/main/java/reversi/screens"),
            Path.of("src/main/java/reversi/teach/reasons"),
            Path.of("src/main/java/reversi/Composition.java"),
            Path.of("src/main/java/reversi/PageAddresses.java"),
            Path.of("src/main/java/reversi/StorageNotices.java"),
            Path.of("src/main/java/reversi/WindowLock.java"),
            Path.of("src/main/java/reversi/StudyOpener.java"));
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern KEY = Pattern.compile("[a-z]+(\\.[A-Za-z0-9+_-]+)+");
    private static final List<String> ENDINGS =
            List.of("", ".one", ".other", ".zero", ".title", ".text", ".rule", ".second", ".brief", ".licence");

    private static Map<String, String> words(String language) throws IOException {
        Map<String, String> words = new TreeMap<>();
        for (String line : Files.readAllLines(TEXTS.resolve(language + ".properties"))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                int equals = line.indexOf('=');
                words.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        return words;
    }

    private static Texts texts(Language language) throws IOException {
        return Texts.read(language, Files.readString(TEXTS.resolve(language.code() + ".properties")));
    }

    private static List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        for (Path folder : PAGES) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    sources.add(Files.readString(file));
                }
            }
        }
        return sources;
    }

    private static Set<String> literals() throws IOException {
        Set<String> literals = new TreeSet<>();
        for (String source : sources()) {
            Matcher matcher = LITERAL.matcher(source);
            while (matcher.find()) {
                literals.add(matcher.group(1));
            }
        }
        return literals;
    }

    @Test
    void everyLanguageHasItsFileAndEveryFileItsLanguage() throws IOException {
        Set<String> files = new TreeSet<>();
        try (Stream<Path> all = Files.list(TEXTS)) {
            all.forEach(file -> files.add(file.getFileName().toString()));
        }
        Set<String> rows = new TreeSet<>();
        for (Language language : Language.values()) {
            rows.add(language.code() + ".properties");
            assertEquals(language, Language.of(language.code()));
        }
        assertEquals(rows, files);
    }

    private static Stream<Language> written() {
        return Stream.of(Language.values());
    }

    @ParameterizedTest
    @MethodSource("written")
    void everyLanguageHasTheSameKeysAndArguments(Language language) throws IOException {
        Map<String, Set<String>> english = arguments(Language.ENGLISH);
        Map<String, Set<String>> own = arguments(language);
        Set<String> keys = new TreeSet<>(english.keySet());
        keys.addAll(own.keySet());
        List<String> different = keys.stream()
                .filter(key -> !Objects.equals(english.get(key), own.get(key)))
                .map(key -> key + ": " + english.get(key) + " is " + own.get(key))
                .toList();
        assertEquals(List.of(), different);
    }

    @ParameterizedTest
    @MethodSource("written")
    void everyFormOfAPluralIsThere(Language language) throws IOException {
        Map<String, String> own = words(language.code());
        List<String> missing = new ArrayList<>();
        for (String stem : plurals()) {
            for (String form : language.plurals().forms()) {
                if (!own.containsKey(stem + form)) {
                    missing.add(stem + form);
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    /** Where a form stands for several numbers, as the Russian one for 1 and 21, it must say which. */
    @Test
    void formsForSeveralNumbersSayTheNumber() throws IOException {
        Map<String, String> russian = words("ru");
        List<String> silent = new ArrayList<>();
        for (String stem : plurals()) {
            boolean isSaid = russian.getOrDefault(stem + "few", "").contains("{0}");
            if (isSaid && !russian.getOrDefault(stem + "one", "").contains("{0}")) {
                silent.add(stem + "one");
            }
        }
        assertEquals(List.of(), silent);
    }

    @ParameterizedTest
    @MethodSource("written")
    void textsAreCleanlyWritten(Language language) throws IOException {
        List<String> faults = new ArrayList<>();
        Pattern unclean = Pattern.compile(
                "^[ \u00a0\u3000]|[ \u00a0\u3000]$|  |\\.\\.\\.|\t|\ufeff|\ufffd|\\{(?!\\d})|\\\\(?!n)");
        words(language.code()).forEach((key, text) -> {
            if (text.isEmpty() || unclean.matcher(text).find()) {
                faults.add(key + "=" + text);
            }
        });
        assertEquals(List.of(), faults);
    }

    /** What stands before the form, with its dot, of every text that English has for one and for other numbers. */
    private static Set<String> plurals() throws IOException {
        Set<String> english = words("en").keySet();
        Set<String> plurals = new TreeSet<>();
        for (String key : english) {
            String stem = key.substring(0, key.lastIndexOf('.') + 1);
            if (english.contains(stem + "one") && english.contains(stem + "other")) {
                plurals.add(stem);
            }
        }
        return plurals;
    }

    /** The arguments by key; the forms of a plural, which differ between languages, as one key that ends with a dot. */
    private static Map<String, Set<String>> arguments(Language language) throws IOException {
        Set<String> plurals = plurals();
        Map<String, Set<String>> arguments = new TreeMap<>();
        words(language.code()).forEach((whole, text) -> {
            int dot = whole.lastIndexOf('.') + 1;
            boolean isPlural = plurals.contains(whole.substring(0, dot))
                    && language.plurals().forms().contains(whole.substring(dot));
            String key = isPlural ? whole.substring(0, dot) : whole;
            arguments.merge(key, argumentsOf(text), (one, other) -> {
                Set<String> both = new TreeSet<>(one);
                both.addAll(other);
                return both;
            });
        });
        return arguments;
    }

    private static Set<String> argumentsOf(String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{\\d}").matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    @Test
    void everyKeyThatIsAskedForHasWords() throws IOException {
        Map<String, String> words = words("en");
        Set<String> groups = new TreeSet<>();
        words.keySet().forEach(key -> groups.add(key.substring(0, key.indexOf('.'))));
        List<String> missing = new ArrayList<>();
        for (String literal : literals()) {
            boolean isKey =
                    KEY.matcher(literal).matches() && groups.contains(literal.substring(0, literal.indexOf('.')));
            if (isKey
                    && !literal.equals("game.unreadable")
                    && ENDINGS.stream().noneMatch(end -> words.containsKey(literal + end))) {
                boolean isKept =
                        literal.startsWith("game.") || literal.startsWith("hint.") || literal.startsWith("disc.");
                if (!isKept) {
                    missing.add(literal);
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void everyWordIsAskedFor() throws IOException {
        Set<String> literals = literals();
        List<String> unused = new ArrayList<>();
        for (String key : words("en").keySet()) {
            boolean isAsked = literals.contains(key)
                    || ENDINGS.stream()
                            .anyMatch(end -> !end.isEmpty()
                                    && key.endsWith(end)
                                    && (literals.contains(key.substring(0, key.length() - end.length()))
                                            || isMade(literals, key.substring(0, key.length() - end.length()))))
                    || isMade(literals, key);
            if (!isAsked) {
                unused.add(key);
            }
        }
        assertEquals(List.of(), unused);
    }

    /** Whether a key begins with a literal that ends with a dot, to which code adds the rest. */
    private static boolean isMade(Set<String> literals, String key) {
        for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
            if (literals.contains(key.substring(0, dot + 1))) {
                return true;
            }
        }
        return false;
    }

    @Test
    void pagesSayNothingByThemselves() throws IOException {
        Pattern words = Pattern.compile("\\p{L}{2,} \\p{L}{2,}");
        List<String> spoken = new ArrayList<>();
        for (String source : sources()) {
            for (String statement : source.split("(?<=[;{}])")) {
                boolean isForUs =
                        statement.contains("Exception(") || statement.contains(".log(") || statement.contains("@");
                Matcher matcher = LITERAL.matcher(withoutComments(statement));
                while (!isForUs && matcher.find()) {
                    if (words.matcher(matcher.group(1)).find()) {
                        spoken.add(matcher.group(1));
                    }
                }
            }
        }
        assertEquals(List.of(), spoken);
    }

    private static String withoutComments(String statement) {
        return statement.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//[^\n]*", "");
    }

    @ParameterizedTest
    @CsvSource({
        "GERMAN, '\u202f'",
        "ENGLISH, ''",
        "SPANISH, '\u202f'",
        "FRENCH, '\u202f'",
        "ITALIAN, ''",
        "PORTUGUESE, ''",
        "RUSSIAN, '\u00a0'",
        "JAPANESE, ''",
        "CHINESE, ''"
    })
    void percentagesAreSetAsTheLanguageDoes(Language language, String between) throws IOException {
        assertEquals("84" + between + "%", texts(language).get("games.percent", 84));
        List<String> others = words(language.code()).values().stream()
                .filter(text -> text.replace("}" + between + "%", "").contains("%"))
                .toList();
        assertEquals(List.of(), others);
    }

    @ParameterizedTest
    @MethodSource("written")
    void rangesAreSetWithADash(Language language) throws IOException {
        assertEquals(
                language == Language.JAPANESE ? "4\uff5e16" : "4\u201316",
                texts(language).get("variant.more.second"));
        Pattern other = Pattern.compile("(?:\\d|\\{\\d})[-~\u2010\u2011\u2014\u2212](?:\\d|\\{\\d})");
        List<String> others = words(language.code()).values().stream()
                .filter(text -> other.matcher(text).find())
                .toList();
        assertEquals(List.of(), others);
    }

    /** Numbers with decimals, percentages and ranges are made by {@link Numerals} and the texts, which know the language. */
    @Test
    void pagesSetNoSignsOfNumbersByThemselves() throws IOException {
        Pattern sign = Pattern.compile(
                "\\+ *(?:\" ?%\"|'%')" // a percentage
                        + "|[/%] *[\\w]+ *\\+ *(?:\"[.,]\"|'[.,]')|(?:\"[.,]\"|'[.,]') *\\+ *[^;+]*[/%] *\\w" // decimals
                        + "|\"\\d+[.,-]\\d+\""); // a number or a range
        List<String> signs = new ArrayList<>();
        for (String source : sources()) {
            Matcher matcher = sign.matcher(withoutComments(source));
            while (matcher.find()) {
                signs.add(matcher.group());
            }
        }
        assertEquals(List.of(), signs);
    }

    @Test
    void frenchSignsAreSetWithTheirThinSpaces() throws IOException {
        List<String> faults = new ArrayList<>();
        words("fr").forEach((key, text) -> {
            if (Pattern.compile("[^\u202f][;!?%]|[^\u202f]:(?= )|[^\u202f]»|«[^\u202f]|'|\\.\\.\\.")
                    .matcher(text)
                    .find()) {
                faults.add(key + "=" + text);
            }
        });
        assertEquals(List.of(), faults);
    }

    /** Words that were found clumsy once, by language. */
    private static final Map<String, String> CLUMSY = Map.of(
            "en",
            "(?i)by lot|in turns|crosswise|as device|used up|\\bsigns\\b|give this game up|just now|with a star|not there"
                    + "|take back|stronger words|going on|goes on now|the facts|master$|cannot|not rated$|did not",
            "fr",
            "(?i)\\btrait\\b|au sort|tirage|\\bsignes\\b|ces mots|avec étoile|^appareil$|pleine force|^lisible|reprise");

    @Test
    void clumsyWordsDoNotComeBack() throws IOException {
        List<String> found = new ArrayList<>();
        for (Map.Entry<String, String> language : CLUMSY.entrySet()) {
            Pattern clumsy = Pattern.compile(language.getValue());
            words(language.getKey()).forEach((key, text) -> {
                boolean isAName = key.startsWith("level.") && key.endsWith(".name");
                if (!isAName && clumsy.matcher(text).find()) {
                    found.add(key + "=" + text);
                }
            });
        }
        assertEquals(List.of(), found);
    }

    @Test
    void englishIsSetWithItsOwnApostrophes() throws IOException {
        List<String> faults = new ArrayList<>();
        words("en").forEach((key, text) -> {
            if (Pattern.compile("'|\\.\\.\\.|  ").matcher(text).find()) {
                faults.add(key + "=" + text);
            }
        });
        assertEquals(List.of(), faults);
    }

    @Test
    void argumentsAndPluralsFollowTheLanguage() throws IOException {
        Texts english = texts(Language.ENGLISH);
        Texts french = texts(Language.FRENCH);
        assertEquals("Looks 1 move ahead", english.count("level.ahead", 1));
        assertEquals("Looks 4 moves ahead", english.count("level.ahead", 4));
        assertEquals("Looks 0 moves ahead", english.count("level.ahead", 0));
        assertEquals("Voit 0 coup à l’avance", french.count("level.ahead", 0));
        assertEquals("Level 8 · Level {0}", english.get("level.facts", english.get("level.short", 8), "Level {0}"));
        assertEquals("no.such.key", english.get("no.such.key"));
    }

    @ParameterizedTest
    @MethodSource("written")
    void everyLevelHasANameAndSaysWhatItDoes(Language language) throws IOException {
        Texts texts = texts(language);
        Set<String> names = new TreeSet<>();
        for (Level level : Level.all()) {
            String key = "level." + level.number();
            assertTrue(texts.has(key + ".name"), key);
            assertTrue(texts.has(key + ".about"), key);
            names.add(texts.get(key + ".name"));
        }
        assertEquals(Level.all().size(), names.size());
        assertFalse(texts.has("level." + (Level.all().size() + 1) + ".name"));
    }

    /** What a character says fits a bubble, and no two say the same. */
    @ParameterizedTest
    @MethodSource("written")
    void everyLevelIsSomebody(Language language) throws IOException {
        Texts texts = texts(language);
        int longest = language == Language.ENGLISH ? 45 : 50;
        Set<String> names = new TreeSet<>();
        Set<String> lines = new TreeSet<>();
        for (Level level : Level.all()) {
            String key = "opponent." + level.number();
            names.add(texts.get(key + ".name"));
            for (String said : List.of(".hello", ".wins", ".loses")) {
                assertTrue(texts.has(key + said), key + said);
                assertTrue(texts.get(key + said).length() <= longest, key + said);
                lines.add(texts.get(key + said));
            }
        }
        assertEquals(Level.all().size(), names.size());
        assertEquals(3 * Level.all().size(), lines.size());
        assertFalse(texts.has("opponent." + (Level.all().size() + 1) + ".name"));
    }

    @ParameterizedTest
    @MethodSource("written")
    void everythingOnOfferHasWords(Language language) throws IOException {
        Set<String> wanted = new TreeSet<>();
        for (NamedVariant named : Variants.all()) {
            wanted.add("variant." + named.key());
            wanted.add("variant." + named.key() + ".second");
            if (!named.variant().isStandard()) {
                wanted.add("variant." + named.key() + ".rule");
            }
        }
        for (Shape shape : Shape.values()) {
            if (shape != Shape.SQUARE) {
                wanted.addAll(List.of("more." + shape.key(), "more." + shape.key() + ".second"));
            }
        }
        for (Rule rule : Rule.values()) {
            wanted.addAll(List.of("more." + rule.key(), "more." + rule.key() + ".second"));
        }
        for (Start start : Start.values()) {
            wanted.add("more.start." + start.key());
        }
        for (BoardLook look : BoardLook.values()) {
            wanted.add("board." + look.key());
        }
        for (DiscSet discs : DiscSet.values()) {
            wanted.add("discs." + discs.key());
        }
        wanted.removeAll(words(language.code()).keySet());
        assertEquals(Set.of(), wanted);
    }

    /** A variant taken out of the list takes its words with it. */
    @Test
    void onlyWhatIsOnOfferHasRules() throws IOException {
        Set<String> rules = new TreeSet<>();
        for (String key : words("en").keySet()) {
            if (key.startsWith("variant.") && key.endsWith(".rule")) {
                rules.add(key.substring("variant.".length(), key.length() - ".rule".length()));
            }
        }
        Variants.all().forEach(named -> rules.remove(named.key()));
        assertEquals(Set.of(), rules);
    }

    @Test
    void aBrokenListIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Texts.read(Language.ENGLISH, "a=1\na=2"));
        assertThrows(IllegalArgumentException.class, () -> Texts.read(Language.ENGLISH, "no equals sign"));
    }
}
