package reversi.web;

import com.google.gwt.canvas.dom.client.CanvasPixelArray;
import com.google.gwt.canvas.dom.client.Context2d;
import com.google.gwt.canvas.dom.client.ImageData;

/** Turns a coloured picture, as of an emoji, into one in white ink that can be drawn in any colour: what is darker gets more of it. */
final class ColourInk {
    private static final int CHANNELS = 4;
    private static final int FULL = 255;

    /** Grey to this difference of its channels is no colour, but the edge of a letter. */
    private static final int COLOURED = 24;

    /** What the lightest colour keeps of its ink, in hundredths. */
    private static final int LEAST_INK = 30;

    private static final int HUNDRED = 100;

    private ColourInk() {}

    /** Changes the picture if it has any colour. */
    static void of(Context2d canvas, int width, int height) {
        ImageData picture = canvas.getImageData(0, 0, width, height);
        CanvasPixelArray pixels = picture.getData();
        if (!hasColour(pixels)) {
            return;
        }
        for (int i = 0; i < pixels.getLength(); i += CHANNELS) {
            int light = (pixels.get(i) * 3 + pixels.get(i + 1) * 6 + pixels.get(i + 2)) / 10;
            int ink = HUNDRED - (HUNDRED - LEAST_INK) * light / FULL;
            pixels.set(i + CHANNELS - 1, pixels.get(i + CHANNELS - 1) * ink / HUNDRED);
            for (int channel = 0; channel < CHANNELS - 1; channel++) {
                pixels.set(i + channel, FULL);
            }
        }
        canvas.putImageData(picture, 0, 0);
    }

    private static boolean hasColour(CanvasPixelArray pixels) {
        for (int i = 0; i < pixels.getLength(); i += CHANNELS) {
            int most = Math.max(pixels.get(i), Math.max(pixels.get(i + 1), pixels.get(i + 2)));
            int least = Math.min(pixels.get(i), Math.min(pixels.get(i + 1), pixels.get(i + 2)));
            if (pixels.get(i + CHANNELS - 1) > COLOURED && most - least > COLOURED) {
                return true;
            }
        }
        return false;
    }
}
