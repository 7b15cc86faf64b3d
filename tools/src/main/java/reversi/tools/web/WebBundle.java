package reversi.tools.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import reversi.http.WebFiles;
import reversi.tools.flac.Flac;

/** The folder of the web game while it is put together; it knows every file in it and their common fingerprint. */
final class WebBundle {
    private static final int HASH_LENGTH = 12;
    private static final Encoder.Parameters BEST = new Encoder.Parameters().setQuality(11);
    private static final String SCRIPT = "reversi/";

    /**
     * What is no part of the game that is kept for offline: how many play, as a place without a game server answers it, and what search
     * engines, links to the page and app stores ask for.
     */
    private static final List<String> BESIDE_THE_GAME = List.of("players.json", "robots.txt", "wide.jpg", "narrow.jpg");

    /** Folders of the page that other people's pages use: a board of its own, and what stands in a frame. */
    private static final List<String> FOR_OTHER_PAGES = List.of("board", "embed");

    private final Path out;
    private final TreeMap<String, String> hashes = new TreeMap<>();
    private final List<String> hints = new ArrayList<>();
    /** The script that the loader fetches first; empty where there is none. */
    private String script = "";

    /** The files that each language needs, as properties of JSON. */
    private final List<String> languages = new ArrayList<>();

    WebBundle(Path out) {
        this.out = out;
    }

