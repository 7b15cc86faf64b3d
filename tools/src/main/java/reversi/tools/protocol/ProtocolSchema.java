package reversi.tools.protocol;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import reversi.game.GameEvent;
import reversi.online.ClientMessage;
import reversi.online.CloseCode;
import reversi.online.Length;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.rules.Move;
import reversi.rules.Rule;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.VariantCode;
import reversi.rules.Variants;

/**
 * The protocol as AsyncAPI 3 with JSON Schema, made from the types: kinds, fields and values from the records and enums themselves,
 * meanings from their comments, limits from {@link Protocol} and {@link Length}.
 */
final class ProtocolSchema {
    private static final long MOST_WHOLE = (1L << 53) - 1;

    private final SourceWords words;
    private final Map<String, JsonObject> schemas = new TreeMap<>();

    private ProtocolSchema(Path sources) throws IOException {
        words = new SourceWords(sources);
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
        messages.names().forEach(name -> inChannel.put(name, ref("messages", name)));
        JsonObject described = new JsonObject();
        schemas.forEach(described::put);
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
        for (Class<?> type : leaves(family)) {
            String name = side + "." + kind(type);
            messages.put(
                    name,
                    new JsonObject()
                            .put("name", kind(type))
                            .put("summary", words.required(type))
                            .put("payload", object(type, Optional.of(kind(type)), family == ClientMessage.class)));
            refs.add(new JsonObject().put("$ref", "#/channels/socket/messages/" + name));
        }
        return refs;
    }

    /** The messages of a family by their names: compilers list subclasses in an order of their own. */
    private static List<Class<?>> leaves(Class<?> family) {
        List<Class<?>> leaves = new ArrayList<>();
        for (Class<?> type : family.getPermittedSubclasses()) {
            if (type == TableEvent.InGame.class) {
                leaves.addAll(leaves(GameEvent.Shared.class));
            } else if (type.isRecord()) {
                leaves.add(type);
            } else {
                leaves.addAll(leaves(type));
            }
        }
        leaves.sort(Comparator.comparing(Class::getSimpleName));
        return leaves;
    }

