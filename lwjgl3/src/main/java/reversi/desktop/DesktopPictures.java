package reversi.desktop;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import reversi.notation.Drawing;
import reversi.platform.PictureMaker;

/** Makes files of pictures; draws pages by our own {@link DrawingRaster}, since the packaged game's runtime has no AWT. */
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
        make(() -> DrawingRaster.png(drawing, width), then);
    }

    @Override
    public void png(int[] pixels, int width, Consumer<Optional<byte[]>> then) {
        make(() -> png(pixels, width), then);
    }

    private void make(Supplier<byte[]> maker, Consumer<Optional<byte[]>> then) {
        background.execute(() -> {
            Optional<byte[]> png = attempt(maker);
            renderThread.execute(() -> then.accept(png));
        });
    }

    private static Optional<byte[]> attempt(Supplier<byte[]> maker) {
        try {
            return Optional.of(maker.get());
        } catch (GdxRuntimeException failed) {
            LOG.log(Level.WARNING, "picture-not-made", "failure", failed.getMessage());
            return Optional.empty();
        }
    }

    private static byte[] png(int[] pixels, int width) {
        Pixmap picture = new Pixmap(width, pixels.length / width, Pixmap.Format.RGB888);
        ByteBuffer bytes = picture.getPixels();
        for (int pixel : pixels) {
            bytes.put((byte) pixel).put((byte) (pixel >> 8)).put((byte) (pixel >> 16));
        }
        bytes.flip();
        PixmapIO.PNG file = new PixmapIO.PNG(pixels.length);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            file.setFlipY(true);
            file.write(out, picture);
            return out.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            file.dispose();
            picture.dispose();
        }
    }
}
