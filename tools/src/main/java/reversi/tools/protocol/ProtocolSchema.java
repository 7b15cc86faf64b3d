package reversi.tools.protocol;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.ClientMessage;
import reversi.online.CloseCode;
import reversi.online.Length;
import reversi.online.Protocol;
import reversi.online.ServerMessage;

/**
 * The protocol as AsyncAPI 3 with JSON Schema, made from the types: kinds, fields and values from the records and enums themselves,
 * meanings from their comments, limits from {@link Protocol} and {@link Length}.
 */
final class ProtocolSchema {
    private final SourceWords words;
    private final TypeSchemas types;

    private ProtocolSchema(Path sources) throws IOException {
        words = new SourceWords(sources);
        types = new TypeSchemas(words);
    }

    /** The text of the description; the sources of {@code core} are below the folder. */
    static String text(Path sources) throws IOException {
        return new ProtocolSchema(sources).document().text();
    }

    private JsonObject document() {
        JsonObject messages = new JsonObject();
        List<Object> fromClient = messages("client", ClientMessage.class, messages);
        List<Object> fromServer = messages("server", ServerMessage.class, messages);
        JsonObject inChannel = new JsonObject();
        messages.names().forEach(name -> inChannel.put(name, TypeSchemas.ref("messages", name)));
        JsonObject described = types.described();
        JsonObject socket =
                new JsonObject().put("address", Protocol.SOCKET_PATH).put("messages", inChannel);
        JsonObject own = new JsonObject().put("host", "localhost:8080").put("protocol", "ws");
        JsonObject operations = new JsonObject()
                .put("hear", operation("receive", "What a client says to the server.", fromClient))
                .put("tell", operation("send", "What the server says to a client.", fromServer));
        return new JsonObject()
                .put("asyncapi", "3.0.0")
                .put("info", info())
                .put("defaultContentType", "application/json")
                .put("servers", new JsonObject().put("own", own))
                .put("channels", new JsonObject().put("socket", socket))
                .put("operations", operations)
                .put("components", new JsonObject().put("messages", messages).put("schemas", described))
                .put("x-limits", limits())
                .put("x-close-codes", closeCodes());
    }

    private static JsonObject info() {
        String description =
                "One JSON object in each text frame. What is not required may be absent and is never null. The order"
                        + " of the messages, the clocks and the rules are in protocol.md. Made from the types by 'reversi-tools protocol'.";
        return new JsonObject()
                .put("title", "Reversi online")
                .put("version", Protocol.VERSION + ".0.0")
                .put("description", description);
    }

    private static JsonObject operation(String action, String summary, List<Object> messages) {
        return new JsonObject()
                .put("action", action)
                .put("channel", new JsonObject().put("$ref", "#/channels/socket"))
                .put("summary", summary)
                .put("messages", messages);
    }

    /** Adds every message of a family; the answer is where they are in the channel. */
    private List<Object> messages(String side, Class<?> family, JsonObject messages) {
        List<Object> refs = new ArrayList<>();
        for (Class<?> type : TypeSchemas.leaves(family)) {
            String name = side + "." + TypeSchemas.kind(type);
            messages.put(
                    name,
                    new JsonObject()
                            .put("name", TypeSchemas.kind(type))
                            .put("summary", words.required(type))
                            .put(
                                    "payload",
                                    types.object(
                                            type, Optional.of(TypeSchemas.kind(type)), family == ClientMessage.class)));
            refs.add(new JsonObject().put("$ref", "#/channels/socket/messages/" + name));
        }
        return refs;
    }

    private JsonObject limits() {
        JsonObject limits = new JsonObject();
        for (Field field : Protocol.class.getFields()) {
            String comment = words.required(Protocol.class, field.getName());
            limits.put(
                    field.getName(),
                    new JsonObject().put("value", TypeSchemas.constant(field)).put("description", comment));
        }
        return limits;
    }

    private JsonObject closeCodes() {
        JsonObject codes = new JsonObject();
        for (CloseCode code : CloseCode.values()) {
            String comment = words.required(CloseCode.class, code.name());
            codes.put(
                    Integer.toString(code.code()),
                    new JsonObject().put("name", code.name()).put("description", comment));
        }
        return codes;
    }
}
