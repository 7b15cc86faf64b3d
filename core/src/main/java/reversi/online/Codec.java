package reversi.online;

import java.util.function.Function;
import reversi.json.DecodeException;
import reversi.json.Json;
import reversi.json.JsonCodec;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.MessageRegistry;
import reversi.json.ObjectCodec;

/** Turns messages into JSON and back, the same on the server, the desktop and in the browser. Immutable; make one and share it. */
public final class Codec {
    private static final ObjectCodec.Field<ClientFrame, Long> REQUEST =
            ObjectCodec.field("request", JsonCodec.LONG, ClientFrame::request);

    private final TableEventCodec events;
    private final MessageRegistry<ClientMessage> client;
    private final MessageRegistry<ServerMessage> server;

    /** A codec of all messages. */
    public Codec() {
        this(new TableEventCodec());
    }

    private Codec(TableEventCodec events) {
        this(
                events,
                ClientMessageTypes.table()
                        .with(StudyMessageTypes.requests())
                        .with(StudyMessageTypes.chapters())
                        .with(StudyMessageTypes.classes())
                        .with(WebhookMessageTypes.requests()),
                ServerMessageTypes.table(events).with(StudyMessageTypes.news()).with(WebhookMessageTypes.news()));
    }

    private Codec(
            TableEventCodec events, MessageRegistry<ClientMessage> client, MessageRegistry<ServerMessage> server) {
        this.events = events;
        this.client = client;
        this.server = server;
    }

    /**
     * A codec of all messages but those about studies, whose code is fetched with their pages where a program comes in parts; no server sends one to
     * whoever opened no study.
     */
    public static Codec withoutStudies() {
        TableEventCodec events = new TableEventCodec();
        return new Codec(events, ClientMessageTypes.table(), ServerMessageTypes.table(events));
    }

    /** The text of what a client sends. */
    public String write(ClientFrame frame) {
        return JsonWriter.text(out -> {
            out.beginObject();
            client.writeFields(frame.message(), out);
            REQUEST.write(frame, out);
            out.endObject();
        });
    }

    /** The text of what the server sends. */
    public String write(ServerMessage message) {
        return JsonWriter.text(out -> server.write(message, out));
    }

    /** The text by which an event is kept. */
    public String write(TableEvent event) {
        return JsonWriter.text(out -> events.write(event, out));
    }

    /** The text by which terms are kept. */
    public String write(GameTerms terms) {
        return JsonWriter.text(out -> ValueCodecs.TERMS.write(terms, out));
    }

    /** The text by which the terms of a tournament are kept. */
    public String write(TournamentTerms terms) {
        return JsonWriter.text(out -> ValueCodecs.TOURNAMENT_TERMS.write(terms, out));
    }

    /** The body of what a club is told by its webhook. */
    public String write(ClubEvent event) {
        return JsonWriter.text(out -> WebhookMessageTypes.EVENT.write(event, out));
    }

    /** What a client sent; never throws. */
    public Decoded<ClientFrame> readClient(String text) {
        return read(text, json -> {
            long request = REQUEST.in(ObjectCodec.fieldsOf(json));
            if (request < 1) {
                throw new DecodeException("requests count from 1");
            }
            return new ClientFrame(request, client.read(json));
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
        return read(text, ValueCodecs.TERMS::read);
    }

    /** The terms of a tournament that were kept as a text; never throws. */
    public Decoded<TournamentTerms> readTournamentTerms(String text) {
        return read(text, ValueCodecs.TOURNAMENT_TERMS::read);
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

    private static <T> Decoded<T> read(String text, Function<Json, T> reader) {
        long request = 0;
        try {
            Json json = JsonReader.read(text);
            request = Math.max(0, REQUEST.orElse(0L).in(ObjectCodec.fieldsOf(json)));
            return new Decoded.Ok<>(reader.apply(json));
        } catch (DecodeException | IllegalArgumentException wrong) {
            return new Decoded.Garbled<>(request, String.valueOf(wrong.getMessage()));
        }
    }
}
