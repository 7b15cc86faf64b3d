package reversi.server.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The description of all routes, which the build took from {@code docs/openapi.json}. */
final class ApiDocument {
    private static final String FILE = "/api/openapi.json";

    private final String text = read();

    private static String read() {
        Optional<InputStream> file = Optional.ofNullable(ApiDocument.class.getResourceAsStream(FILE));
        try (InputStream in = file.orElseThrow(() -> new IllegalStateException("the build has no " + FILE))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    String text() {
        return text;
    }
}
