package reversi.web;

import jsinterop.annotations.JsPackage;
import jsinterop.annotations.JsProperty;
import jsinterop.annotations.JsType;

/** The browser's way to measure and draw text on a canvas. */
@JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "CanvasRenderingContext2D")
final class CanvasContext {
    @JsProperty
    native void setFont(String font);

    @JsProperty
    native void setFillStyle(String colour);

    native Measured measureText(String text);

    native void fillText(String text, double x, double y);

    /** The measures of a text in pixels, from the point where it starts on the baseline. */
    @JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "TextMetrics")
    static final class Measured {
        @JsProperty
        native double getWidth();

        @JsProperty
        native double getActualBoundingBoxLeft();

        @JsProperty
        native double getActualBoundingBoxRight();

        @JsProperty
        native double getActualBoundingBoxAscent();

        @JsProperty
        native double getActualBoundingBoxDescent();

        @JsProperty
        native double getFontBoundingBoxAscent();

        @JsProperty
        native double getFontBoundingBoxDescent();
    }
}
