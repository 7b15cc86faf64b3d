package reversi.json;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the kind of a message by its type and by its name. */
public final class MessageRegistry<B> {
    /** The field in which a message says its kind. */
    public static final String KIND = "kind";

    private final Map<Class<?>, MessageType<? extends B>> byType = new HashMap<>();
    private final Map<String, MessageType<? extends B>> byName = new LinkedHashMap<>();

    @SafeVarargs
    public MessageRegistry(List<MessageType<? extends B>>... groups) {
        for (List<MessageType<? extends B>> group : groups) {
            for (MessageType<? extends B> kind : group) {
                byType.put(kind.type(), kind);
                if (byName.put(kind.name(), kind) != null) {
                    throw new IllegalStateException("two messages are called " + kind.name());
                }
            }
        }
    }

    /** The names of all kinds. */
    public Set<String> names() {
        return byName.keySet();
    }

    /** Writes the kind and the fields of a message. */
    public void write(B message, JsonWriter out) {
        MessageType<? extends B> kind = byType.get(message.getClass());
        if (kind == null) {
            throw new IllegalStateException("no codec for " + message);
        }
        writeAs(kind, message, out);
    }

    @SuppressWarnings("unchecked") // a kind is found by the type that it writes
    private static <M> void writeAs(MessageType<M> kind, Object message, JsonWriter out) {
        out.put(KIND, kind.name());
        kind.writer().accept((M) message, out);
    }

    /** Reads a message; throws DecodeException or IllegalArgumentException where it is none. */
    public B read(FieldReader in) {
        MessageType<? extends B> kind = byName.get(in.text(KIND));
        if (kind == null) {
            throw new DecodeException("no such kind");
        }
        return kind.reader().apply(in);
    }
}
