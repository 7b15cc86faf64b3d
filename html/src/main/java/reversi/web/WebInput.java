package reversi.web;

import com.badlogic.gdx.backends.gwt.DefaultGwtInput;
import com.badlogic.gdx.backends.gwt.GwtApplicationConfiguration;
import com.google.gwt.dom.client.CanvasElement;

/**
 * libGDX' input without its dialog for texts, which nobody opens here, people write into fields of the page ({@link WebTextField}),
 * and whose widgets would be a thirtieth of the script.
 */
final class WebInput extends DefaultGwtInput {
    WebInput(CanvasElement canvas, GwtApplicationConfiguration configuration) {
        super(canvas, configuration);
    }

    @Override
    public void getTextInput(
            TextInputListener listener, String title, String text, String hint, OnscreenKeyboardType type) {
        throw new UnsupportedOperationException("texts are written into fields of the page");
    }
}
