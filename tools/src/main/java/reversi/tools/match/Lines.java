package reversi.tools.match;

import java.io.IOException;
import java.util.Optional;

/** A conversation with another program, line by line. */
interface Lines extends AutoCloseable {
    /** Sends a line; throws IOException if the other end is closed. */
    void send(String line) throws IOException;

    /** The next line received; empty after the timeout in milliseconds or at the end of the stream. */
    Optional<String> receive(long millis);

    /** Ends the conversation and the other program. */
    @Override
    void close();

    /** A program that can be talked to. */
    interface Program {
        /** Starts it once more; throws IOException where it cannot be started. */
        Lines start() throws IOException;
    }
}
