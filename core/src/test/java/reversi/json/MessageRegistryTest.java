package reversi.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageRegistryTest {
    private sealed interface Signal {
        record Stop() implements Signal {}

        record Turn(int degrees) implements Signal {}

        record Say(String text, int times) implements Signal {}

        record Unregistered() implements Signal {}
    }

    private static final MessageType<Signal.Stop> STOP = message("stop", Signal.Stop.class, Signal.Stop::new);
    private static final MessageType<Signal.Turn> TURN =
            message("turn", Signal.Turn.class, Signal.Turn::new, "degrees", INT, Signal.Turn::degrees);
    private static final MessageType<Signal.Say> SAY = message(
            "say",
            Signal.Say.class,
            object(Signal.Say::new, field("text", TEXT, Signal.Say::text), field("times", INT, Signal.Say::times)));

    private final MessageRegistry<Signal> registry = new MessageRegistry<>(List.of(STOP, TURN), List.of(SAY));

    private String write(Signal signal) {
        return JsonWriter.text(out -> registry.write(signal, out));
    }

    private Signal read(String text) {
        return registry.read(JsonReader.read(text));
    }

    @Test
    void aMessageSaysItsKindFirst() {
        assertEquals("{\"kind\":\"stop\"}", write(new Signal.Stop()));
        assertEquals("{\"kind\":\"turn\",\"degrees\":-90}", write(new Signal.Turn(-90)));
        assertEquals("{\"kind\":\"say\",\"text\":\"oh\",\"times\":2}", write(new Signal.Say("oh", 2)));
    }

    @Test
    void theKindMayStandAnywhereAndWhatIsUnknownIsIgnored() {
        assertEquals(new Signal.Say("oh", 2), read("{\"times\":2,\"more\":[{}],\"text\":\"oh\",\"kind\":\"say\"}"));
        assertEquals(new Signal.Stop(), read("{\"kind\":\"stop\",\"degrees\":1}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | kind: missing",
                "{\"kind\":1} | kind: missing",
                "{\"kind\":[\"stop\"]} | kind: missing",
                "{\"Kind\":\"stop\"} | kind: missing",
                "{\"kind\":\"\"} | no such kind",
                "{\"kind\":\"STOP\"} | no such kind",
                "{\"kind\":\"stop \"} | no such kind",
                "{\"kind\":\"unregistered\"} | no such kind",
                "[\"stop\"] | not an object",
                "\"stop\" | not an object",
                "{\"kind\":\"turn\"} | degrees: missing",
                "{\"kind\":\"turn\",\"degrees\":\"left\"} | degrees: not a number",
                "{\"kind\":\"say\",\"text\":\"oh\"} | times: missing",
                "{\"kind\":\"say\",\"times\":2} | text: missing"
            })
    void anythingElseIsRefusedWithTheReason(String text, String reason) {
        assertEquals(
                reason, assertThrows(DecodeException.class, () -> read(text)).getMessage());
    }

    @Test
    void knowsItsKindsOnly() {
        assertTrue(registry.knows(JsonReader.read("{\"kind\":\"turn\"}")), "whatever else is wrong");
        assertFalse(registry.knows(JsonReader.read("{\"kind\":\"fly\"}")));
        assertFalse(registry.knows(JsonReader.read("{\"kind\":true}")));
        assertFalse(registry.knows(JsonReader.read("{}")));
        assertThrows(DecodeException.class, () -> registry.knows(JsonReader.read("[]")));
        assertEquals(Set.of("stop", "turn", "say"), registry.names());
    }

    @Test
    void aMessageNobodyDescribedCanNotBeWritten() {
        assertThrows(IllegalStateException.class, () -> write(new Signal.Unregistered()));
    }

    @Test
    void oneNameIsOneMessage() {
        MessageType<Signal.Turn> again =
                message("stop", Signal.Turn.class, Signal.Turn::new, "degrees", INT, Signal.Turn::degrees);
        for (List<List<MessageType<? extends Signal>>> groups : List.of(
                List.<List<MessageType<? extends Signal>>>of(List.of(STOP, again), List.of()),
                List.<List<MessageType<? extends Signal>>>of(List.of(STOP), List.of(again)))) {
            IllegalStateException refused = assertThrows(
                    IllegalStateException.class, () -> new MessageRegistry<>(groups.get(0), groups.get(1)));
            assertEquals("two messages are called stop", refused.getMessage());
        }
    }
}
