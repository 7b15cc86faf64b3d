package reversi.desktop;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Loads classes before they are needed, so that the page that is made of them opens at once: loading and verifying some two hundred of them
 * takes longer than building the page.
 */
final class ClassPreloader {
    private static final String SUFFIX = ".class";

    private final Class<?> neighbour;
    private final List<String> folders;

    /**
     * A loader of classes that come from the same folder or jar as another.
     *
     * @param neighbour the other class
     * @param folders what their names begin with, such as {@code reversi/screens/history/}
     */
    ClassPreloader(Class<?> neighbour, List<String> folders) {
        this.neighbour = neighbour;
        this.folders = List.copyOf(folders);
    }

    /** Loads them on a thread of its own that ends with the program. */
    void start() {
        Thread thread = new Thread(this::loadAll, "class preloader");
        thread.setDaemon(true);
        thread.start();
    }

    /** Loads them; where their files can't be listed, each is loaded at its first use as ever. Answers how many were loaded. */
    int loadAll() {
        int loaded = 0;
        for (String name : names()) {
            try {
                Class.forName(name, true, neighbour.getClassLoader());
                loaded++;
            } catch (ClassNotFoundException gone) {
                throw new IllegalStateException("listed and not there", gone);
            }
        }
        return loaded;
    }

    private List<String> names() {
        CodeSource source = neighbour.getProtectionDomain().getCodeSource();
        if (source == null) {
            return List.of();
        }
        try {
            Path place = Path.of(source.getLocation().toURI());
            return Files.isDirectory(place) ? inFolder(place) : inJar(place);
        } catch (IOException | URISyntaxException unreadable) {
            return List.of();
        }
    }

    private List<String> inFolder(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return names(files.map(file -> root.relativize(file).toString().replace('\\', '/')));
        }
    }

    private List<String> inJar(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            return names(jar.stream().map(entry -> entry.getName()));
        }
    }

    private List<String> names(Stream<String> files) {
        return files.filter(file -> file.endsWith(SUFFIX) && folders.stream().anyMatch(file::startsWith))
                .filter(file -> !file.endsWith("package-info" + SUFFIX))
                .map(file -> file.substring(0, file.length() - SUFFIX.length()).replace('/', '.'))
                .sorted()
                .toList();
    }
}
