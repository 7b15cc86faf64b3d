package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every message survives its text, and no text whatever makes the codec throw. */
class CodecProperties {
    private final Codec codec = new Codec();

    @Provide
    Arbitrary<ClientMessage> clients() {
        return Messages.any(ClientMessage.class);
    }

    @Provide
    Arbitrary<ServerMessage> servers() {
        return Messages.any(ServerMessage.class);
    }

    @Provide
    Arbitrary<TableEvent> events() {
        return Messages.any(TableEvent.class);
    }

    @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
    void whatAClientSaysIsHeard(@ForAll("clients") ClientMessage message, @ForAll int number) {
        ClientFrame frame = new ClientFrame(1 + Math.abs((long) number), message);
        assertEquals(new Decoded.Ok<>(frame), codec.readClient(codec.write(frame)));
    }

    @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
    void whatTheServerSaysIsHeard(@ForAll("servers") ServerMessage message) {
        assertEquals(new Decoded.Ok<>(message), codec.readServer(codec.write(message)));
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void eventsAreKeptAsTheyAre(@ForAll("events") TableEvent event) {
        assertEquals(new Decoded.Ok<>(event), codec.readEvent(codec.write(event)));
    }

    @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
    void aChangedSignNeverThrows(
            @ForAll("clients") ClientMessage message, @ForAll int where, @ForAll char sign, @ForAll boolean cut) {
        String text = codec.write(new ClientFrame(7, message));
        int at = Math.floorMod(where, text.length());
        String changed = text.substring(0, at) + sign + (cut ? "" : text.substring(at + 1));
        if (codec.readClient(changed) instanceof Decoded.Garbled<ClientFrame> garbled) {
            assertTrue(garbled.request() >= 0);
        }
        codec.readServer(changed);
    }

    @Provide
    Arbitrary<String> almostJson() {
        return Arbitraries.strings()
                .withChars("{}[]\",:0123456789-.eEtrufalsn \\kindrequest")
                .ofMaxLength(40);
    }

    @Property(tries = 3_000, edgeCases = EdgeCasesMode.NONE)
    void garbageIsGarbled(@ForAll("almostJson") String text) {
        assertInstanceOf(Decoded.Garbled.class, codec.readClient(text));
        assertInstanceOf(Decoded.Garbled.class, codec.readServer(text));
    }
}
