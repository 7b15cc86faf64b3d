package reversi.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A record as an object of JSON, both ways from one description: the name, the codec and the getter of each field, in the order in
 * which they are written. Names that no field has are ignored when it is read. For example:
 *
 * <pre>{@code
 * ObjectCodec<ClockTimes> codec =
 *         object(ClockTimes::new, field("black", LONG, ClockTimes::black), field("white", LONG, ClockTimes::white));
 * }</pre>
 */
public final class ObjectCodec<R> implements JsonCodec<R> {
    private final Function<Json.Fields, R> reader;
    private final List<Field<R, ?>> fields;

    private ObjectCodec(Function<Json.Fields, R> reader, List<Field<R, ?>> fields) {
        this.reader = reader;
        this.fields = fields;
    }

    /** One field of a record: of an {@link #optional} one there is no trace in JSON where it is empty. */
    public static final class Field<R, V> {
        private final String name;
        private final Writer<R> writer;
        private final Function<Json.Fields, V> reader;

        private Field(String name, Writer<R> writer, Function<Json.Fields, V> reader) {
            this.name = name;
            this.writer = writer;
            this.reader = reader;
        }

        /** Writes the name and the value of an owner into the object that is open. */
        public void write(R owner, JsonWriter out) {
            writer.write(owner, out);
        }

        /** The value in an object; throws DecodeException where it is missing or another type of value. */
        public V in(Json.Fields object) {
            try {
                return reader.apply(object);
            } catch (DecodeException wrong) {
                throw new DecodeException(name + ": " + wrong.getMessage());
            }
        }

        /** The same field, which is always written and read as this value where it is missing. */
        public Field<R, V> orElse(V missing) {
            return new Field<>(
                    name, writer, object -> object.values().containsKey(name) ? reader.apply(object) : missing);
        }
    }

    /** A field that is always there. */
    public static <R, V> Field<R, V> field(String name, JsonCodec<V> codec, Function<R, V> get) {
        return new Field<>(
                name,
                (owner, out) -> codec.write(get.apply(owner), out.name(name)),
                object -> value(object, name).map(codec::read).orElseThrow(() -> new DecodeException("missing")));
    }

    /** A field that may be empty. */
    public static <R, V> Field<R, Optional<V>> optional(String name, JsonCodec<V> codec, Function<R, Optional<V>> get) {
        return new Field<>(
                name,
                (owner, out) -> get.apply(owner).ifPresent(value -> codec.write(value, out.name(name))),
                object -> value(object, name).map(codec::read));
    }

    private static Optional<Json> value(Json.Fields object, String name) {
        return Optional.ofNullable(object.values().get(name));
    }

    /** Collects the fields of a record that has more of them than the methods here take, in the order in which they are written. */
    public static final class Fields<R> {
        private final List<Field<R, ?>> all = new ArrayList<>();

        /** Adds a field that is always there. */
        public <V> Field<R, V> field(String name, JsonCodec<V> codec, Function<R, V> get) {
            return added(ObjectCodec.field(name, codec, get));
        }

        /** Adds a field that may be empty. */
        public <V> Field<R, Optional<V>> optional(String name, JsonCodec<V> codec, Function<R, Optional<V>> get) {
            return added(ObjectCodec.optional(name, codec, get));
        }

        private <V> Field<R, V> added(Field<R, V> field) {
            all.add(field);
            return field;
        }

        /** The codec of all fields added, whose reader takes each one by {@link Field#in}. */
        public ObjectCodec<R> object(Function<Json.Fields, R> reader) {
            return new ObjectCodec<>(reader, List.copyOf(all));
        }
    }

    /** A record without fields. */
    public static <R> ObjectCodec<R> object(Supplier<R> make) {
        return new ObjectCodec<>(in -> make.get(), List.of());
    }

    /** A record of one field. */
    public static <R, A> ObjectCodec<R> object(Function<A, R> make, Field<R, A> a) {
        return new ObjectCodec<>(in -> make.apply(a.in(in)), List.of(a));
    }

    /** A record of two fields. */
    public static <R, A, B> ObjectCodec<R> object(BiFunction<A, B, R> make, Field<R, A> a, Field<R, B> b) {
        return new ObjectCodec<>(in -> make.apply(a.in(in), b.in(in)), List.of(a, b));
    }

    /** A record of three fields. */
    public static <R, A, B, C> ObjectCodec<R> object(
            Make3<A, B, C, R> make, Field<R, A> a, Field<R, B> b, Field<R, C> c) {
        return new ObjectCodec<>(in -> make.of(a.in(in), b.in(in), c.in(in)), List.of(a, b, c));
    }

    /** A record of four fields. */
    public static <R, A, B, C, D> ObjectCodec<R> object(
            Make4<A, B, C, D, R> make, Field<R, A> a, Field<R, B> b, Field<R, C> c, Field<R, D> d) {
        return new ObjectCodec<>(in -> make.of(a.in(in), b.in(in), c.in(in), d.in(in)), List.of(a, b, c, d));
    }

    /** A record of five fields. */
    public static <R, A, B, C, D, E> ObjectCodec<R> object(
            Make5<A, B, C, D, E, R> make, Field<R, A> a, Field<R, B> b, Field<R, C> c, Field<R, D> d, Field<R, E> e) {
        return new ObjectCodec<>(
                in -> make.of(a.in(in), b.in(in), c.in(in), d.in(in), e.in(in)), List.of(a, b, c, d, e));
    }

    /** A record of six fields. */
    public static <R, A, B, C, D, E, F> ObjectCodec<R> object(
            Make6<A, B, C, D, E, F, R> make,
            Field<R, A> a,
            Field<R, B> b,
            Field<R, C> c,
            Field<R, D> d,
            Field<R, E> e,
            Field<R, F> f) {
        return new ObjectCodec<>(
                in -> make.of(a.in(in), b.in(in), c.in(in), d.in(in), e.in(in), f.in(in)), List.of(a, b, c, d, e, f));
    }

    @Override
    public void write(R value, JsonWriter out) {
        out.beginObject();
        writeFields(value, out);
        out.endObject();
    }

    /** Writes the fields into the object that is open. */
    public void writeFields(R value, JsonWriter out) {
        for (Field<R, ?> field : fields) {
            field.write(value, out);
        }
    }

    @Override
    public R read(Json json) {
        return reader.apply(fieldsOf(json));
    }

    /** What must be an object; throws DecodeException for anything else. */
    public static Json.Fields fieldsOf(Json json) {
        if (json instanceof Json.Fields object) {
            return object;
        }
        throw new DecodeException("not an object");
    }

    /** Makes a record of three values. */
    @FunctionalInterface
    public interface Make3<A, B, C, R> {
        /** The record. */
        R of(A a, B b, C c);
    }

    /** Makes a record of four values. */
    @FunctionalInterface
    public interface Make4<A, B, C, D, R> {
        /** The record. */
        R of(A a, B b, C c, D d);
    }

    /** Makes a record of five values. */
    @FunctionalInterface
    public interface Make5<A, B, C, D, E, R> {
        /** The record. */
        R of(A a, B b, C c, D d, E e);
    }

    /** Makes a record of six values. */
    @FunctionalInterface
    public interface Make6<A, B, C, D, E, F, R> {
        /** The record. */
        R of(A a, B b, C c, D d, E e, F f);
    }
}
