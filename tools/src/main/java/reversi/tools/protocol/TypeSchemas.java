package reversi.tools.protocol;

import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
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
import reversi.online.Length;
import reversi.online.TableEvent;
import reversi.rules.Move;
import reversi.rules.Rule;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.VariantCode;
import reversi.rules.Variants;

/** The types of the protocol as JSON Schema: fields and values from the records and enums themselves, meanings from their comments. */
final class TypeSchemas {
    private static final long MOST_WHOLE = (1L << 53) - 1;

    private final SourceWords words;
    private final Map<String, JsonObject> schemas = new TreeMap<>();

    TypeSchemas(SourceWords words) {
        this.words = words;
    }

    /** The values that have a name and were asked for so far, by their names. */
    JsonObject described() {
        JsonObject described = new JsonObject();
        schemas.forEach(described::put);
        return described;
    }

    /** The messages of a family by their names: compilers list subclasses in an order of their own. */
    static List<Class<?>> leaves(Class<?> family) {
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

    static String kind(Class<?> type) {
        String name = type.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** A record as an object; with a {@code kind} where it is one of several, and a {@code request} where a client sends it. */
    JsonObject object(Class<?> type, Optional<String> kind, boolean isRequest) {
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

    /** A component of a record, of which only the value is described where it is optional. */
    JsonObject component(Class<?> type, RecordComponent part, boolean optional) {
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

    static JsonObject whole(long least, long most) {
        return type("integer").put("minimum", least).put("maximum", most);
    }

    /** A message with its kind, described once under its name. */
    JsonObject message(Class<?> type) {
        String name = type.getSimpleName() + "Message";
        if (!schemas.containsKey(name)) {
            schemas.put(name, new JsonObject());
            schemas.put(name, object(type, Optional.of(kind(type)), false));
        }
        return ref("schemas", name);
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

    static Object constant(Field field) {
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

    static JsonObject ref(String where, String name) {
        return new JsonObject().put("$ref", "#/components/" + where + "/" + name);
    }

    static JsonObject type(String type) {
        return new JsonObject().put("type", type);
    }
}
