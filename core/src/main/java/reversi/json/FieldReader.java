package reversi.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/** Takes the fields of a message out of an object of JSON; names that nobody asks for are ignored. Throws DecodeException. */
public final class FieldReader {
    private final Json.Fields fields;

    public FieldReader(Json value) {
        if (!(value instanceof Json.Fields object)) {
            throw new DecodeException("not an object");
        }
        fields = object;
    }

    public boolean has(String name) {
        return fields.values().containsKey(name);
    }

    private Json get(String name) {
        Json value = fields.values().get(name);
        if (value == null) {
            throw new DecodeException("no " + name);
        }
        return value;
    }

    public String text(String name) {
        return textOf(get(name));
    }

    private static String textOf(Json value) {
        if (value instanceof Json.Text text) {
            return text.value();
        }
        throw new DecodeException("not a text");
    }

    public long whole(String name) {
        return wholeOf(get(name));
    }

    private static long wholeOf(Json value) {
        if (value instanceof Json.Whole whole) {
            return whole.value();
        }
        throw new DecodeException("not a number");
    }

    public int number(String name) {
        long value = whole(name);
        if (value < Integer.MIN_VALUE || value > Integer.MAX_VALUE) {
            throw new DecodeException(name + " is too great");
        }
        return (int) value;
    }

    public boolean truth(String name) {
        if (get(name) instanceof Json.Truth truth) {
            return truth.value();
        }
        throw new DecodeException(name + " is neither true nor false");
    }

    public <E extends Enum<E>> E constant(String name, E[] values) {
        return constantOf(text(name), values);
    }

    private static <E extends Enum<E>> E constantOf(String text, E[] values) {
        for (E value : values) {
            if (value.name().equals(text)) {
                return value;
            }
        }
        throw new DecodeException("no such word");
    }

    public Move move(String name) {
        return moveOf(text(name));
    }

    private static Move moveOf(String text) {
        if (text.equals(Move.PASS.toString())) {
            return Move.PASS;
        }
        return Move.at(Square.parse(text).orElseThrow(() -> new DecodeException("no such square")));
    }

    public Variant variant(String name) {
        return VariantCode.read(text(name)).orElseThrow(() -> new DecodeException("no such variant"));
    }

    public <T> T part(String name, Function<FieldReader, T> part) {
        return part.apply(new FieldReader(get(name)));
    }

    /** Reads a field by one of the methods above where it is there. */
    public <T> Optional<T> maybe(String name, Function<String, T> read) {
        return has(name) ? Optional.of(read.apply(name)) : Optional.empty();
    }

    public <T> Optional<T> maybePart(String name, Function<FieldReader, T> part) {
        return has(name) ? Optional.of(part(name, part)) : Optional.empty();
    }

    public <T> List<T> parts(String name, Function<FieldReader, T> part) {
        return each(name, value -> part.apply(new FieldReader(value)));
    }

    public List<Long> wholes(String name) {
        return each(name, FieldReader::wholeOf);
    }

    public List<Move> moves(String name) {
        return each(name, value -> moveOf(textOf(value)));
    }

    public <E extends Enum<E>> List<E> constants(String name, E[] values) {
        return each(name, value -> constantOf(textOf(value), values));
    }

    private <T> List<T> each(String name, Function<Json, T> read) {
        if (!(get(name) instanceof Json.Items items)) {
            throw new DecodeException(name + " is not a list");
        }
        List<T> list = new ArrayList<>(items.values().size());
        for (Json value : items.values()) {
            list.add(read.apply(value));
        }
        return list;
    }
}
