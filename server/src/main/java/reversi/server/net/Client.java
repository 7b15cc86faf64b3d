package reversi.server.net;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.rules.Illegal;
import reversi.server.table.Subscriber;

/**
 * One client as those who handle its requests know it: who is signed in, what it has been told to watch, and how it is answered; not
 * how its messages come. Thread-safe. A handler greets it so:
 *
 * <pre>{@code
 * Reply greet(Client from, Login login, LobbyRequest.AskTables request) {
 *     from.send(tables);
 *     return Reply.sent();
 * }
 * }</pre>
 */
interface Client extends Subscriber {
    /** Sends a message after those sent before; without effect once the client has gone. */
    void send(ServerMessage message);

    /** Answers a request with an error, and with the rule that a move breaks where it was one. */
    void fail(long request, ErrorCode error, Optional<Illegal> illegal);

    /** What was asked of a table is on the disk; whoever hears its events needs no other answer. */
    default void granted(long request) {}

    /** Runs a task after everything this client has requested so far. */
    void execute(Runnable task);

    /** The account that is signed in; empty before and after. */
    Optional<Login> login();

    /** An account signs in; it takes the place of another one. */
    void signIn(Login login);

    /** Whoever was signed in is no longer. */
    void signOut();

    /** The client proved to be the owner of an account that can't sign in; so it stays until another one signs in. */
    void turnAway(long account);

    /** The account of {@link #turnAway}; empty for none. */
    OptionalLong turnedAway();

    /** The client completed the handshake, and calls its device so. */
    void onHello(String device);

    /** Whether the handshake is completed. */
    boolean hasSaidHello();

    /** What the client called its device; empty before the handshake. */
    String device();

    /** The members who have signed in on this connection, which is one device; may be changed. */
    Set<Long> members();

    /** The ids of the tables whose events this client receives; may be changed. */
    Set<Long> watched();

    /** The last measured round-trip time in milliseconds; 0 before the first pong. */
    long roundTrip();

    /** When the client last asked for something, pings apart, in milliseconds since the epoch. */
    long lastUsed();

    /** Asks for a sign of life; a client that has given none for too long is cut off. */
    void ping(long now);

    /** Closes this connection in favour of newer ones of the same account. */
    void closeAsSurplus();

    /** Sends the closing message and closes with code 1001 (going away). */
    void closeGracefully();
}
