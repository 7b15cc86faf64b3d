package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import reversi.server.email.SmtpServer;

/** What is said of an SMTP server on the command line. */
class SmtpOptionTest {
    @TempDir
    Path folder;

    @Command
    private static final class Holder {
        @Mixin
        private final SmtpOption smtp = new SmtpOption();
    }

    private static Optional<SmtpServer> read(String... words) throws IOException {
        Holder holder = new Holder();
        new CommandLine(holder).parseArgs(words);
        return holder.smtp.server();
    }

    @Test
    void nothingSaidIsNoServer() throws IOException {
        assertEquals(Optional.empty(), read());
    }

    @ParameterizedTest
    @CsvSource({
        "mail.example.org, starttls, mail.example.org, 587",
        "mail.example.org, TLS, mail.example.org, 465",
        "127.0.0.1, none, 127.0.0.1, 25",
        "mail.example.org:2525, starttls, mail.example.org, 2525"
    })
    void aServerIsRead(String place, String security, String host, int port) throws IOException {
        SmtpServer server = read("--smtp", place, "--smtp-security", security, "--smtp-from", "a@example.org")
                .orElseThrow();
        assertEquals(host, server.host());
        assertEquals(port, server.port());
        assertEquals("a@example.org", server.sender().text());
        assertEquals(Optional.empty(), server.login());
    }

    @Test
    void thePasswordComesFromAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("password"), "pa ss\n");
        SmtpServer server = read(
                        "--smtp",
                        "mail.example.org",
                        "--smtp-from",
                        "a@example.org",
                        "--smtp-user",
                        "host",
                        "--smtp-password-file",
                        file.toString())
                .orElseThrow();
        assertEquals(Optional.of(new SmtpServer.Login("host", "pa ss")), server.login());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--smtp m.example.org | --smtp-from",
                "--smtp m.example.org --smtp-from nobody | --smtp-from",
                "--smtp m.example.org:0 --smtp-from a@b.org | port 0",
                "--smtp m.example.org:65536 --smtp-from a@b.org | port 65536",
                "--smtp m.example.org:x --smtp-from a@b.org | port x",
                "--smtp :25 --smtp-from a@b.org | needs a host",
                "--smtp m.example.org --smtp-from a@b.org --smtp-security ssl | not ssl",
                "--smtp m.example.org --smtp-from a@b.org --smtp-user u | --smtp-password-file",
                "--smtp m.example.org --smtp-from a@b.org --smtp-user u --smtp-password-file /no/such | can't be read",
                "--smtp-from a@b.org | belong to --smtp"
            })
    void whatCanNotBeIsSaid(String words, String said) {
        String message = assertThrows(IllegalArgumentException.class, () -> read(words.split(" ")))
                .getMessage();
        assertTrue(message.contains(said), message);
    }
}
