package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.screens.study.LoadedStudyPages;

class ClassPreloaderTest {
    @TempDir
    private Path folder;

    /** A class loader that tells which classes it was asked for. */
    private static final class Asked extends URLClassLoader {
        private final StringBuilder names = new StringBuilder();

        Asked(URL place) {
            super(new URL[] {place}, ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            names.append(name.substring(name.lastIndexOf('.') + 1)).append(' ');
            return super.findClass(name);
        }
    }

    private static byte[] bytes(Class<?> type) throws Exception {
        try (InputStream stream = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return stream.readAllBytes();
        }
    }

    private static String path(Class<?> type) {
        return type.getName().replace('.', '/') + ".class";
    }

    @Test
    void theClassesOfAJarAreLoaded() throws Exception {
        Path jar = folder.resolve("game.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            for (Class<?> type : List.of(DesktopStore.class, UserFolder.class, reversi.rules.Disc.class)) {
                out.putNextEntry(new JarEntry(path(type)));
                out.write(bytes(type));
            }
            out.putNextEntry(new JarEntry("reversi/rules/notes.txt"));
            out.write(1);
        }
        try (Asked loader = new Asked(jar.toUri().toURL())) {
            Class<?> neighbour = loader.loadClass("reversi.desktop.UserFolder");
            assertEquals(1, new ClassPreloader(neighbour, List.of("reversi/rules/")).loadAll());
            assertEquals("UserFolder Disc ", loader.names.toString());
        }
    }

    @Test
    void theClassesOfAFolderAreLoaded() throws Exception {
        for (Class<?> type : List.of(UserFolder.class, reversi.rules.Disc.class)) {
            Path file = folder.resolve(path(type));
            Files.createDirectories(file.getParent());
            Files.write(file, bytes(type));
        }
        try (Asked loader = new Asked(folder.toUri().toURL())) {
            Class<?> neighbour = loader.loadClass("reversi.desktop.UserFolder");
            assertEquals(0, new ClassPreloader(neighbour, List.of("reversi/screens/")).loadAll());
            assertEquals(2, new ClassPreloader(neighbour, List.of("reversi/rules/", "reversi/desktop/")).loadAll());
            assertEquals("UserFolder Disc ", loader.names.toString());
        }
    }

    @Test
    void classesWithoutAPlaceAreLeftToTheirFirstUse() {
        assertEquals(0, new ClassPreloader(String.class, List.of("java/lang/")).loadAll());
    }

    @Test
    void everyClassOfThePagesForStudyCanBeLoadedWithoutAWindow() {
        List<String> folders = List.of("reversi/screens/", "reversi/archive/", "reversi/teach/");
        assertTrue(new ClassPreloader(LoadedStudyPages.class, folders).loadAll() > 500);
    }
}
