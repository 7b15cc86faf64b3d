package reversi.web;

import reversi.platform.Frames;

/** Remembers whether the next picture must be a whole one; the browser keeps the last one. */
final class WebFrames implements Frames {
    private static final double MILLIS = 1_000;

    private boolean whole = true;
    private double last = WebPage.now();
    private Runnable request = () -> {};

    /** From now on pictures are asked for in this way. */
    void askBy(Runnable next) {
        request = next;
    }

    /** The next picture must be a whole one. */
    void makeWhole() {
        whole = true;
    }

    @Override
    public void requestPartialFrame() {
        request.run();
    }

    @Override
    public float passed() {
        double now = WebPage.now();
        float seconds = (float) ((now - last) / MILLIS);
        last = now;
        return seconds;
    }

    @Override
    public boolean takeFullFrame() {
        boolean was = whole;
        whole = false;
        return was;
    }
}
