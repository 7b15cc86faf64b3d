package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which server people mean. */
class ServerAddressTest {
    @ParameterizedTest
    @CsvSource({
        "localhost:8080, ws://localhost:8080/socket, http://localhost:8080",
        "127.0.0.1, ws://127.0.0.1/socket, http://127.0.0.1",
        "[::1]:8080, ws://[::1]:8080/socket, http://[::1]:8080",
        "example.org, wss://example.org/socket, https://example.org",
        " Example.org:443 , wss://example.org:443/socket, https://example.org:443",
        "http://example.org/game/, ws://example.org/socket, http://example.org",
        "https://localhost, wss://localhost/socket, https://localhost",
        "wss://example.org/socket, wss://example.org/socket, https://example.org",
    })
    void anAddressIsRead(String text, String socket, String web) {
        ServerAddress address = ServerAddress.read(text).orElseThrow();
        assertEquals(socket, address.socket());
        assertEquals(web, address.web());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "https://", "a b", "javascript:alert(1)", "host:0", "host:99999", ":80", "ho@st", "-"})
    void whatIsNoAddressIsRefused(String text) {
        assertEquals(Optional.empty(), ServerAddress.read(text));
    }
}
