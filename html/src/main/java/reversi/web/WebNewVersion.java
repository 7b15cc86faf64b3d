package reversi.web;

import jsinterop.annotations.JsMethod;
import reversi.platform.NewVersion;

/** The version that the service worker has stored beside the running one. */
final class WebNewVersion implements NewVersion {
    @Override
    public boolean isReady() {
        return isNewVersionReady();
    }

    @Override
    public void listen(Runnable ready) {
        onNewVersion(ready::run);
    }

    @Override
    public void activate(Runnable refused) {
        startNewVersion(refused::run);
    }

    @JsMethod(namespace = "reversiPage")
    private static native boolean isNewVersionReady();

    @JsMethod(namespace = "reversiPage")
    private static native void onNewVersion(WebPage.Later ready);

    @JsMethod(namespace = "reversiPage")
    private static native void startNewVersion(WebPage.Later refused);
}
