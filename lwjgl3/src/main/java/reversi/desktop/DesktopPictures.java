package reversi.desktop;

import com.badlogic.gdx.utils.GdxRuntimeException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import reversi.notation.Drawing;
import reversi.platform.PictureMaker;

/** Draws pages by our own {@link DrawingRaster}, since the packaged game's runtime has no AWT. */
final class DesktopPictures implements PictureMaker {
    private static final Logger LOG = System.getLogger(DesktopPictures.class.getName());

    private final Executor background;
    private final Executor renderThread;

    /** Pictures are drawn by {@code background}; answers are given on {@code renderThread}. */
    DesktopPictures(Executor background, Executor renderThread) {
        this.background = background;
        this.renderThread = renderThread;
    }

    @Override
    public void png(Drawing drawing, int width, Consumer<Optional<byte[]>> then) {
        background.execute(() -> {
            Optional<byte[]> png = attempt(drawing, width);
            renderThread.execute(() -> then.accept(png));
        });
    }

    private static Optional<byte[]> attempt(Drawing drawing, int width) {
        try {
            return Optional.of(DrawingRaster.png(drawing, width));
        } catch (GdxRuntimeException noFont) {
            LOG.log(Level.WARNING, "picture-not-drawn", "failure", noFont.getMessage());
            return Optional.empty();
        }
    }
}
