package reversi.tools.load;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.platform.Link;

/** One connection of one client: the game's own link, with the protocol's messages on it. */
final class ClientLink implements Link.Listener {
    /** How the reason begins where the server closed the link because of what the client did (close code 1008). */
    private static final String VIOLATION = "closed by the server: 1008 ";

    private final Codec codec;
    private final List<ClientMessage> first;
    private final Consumer<ServerMessage> onMessage;
    private final Consumer<String> onClosed;
    private @Nullable Link link;
    private long request;

    private ClientLink(
            Codec codec, List<ClientMessage> first, Consumer<ServerMessage> onMessage, Consumer<String> onClosed) {
        this.codec = codec;
        this.first = first;
        this.onMessage = onMessage;
        this.onClosed = onClosed;
    }

    /**
     * Begins to connect to a server on this computer.
     *
     * @param first sent as soon as the link is open
     * @param onClosed called once when the link has ended, with the reason where the server threw the client out, else with ""
     */
    static ClientLink open(
            Link.Opener opener,
            int port,
            Codec codec,
            List<ClientMessage> first,
            Consumer<ServerMessage> onMessage,
            Consumer<String> onClosed) {
        ClientLink made = new ClientLink(codec, first, onMessage, onClosed);
        synchronized (made) {
            made.link = opener.open("ws://127.0.0.1:" + port + Protocol.SOCKET_PATH, made);
        }
        return made;
    }

    /** Sends a message, without effect where the link is not open; returns the number of the request. */
    synchronized long send(ClientMessage message) {
        if (link != null) {
            link.send(codec.write(new ClientFrame(++request, message)));
        }
        return request;
    }

    /** Closes the link; its callbacks are not called any more. */
    synchronized void close() {
        if (link != null) {
            link.close();
        }
    }

    @Override
    public void opened() {
        first.forEach(this::send);
    }

    @Override
    public void text(String text) {
        onMessage.accept(
                codec.readServer(text).orElseThrow(why -> new IllegalStateException("the server sent " + text)));
    }

    @Override
    public void closed(String reason) {
        onClosed.accept(reason.startsWith(VIOLATION) ? "closed: " + reason.substring(VIOLATION.length()) : "");
    }
}
