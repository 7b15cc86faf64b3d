package reversi.web;

import com.google.gwt.core.client.JavaScriptException;
import java.util.Locale;
import java.util.function.Consumer;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.platform.Store;

/** Keeps texts in the browser's local storage, which may be full or forbidden; every answer comes at once. */
final class WebStore implements Store {
    private static final String PREFIX = "reversi.";
    /** Part of the error by which browsers say that there is no room. */
    private static final String FULL = "quota";

    @Override
    public Entry read(String name) {
        try {
            String text = getItem(PREFIX + name);
            return text == null ? new Absent() : new Text(text);
        } catch (JavaScriptException forbidden) {
            return new Absent();
        }
    }

    @Override
    public void write(String name, String text, Consumer<Result> then) {
        then.accept(attempt(() -> {
            // What is the same is no news to the other windows.
            if (!text.equals(getItem(PREFIX + name))) {
                setItem(PREFIX + name, text);
                storeChanged(false);
            }
        }));
    }

    @Override
    public void setAside(String name, String aside, Consumer<Result> then) {
        then.accept(attempt(() -> {
            String text = getItem(PREFIX + name);
            if (text != null) {
                setItem(PREFIX + freeName(aside), text);
                removeItem(PREFIX + name);
                storeChanged(false);
            }
        }));
    }

    private static String freeName(String aside) {
        String free = aside;
        for (int number = 2; getItem(PREFIX + free) != null; number++) {
            free = aside + "-" + number;
        }
        return free;
    }

    @Override
    public void remove(String name, Consumer<Result> then) {
        then.accept(attempt(() -> {
            removeItem(PREFIX + name);
            storeChanged(false);
        }));
    }

    private static Result attempt(Runnable change) {
        try {
            change.run();
            return Result.DONE;
        } catch (JavaScriptException fullOrForbidden) {
            return isFull(fullOrForbidden) ? Result.FULL : Result.FAILED;
        }
    }

    private static boolean isFull(JavaScriptException refused) {
        return (refused.getName() + " " + refused.getMessage())
                .toLowerCase(Locale.ROOT)
                .contains(FULL);
    }

    /** Tells the other windows. */
    @JsMethod(namespace = "reversiPage")
    private static native void storeChanged(boolean hasGames);

    @JsMethod(namespace = "localStorage")
    private static native @Nullable String getItem(String name);

    @JsMethod(namespace = "localStorage")
    private static native void setItem(String name, String text);

    @JsMethod(namespace = "localStorage")
    private static native void removeItem(String name);
}
