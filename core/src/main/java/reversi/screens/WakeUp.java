package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Timer;

/** Has a picture drawn when its time comes: while nothing moves nothing is drawn, and a page is told of no time. */
public final class WakeUp extends Timer.Task {
    @Override
    public void run() {
        Gdx.graphics.requestRendering();
    }
}
