package reversi.desktop;

import com.badlogic.gdx.Gdx;
import reversi.platform.Frames;

/** A window's two pictures change places at every frame, so each is drawn whole. */
final class DesktopFrames implements Frames {
    @Override
    public void requestPartialFrame() {
        Gdx.graphics.requestRendering();
    }

    @Override
    public boolean takeFullFrame() {
        return true;
    }
}
