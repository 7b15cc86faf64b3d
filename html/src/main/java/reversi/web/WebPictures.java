package reversi.web;

import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import org.jspecify.annotations.Nullable;
import reversi.notation.Drawing;
import reversi.notation.SvgText;
import reversi.platform.PictureMaker;

/** Lets the browser draw a page's SVG and write pixels as a file. */
final class WebPictures implements PictureMaker {
    /** Receives the bytes of a picture, or null. */
    @JsFunction
    interface Drawn {
        void is(byte @Nullable [] bytes);
    }

    @Override
    public void png(Drawing drawing, int width, Consumer<Optional<byte[]>> then) {
        int height = Math.round((float) width * drawing.height() / drawing.width());
        drawPicture(SvgText.write(drawing), width, height, bytes -> then.accept(TypedBytes.copy(bytes)));
    }

    @Override
    public void png(int[] pixels, int width, Consumer<Optional<byte[]>> then) {
        encodePicture(pixels, width, bytes -> then.accept(TypedBytes.copy(bytes)));
    }

    @JsMethod(namespace = "reversiPage")
    private static native void encodePicture(int[] pixels, int width, Drawn drawn);

    @JsMethod(namespace = "reversiPage")
    private static native void drawPicture(String svg, int width, int height, Drawn drawn);
}
