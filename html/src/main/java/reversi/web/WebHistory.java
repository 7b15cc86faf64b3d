package reversi.web;

import jsinterop.annotations.JsMethod;
import reversi.platform.PageHistory;

/** The history of the browser's window. */
final class WebHistory implements PageHistory {
    @Override
    public String fragment() {
        return WebPage.getHash();
    }

    @Override
    public String mark() {
        return readMark();
    }

    @Override
    public void push(String fragment, String mark) {
        addEntry(fragment, mark);
    }

    @Override
    public void replace(String fragment, String mark) {
        changeEntry(fragment, mark);
    }

    @Override
    public void back(int entries) {
        goBack(entries);
    }

    @Override
    public boolean endsAtFirstBack() {
        return WebPage.matchMedia("(display-mode: standalone)").isMatches()
                || WebPage.matchMedia("(display-mode: fullscreen)").isMatches();
    }

    @Override
    public void listen(Runnable moved) {
        onMoved(moved::run);
    }

    @JsMethod(namespace = "reversiPage")
    private static native String readMark();

    @JsMethod(namespace = "reversiPage")
    private static native void addEntry(String fragment, String mark);

    @JsMethod(namespace = "reversiPage")
    private static native void changeEntry(String fragment, String mark);

    @JsMethod(namespace = "reversiPage")
    private static native void goBack(int entries);

    @JsMethod(namespace = "reversiPage")
    private static native void onMoved(WebPage.Later moved);
}
