package reversi.web;

import com.google.gwt.dom.client.Document;
import java.util.HashMap;
import java.util.Map;
import reversi.web.CanvasContext.Measured;

/**
 * Tells what no font of this device has. A browser does not say so, but shows a box for each such character; they are known by their measures, which
 * are those of a character that no font can have.
 */
final class MissingGlyphs {
    private static final String CSS = "400 64px Reversi, sans-serif";

    /** The last character for private use, which means nothing. */
    private static final String NOBODY_HAS = "\udbff\udffd";

    private static final double SAME = 0.01;
    private static final int MOST = 2_000;

    private final CanvasContext ruler =
            (CanvasContext) (Object) Document.get().createCanvasElement().getContext2d();
    private final Map<String, Boolean> known = new HashMap<>();

    /** Whether a text is shown as nothing but boxes. */
    boolean isMissing(String text) {
        Boolean found = known.get(text);
        if (found == null) {
            if (known.size() == MOST) {
                known.clear();
            }
            found = measure(text);
            known.put(text, found);
        }
        return found;
    }

    private boolean measure(String text) {
        ruler.setFont(CSS);
        Measured box = ruler.measureText(NOBODY_HAS);
        Measured shown = ruler.measureText(text);
        double boxes = shown.getWidth() / box.getWidth();
        boolean isRow = boxes > 1 - SAME && Math.abs(boxes - Math.rint(boxes)) < SAME && boxes < text.length() + SAME;
        return isRow
                && isSame(box.getActualBoundingBoxAscent(), shown.getActualBoundingBoxAscent())
                && isSame(box.getActualBoundingBoxDescent(), shown.getActualBoundingBoxDescent())
                && isSame(box.getActualBoundingBoxLeft(), shown.getActualBoundingBoxLeft());
    }

    private static boolean isSame(double one, double other) {
        return Math.abs(one - other) < SAME;
    }
}
