package reversi.web;

import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import reversi.platform.NativeTextField;

/** Lays fields of the page over the game's own. */
final class WebTextField implements NativeTextField {
    @Override
    public void show(Field field, String text, Listener listener) {
        String purpose =
                switch (field.purpose()) {
                    case WORDS -> "words";
                    case NAME -> "username";
                    case PASSWORD -> "current-password";
                    case NEW_PASSWORD -> "new-password";
                };
        double[] box = {field.x(), field.y(), field.width(), field.height(), field.emPoints(), field.maxLength()};
        layField(
                field.form(),
                field.key(),
                purpose,
                text,
                field.hint(),
                box,
                field.isReachable(),
                field.textColour(),
                field.background(),
                listener::opened,
                listener::changed,
                listener::entered,
                listener::closed);
    }

    @Override
    public void focus(String key) {
        focusField(key);
    }

    @Override
    public void blur(String key) {
        blurField(key);
    }

    @Override
    public void remove(String key) {
        removeField(key);
    }

    /** Receives the text. */
    @JsFunction
    interface Written {
        void is(String text);
    }

    /** Called on an event of the field. */
    @JsFunction
    interface Told {
        void now();
    }

    /** Lays the field; the box is left, top, width, height, size of the words and the most characters. */
    @JsMethod(namespace = "reversiPage", name = "lay")
    private static native void layField(
            String form,
            String key,
            String purpose,
            String text,
            String hint,
            double[] box,
            boolean isReachable,
            String ink,
            String ground,
            Told opened,
            Written changed,
            Told entered,
            Told closed);

    @JsMethod(namespace = "reversiPage")
    private static native void focusField(String key);

    @JsMethod(namespace = "reversiPage")
    private static native void blurField(String key);

    @JsMethod(namespace = "reversiPage")
    private static native void removeField(String key);
}