    /** Forgets what an older build left behind. */
    void clear() throws IOException {
        if (Files.exists(out)) {
            try (Stream<Path> old = Files.walk(out)) {
                for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
        Files.createDirectories(out);
    }

    /** Adds the compiled game: its loader, the script that the loader fetches, and those that are fetched when they are needed. */
    void addScript(Path folder) throws IOException {
        try (Stream<Path> scripts = Files.walk(folder)) {
            for (Path file : scripts.filter(WebBundle::isScript).sorted().toList()) {
                String name = SCRIPT + folder.relativize(file).toString().replace('\\', '/');
                add(name, Files.readAllBytes(file));
                boolean isFirst = folder.equals(file.getParent());
                if (isFirst && name.endsWith(".cache.js")) {
                    script = name;
                }
            }
        }
    }

    /** Adds an empty style sheet where libGDX's loader asks for that of its dialogs, which the game never opens. */
    void addDialogStyle() throws IOException {
        add(SCRIPT + "gwt/chrome/chrome.css", new byte[0]);
    }

    /** Adds the engine, the script that runs it in a worker, and the files that the worker fetches. */
    void addEngine(Path folder, Path worker, AssetList assets) throws IOException {
        try (Stream<Path> parts = Files.list(folder)) {
            for (Path part : parts.filter(Files::isRegularFile).sorted().toList()) {
                add("engine/" + part.getFileName(), Files.readAllBytes(part));
            }
        }
        add("engine/worker.js", Files.readAllBytes(worker));
        for (Path path : assets.engineFiles()) {
            add(AssetList.slashes(path), Files.readAllBytes(assets.at(path)));
        }
    }

    /**
     * Adds the assets under names that change with their contents, pictures and sounds packed again, and the list by which the game finds
     * them.
     */
    void addAssets(AssetList assets) throws IOException {
        StringBuilder list = new StringBuilder();
        for (Path path : assets.gameFiles()) {
            byte[] whole = Files.readAllBytes(assets.at(path));
            String name = AssetList.slashes(path);
            Optional<byte[]> packed = packed(name, whole);
            byte[] bytes = packed.orElse(whole);
            String stored = storedAs(packed.isPresent() ? packedName(name) : name, bytes);
            add("assets/" + stored, bytes);
            list.append(AssetList.line(path, stored, bytes.length)).append('\n');
            if (AssetList.isBeforeTheMenu(path)) {
                hint("assets/" + stored, "fetch", " crossorigin");
            }
        }
        add("assets/assets.txt", list.toString().getBytes(UTF_8));
        hint("assets/assets.txt", "fetch", " crossorigin");
        for (Path path : assets.pageFiles()) {
            add(AssetList.slashes(path), Files.readAllBytes(assets.at(path)));
            if (AssetList.slashes(path).endsWith("-latin.woff2")) {
                hint(AssetList.slashes(path), "font", " type=\"font/woff2\" crossorigin");
            }
        }
    }

    private static Optional<byte[]> packed(String name, byte[] whole) throws IOException {
        if (name.endsWith(".png")) {
            return LosslessWebP.pack(whole);
        }
        return name.endsWith(".wav") ? Flac.pack(whole) : Optional.empty();
    }

    private static String packedName(String name) {
        return name.replaceFirst("png$", "webp").replaceFirst("wav$", "flac");
    }

    /** Adds the texts of each language, under names that change with their contents; the page fetches those of one. */
    void addLanguages(AssetList assets) throws IOException {
        for (Path path : assets.languageFiles()) {
            byte[] bytes = withoutComments(assets.at(path), "#");
            String stored = storedAs(AssetList.slashes(path), bytes);
            add(stored, bytes);
            String file = path.getFileName().toString();
            String code = file.substring(0, file.indexOf('.'));
            List<String> needed = new ArrayList<>(List.of(stored));
            assets.fontsOf(code).forEach(font -> needed.add(AssetList.slashes(font)));
            String quoted = needed.stream().map(name -> '"' + name + '"').collect(Collectors.joining(","));
            languages.add('"' + code + "\":[" + quoted + ']');
        }
    }

    /** The lines of a file that are read: neither comments nor empty. */
    private static byte[] withoutComments(Path file, String comment) throws IOException {
        return Files.readAllLines(file, UTF_8).stream()
                .filter(line -> !line.isBlank() && !line.strip().startsWith(comment))
                .collect(Collectors.joining("\n"))
                .getBytes(UTF_8);
    }

    /** Adds the icon that browsers ask for without being told of it. */
    void addIcon(AssetList assets) throws IOException {
        Files.copy(assets.at(Path.of("icons", "favicon.ico")), out.resolve("favicon.ico"));
    }

    /** Adds what the page fetches when it is first asked for, under the names by which it asks. */
    void addLater(AssetList assets) throws IOException {
        for (Path path : assets.laterFiles()) {
            add(AssetList.slashes(path), Files.readAllBytes(assets.at(path)));
        }
    }

    /**
     * Adds the page itself, then the service worker, which must know everything else.
     *
     * @param address where the page will be, ending in a slash; empty where that is not known
     */
    void addPage(Path folder, String release, String address) throws IOException {
        for (String name : List.of("page.js", "mirror.js")) {
            add(name, withoutComments(folder.resolve(name), "//"));
        }
        for (String name : List.of("page.css", "manifest.webmanifest")) {
            add(name, Files.readAllBytes(folder.resolve(name)));
        }
        String index = Files.readString(folder.resolve("index.html"));
        add(
                "index.html",
                index.replace("@VERSION@", release)
                        .replace("@LANGUAGES@", '{' + String.join(",", languages) + '}')
                        .replace("@ADDRESS@", address)
                        .replace("@SCRIPT@", script)
                        .replace("<!-- preload -->", String.join("\n", hints))
                        .getBytes(UTF_8));
        for (String name : BESIDE_THE_GAME) {
            Files.copy(folder.resolve(name), out.resolve(name));
        }
        for (String name : FOR_OTHER_PAGES) {
            copyFolder(folder.resolve(name), out.resolve(name));
        }
        String files = Stream.concat(Stream.of("./"), hashes.keySet().stream())
                .filter(name -> !AssetList.isOnDemand(Path.of(name)) && !AssetList.isForTheSystem(Path.of(name)))
                .map(name -> "'" + name + "'")
                .collect(Collectors.joining(", "));
        String keeper = Files.readString(folder.resolve("sw.js"));
        Files.writeString(
                out.resolve("sw.js"),
                keeper.replace("@HASH@", fingerprint())
                        .replace("/*@FILES@*/", files)
                        .replace("/*@LANGUAGES@*/", String.join(", ", languages)));
    }

    /** All files of a folder, without what tells Node that its scripts are modules. */
    private static void copyFolder(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file :
                    files.filter(file -> !file.endsWith("package.json")).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    /** What changes when any file does. */
    String fingerprint() {
        return hash(hashes.toString().getBytes(UTF_8));
    }

    private void add(String name, byte[] bytes) throws IOException {
        Path file = out.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        hashes.put(name, hash(bytes));
    }

    /**
     * Writes the small twin {@code FILE.br} of each file where that is worth it, several at a time; where this computer has no Brotli,
     * servers use gzip.
     */
    void shrink() throws IOException {
        if (!Brotli4jLoader.isAvailable()) {
            return;
        }
        try {
            hashes.keySet().parallelStream()
                    .filter(WebFiles::isCompressible)
                    .map(out::resolve)
                    .forEach(WebBundle::shrink);
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        }
    }

    private static void shrink(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            byte[] small = Encoder.compress(bytes, BEST);
            if (small.length < bytes.length) {
                Files.write(file.resolveSibling(file.getFileName() + ".br"), small);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void hint(String name, String as, String more) {
        hints.add("<link rel=\"preload\" href=\"" + name + "\" as=\"" + as + "\"" + more + ">");
    }

    private static boolean isScript(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".nocache.js") || name.endsWith(".cache.js");
    }

    private static String storedAs(String name, byte[] bytes) {
        int dot = name.lastIndexOf('.');
        return name.substring(0, dot) + "." + hash(bytes) + ".cache" + name.substring(dot);
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest).substring(0, HASH_LENGTH);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
