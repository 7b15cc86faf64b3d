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
    private long last;

    DesktopFrames() {
        this(TimeUtils::nanoTime);
    }

    /** Frames of a device with this clock. */
    DesktopFrames(LongSupplier nanos) {
        this.nanos = nanos;
        this.last = nanos.getAsLong();
    }

    @Override
    public void requestPartialFrame() {
        Gdx.graphics.requestRendering();
    }

    @Override
    public void requestTick() {
        isTickRequested = true;
    }

    @Override
    public float passed() {
        long now = nanos.getAsLong();
        float seconds = (now - last) / NANOS;
        last = now;
        return seconds;
    }

    @Override
    public boolean takeFullFrame() {
        return true;
    }

    /** Called again and again whether frames are drawn or not: runs {@code tick} where that was requested. */
    void poll(Runnable tick) {
        if (isTickRequested) {
            isTickRequested = false;
            tick.run();
        }
    }
}
