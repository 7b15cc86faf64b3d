package reversi.tools.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.decoder.Decoder;
import com.aayushatharva.brotli4j.decoder.DirectDecompress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files the web game has, under which names, and what happens where parts of it are missing. */
class AssetListTest {
    @TempDir
    private Path home;

    private Path put(String name, String text) throws IOException {
        Path file = home.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @BeforeEach
    void parts() throws IOException {
        put("page/index.html", "<html data-script=\"@SCRIPT@\">\n<!-- preload -->@VERSION@");
        for (String name : List.of(
                "page.js",
                "mirror.js",
                "page.css",
                "manifest.webmanifest",
                "players.json",
                "robots.txt",
                "wide.jpg",
                "narrow.jpg",
                "board/board.js",
                "embed/index.html",
                "engine-worker.js")) {
            put("page/" + name, name);
        }
        put("assets/icons/favicon.ico", "icon");
        put("page/sw.js", "'@HASH@' [/*@FILES@*/]");
        put("gwt/reversi.nocache.js", "loader");
        put("engine/engine.wasm", "engine");
        put("assets/texts/en.properties", "home=Home");
        put("assets/graphics/disc.png", "picture");
    }

    /** A file's path, and the line by which the preloader knows it once it was stored as x. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "graphics/disc.png      | i:graphics/disc.png:graphics/disc.png:12:image/png:1",
                "graphics/photo.JPG     | i:graphics/photo.JPG:graphics/photo.JPG:12:image/jpeg:1",
                "graphics/photo.webp    | i:graphics/photo.webp:graphics/photo.webp:12:image/webp:1",
                "graphics/game.atlas    | t:graphics/game.atlas:graphics/game.atlas:12:application/octet-stream:1",
                "openings/names.tsv     | t:openings/names.tsv:openings/names.tsv:12:application/octet-stream:1",
                "sounds/flip_1.wav      | a:sounds/flip_1.wav:sounds/flip_1.wav:12:audio/wav:0",
                "sounds/win.ogg         | a:sounds/win.ogg:sounds/win.ogg:12:audio/ogg:0",
                "later/big.png          | i:later/big.png:later/big.png:12:image/png:0",
                "tables/some.bin        | b:tables/some.bin:tables/some.bin:12:application/octet-stream:1",
                "LICENSE                | b:LICENSE:LICENSE:12:application/octet-stream:1",
            })
    void writesPreloaderLines(String path, String line) {
        assertEquals(line, AssetList.line(Path.of(path), path, 12));
        assertEquals("i:a.png:b.webp:12:image/webp:1", AssetList.line(Path.of("a.png"), "b.webp", 12));
        assertEquals("a:a.wav:b.flac:12:audio/flac:0", AssetList.line(Path.of("a.wav"), "b.flac", 12));
    }

    @Test
    void sortsFilesByTheirUse() throws IOException {
        for (String name : List.of(
                "graphics/disc.png",
                "graphics/README.md",
                "graphics/.hidden.png",
                "engine/weights.bin",
                "engine/deep/book.bin",
                "icons/icon-192.png",
                "icons/icon-48.png",
                "icons/favicon.ico",
                "icons/maskable-512.png",
                "icons/reversi.icns",
                "fonts/web/inter-latin.woff2",
                "fonts/inter.ttf",
                "fonts/OFL.txt",
                "sounds/make.sh",
                "sounds/flip.wav",
                "tool.py")) {
            put("assets/" + name, name);
        }
        AssetList list = new AssetList(home.resolve("assets"));
        assertEquals(List.of("graphics/disc.png", "sounds/flip.wav"), names(list.gameFiles()));
        assertEquals(
                List.of("fonts/OFL.txt", "fonts/web/inter-latin.woff2", "icons/icon-192.png", "icons/maskable-512.png"),
                names(list.pageFiles()));
        assertEquals(List.of("engine/deep/book.bin", "engine/weights.bin"), names(list.engineFiles()));
        assertEquals(home.resolve("assets/engine/weights.bin"), list.at(Path.of("engine/weights.bin")));
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(AssetList::slashes).toList();
    }

    @Test
    void refusesAMissingFolder() {
        AssetList list = new AssetList(home.resolve("gone"));
        assertThrows(NoSuchFileException.class, list::gameFiles);
        assertThrows(NoSuchFileException.class, list::pageFiles);
        assertThrows(NoSuchFileException.class, list::engineFiles);
    }

    private void bundle() {
        bundle("out");
    }

    private void bundle(String out) {
        BundleCommand.main(new String[] {
            "--page=" + home.resolve("page"),
            "--script=" + home.resolve("gwt"),
            "--engine=" + home.resolve("engine"),
            "--assets=" + home.resolve("assets"),
            "--out=" + home.resolve(out),
            "--release=1.2.3"
        });
    }

    /** The build must end where a part is missing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "page/index.html",
                "page/page.js",
                "page/mirror.js",
                "page/page.css",
                "page/manifest.webmanifest",
                "page/players.json",
                "page/robots.txt",
                "page/wide.jpg",
                "page/narrow.jpg",
                "assets/icons/favicon.ico",
                "page/sw.js",
                "page/engine-worker.js",
            })
    void failsWhereAPartIsMissing(String part) throws IOException {
        bundle();
        Files.delete(home.resolve(part));
        IllegalStateException failed = assertThrows(IllegalStateException.class, this::bundle);
        assertEquals("the web game could not be put together", failed.getMessage());
    }

    @Test
    void failsWhereTheOutputIsUnwritable() throws IOException {
        put("file", "where a folder should be");
        assertThrows(IllegalStateException.class, () -> bundle("file/out"));
        assertEquals("where a folder should be", Files.readString(home.resolve("file")));
    }

    @Test
    void removesAnOlderBundle() throws IOException {
        put("out/reversi/OLD.cache.js", "old");
        put("out/deep/er/old.txt", "old");
        bundle();
        assertFalse(Files.exists(home.resolve("out/reversi/OLD.cache.js")));
        assertFalse(Files.exists(home.resolve("out/deep")));
    }

    @Test
    void storedNamesDependOnTheContent() throws IOException {
        bundle();
        String before = Files.readString(home.resolve("out/assets/assets.txt"));
        put("assets/graphics/disc.png", "picture");
        bundle();
        assertEquals(before, Files.readString(home.resolve("out/assets/assets.txt")));
        put("assets/graphics/disc.png", "another picture");
        bundle();
        assertNotEquals(before, Files.readString(home.resolve("out/assets/assets.txt")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"page/page.css", "page/index.html", "engine/engine.wasm", "gwt/reversi.nocache.js"})
    void fingerprintDependsOnEachFile(String part) throws IOException {
        bundle();
        String before = fingerprint();
        put(part, "changed");
        bundle();
        assertNotEquals(before, fingerprint());
    }

    private String fingerprint() throws IOException {
        String hash = Files.readString(home.resolve("out/sw.js")).substring(1, 13);
        assertTrue(hash.matches("[0-9a-f]{12}"), hash);
        return hash;
    }

    @Test
    void brotliTwinsHoldTheSameBytes() throws IOException {
        Assumptions.assumeTrue(Brotli4jLoader.isAvailable(), "there is Brotli for this computer");
        put("page/page.css", "a { colour: green } ".repeat(500));
        put("page/page.js", "x");
        byte[] noise = new byte[5_000];
        new Random(1).nextBytes(noise);
        Files.write(home.resolve("engine/engine.wasm"), noise);
        put("assets/graphics/disc.png", "p".repeat(5_000));
        bundle();
        Path css = home.resolve("out/page.css");
        byte[] small = Files.readAllBytes(home.resolve("out/page.css.br"));
        assertTrue(small.length < Files.size(css) / 10);
        DirectDecompress unpacked = Decoder.decompress(small);
        assertArrayEquals(Files.readAllBytes(css), unpacked.getDecompressedData());
        assertFalse(Files.exists(home.resolve("out/page.js.br")), "not worth it");
        assertFalse(Files.exists(home.resolve("out/engine/engine.wasm.br")), "noise does not shrink");
        try (var files = Files.walk(home.resolve("out"))) {
            assertFalse(files.anyMatch(file -> file.toString().endsWith(".png.br")), "pictures are packed already");
        }
    }

    @Test
    void omitsOtherFilesOfTheCompiler() throws IOException {
        put("gwt/compilation-mappings.txt", "");
        put("gwt/reversi.devmode.js", "");
        put("gwt/0123.cache.html", "");
        put("gwt/AB.cache.js", "script");
        bundle();
        try (var files = Files.list(home.resolve("out/reversi"))) {
            assertEquals(
                    List.of("AB.cache.js", "gwt", "reversi.nocache.js"),
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> !name.endsWith(".br"))
                            .sorted()
                            .toList());
        }
        assertEquals(
                "<html data-script=\"reversi/AB.cache.js\">",
                Files.readString(home.resolve("out/index.html"))
                        .lines()
                        .findFirst()
                        .orElse(""));
    }

    @Test
    void writesTheVersionIntoThePage() throws IOException {
        bundle();
        String page = new String(Files.readAllBytes(home.resolve("out/index.html")), StandardCharsets.UTF_8);
        assertTrue(page.endsWith("1.2.3"), page);
        assertFalse(page.contains("@VERSION@"));
    }
}
