package reversi.tools.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aayushatharva.brotli4j.decoder.Decoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import reversi.tools.flac.Flac;

class WebBundleTest {
    private static final Pattern NAME = Pattern.compile("'([^']*)'");

    /** What is asked for by name and not kept for offline. */
    private static final List<String> BESIDE =
            List.of("players.json", "robots.txt", "wide.jpg", "narrow.jpg", "board/board.js", "embed/index.html");

    @TempDir
    private Path home;

    @BeforeEach
    void parts() throws IOException {
        put(
                "page/index.html",
                "<html data-languages='@LANGUAGES@' data-script='@SCRIPT@'><body data-version=\"@VERSION@\"><!-- preload -->");
        put("page/page.js", "page");
        put("page/board/package.json", "{}");
        put("page/mirror.js", "mirror");
        put("page/page.css", "css");
        put("page/manifest.webmanifest", "{}");
        for (String name : BESIDE) {
            put("page/" + name, name);
        }
        put("assets/icons/favicon.ico", "icon");
        put(
                "page/sw.js",
                "const VERSION = '@HASH@'; const LANGUAGES = {/*@LANGUAGES@*/}; const FILES = [/*@FILES@*/];");
        put("page/engine-worker.js", "worker");
        put("gwt/reversi.nocache.js", "loader");
        put("gwt/ABCD.cache.js", "script");
        put("gwt/clear.cache.gif", "unused");
        put("engine/engine.wasm", "engine");
        put("assets/README.md", "for people");
        put("assets/texts/en.properties", "# Words.\n\nhome=Home\n# More.\nback=Back");
        put("assets/texts/ja.properties", "home=ホーム");
        put("assets/fonts/web/noto-jp-bold.woff2", "Japanese letters");
        put("assets/fonts/web/noto-names.woff2", "what languages are called");
        put("assets/graphics/disc.png", "picture");
        put("assets/sounds/flip.wav", "sound");
        put("assets/engine/weights.bin", "weights");
        put("assets/engine/variants/anti.bin", "weights of a variant");
        put("assets/openings/explorer.bin", "what real games opened with");
        put("assets/openings/named.txt", "names");
        put("assets/puzzles/puzzles.bin", "puzzles");
        put("assets/champion/games.txt", "champions");
        put("assets/lessons/course.bin", "lessons");
        put("assets/lessons/a-lesson.txt", "what they are made of");
        put("assets/icons/icon-192.png", "icon");
        put("assets/icons/icon-32.png", "small icon");
        put("assets/icons/icon-512.png", "large icon");
        put("assets/icons/reversi.icns", "for the desktop");
        put("assets/fonts/inter.ttf", "for the desktop");
        put("assets/fonts/web/inter-latin.woff2", "letters");
        put("assets/fonts/web/inter-more.woff2", "more letters");
    }

    @Test
    void holdsWhatTheBrowserNeedsAndNothingElse() throws IOException {
        bundle();
        List<String> files =
                files().stream().filter(name -> !name.endsWith(".br")).toList();
        assertEquals(
                List.of(
                        "assets/assets.txt",
                        "assets/graphics/disc.#.cache.png",
                        "assets/openings/named.#.cache.txt",
                        "assets/sounds/flip.#.cache.wav",
                        "board/board.js",
                        "champion/games.txt",
                        "embed/index.html",
                        "engine/engine.wasm",
                        "engine/variants/anti.bin",
                        "engine/weights.bin",
                        "engine/worker.js",
                        "favicon.ico",
                        "fonts/web/inter-latin.woff2",
                        "fonts/web/inter-more.woff2",
                        "fonts/web/noto-jp-bold.woff2",
                        "fonts/web/noto-names.woff2",
                        "icons/icon-192.png",
                        "icons/icon-32.png",
                        "icons/icon-512.png",
                        "index.html",
                        "lessons/course.bin",
                        "manifest.webmanifest",
                        "mirror.js",
                        "narrow.jpg",
                        "openings/explorer.bin",
                        "page.css",
                        "page.js",
                        "players.json",
                        "puzzles/puzzles.bin",
                        "reversi/ABCD.cache.js",
                        "reversi/gwt/chrome/chrome.css",
                        "reversi/reversi.nocache.js",
                        "robots.txt",
                        "sw.js",
                        "texts/en.#.cache.properties",
                        "texts/ja.#.cache.properties",
                        "wide.jpg"),
                files.stream()
                        .map(name -> name.replaceAll("\\.[0-9a-f]{12}\\.", ".#."))
                        .toList());
    }

    @Test
    void listsAssetsAndDefersSounds() throws IOException {
        bundle();
        List<String> lines = Files.readAllLines(out("assets/assets.txt"));
        assertEquals(
                List.of("i:graphics/disc.png:7:image/png:1", "a:sounds/flip.wav:5:audio/wav:0"),
                lines.stream()
                        .filter(line -> !line.contains("texts/") && !line.contains("named"))
                        .map(line -> line.replaceFirst(":[^:]*\\.cache\\.[^:]*", ""))
                        .toList());
        for (String line : lines) {
            assertTrue(Files.isRegularFile(out("assets/" + line.split(":")[2])), line);
        }
    }

