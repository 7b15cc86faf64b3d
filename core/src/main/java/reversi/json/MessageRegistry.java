package reversi.json;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Messages of several types as objects of JSON, which say in a field of their own what type they are. */
public final class MessageRegistry<B> implements JsonCodec<B> {
    private static final String KIND = "kind";

    private final Map<Class<?>, MessageType<? extends B>> byType = new HashMap<>();
    private final Map<String, MessageType<? extends B>> byName = new LinkedHashMap<>();

    /** The messages of some groups; throws IllegalStateException where two have one name. */
    @SafeVarargs
    public MessageRegistry(List<MessageType<? extends B>>... groups) {
        for (List<MessageType<? extends B>> group : groups) {
            for (MessageType<? extends B> type : group) {
                byType.put(type.type(), type);
                if (byName.put(type.name(), type) != null) {
                    throw new IllegalStateException("two messages are called " + type.name());
                }
            }
        }
    }

    /** These messages and some more; throws as the constructor does. */
    public MessageRegistry<B> with(List<MessageType<? extends B>> more) {
        return new MessageRegistry<>(List.copyOf(byName.values()), more);
    }

    /** The names of all types. */
    public Set<String> names() {
        return byName.keySet();
    }

    /** Whether an object says that it is a message of one of these types. */
    public boolean knows(Json json) {
        return ObjectCodec.fieldsOf(json).values().get(KIND) instanceof Json.Text name
                && byName.containsKey(name.value());
    }

    @Override
    public void write(B message, JsonWriter out) {
        out.beginObject();
        writeFields(message, out);
        out.endObject();
    }

    /** Writes the name of a message's type and its fields into the object that is open. */
    public void writeFields(B message, JsonWriter out) {
        MessageType<? extends B> type = byType.get(message.getClass());
        if (type == null) {
            throw new IllegalStateException("no codec for " + message);
        }
        writeAs(type, message, out);
    }

    @SuppressWarnings("unchecked") // a type is found by the class that it writes
    private static <M> void writeAs(MessageType<M> type, Object message, JsonWriter out) {
        out.name(KIND).value(type.name());
        type.codec().writeFields((M) message, out);
    }

    @Override
    public B read(Json json) {
        if (!(ObjectCodec.fieldsOf(json).values().get(KIND) instanceof Json.Text name)) {
            throw new DecodeException(KIND + ": missing");
        }
        MessageType<? extends B> type = byName.get(name.value());
        if (type == null) {
            throw new DecodeException("no such kind");
        }
        return type.codec().read(json);
    }
}
