package reversi.web;

import java.util.function.IntConsumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import reversi.online.Protocol;
import reversi.platform.PhotoSender;

/** Opens the browser's own dialog; what is sent is the middle of a picture in the size of a photo. */
final class WebPhotos implements PhotoSender {
    @Override
    public Way way() {
        return Way.CHOOSE;
    }

    @Override
    public void send(String address, String token, IntConsumer answered) {
        sendPhoto(address, token, Protocol.PHOTO_SIZE, answered::accept);
    }

    @Override
    public void stop() {}

    /** Receives the HTTP status. */
    @JsFunction
    interface Answered {
        void with(int status);
    }

    @JsMethod(namespace = "reversiPage")
    private static native void sendPhoto(String address, String token, int size, Answered answered);
}
