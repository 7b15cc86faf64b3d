package reversi.platform;

/**
 * Partial rendering: {@code Gdx.graphics.requestRendering()} requests a full frame; this requests one that repaints only parts of the
 * last.
 */
public interface Frames {
    /** Requests a frame that repaints only the parts the stage was told to. */
    void requestPartialFrame();

    /** Requests that time passes soon for the page in front; what changes then asks for a frame itself. */
    default void requestTick() {
        requestPartialFrame();
    }

    /**
     * The seconds that passed since this was last asked, or since the device began to count; 0 or more. All of them count, whether
     * anything was drawn meanwhile or not.
     */
    float passed();

    /** Whether the current frame must be a full one; resets the request, so call it once per frame. */
    boolean takeFullFrame();
}
