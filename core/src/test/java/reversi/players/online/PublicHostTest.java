package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The one place of a build that names the public server and the address for feedback. */
class PublicHostTest {
    @Test
    void bothMayBeSetOrLeftOut() {
        assertEquals(PublicHost.none(), PublicHost.read("# nothing\nserver=\nfeedback=\n"));
        PublicHost host =
                PublicHost.read("server = othello.example.org\r\nfeedback=mailto:us@example.org?subject=Othello");
        assertEquals(Optional.of(new ServerAddress("othello.example.org", true)), host.server());
        assertEquals(Optional.of("mailto:us@example.org?subject=Othello"), host.feedback());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "server=not an address",
                "feedback=javascript:alert(1)",
                "feedback=http://example.org",
                "sever=a.b",
                "x"
            })
    void aMistakeIsSeenAtOnce(String line) {
        assertThrows(IllegalArgumentException.class, () -> PublicHost.read(line));
    }

    @Test
    void theBuildsOwnCanBeRead() throws IOException {
        PublicHost.read(Files.readString(Path.of("../assets/host.properties")));
    }
}
