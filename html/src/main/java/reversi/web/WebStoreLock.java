package reversi.web;

import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import reversi.platform.StoreLock;

/** Which of the browser's windows changes what is kept; the page settles that among them. */
final class WebStoreLock implements StoreLock {
    /** Receives whether the lock is held. */
    @JsFunction
    interface Answer {
        void isHeld(boolean held);
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
    public void listen(Runnable last, Runnable lost) {
        onStoreTaken(last::run, lost::run);
    }

    @JsMethod(namespace = "reversiPage")
    private static native boolean isStoreHeld();

    @JsMethod(namespace = "reversiPage")
    private static native void acquireStore(Answer answer);

    @JsMethod(namespace = "reversiPage")
    private static native void takeStoreOver(Answer answer);

    @JsMethod(namespace = "reversiPage")
    private static native void onStoreTaken(WebPage.Later last, WebPage.Later lost);
}