    /** What is committed is what the desktop reads; browsers get the same in fewer bytes. */
    @Test
    void packsSounds() throws IOException {
        byte[] wav = Files.readAllBytes(Path.of("..", "assets", "sounds", "tap.wav"));
        Files.write(home.resolve("assets/sounds/tap.wav"), wav);
        bundle();
        String line = Files.readAllLines(out("assets/assets.txt")).stream()
                .filter(asset -> asset.startsWith("a:sounds/tap.wav:"))
                .findFirst()
                .orElseThrow();
        String[] parts = line.split(":");
        assertTrue(parts[2].matches("sounds/tap\\.[0-9a-f]{12}\\.cache\\.flac"), line);
        byte[] flac = Files.readAllBytes(out("assets/" + parts[2]));
        assertArrayEquals(Flac.pack(wav).orElseThrow(), flac);
        assertEquals(
                List.of(Integer.toString(flac.length), "audio/flac", "0"),
                List.of(parts).subList(3, 6));
        assertFalse(Files.exists(out("assets/" + parts[2] + ".br")), "it is packed already");
    }

    @Test
    void offlineListNamesEveryFileButWhatIsFetchedOnDemandOrKeptByTheSystem() throws IOException {
        bundle();
        TreeSet<String> kept = new TreeSet<>();
        Matcher names = NAME.matcher(Files.readString(out("sw.js")).split("FILES", 2)[1]);
        while (names.find()) {
            kept.add(names.group(1));
        }
        TreeSet<String> expected = files().stream()
                .filter(name -> !name.endsWith(".br") && !name.equals("sw.js"))
                .filter(name -> !BESIDE.contains(name) && !name.equals("favicon.ico"))
                .filter(name -> !name.equals("engine/variants/anti.bin"))
                .filter(name -> !name.equals("icons/icon-512.png"))
                .filter(name -> !name.equals("openings/explorer.bin"))
                .filter(name -> !name.equals("puzzles/puzzles.bin"))
                .filter(name -> !name.equals("champion/games.txt"))
                .filter(name -> !name.equals("lessons/course.bin"))
                .filter(name -> !name.startsWith("texts/ja") && !name.contains("noto-jp"))
                .collect(Collectors.toCollection(TreeSet::new));
        expected.add("./");
        assertEquals(expected, kept);
    }

    /** Servers send the smaller twin to browsers that know Brotli; what would not become smaller has none. */
    @Test
    void hasASmallTwinOfWhatBecomesSmaller() throws IOException {
        String words = "weights ".repeat(1000);
        put("assets/engine/weights.bin", words);
        bundle();
        byte[] twin = Files.readAllBytes(out("engine/weights.bin.br"));
        assertTrue(twin.length < words.length());
        assertArrayEquals(words.getBytes(UTF_8), Decoder.decompress(twin).getDecompressedData());
        assertFalse(Files.exists(out("engine/engine.wasm.br")), "a word does not become smaller");
    }

    /** A visit fetches one language: the page knows where its texts are, and the service worker what to keep for it. */
    @Test
    void namesTheFilesOfEachLanguage() throws IOException {
        bundle();
        String japanese = files().stream()
                .filter(name -> name.startsWith("texts/ja") && !name.endsWith(".br"))
                .findFirst()
                .orElseThrow();
        String entry = "\"ja\":[\"" + japanese + "\",\"fonts/web/noto-jp-bold.woff2\"]";
        assertTrue(Files.readString(out("index.html")).contains(entry), entry);
        assertTrue(Files.readString(out("sw.js")).contains(entry), entry);
        assertFalse(Files.readString(out("assets/assets.txt")).contains("texts/"));
    }

    @Test
    void textsComeWithoutComments() throws IOException {
        bundle();
        String english = files().stream()
                .filter(name -> name.startsWith("texts/en") && !name.endsWith(".br"))
                .findFirst()
                .orElseThrow();
        assertEquals("home=Home\nback=Back", Files.readString(out(english)));
    }

    @Test
    void preloadsOnlyWhatTheMenuNeeds() throws IOException {
        bundle();
        String page = Files.readString(out("index.html"));
        assertTrue(page.contains("data-version=\"1.2.3\""), page);
        assertTrue(page.contains("data-script='reversi/ABCD.cache.js'"), page);
        assertFalse(
                page.contains("href=\"reversi/ABCD.cache.js\""), "the frame of the script would not find it: " + page);
        assertTrue(page.contains("inter-latin.woff2"), page);
        assertFalse(page.contains("inter-more.woff2"), page);
        assertFalse(page.contains("flip"), page);
        assertFalse(page.contains("weights"), page);
        assertFalse(page.contains("explorer"), page);
    }

    @Test
    void versionChangesWithTheContentOnly() throws IOException {
        bundle();
        String first = Files.readString(out("sw.js"));
        bundle();
        assertEquals(first, Files.readString(out("sw.js")));
        put("assets/sounds/flip.wav", "another sound");
        bundle();
        assertNotEquals(first, Files.readString(out("sw.js")));
        assertEquals(
                1,
                files().stream()
                        .filter(name -> name.contains("flip") && !name.endsWith(".br"))
                        .count());
    }

    private void bundle() {
        int code = new CommandLine(new BundleCommand())
                .execute(
                        "--page=" + home.resolve("page"),
                        "--script=" + home.resolve("gwt"),
                        "--engine=" + home.resolve("engine"),
                        "--assets=" + home.resolve("assets"),
                        "--out=" + home.resolve("out"),
                        "--release=1.2.3");
        assertEquals(0, code);
    }

    private Path out(String name) {
        return home.resolve("out").resolve(name);
    }

    private List<String> files() throws IOException {
        Path out = home.resolve("out");
        try (Stream<Path> all = Files.walk(out)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> out.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    private void put(String name, String text) throws IOException {
        Path file = home.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
