package reversi.tools.protocol;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
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
    private final Map<String, Object> schemas = new TreeMap<>();

    private ProtocolSchema(Path sources) throws IOException {
        words = new SourceWords(sources);
    }

    /** The text of the description; the sources of {@code core} are below the folder. */
    static String text(Path sources) throws IOException {
        return JsonText.of(new ProtocolSchema(sources).document());
    }

    private Map<String, Object> document() {
        Map<String, Object> messages = new LinkedHashMap<>();
        List<Object> fromClient = messages("client", ClientMessage.class, messages);
        List<Object> fromServer = messages("server", ServerMessage.class, messages);
        Map<String, Object> inChannel = new LinkedHashMap<>();
        messages.keySet().forEach(name -> inChannel.put(name, ref("messages", name)));
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("asyncapi", "3.0.0");
        document.put(
                "info",
                map(
                        "title",
                        "Reversi online",
                        "version",
                        Protocol.VERSION + ".0.0",
                        "description",
                        "One JSON object in each text frame. What is not required may be absent and is never null. The order of the"
                                + " messages, the clocks and the rules are in protocol.md. Made from the types by"
                                + " 'reversi-tools protocol'."));
        document.put("defaultContentType", "application/json");
        document.put("servers", map("own", map("host", "localhost:8080", "protocol", "ws")));
        document.put("channels", map("socket", map("address", Protocol.SOCKET_PATH, "messages", inChannel)));
        document.put(
                "operations",
                map(
                        "hear",
                        operation("receive", "What a client says to the server.", fromClient),
                        "tell",
                        operation("send", "What the server says to a client.", fromServer)));
        document.put("components", map("messages", messages, "schemas", schemas));
        document.put("x-limits", limits());
        document.put("x-close-codes", closeCodes());
        return document;
    }

    private static Map<String, Object> operation(String action, String summary, List<Object> messages) {
        return map(
                "action",
                action,
                "channel",
                map("$ref", "#/channels/socket"),
                "summary",
                summary,
                "messages",
                messages);
    }

    /** Adds every message of a family; the answer is where they are in the channel. */
    private List<Object> messages(String side, Class<?> family, Map<String, Object> messages) {
        List<Object> refs = new ArrayList<>();
        for (Class<?> type : leaves(family)) {
            String name = side + "." + kind(type);
            Map<String, Object> message = new LinkedHashMap<>();
            message.put("name", kind(type));
            message.put("summary", said(words.of(type), type));
            message.put("payload", object(type, Optional.of(kind(type)), family == ClientMessage.class));
            messages.put(name, message);
            refs.add(map("$ref", "#/channels/socket/messages/" + name));
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
    private Map<String, Object> object(Class<?> type, Optional<String> kind, boolean isRequest) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        kind.ifPresent(name -> {
            properties.put("kind", map("type", "string", "const", name));
            required.add("kind");
        });
        if (isRequest) {
            properties.put("request", map("type", "integer", "minimum", 1, "maximum", MOST_WHOLE));
            required.add("request");
        }
        for (RecordComponent part : type.getRecordComponents()) {
            boolean optional = part.getType() == Optional.class;
            Map<String, Object> schema =
                    new LinkedHashMap<>(schema(optional ? argument(part.getGenericType()) : part.getGenericType()));
            Length length = part.getAnnotation(Length.class);
            if (length != null) {
                schema.put("minLength", length.least());
                schema.put("maxLength", length.most());
            }
            words.of(type, part.getName()).ifPresent(said -> {
                schema.put("description", said);
                unit(part.getName(), said).ifPresent(unit -> schema.put("x-unit", unit));
            });
            properties.put(part.getName(), schema);
            if (!optional) {
                required.add(part.getName());
            }
        }
        Map<String, Object> object = map("type", "object");
        words.of(type).ifPresent(said -> object.put("description", said));
        object.put("properties", properties);
        object.put("required", required);
        return object;
    }

    private static Optional<String> unit(String name, String said) {
        if (said.contains("milliseconds since 1970")) {
            return Optional.of("milliseconds since 1970");
        }
        if (said.contains("milliseconds") || said.contains("clocks show")) {
            return Optional.of("milliseconds");
        }
        return said.contains("seconds") || name.equals("seconds") ? Optional.of("seconds") : Optional.empty();
    }

    private static Type argument(Type generic) {
        return ((ParameterizedType) generic).getActualTypeArguments()[0];
    }

    private Map<String, Object> schema(Type type) {
        if (type == int.class || type == Integer.class) {
            return map("type", "integer", "minimum", Integer.MIN_VALUE, "maximum", Integer.MAX_VALUE);
        }
        if (type == long.class || type == Long.class) {
            return map("type", "integer", "minimum", -MOST_WHOLE, "maximum", MOST_WHOLE);
        }
        if (type == boolean.class) {
            return map("type", "boolean");
        }
        if (type == String.class) {
            return map("type", "string");
        }
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            return map("type", "array", "items", schema(argument(list)));
        }
        return named((Class<?>) type);
    }

    /** A value that has a name; described once, wherever it is used. */
    private Map<String, Object> named(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        String name = (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
        if (!schemas.containsKey(name)) {
            schemas.put(name, Map.of());
            schemas.put(name, value(type));
        }
        return ref("schemas", name);
    }

    private Map<String, Object> value(Class<?> type) {
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
        for (Class<?> leaf : leaves(type)) {
            choices.add(object(leaf, Optional.of(kind(leaf)), false));
        }
        return map("description", said(words.of(type), type), "oneOf", choices);
    }

    private Map<String, Object> squareOrPass() {
        String file = "[a-" + (char) ('a' + Square.MAX_SIZE - 1) + "]";
        String rank = "([1-9]|1[0-" + Square.MAX_SIZE % 10 + "])";
        return map(
                "type",
                "string",
                "description",
                "Where a disc is placed, or the pass. " + said(words.of(Square.class), Square.class),
                "pattern",
                "^(" + Move.PASS + "|" + file + rank + ")$");
    }

    private Map<String, Object> variant() {
        Map<String, Object> known = new LinkedHashMap<>();
        for (Field field : Variant.class.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.getType() == Variant.class) {
                try {
                    known.put(
                            VariantCode.write((Variant) field.get(null)),
                            said(words.of(Variant.class, field.getName()), Variant.class));
                } catch (IllegalAccessException impossible) {
                    throw new IllegalStateException("public fields can be read", impossible);
                }
            }
        }
        return map(
                "type",
                "string",
                "description",
                said(words.of(VariantCode.class), VariantCode.class),
                "pattern",
                "^(4|6|8|10|12|14|16)[" + letters(Shape.values(), Shape::letter, "") + "]["
                        + letters(Start.values(), Start::letter, "") + "][bw](s[1-9][0-9]{0,2})?"
                        + letters(Rule.values(), Rule::letter, "?") + "(h[1-4])?$",
                "examples",
                Variants.all().stream()
                        .map(named -> VariantCode.write(named.variant()))
                        .toList(),
                "x-meanings",
                known);
    }

    private static <T> String letters(T[] all, Function<T, Character> letter, String after) {
        return Arrays.stream(all).map(one -> letter.apply(one) + after).collect(Collectors.joining());
    }

    private Map<String, Object> constants(Class<?> type) {
        List<Object> names = new ArrayList<>();
        Map<String, Object> meanings = new LinkedHashMap<>();
        for (Object constant : type.getEnumConstants()) {
            String name = ((Enum<?>) constant).name();
            names.add(name);
            words.of(type, name).ifPresent(said -> meanings.put(name, said));
        }
        return map("type", "string", "description", said(words.of(type), type), "enum", names, "x-meanings", meanings);
    }

    private Map<String, Object> limits() {
        Map<String, Object> limits = new LinkedHashMap<>();
        for (Field field : Protocol.class.getFields()) {
            try {
                limits.put(
                        field.getName(),
                        map(
                                "value",
                                field.get(null),
                                "description",
                                said(words.of(Protocol.class, field.getName()), Protocol.class)));
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException("public fields can be read", impossible);
            }
        }
        return limits;
    }

    private Map<String, Object> closeCodes() {
        Map<String, Object> codes = new LinkedHashMap<>();
        for (CloseCode code : CloseCode.values()) {
            codes.put(
                    Integer.toString(code.code()),
                    map(
                            "name",
                            code.name(),
                            "description",
                            said(words.of(CloseCode.class, code.name()), CloseCode.class)));
        }
        return codes;
    }

    private static String said(Optional<String> comment, Class<?> type) {
        return comment.orElseThrow(() -> new IllegalStateException(type.getName() + " says too little of itself"));
    }

    private static Map<String, Object> ref(String where, String name) {
        return map("$ref", "#/components/" + where + "/" + name);
    }

    private static Map<String, Object> map(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }
}
