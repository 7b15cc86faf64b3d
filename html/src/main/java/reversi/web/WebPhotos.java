package reversi.web;

import java.util.function.IntConsumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import reversi.platform.PhotoSender;

/** Opens the browser's own dialog; large pictures are made smaller before they are sent. */
final class WebPhotos implements PhotoSender {
    @Override
    public Way way() {
        return Way.CHOOSE;
    }

    @Override
    public void send(String address, String token, IntConsumer answered) {
        sendPhoto(address, token, answered::accept);
    }

    @Override
    public void stop() {}

    /** Receives the HTTP status. */
    @JsFunction
    interface Answered {
        void with(int status);
    }

    @JsMethod(namespace = "reversiPage")
    private static native void sendPhoto(String address, String token, Answered answered);
}
