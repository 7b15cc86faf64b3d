package reversi.platform;

import java.util.function.IntConsumer;

/** Lets a person give a picture, and sends it to a server as the photo of an account. */
public interface PhotoSender {
    /** How a person gives a picture here. */
    enum Way {
        /** In a dialog of the device, which {@link #send} opens. */
        CHOOSE,
        /** By dropping a file on the window, for which {@link #send} waits until {@link #stop}. */
        DROP
    }

    /** How a person gives a picture here. */
    Way way();

    /**
     * Sends the picture that the person gives; returns at once.
     *
     * @param address where to post it
     * @param token the secret of the sign-in
     * @param answered hears the status of the answer, 204 where it is done, 0 where the server was not
     *     reached, and any other where the file is no picture that the server takes
     */
    void send(String address, String token, IntConsumer answered);

    /** Waits for a picture no longer. */
    void stop();
}
