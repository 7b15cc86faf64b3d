package reversi.tools.protocol;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names with what they stand for, in the order in which they were put: texts, numbers, truths, lists and further objects. */
public final class JsonObject {
    private final Map<String, Object> members = new LinkedHashMap<>();

    /** A value that stands in JSON already. */
    public record Written(String json) {}

    /** Puts or replaces a member; returns itself. */
    public JsonObject put(String name, Object value) {
        members.put(name, value);
        return this;
    }

    JsonObject putAll(JsonObject other) {
        members.putAll(other.members);
        return this;
    }

    Iterable<String> names() {
        return members.keySet();
    }

    /** The object as indented JSON with a line end after it. */
    public String text() {
        StringBuilder out = new StringBuilder();
        write(this, "\n", out);
        return out.append('\n').toString();
    }

    private static void write(Object value, String line, StringBuilder out) {
        if (value instanceof JsonObject object) {
            out.append('{');
            Iterator<Map.Entry<String, Object>> entries =
                    object.members.entrySet().iterator();
            while (entries.hasNext()) {
                Map.Entry<String, Object> entry = entries.next();
                out.append(line).append("  ");
                quote(entry.getKey(), out);
                out.append(": ");
                write(entry.getValue(), line + "  ", out);
                out.append(entries.hasNext() ? "," : line);
            }
            out.append('}');
        } else if (value instanceof List<?> list) {
            out.append('[');
            for (int i = 0; i < list.size(); i++) {
                out.append(i > 0 ? ", " : "");
                write(list.get(i), line, out);
            }
            out.append(']');
        } else if (value instanceof String text) {
            quote(text, out);
        } else {
            out.append(value instanceof Written written ? written.json : value);
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"').append(text.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
    }
}
