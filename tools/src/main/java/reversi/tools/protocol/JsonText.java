package reversi.tools.protocol;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and truths as indented JSON, in their own order. */
final class JsonText {
    private final StringBuilder out = new StringBuilder();

    private JsonText() {}

    static String of(Object value) {
        JsonText text = new JsonText();
        text.value(value, "\n");
        return text.out.append('\n').toString();
    }

    private void value(Object value, String line) {
        if (value instanceof Map<?, ?> map) {
            out.append('{');
            Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
            while (entries.hasNext()) {
                Map.Entry<?, ?> entry = entries.next();
                out.append(line).append("  ");
                quote(String.valueOf(entry.getKey()));
                out.append(": ");
                value(entry.getValue(), line + "  ");
                out.append(entries.hasNext() ? "," : line);
            }
            out.append('}');
        } else if (value instanceof List<?> list) {
            out.append('[');
            for (int i = 0; i < list.size(); i++) {
                out.append(i > 0 ? ", " : "");
                value(list.get(i), line);
            }
            out.append(']');
        } else if (value instanceof String text) {
            quote(text);
        } else {
            out.append(value);
        }
    }

    private void quote(String text) {
        out.append('"').append(text.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
    }
}
