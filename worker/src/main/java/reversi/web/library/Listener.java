package reversi.web.library;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Hears what an analysis has found so far. */
@JSFunctor
public interface Listener extends JSObject {
    /** An object of JSON. */
    void hear(String text);
}
