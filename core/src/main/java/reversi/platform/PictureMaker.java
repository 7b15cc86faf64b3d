package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.notation.Drawing;

/** Draws pages as pictures. */
public interface PictureMaker {
    /** Draws a page as a PNG of this width in pixels; {@code then} receives its bytes on the render thread, or nothing if that failed. */
    void png(Drawing drawing, int width, Consumer<Optional<byte[]>> then);
}
