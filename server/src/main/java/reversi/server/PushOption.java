package reversi.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import reversi.server.push.PushKey;
import reversi.server.push.PushOptions;
import reversi.server.push.PushServices;

/** How browsers are told what waits while the game is not open. */
final class PushOption {
    private static final int MOST_BYTES = 4_096;
    private static final int MOST_SERVICES = 20;

    @Option(
            names = "--push-key",
            paramLabel = "FILE",
            description = "The key that push-key has made, by which browsers are told what waits while the game is not"
                    + " open (default: they are not).")
    private @Nullable Path key;

    @Option(
            names = "--push-contact",
            paramLabel = "ADDRESS",
            description = "Where you are reached by whoever runs a push service: mailto:… or https://….")
    private @Nullable String contact;

    @Option(
            names = "--push-services",
            split = ",",
            description =
                    "Ends of names of further push services, such as push.example.org (default: those of the usual"
                            + " browsers alone).")
    private List<String> services = List.of();

    /** How browsers are told, where there is a key; throws IllegalArgumentException for what can't be. */
    Optional<PushOptions> options() throws IOException {
        if (key == null) {
            if (contact != null || !services.isEmpty()) {
                throw new IllegalArgumentException("--push-contact and -services belong to --push-key");
            }
            return Optional.empty();
        }
        if (contact == null) {
            throw new IllegalArgumentException("--push-key needs --push-contact");
        }
        if (services.size() > MOST_SERVICES || services.stream().anyMatch(suffix -> !suffix.matches("[a-z0-9.-]+"))) {
            throw new IllegalArgumentException(
                    "--push-services are up to " + MOST_SERVICES + " names in small letters");
        }
        if (!Files.isReadable(key) || Files.size(key) > MOST_BYTES) {
            throw new IllegalArgumentException("--push-key can't be read: " + key);
        }
        return Optional.of(new PushOptions(PushKey.read(Files.readAllLines(key), contact), new PushServices(services)));
    }
}
