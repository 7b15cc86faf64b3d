package reversi.web;

import java.util.List;
import java.util.function.Supplier;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import reversi.platform.AccessNode;
import reversi.platform.AccessNode.Box;
import reversi.platform.AccessNode.States;
import reversi.platform.ScreenReader;

/** Keeps elements of the page in step with what is drawn, for whatever reads the page to people who do not see it ({@code mirror.js}). */
final class WebScreenReader implements ScreenReader {
    /** How long after a change the page is looked at, in milliseconds: soon enough for the ear, and seldom while things move. */
    private static final int SOON = 120;

    private List<AccessNode> shown = List.of();
    private boolean isWaiting;

    @Override
    public void listen(Listener listener) {
        onMirror(listener::press, listener::focus, listener::set);
    }

    @Override
    public void changed(Supplier<List<AccessNode>> parts) {
        if (!isWaiting) {
            isWaiting = true;
            WebPage.setTimeout(
                    () -> {
                        isWaiting = false;
                        show(parts.get());
                    },
                    SOON);
        }
    }

    private void show(List<AccessNode> parts) {
        if (parts.equals(shown)) {
            return;
        }
        shown = parts;
        for (AccessNode part : parts) {
            Box box = part.box();
            addPart(
                    part.depth(),
                    part.role().key(),
                    part.name(),
                    part.value(),
                    numbers(part.numbers()),
                    flags(part.states()),
                    new int[] {box.left(), box.top(), box.width(), box.height()});
        }
        showParts();
    }

    private static int[] numbers(List<Integer> given) {
        int[] numbers = new int[given.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = given.get(i);
        }
        return numbers;
    }

    /** As the page's script reads them. */
    private static int flags(States states) {
        return (states.isDisabled() ? 1 : 0)
                + (states.isFocused() ? 2 : 0)
                + (states.canBeOn() ? 4 : 0)
                + (states.isOn() ? 8 : 0);
    }

    @Override
    public void speakIn(String language) {
        setLanguage(language);
    }

    @Override
    public void announce(String words) {
        say(words);
    }

    /** Presses a part. */
    @JsFunction
    interface Press {
        void part(int index);
    }

    /** Looks at a part. */
    @JsFunction
    interface Look {
        boolean at(int index);
    }

    /** Sets a part. */
    @JsFunction
    interface Adjust {
        void part(int index, int value);
    }

    @JsMethod(namespace = "reversiPage")
    private static native void onMirror(Press press, Look look, Adjust adjust);

    @JsMethod(namespace = "reversiPage")
    private static native void addPart(
            int depth, String role, String name, String value, int[] numbers, int flags, int[] box);

    @JsMethod(namespace = "reversiPage")
    private static native void showParts();

    @JsMethod(namespace = "reversiPage", name = "announce")
    private static native void say(String words);

    @JsMethod(namespace = "reversiPage", name = "speakIn")
    private static native void setLanguage(String language);
}
