package reversi.platform;

/**
 * The pictures of the window, one after another. {@code Gdx.graphics.requestRendering()} asks for a whole picture; this asks
 * for one in which only parts differ from the last.
 */
public interface Frames {
    /** Asks for a picture of which only what the stage was told to draw again may differ from the last one. */
    void requestPart();

    /** Whether the picture to be drawn now must be a whole one; to be asked once for each picture. */
    boolean takeWhole();
}
