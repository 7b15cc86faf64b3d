package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.function.LongSupplier;
import reversi.platform.Frames;

/** A window's two pictures change places at every frame, so each is drawn whole; but time can pass without one. */
final class DesktopFrames implements Frames {
    private static final float NANOS = 1e9f;

    private final LongSupplier nanos;
    private boolean isTickRequested;
    /** When time passed last, or was first asked to. */
    private long last;

    /** Hears that time passed. */
    @FunctionalInterface
    interface Ticked {
        void pass(float seconds);
    }

    DesktopFrames() {
        this(TimeUtils::nanoTime);
    }

    /** Frames of a device with this clock. */
    DesktopFrames(LongSupplier nanos) {
        this.nanos = nanos;
    }

    @Override
    public void requestPartialFrame() {
        Gdx.graphics.requestRendering();
    }

    @Override
    public void requestTick() {
        if (!isTickRequested) {
            isTickRequested = true;
            last = nanos.getAsLong();
        }
    }

    /** A frame lets time pass as well. */
    @Override
    public boolean takeFullFrame() {
        last = nanos.getAsLong();
        return true;
    }

    /** Called again and again whether frames are drawn or not: lets time pass, in seconds, where that was requested. */
    void poll(Ticked tick) {
        if (isTickRequested) {
            isTickRequested = false;
            long now = nanos.getAsLong();
            float seconds = (now - last) / NANOS;
            last = now;
            tick.pass(seconds);
        }
    }
}
