package reversi.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/** How one type of value stands in JSON. Reading throws DecodeException for anything else than what is written. */
public interface JsonCodec<T> {
    /** A text as it is. */
    JsonCodec<String> TEXT = of((value, out) -> out.value(value), JsonCodec::text);

    /** A whole number up to 2^53 − 1 in size, which a browser's number holds exactly. */
    JsonCodec<Long> LONG = of((value, out) -> out.value(value), JsonCodec::whole);

    /** A whole number of 32 bits. */
    JsonCodec<Integer> INT = of((value, out) -> out.value(value), JsonCodec::number);

    /** {@code true} or {@code false}. */
    JsonCodec<Boolean> BOOLEAN = of((value, out) -> out.value(value), JsonCodec::truth);

    /** {@code BLACK} or {@code WHITE}. */
    JsonCodec<Disc> DISC = constant(Disc.values());

    /** The name of a square, such as {@code f5}, or {@code pass}. */
    JsonCodec<Move> MOVE = text(Move::toString, JsonCodec::move);

    /** The code of a variant, such as {@code 8sdb}. */
    JsonCodec<Variant> VARIANT = text(
            Variant::code, code -> VariantCode.read(code).orElseThrow(() -> new DecodeException("no such variant")));

    /** Writes a value where the writer stands. */
    void write(T value, JsonWriter out);

    /** The value that stands in JSON. */
    T read(Json json);

    /** A codec of these two halves. */
    static <T> JsonCodec<T> of(Writer<T> writer, Function<Json, T> reader) {
        return new JsonCodec<>() {
            @Override
            public void write(T value, JsonWriter out) {
                writer.write(value, out);
            }

            @Override
            public T read(Json json) {
                return reader.apply(json);
            }
        };
    }

    /** A value that stands as a text. */
    static <T> JsonCodec<T> text(Function<T, String> write, Function<String, T> read) {
        return of((value, out) -> out.value(write.apply(value)), json -> read.apply(text(json)));
    }

    /** A constant of an enum by its name; {@code values} are all of them. */
    static <E extends Enum<E>> JsonCodec<E> constant(E[] values) {
        return text(Enum::name, name -> named(name, values));
    }

    /** Any number of values in order. */
    static <T> JsonCodec<List<T>> list(JsonCodec<T> item) {
        return of(
                (values, out) -> {
                    out.beginArray();
                    for (T value : values) {
                        item.write(value, out);
                    }
                    out.endArray();
                },
                json -> items(json, item));
    }

    private static <T> List<T> items(Json json, JsonCodec<T> item) {
        if (!(json instanceof Json.Items items)) {
            throw new DecodeException("not a list");
        }
        List<T> list = new ArrayList<>(items.values().size());
        for (Json value : items.values()) {
            list.add(item.read(value));
        }
        return list;
    }

    private static String text(Json json) {
        if (json instanceof Json.Text text) {
            return text.value();
        }
        throw new DecodeException("not a text");
    }

    private static long whole(Json json) {
        if (json instanceof Json.Whole whole) {
            return whole.value();
        }
        throw new DecodeException("not a number");
    }

    private static int number(Json json) {
        long value = whole(json);
        if (value < Integer.MIN_VALUE || value > Integer.MAX_VALUE) {
            throw new DecodeException("too great a number");
        }
        return (int) value;
    }

    private static boolean truth(Json json) {
        if (json instanceof Json.Truth truth) {
            return truth.value();
        }
        throw new DecodeException("neither true nor false");
    }

    private static Move move(String text) {
        return text.equals(Move.PASS.toString())
                ? Move.PASS
                : Move.at(Square.parse(text).orElseThrow(() -> new DecodeException("no such square")));
    }

    private static <E extends Enum<E>> E named(String name, E[] values) {
        for (E value : values) {
            if (value.name().equals(name)) {
                return value;
            }
        }
        throw new DecodeException("no such word");
    }

    /** The half that writes. */
    @FunctionalInterface
    interface Writer<T> {
        /** Writes a value where the writer stands. */
        void write(T value, JsonWriter out);
    }
}
