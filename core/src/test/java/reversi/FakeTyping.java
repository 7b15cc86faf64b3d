package reversi;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import reversi.platform.NativeTextField;

/** Fields of a device as a browser has them: what is not laid again at once goes away. */
final class FakeTyping implements NativeTextField {
    /** A field that is there. */
    record Laid(Field field, String text, Listener listener) {}

    private final Map<String, Laid> fields = new LinkedHashMap<>();
    private final Set<String> leaving = new HashSet<>();
    private String open = "";

    /** How often a field was left. */
    int blurs;

    @Override
    public void show(Field field, String text, Listener listener) {
        leaving.remove(field.key());
        fields.put(field.key(), new Laid(field, text, listener));
    }

    @Override
    public void focus(String key) {
        if (!fields.containsKey(key)) {
            throw new IllegalStateException("no field " + key);
        }
        if (!open.equals(key)) {
            blur(open);
            open = key;
            fields.get(key).listener().opened();
        }
    }

    @Override
    public void blur(String key) {
        if (!key.isEmpty() && open.equals(key)) {
            open = "";
            blurs++;
            fields.get(key).listener().closed();
        }
    }

    @Override
    public void remove(String key) {
        leaving.add(key);
    }

    /** The fields that are there after the next frame. */
    Map<String, Laid> fields() {
        leaving.forEach(key -> {
            blur(key);
            fields.remove(key);
        });
        leaving.clear();
        return fields;
    }

    Laid field(String key) {
        Laid laid = fields().get(key);
        if (laid == null) {
            throw new AssertionError("no field " + key + " among " + fields.keySet());
        }
        return laid;
    }

    /** The key of the field in which the person writes; empty where there is none. */
    String open() {
        return open;
    }

    /** The person, or a password manager, writes this in a field. */
    void write(String key, String text) {
        Laid laid = field(key);
        fields.put(key, new Laid(laid.field(), text, laid.listener()));
        laid.listener().changed(text);
    }
}
