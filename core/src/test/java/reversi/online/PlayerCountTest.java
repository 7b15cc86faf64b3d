package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How many play, as a server says it and a client reads it. */
class PlayerCountTest {
    @Test
    void whatIsWrittenIsRead() {
        PlayerCount count = new PlayerCount(12, 3);
        assertEquals("{\"online\":12,\"games\":3}", count.write());
        assertEquals(Optional.of(count), PlayerCount.read(count.write()));
        assertEquals(Optional.of(count), PlayerCount.read("{\"games\":3,\"online\":12,\"more\":\"\"}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "<!DOCTYPE html>",
                "{\"online\":-1,\"games\":0}",
                "{\"online\":1}",
                "{\"online\":99999999999,\"games\":0}",
                "[1,2]"
            })
    void anythingElseIsNoCount(String text) {
        assertEquals(Optional.empty(), PlayerCount.read(text));
    }

    @Test
    void aLongAnswerIsNotEvenRead() {
        String padding = " ".repeat(PlayerCount.LONGEST);
        assertEquals(Optional.empty(), PlayerCount.read("{\"online\":1,\"games\":0}" + padding));
    }
}
