package reversi.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.platform.Link;
import reversi.sockets.JdkLinks;

/** A client as the game is one: the same link, the same codec. */
final class Client implements Link.Listener, AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;

    private final Codec codec = new Codec();
    private final BlockingQueue<ServerMessage> inbox = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> state = new LinkedBlockingQueue<>();
    private final List<ServerMessage> skipped = new ArrayList<>();
    private final Link link;
    private long request;

    private Client(int port) {
        link = new JdkLinks(Runnable::run).open("ws://127.0.0.1:" + port + Protocol.SOCKET_PATH, this);
    }

    /** A client that has connected and said nothing yet. */
    static Client mute(int port) throws InterruptedException {
        Client client = new Client(port);
        String how = client.state.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (!"opened".equals(how)) {
            throw new IllegalStateException("no connection: " + how);
        }
        return client;
    }

    /** A client that has been welcomed. */
    static Client greeted(int port, Optional<String> token) throws InterruptedException {
        Client client = mute(port);
        client.send(new ClientMessage.Hello(Protocol.VERSION, "test", token));
        client.await(ServerMessage.Welcome.class);
        return client;
    }

    @Override
    public void opened() {
        state.add("opened");
    }

    @Override
    public void text(String text) {
        if (codec.readServer(text) instanceof Decoded.Ok<ServerMessage> ok) {
            inbox.add(ok.value());
        } else {
            state.add("garbled: " + text);
        }
    }

    @Override
    public void closed(String reason) {
        state.add("closed: " + reason);
    }

    /** Sends a message and returns the number of the request. */
    long send(ClientMessage message) {
        link.send(codec.write(new ClientFrame(++request, message)));
        return request;
    }

    /** Sends a text as it is. */
    void sendRaw(String text) {
        link.send(text);
    }

    /** The next message of a type, whatever comes before it. */
    <T extends ServerMessage> T await(Class<T> type) throws InterruptedException {
        return await(type, message -> true);
    }

    /** The next message of a type that fits, whatever comes before it. */
    <T extends ServerMessage> T await(Class<T> type, Predicate<T> fits) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (true) {
            ServerMessage message = inbox.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (message == null) {
                throw new AssertionError("no " + type.getSimpleName() + "; state " + state + ", came: " + skipped);
            }
            if (type.isInstance(message) && fits.test(type.cast(message))) {
                skipped.clear();
                return type.cast(message);
            }
            skipped.add(message);
        }
    }

    /** How a request was answered where it has no answer of its own. */
    ServerMessage answer(ClientMessage message) throws InterruptedException {
        long number = send(message);
        return await(
                ServerMessage.class,
                reply -> (reply instanceof ServerMessage.Done done && done.request() == number)
                        || (reply instanceof ServerMessage.Failed failed && failed.request() == number));
    }

    /** Why the link was closed by the other side. */
    String awaitClosed() throws InterruptedException {
        String how = state.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (how == null) {
            throw new AssertionError("it stays open");
        }
        return how;
    }

    @Override
    public void close() {
        link.close();
    }
}
