package reversi.web;

import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import reversi.platform.StoreLock;

/** Which of the browser's windows plays, and what the others changed; the page settles that among them. */
final class WebStoreLock implements StoreLock {
    /** Receives a yes or a no. */
    @JsFunction
    interface Answer {
        void is(boolean yes);
    }

    @Override
    public boolean isHeld() {
        return isStoreHeld();
    }

    @Override
    public void acquire(Consumer<Boolean> then) {
        acquireStore(held -> then.accept(held));
    }

    @Override
    public boolean canTakeOver() {
        return true;
    }

    @Override
    public void takeOver(Consumer<Boolean> then) {
        takeStoreOver(held -> then.accept(held));
    }

    @Override
    public void listen(Listener listener) {
        onStoreTaken(listener::losing, listener::lost);
        onStoreChanged(hasGames -> listener.changed(hasGames));
    }

    @JsMethod(namespace = "reversiPage")
    private static native boolean isStoreHeld();

    @JsMethod(namespace = "reversiPage")
    private static native void acquireStore(Answer answer);

    @JsMethod(namespace = "reversiPage")
    private static native void takeStoreOver(Answer answer);

    @JsMethod(namespace = "reversiPage")
    private static native void onStoreTaken(WebPage.Later last, WebPage.Later lost);

    @JsMethod(namespace = "reversiPage")
    private static native void onStoreChanged(Answer hasGames);
}
