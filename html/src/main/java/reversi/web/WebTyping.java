package reversi.web;

import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import reversi.platform.Typing;

/** Lays a field of the page over the game's own. */
final class WebTyping implements Typing {
    @Override
    public void open(Field field, Listener listener) {
        String purpose =
                switch (field.purpose()) {
                    case WORDS -> "words";
                    case NAME -> "username";
                    case PASSWORD -> "current-password";
                    case NEW_PASSWORD -> "new-password";
                };
        double[] box = {field.x(), field.y(), field.width(), field.height(), field.emPoints(), field.longest()};
        write(
                purpose,
                field.text(),
                field.hint(),
                box,
                field.ink(),
                field.ground(),
                listener::changed,
                listener::entered,
                listener::closed);
    }

    @Override
    public void close() {
        writeNoMore();
    }

    /** Hears what is written. */
    @JsFunction
    interface Written {
        void is(String text);
    }

    /** Hears that something happened to the field. */
    @JsFunction
    interface Told {
        void now();
    }

    /** Opens the field; the box is left, top, width, height, size of the words and the most signs. */
    @JsMethod(namespace = "reversiPage")
    private static native void write(
            String purpose,
            String text,
            String hint,
            double[] box,
            String ink,
            String ground,
            Written changed,
            Told entered,
            Told closed);

    @JsMethod(namespace = "reversiPage")
    private static native void writeNoMore();
}
