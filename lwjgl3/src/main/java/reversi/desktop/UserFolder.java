package reversi.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where this system keeps a program's data for the person who uses it. */
final class UserFolder {
    /** Names another folder than the system's, for tests and for portable copies. */
    static final String OVERRIDE = "reversi.data";

    private static final String WINDOWS_NAME = "Reversi";
    private static final String NAME = "reversi";

    private UserFolder() {}

    /** The folder, which may not exist yet. */
    static Path find() {
        return find(System::getProperty, System::getenv);
    }

    /** The folder by these properties and this environment; both answer null for what they don't know. */
    static Path find(UnaryOperator<@Nullable String> properties, UnaryOperator<@Nullable String> environment) {
        return value(properties, OVERRIDE).map(Path::of).orElseGet(() -> bySystem(properties, environment));
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
