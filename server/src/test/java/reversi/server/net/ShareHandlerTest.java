package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShareHandlerTest {
    @Test
    void theServerIsWhereTheClientFoundIt() {
        assertEquals(Optional.of("https://example.org"), ShareHandler.base(true, "example.org"));
        assertEquals(Optional.of("http://[::1]:8080"), ShareHandler.base(false, "[::1]:8080"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null\"", "x\"><script>", "a,b", "user@example.org", "example.org/path", "a b"})
    void whatTheClientCallsTheServerIsNoMarkup(String host) {
        assertEquals(Optional.empty(), ShareHandler.base(true, host));
    }
}
