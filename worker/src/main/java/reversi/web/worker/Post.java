package reversi.web.worker;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int32Array;

/** Sends ints from the worker to the page. */
@JSFunctor
public interface Post extends JSObject {
    /** Sends one message. */
    void post(Int32Array message);
}
