package reversi.json;

import java.util.function.BiConsumer;
import java.util.function.Function;

/** How one type of message is called, written and read. */
public record MessageType<M>(
        String name, Class<M> type, BiConsumer<M, JsonWriter> writer, Function<FieldReader, M> reader) {
    /** A message that has nothing to say but its name. */
    public static <M> MessageType<M> bare(String name, M message, Class<M> type) {
        return new MessageType<>(name, type, (nothing, out) -> {}, in -> message);
    }
}
