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

    private final MessageRegistry<ClientMessage> client;
    private final MessageRegistry<ServerMessage> server;

    /** A codec of all messages. */
    public Codec() {
        this(
                clientWithoutStudies().with(StudyRequestTypes.all()),
                serverWithoutStudies().with(StudyNewsTypes.all()));
    }

    private Codec(MessageRegistry<ClientMessage> client, MessageRegistry<ServerMessage> server) {
        this.client = client;
        this.server = server;
    }

    /**
     * A codec of all messages but those about studies, whose code is fetched with their pages where a program comes in parts; no server sends one to
     * whoever opened no study.
     */
    public static Codec withoutStudies() {
        return new Codec(clientWithoutStudies(), serverWithoutStudies());
    }

    private static MessageRegistry<ClientMessage> clientWithoutStudies() {
        return new MessageRegistry<>(
                ClientMessageTypes.all(),
                AccountRequestTypes.all(),
                LobbyRequestTypes.all(),
                ModerationRequestTypes.all(),
                TableRequestTypes.all(),
                TournamentRequestTypes.all());
    }

    private static MessageRegistry<ServerMessage> serverWithoutStudies() {
        return new MessageRegistry<>(
                ServerMessageTypes.all(),
                AccountNewsTypes.all(),
                LobbyNewsTypes.all(),
                ModerationNewsTypes.all(),
                TableNewsTypes.all(),
                TournamentNewsTypes.all());
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
        return JsonWriter.text(out -> TableEventCodec.EVENT.write(event, out));
    }

    /** The text by which terms are kept. */
    public String write(GameTerms terms) {
        return JsonWriter.text(out -> GameTermsCodec.CODEC.write(terms, out));
    }

    /** The text by which the terms of a tournament are kept. */
    public String write(TournamentTerms terms) {
        return JsonWriter.text(out -> TournamentTermsCodec.CODEC.write(terms, out));
    }

    /** The body of what a club is told by its webhook. */
    public String write(ClubEvent event) {
        return JsonWriter.text(out -> ClubEventCodec.CODEC.write(event, out));
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
        return read(text, TableEventCodec.EVENT::read);
    }

    /** The terms that were kept as a text; never throws. */
    public Decoded<GameTerms> readTerms(String text) {
        return read(text, GameTermsCodec.CODEC::read);
    }

    /** The terms of a tournament that were kept as a text; never throws. */
    public Decoded<TournamentTerms> readTournamentTerms(String text) {
        return read(text, TournamentTermsCodec.CODEC::read);
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
