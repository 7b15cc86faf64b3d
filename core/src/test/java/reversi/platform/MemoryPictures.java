package reversi.platform;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.notation.Drawing;

/** Makes files that say how many pixels their picture has. */
public final class MemoryPictures implements PictureMaker {
    @Override
    public void png(Drawing drawing, int width, Consumer<Optional<byte[]>> then) {
        then.accept(Optional.of(new byte[] {1}));
    }

    @Override
    public void png(int[] pixels, int width, Consumer<Optional<byte[]>> then) {
        then.accept(Optional.of((width + "×" + pixels.length / width).getBytes(StandardCharsets.UTF_8)));
    }
}
