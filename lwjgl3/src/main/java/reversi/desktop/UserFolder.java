package reversi.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where this system keeps a program's data for the person who uses it. */
final class UserFolder {
    /** Names another folder than the system's, for tests and for portable copies. */
    static final String OVERRIDE = "reversi.data";

    /** Where a package's launcher tells which file it is. */
    private static final String LAUNCHER = "jpackage.app-path";

    private static final String MARKER = "portable";
    private static final String PORTABLE_DATA = "data";

    private static final String WINDOWS_NAME = "Reversi";
    private static final String NAME = "reversi";

    private UserFolder() {}

    /** The folder, which may not exist yet. */
    static Path find() {
        return find(System::getProperty, System::getenv);
    }

    /** The folder by these properties and this environment; both answer null for what they don't know. */
    static Path find(UnaryOperator<@Nullable String> properties, UnaryOperator<@Nullable String> environment) {
        return find(properties, environment, Files::exists);
    }

    /** The same, where {@code isThere} knows files. */
    static Path find(
            UnaryOperator<@Nullable String> properties,
            UnaryOperator<@Nullable String> environment,
            Predicate<Path> isThere) {
        return value(properties, OVERRIDE)
                .map(Path::of)
                .or(() -> portable(properties, isThere))
                .orElseGet(() -> bySystem(properties, environment));
    }

    /** A copy that takes its data along, as on a stick, has a marker beside it. */
    private static Optional<Path> portable(UnaryOperator<@Nullable String> properties, Predicate<Path> isThere) {
        return value(properties, LAUNCHER)
                .map(Path::of)
                .flatMap(launcher -> Optional.ofNullable(beside(launcher)))
                .filter(folder -> isThere.test(folder.resolve(MARKER)))
                .map(folder -> folder.resolve(PORTABLE_DATA));
    }

    /** The folder that is copied as a whole, or that the whole lies in: the program is in {@code bin}, in {@code Reversi.app/Contents/MacOS}, or at its top. */
    private static @Nullable Path beside(Path launcher) {
        Path folder = launcher.toAbsolutePath().getParent();
        if (folder != null && folder.endsWith(Path.of("Contents", "MacOS"))) {
            Path app = folder.getParent() == null ? null : folder.getParent().getParent();
            return app == null ? null : app.getParent();
        }
        return folder != null && folder.endsWith("bin") ? folder.getParent() : folder;
    }

    private static Path bySystem(
            UnaryOperator<@Nullable String> properties, UnaryOperator<@Nullable String> environment) {
        Path home = Path.of(value(properties, "user.home").orElse("."));
        String system = value(properties, "os.name").orElse("").toLowerCase(Locale.ROOT);
        if (system.contains("windows")) {
            return value(environment, "APPDATA")
                    .map(Path::of)
                    .orElse(home.resolve("AppData").resolve("Roaming"))
                    .resolve(WINDOWS_NAME);
        }
        if (system.contains("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve(WINDOWS_NAME);
        }
        // The XDG rules say that a relative path is to be ignored.
        return value(environment, "XDG_DATA_HOME")
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(home.resolve(".local").resolve("share"))
                .resolve(NAME);
    }

    private static Optional<String> value(UnaryOperator<@Nullable String> source, String name) {
        return Optional.ofNullable(source.apply(name)).filter(value -> !value.isBlank());
    }
}
