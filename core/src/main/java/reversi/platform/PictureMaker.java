package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.notation.Drawing;

/** Makes files of pictures. */
public interface PictureMaker {
    /** Draws a page as a PNG of this width in pixels; {@code then} receives its bytes on the render thread, or nothing if that failed. */
    void png(Drawing drawing, int width, Consumer<Optional<byte[]>> then);

    /**
     * Writes pixels as a PNG, without their alpha; {@code then} receives its bytes on the render thread, or nothing if that failed.
     *
     * @param pixels row by row from the lower left corner: red in the lowest byte of each, then green and blue
     */
    void png(int[] pixels, int width, Consumer<Optional<byte[]>> then);
}
