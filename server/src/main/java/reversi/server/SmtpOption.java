package reversi.server;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import reversi.server.email.EmailAddress;
import reversi.server.email.SmtpServer;
import reversi.server.email.SmtpServer.Login;
import reversi.server.email.SmtpServer.Security;

/** Which server takes e-mails from this one. */
final class SmtpOption {
    private static final String PASSWORD = "REVERSI_SMTP_PASSWORD";
    private static final int MOST_PORT = 65_535;
    private static final int MOST_PASSWORD_BYTES = 4_096;

    @Option(
            names = "--smtp",
            paramLabel = "HOST[:PORT]",
            description = "An SMTP server of yours that sends members a code when they forgot the password"
                    + " (default: no e-mails; port 587, 465 with tls, 25 with none).")
    private @Nullable String place;

    @Option(names = "--smtp-from", paramLabel = "ADDRESS", description = "The address from which e-mails come.")
    private @Nullable String sender;

    @Option(
            names = "--smtp-security",
            defaultValue = "starttls",
            description = "How the way there is kept from others: starttls, tls or none (default: ${DEFAULT-VALUE}).")
    private String security = "starttls";

    @Option(names = "--smtp-user", description = "As whom to log in there (default: as nobody).")
    private @Nullable String user;

    @Option(
            names = "--smtp-password-file",
            paramLabel = "FILE",
            description =
                    "A file with the password for it (default: the variable " + PASSWORD + " of the environment).")
    private @Nullable Path passwordFile;

    /** The server, where one is named; throws IllegalArgumentException for what can't be. */
    Optional<SmtpServer> server() throws IOException {
        if (place == null) {
            if (sender != null || user != null || passwordFile != null) {
                throw new IllegalArgumentException("--smtp-from, -user and -password-file belong to --smtp");
            }
            return Optional.empty();
        }
        Security way = way();
        int colon = place.lastIndexOf(':');
        String host = colon < 0 ? place : place.substring(0, colon);
        if (host.isBlank()) {
            throw new IllegalArgumentException("--smtp needs a host, such as mail.example.org:587");
        }
        int port = colon < 0 ? way.port() : port(place.substring(colon + 1));
        EmailAddress from = EmailAddress.read(sender == null ? "" : sender)
                .orElseThrow(() -> new IllegalArgumentException(
                        "--smtp needs --smtp-from with an address, such as othello@example.org"));
        return Optional.of(new SmtpServer(host, port, way, login(), from));
    }

    private Security way() {
        try {
            return Security.valueOf(security.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException("--smtp-security is starttls, tls or none, not " + security, unknown);
        }
    }

    private static int port(String written) {
        try {
            int port = Integer.parseInt(written);
            if (port > 0 && port <= MOST_PORT) {
                return port;
            }
        } catch (NumberFormatException noNumber) {
            throw new IllegalArgumentException("--smtp has no port " + written, noNumber);
        }
        throw new IllegalArgumentException("--smtp has no port " + written);
    }

    private Optional<Login> login() throws IOException {
        if (user == null) {
            return Optional.empty();
        }
        String password = passwordFile == null ? System.getenv().getOrDefault(PASSWORD, "") : read(passwordFile);
        if (password.isEmpty()) {
            throw new IllegalArgumentException("--smtp-user needs --smtp-password-file, or " + PASSWORD);
        }
        return Optional.of(new Login(user, password));
    }

    private static String read(Path file) throws IOException {
        if (!Files.isReadable(file) || Files.size(file) > MOST_PASSWORD_BYTES) {
            throw new IllegalArgumentException("--smtp-password-file can't be read: " + file);
        }
        try {
            return Files.readString(file).strip();
        } catch (MalformedInputException noText) {
            throw new IllegalArgumentException("--smtp-password-file is no text: " + file, noText);
        }
    }
}
