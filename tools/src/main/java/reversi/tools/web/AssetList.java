package reversi.tools.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The assets of the web game: what is fetched before the menu, what later, and what the page itself uses. */
final class AssetList {
    private static final Set<String> PICTURES = Set.of("png", "jpg", "webp");
    private static final Set<String> SOUNDS = Set.of("ogg", "mp3", "wav", "flac");
    private static final Set<String> TEXTS = Set.of("txt", "atlas", "properties", "json", "fnt", "glsl", "tsv");
    private static final Set<String> NOT_FOR_THE_WEB = Set.of("ttf", "otf", "md", "ico", "icns", "sh", "py");
    private static final Map<String, String> TYPES = Map.of(
            "png",
            "image/png",
            "jpg",
            "image/jpeg",
            "webp",
            "image/webp",
            "ogg",
            "audio/ogg",
            "mp3",
            "audio/mpeg",
            "wav",
            "audio/wav",
            "flac",
            "audio/flac");

    /** What real games opened with; the explorer asks for it. */
    private static final Path EXPLORER = Path.of("openings", "explorer.bin");

    private static final Path PUZZLES = Path.of("puzzles", "puzzles.bin");

    /** The lessons, packed; beside it lie the files that it is made of. */
    private static final Path COURSE = Path.of("lessons", "course.bin");

    /** The icons that the page names: a browser asks for the one that suits its tabs and bookmarks, offline too. */
    private static final Set<String> PAGE_ICONS = Set.of("icon-32.png", "icon-192.png");

    private static final Set<String> ICONS =
            Set.of("icon-32.png", "icon-180.png", "icon-192.png", "icon-512.png", "maskable-512.png");

    /** How the names of fonts begin that only one language needs. */
    private static final Map<String, String> FONTS = Map.of("ja", "noto-jp", "zh", "noto-sc");

    private final Path root;

    AssetList(Path root) {
        this.root = root;
    }

    /** The files that the game reads through libGDX, with their paths from the root, in a fixed order. */
    List<Path> gameFiles() throws IOException {
        return files().filter(path -> !isForThePage(path) && !isForTheEngine(path) && !isOnDemand(path))
                .filter(path -> !isOfALanguage(path))
                .toList();
    }

    /** The texts of the languages: the page fetches those of the person's. */
    List<Path> languageFiles() throws IOException {
        return files().filter(AssetList::isOfALanguage).toList();
    }

    /** The fonts that only one language needs, given by its code. */
    List<Path> fontsOf(String code) throws IOException {
        String cut = FONTS.getOrDefault(code, "none");
        return files().filter(path ->
                        isForThePage(path) && path.getFileName().toString().startsWith(cut))
                .toList();
    }

    private static boolean isOfALanguage(Path path) {
        return path.startsWith("texts");
    }

    /** What the page fetches when it is first asked for. */
    List<Path> laterFiles() throws IOException {
        return files().filter(path -> isOnDemand(path) && !isForTheEngine(path))
                .filter(path -> !isForThePage(path) && !isOfALanguage(path))
                .toList();
    }

    /** Whether few games need the file: it is fetched then, and kept from then on. */
    static boolean isOnDemand(Path path) {
        return path.startsWith("engine/variants")
                || path.equals(EXPLORER)
                || path.equals(PUZZLES)
                || path.startsWith("training")
                || path.equals(COURSE)
                || path.startsWith("champion")
                || (path.startsWith("texts") && !path.getFileName().toString().startsWith("en."))
                || (path.startsWith("fonts")
                        && FONTS.values().stream()
                                .anyMatch(cut -> path.getFileName().toString().startsWith(cut)));
    }

    /** Whether the file is an icon that only a system which installs the game asks for, and keeps by itself. */
    static boolean isForTheSystem(Path path) {
        return path.startsWith("icons")
                && !PAGE_ICONS.contains(path.getFileName().toString());
    }

    /** The typeface and the icons, which the browser reads by itself. */
    List<Path> pageFiles() throws IOException {
        return files().filter(AssetList::isForThePage)
                .filter(path -> !path.startsWith("icons")
                        || ICONS.contains(path.getFileName().toString()))
                .toList();
    }

    /** What the engine's worker fetches by itself. */
    List<Path> engineFiles() throws IOException {
        return files().filter(AssetList::isForTheEngine).toList();
    }

    /** The place of a file. */
    Path at(Path path) {
        return root.resolve(path);
    }

    /** The line by which libGDX's preloader knows a file that was stored under another name. */
    static String line(Path path, String storedAs, long size) {
        String extension = extension(path);
        return String.join(
                ":",
                code(extension),
                slashes(path),
                storedAs,
                Long.toString(size),
                TYPES.getOrDefault(extension(Path.of(storedAs)), "application/octet-stream"),
                isBeforeTheMenu(path) ? "1" : "0");
    }

    /** Whether the game waits for the file before it shows its menu: sounds may come later. */
    static boolean isBeforeTheMenu(Path path) {
        return !SOUNDS.contains(extension(path)) && !slashes(path).startsWith("later/");
    }

    static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    static String extension(Path path) {
        String name = path.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private Stream<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all
                    .filter(Files::isRegularFile)
                    .map(root::relativize)
                    .filter(path -> !path.getFileName().toString().startsWith("."))
                    .filter(path -> !NOT_FOR_THE_WEB.contains(extension(path)))
                    .filter(path -> !path.startsWith(COURSE.getParent()) || path.equals(COURSE))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    private static boolean isForThePage(Path path) {
        return path.startsWith("icons") || path.startsWith("fonts");
    }

    private static boolean isForTheEngine(Path path) {
        return path.startsWith("engine");
    }

    private static String code(String extension) {
        if (PICTURES.contains(extension)) {
            return "i";
        }
        if (SOUNDS.contains(extension)) {
            return "a";
        }
        return TEXTS.contains(extension) ? "t" : "b";
    }
}
