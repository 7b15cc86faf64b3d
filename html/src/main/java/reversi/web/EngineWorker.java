package reversi.web;

import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import jsinterop.annotations.JsPackage;
import jsinterop.annotations.JsType;

/** The engine in a Web Worker of its own; messages are the codec's ints. */
@JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "ReversiWorker")
final class EngineWorker {
    /** Starts a worker, which loads the engine by itself; questions asked meanwhile wait. */
    EngineWorker() {}

    /** Whether this browser runs the fast engine; otherwise a slower one takes its place. */
    @JsMethod
    static native boolean runsWebAssembly();

    /** Names who hears the replies, that the engine is the slow one, and that the worker broke and why. */
    native void onReply(Heard heard, Limited limited, Broken broken);

    /** Sends a question. */
    native void ask(int[] question);

    /** Ends the worker whatever it does. */
    native void terminate();

    /** Hears a reply. */
    @JsFunction
    interface Heard {
        void reply(int[] message);
    }

    /** Hears that the engine is the slow one. */
    @JsFunction
    interface Limited {
        void limited();
    }

    /** Hears that the worker broke. */
    @JsFunction
    interface Broken {
        void broken(String reason);
    }
}
