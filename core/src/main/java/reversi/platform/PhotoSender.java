package reversi.platform;

import java.util.function.IntConsumer;

/** Lets the user pick a picture and uploads it as an account's photo. */
public interface PhotoSender {
    /** How the user picks a picture. */
    enum Way {
        /** In a file dialog, which {@link #send} opens. */
        CHOOSE,
        /** By dropping a file on the window; {@link #send} waits for it until {@link #stop}. */
        DROP
    }

    /** How the user picks a picture on this device. */
    Way way();

    /**
     * Uploads the picture that the user picks; returns at once.
     *
     * @param address the URL to post it to
     * @param token the session token
     * @param answered receives the HTTP status: 204 for success, 0 if the server was not reached, any other if the server rejected the
     *     file
     */
    void send(String address, String token, IntConsumer answered);

    /** Stops waiting for a picture. */
    void stop();
}
