package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import java.util.Locale;
import org.lwjgl.glfw.GLFW;
import reversi.platform.Device;

/** What the desktop knows about itself and the person's wishes. */
final class DesktopDevice implements Device {
    @Override
    public boolean prefersReducedMotion() {
        return Boolean.getBoolean("reversi.reducedMotion");
    }

    @Override
    public boolean prefersLight() {
        return false;
    }

    @Override
    public String language() {
        return Locale.getDefault().getLanguage();
    }

    @Override
    public boolean isTouch() {
        return false;
    }

    @Override
    public float pixelsPerPoint() {
        long window = ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
        float[] scale = new float[1];
        GLFW.glfwGetWindowContentScale(window, scale, new float[1]);
        return Math.max(1, scale[0]);
    }

    @Override
    public boolean canQuit() {
        return true;
    }

    @Override
    public void copy(String text) {
        Gdx.app.getClipboard().setContents(text);
    }

    @Override
    public void open(String address) {
        Gdx.net.openURI(address);
    }

    @Override
    public String version() {
        String version = DesktopDevice.class.getPackage().getImplementationVersion();
        return version == null ? "1.0.0" : version.replace("-SNAPSHOT", "");
    }
}
