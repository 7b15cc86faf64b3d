package reversi.screens.online;

import com.badlogic.gdx.Net;

/** Sends a request; the listener may be called on any thread. */
interface HttpSender {
    void send(Net.HttpRequest request, Net.HttpResponseListener listener);
}
