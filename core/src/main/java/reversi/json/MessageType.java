package reversi.json;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One type of message.
 *
 * @param name what it is called in JSON
 * @param type its Java type
 * @param codec its fields
 */
public record MessageType<M>(String name, Class<M> type, ObjectCodec<M> codec) {
    /** A message without fields. */
    public static <M> MessageType<M> message(String name, Class<M> type, Supplier<M> make) {
        return new MessageType<>(name, type, ObjectCodec.object(make));
    }

    /** A message of one field, whose name, codec and getter follow. */
    public static <M, V> MessageType<M> message(
            String name, Class<M> type, Function<V, M> make, String field, JsonCodec<V> codec, Function<M, V> get) {
        return new MessageType<>(name, type, ObjectCodec.object(make, ObjectCodec.field(field, codec, get)));
    }

    /** A message of several fields. */
    public static <M> MessageType<M> message(String name, Class<M> type, ObjectCodec<M> codec) {
        return new MessageType<>(name, type, codec);
    }
}
