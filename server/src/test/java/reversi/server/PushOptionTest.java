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
import reversi.server.push.PushOptions;

/** The key for messages to browsers is made by a command and given by an option. */
class PushOptionTest {
    @TempDir
    Path folder;

    @Command
    private static final class Holder {
        @Mixin
        private final PushOption push = new PushOption();
    }

    private static Optional<PushOptions> read(String... words) throws IOException {
        Holder holder = new Holder();
        new CommandLine(holder).parseArgs(words);
        return holder.push.options();
    }

    private String key() {
        String file = folder.resolve("push.key").toString();
        assertEquals(0, CommandRun.of("push-key", file).code());
        return file;
    }

    @Test
    void aKeyIsMadeOnceAndRead() throws IOException {
        assertEquals(Optional.empty(), read());
        String file = key();
        PushOptions options = read(
                        "--push-key",
                        file,
                        "--push-contact",
                        "mailto:host@example.org",
                        "--push-services",
                        "push.example.org")
                .orElseThrow();
        assertEquals(Files.readAllLines(Path.of(file)).get(1), options.key().text());
        assertTrue(options.services().read("https://a.push.example.org/x").isPresent());
        CommandRun again = CommandRun.of("push-key", file);
        assertEquals(1, again.code());
        assertTrue(again.err().contains("is there already"), again.err());
        assertEquals(options.key().text(), Files.readAllLines(Path.of(file)).get(1), "it is kept");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--push-key KEY | needs --push-contact",
                "--push-key KEY --push-contact you | mailto",
                "--push-key NONE --push-contact mailto:a@b.org | can't be read",
                "--push-key KEY --push-contact mailto:a@b.org --push-services https://x.org/ | small letters",
                "--push-contact mailto:a@b.org | belong to --push-key"
            })
    void whatCanNotBeIsSaid(String words, String said) {
        String[] all =
                words.replace("KEY", key()).replace("NONE", folder + "/none").split(" ");
        String message =
                assertThrows(IllegalArgumentException.class, () -> read(all)).getMessage();
        assertTrue(message.contains(said), message);
    }
}
