package reversi.online;

import java.util.function.Function;
import reversi.json.DecodeException;
import reversi.json.FieldReader;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.MessageRegistry;

/** Turns messages into JSON and back, the same on the server, the desktop and in the browser. Immutable; make one and share it. */
public final class Codec {
    private static final String REQUEST = "request";

    private final TableEventCodec events = new TableEventCodec();
    private final MessageRegistry<ClientMessage> client = ClientMessageTypes.table();
    private final MessageRegistry<ServerMessage> server = ServerMessageTypes.table(events);

    /** The text of what a client sends. */
    public String write(ClientFrame frame) {
        return JsonWriter.text(frame.message(), (message, out) -> {
            client.write(message, out);
            out.put(REQUEST, frame.request());
        });
    }

    /** The text of what the server sends. */
    public String write(ServerMessage message) {
        return JsonWriter.text(message, server::write);
    }

    /** The text by which an event is kept. */
    public String write(TableEvent event) {
        return JsonWriter.text(event, events::write);
    }

    /** The text by which terms are kept. */
    public String write(GameTerms terms) {
        return JsonWriter.text(terms, ValueCodecs::write);
    }

    /** What a client sent; never throws. */
    public Decoded<ClientFrame> readClient(String text) {
        return read(text, in -> {
            long request = in.whole(REQUEST);
            if (request < 1) {
                throw new DecodeException("requests count from 1");
            }
            return new ClientFrame(request, client.read(in));
        });
    }

    /** What the server sent; never throws. */
    public Decoded<ServerMessage> readServer(String text) {
        return read(text, server::read);
    }

    /** The event that was kept as a text; never throws. */
    public Decoded<TableEvent> readEvent(String text) {
        return read(text, events::read);
    }

    /** The terms that were kept as a text; never throws. */
    public Decoded<GameTerms> readTerms(String text) {
        return read(text, ValueCodecs::terms);
    }

    TableEventCodec events() {
        return events;
    }

    MessageRegistry<ClientMessage> client() {
        return client;
    }

    MessageRegistry<ServerMessage> server() {
        return server;
    }

    private static <T> Decoded<T> read(String text, Function<FieldReader, T> reader) {
        long request = 0;
        try {
            FieldReader in = new FieldReader(JsonReader.read(text));
            request = requestOf(in);
            return new Decoded.Ok<>(reader.apply(in));
        } catch (DecodeException | IllegalArgumentException wrong) {
            return new Decoded.Garbled<>(request, String.valueOf(wrong.getMessage()));
        }
    }

    /** A garbled request is named where that much of it can be read. */
    private static long requestOf(FieldReader in) {
        return in.has(REQUEST) ? Math.max(0, in.whole(REQUEST)) : 0;
    }
}
