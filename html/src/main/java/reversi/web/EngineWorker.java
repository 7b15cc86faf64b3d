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

    /** Sets the callbacks for replies, for the slow engine, and for a failure with its reason. */
    native void onReply(Heard heard, Limited limited, Broken broken);

    /** Sends a question. */
    native void ask(int[] question);

    /** Ends the worker whatever it does. */
    native void terminate();

    /** Receives a reply. */
    @JsFunction
    interface Heard {
        void reply(int[] message);
    }

    /** Called if the worker runs the slow JavaScript engine. */
    @JsFunction
    interface Limited {
        void limited();
    }

    /** Called if the worker has failed. */
    @JsFunction
    interface Broken {
        void broken(String reason);
    }
}