    private static String kind(Class<?> type) {
        String name = type.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** A record as an object; with a {@code kind} where it is one of several, and a {@code request} where a client sends it. */
    private JsonObject object(Class<?> type, Optional<String> kind, boolean isRequest) {
        JsonObject properties = new JsonObject();
        List<Object> required = new ArrayList<>();
        kind.ifPresent(name -> {
            properties.put("kind", type("string").put("const", name));
            required.add("kind");
        });
        if (isRequest) {
            properties.put("request", whole(1, MOST_WHOLE));
            required.add("request");
        }
        for (RecordComponent part : type.getRecordComponents()) {
            boolean optional = part.getType() == Optional.class;
            properties.put(part.getName(), component(type, part, optional));
            if (!optional) {
                required.add(part.getName());
            }
        }
        JsonObject object = type("object");
        words.of(type).ifPresent(comment -> object.put("description", comment));
        return object.put("properties", properties).put("required", required);
    }

    private JsonObject component(Class<?> type, RecordComponent part, boolean optional) {
        Type generic = part.getGenericType();
        JsonObject schema = new JsonObject().putAll(schema(optional ? argument(generic) : generic));
        Length length = part.getAnnotation(Length.class);
        if (length != null) {
            schema.put("minLength", length.least()).put("maxLength", length.most());
        }
        words.of(type, part.getName()).ifPresent(comment -> {
            schema.put("description", comment);
            unit(part.getName(), comment).ifPresent(unit -> schema.put("x-unit", unit));
        });
        return schema;
    }

    private static Optional<String> unit(String name, String comment) {
        if (comment.contains("milliseconds since 1970")) {
            return Optional.of("milliseconds since 1970");
        }
        if (comment.contains("milliseconds") || comment.contains("clocks show")) {
            return Optional.of("milliseconds");
        }
        return comment.contains("seconds") || name.equals("seconds") ? Optional.of("seconds") : Optional.empty();
    }

    private static Type argument(Type generic) {
        return ((ParameterizedType) generic).getActualTypeArguments()[0];
    }

    private JsonObject schema(Type type) {
        if (type == int.class || type == Integer.class) {
            return whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (type == long.class || type == Long.class) {
            return whole(-MOST_WHOLE, MOST_WHOLE);
        }
        if (type == boolean.class) {
            return type("boolean");
        }
        if (type == String.class) {
            return type("string");
        }
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            return type("array").put("items", schema(argument(list)));
        }
        return named((Class<?>) type);
    }

    private static JsonObject whole(long least, long most) {
        return type("integer").put("minimum", least).put("maximum", most);
    }

    /** A value that has a name; described once, wherever it is used. */
    private JsonObject named(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        String name = (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
        if (!schemas.containsKey(name)) {
            schemas.put(name, new JsonObject());
            schemas.put(name, value(type));
        }
        return ref("schemas", name);
    }

    private JsonObject value(Class<?> type) {
        if (type == Move.class) {
            return squareOrPass();
        }
        if (type == Variant.class) {
            return variant();
        }
        if (type.isEnum()) {
            return constants(type);
        }
        if (type.isRecord()) {
            return object(type, Optional.empty(), false);
        }
        List<Object> choices = new ArrayList<>();
        leaves(type).forEach(leaf -> choices.add(object(leaf, Optional.of(kind(leaf)), false)));
        return new JsonObject().put("description", words.required(type)).put("oneOf", choices);
    }

    private JsonObject squareOrPass() {
        String file = "[a-" + (char) ('a' + Square.MAX_SIZE - 1) + "]";
        String rank = "([1-9]|1[0-" + Square.MAX_SIZE % 10 + "])";
        return type("string")
                .put("description", "Where a disc is placed, or the pass. " + words.required(Square.class))
                .put("pattern", "^(" + Move.PASS + "|" + file + rank + ")$");
    }

    private JsonObject variant() {
        String pattern = "^(4|6|8|10|12|14|16)[" + letters(Shape.values(), Shape::letter, "") + "]["
                + letters(Start.values(), Start::letter, "") + "][bw](s[1-9][0-9]{0,2})?"
                + letters(Rule.values(), Rule::letter, "?") + "(h[1-4])?$";
        JsonObject known = new JsonObject();
        for (Field field : Variant.class.getFields()) {
            if (field.getType() == Variant.class) {
                known.put(((Variant) constant(field)).code(), words.required(Variant.class, field.getName()));
            }
        }
        return type("string")
                .put("description", words.required(VariantCode.class))
                .put("pattern", pattern)
                .put(
                        "examples",
                        Variants.all().stream()
                                .map(named -> named.variant().code())
                                .toList())
                .put("x-meanings", known);
    }

    private static <T> String letters(T[] all, Function<T, Character> letter, String after) {
        return Arrays.stream(all).map(one -> letter.apply(one) + after).collect(Collectors.joining());
    }

    private static Object constant(Field field) {
        try {
            return field.get(null);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException("public constants can be read", impossible);
        }
    }

    private JsonObject constants(Class<?> type) {
        List<Object> names = new ArrayList<>();
        JsonObject meanings = new JsonObject();
        for (Object constant : type.getEnumConstants()) {
            String name = ((Enum<?>) constant).name();
            names.add(name);
            words.of(type, name).ifPresent(comment -> meanings.put(name, comment));
        }
        return type("string")
                .put("description", words.required(type))
                .put("enum", names)
                .put("x-meanings", meanings);
    }

    private JsonObject limits() {
        JsonObject limits = new JsonObject();
        for (Field field : Protocol.class.getFields()) {
            String comment = words.required(Protocol.class, field.getName());
            limits.put(
                    field.getName(),
                    new JsonObject().put("value", constant(field)).put("description", comment));
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

    private static JsonObject ref(String where, String name) {
        return new JsonObject().put("$ref", "#/components/" + where + "/" + name);
    }

    private static JsonObject type(String type) {
        return new JsonObject().put("type", type);
    }
}
