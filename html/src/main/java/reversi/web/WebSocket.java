package reversi.web;

import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsPackage;
import jsinterop.annotations.JsProperty;
import jsinterop.annotations.JsType;
import org.jspecify.annotations.Nullable;

/** The browser's own socket. */
@JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "WebSocket")
final class WebSocket {
    /** Begins to open a socket; throws for what is no address. */
    WebSocket(String address) {}

    native void send(String text);

    native void close();

    @JsProperty
    native void setOnopen(@Nullable Opened opened);

    @JsProperty
    native void setOnmessage(@Nullable Heard heard);

    @JsProperty
    native void setOnclose(@Nullable Closed closed);

    /** Called when the socket is open. */
    @JsFunction
    interface Opened {
        void on(Object event);
    }

    /** Receives a message. */
    @JsFunction
    interface Heard {
        void on(Message message);
    }

    /** Called when the socket was closed, or could not be opened. */
    @JsFunction
    interface Closed {
        void on(End end);
    }

    /** Something that arrived. */
    @JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "MessageEvent")
    static final class Message {
        @JsProperty
        native Object getData();
    }

    /** How a socket came to its end. */
    @JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "CloseEvent")
    static final class End {
        @JsProperty
        native double getCode();
    }
}
