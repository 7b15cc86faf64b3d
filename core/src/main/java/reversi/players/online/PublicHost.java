package reversi.players.online;

import java.util.Optional;

/**
 * What a build of the game knows of the world: read from {@code assets/host.properties}, the one place to set it.
 *
 * @param server the server where everybody can play; empty where none is set
 * @param feedback the address, {@code https:} or {@code mailto:}, for feedback that no server takes; empty where none is set
 */
public record PublicHost(Optional<ServerAddress> server, Optional<String> feedback) {
    /** A build that knows of nothing. */
    public static PublicHost none() {
        return new PublicHost(Optional.empty(), Optional.empty());
    }

    /** Reads {@code key=value} lines. Throws IllegalArgumentException for a line or an address that can't be meant. */
    public static PublicHost read(String lines) {
        PublicHost host = none();
        for (String raw : lines.split("\n")) {
            String line = raw.trim();
            if (!line.isEmpty() && !line.startsWith("#")) {
                int equals = line.indexOf('=');
                String value = line.substring(equals + 1).trim();
                host = host.with(line.substring(0, Math.max(0, equals)).trim(), value);
            }
        }
        return host;
    }

    private PublicHost with(String key, String value) {
        Optional<String> given = value.isEmpty() ? Optional.empty() : Optional.of(value);
        return switch (key) {
            case "server" -> new PublicHost(given.map(PublicHost::address), feedback);
            case "feedback" -> new PublicHost(server, given.map(PublicHost::link));
            default -> throw new IllegalArgumentException("neither server nor feedback: " + key);
        };
    }

    private static ServerAddress address(String text) {
        return ServerAddress.read(text).orElseThrow(() -> new IllegalArgumentException("not a server: " + text));
    }

    private static String link(String text) {
        if (!text.startsWith("https://") && !text.startsWith("mailto:")) {
            throw new IllegalArgumentException("neither https nor mailto: " + text);
        }
        return text;
    }
}
