package reversi.tools.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.Protocol;
import reversi.online.ServerMessage;

/** One connection of one client. */
final class Socket implements WebSocket.Listener {
    private static final int CLOSED_BY_POLICY = 1008;

    private final Codec codec;
    private final Consumer<ServerMessage> hear;
    private final Consumer<String> closed;
    private final StringBuilder partial = new StringBuilder();
    private final Deque<String> outbox = new ArrayDeque<>();
    private @Nullable WebSocket socket;
    private boolean sending;
    private boolean ended;
    private long request;

    private Socket(Codec codec, Consumer<ServerMessage> hear, Consumer<String> closed) {
        this.codec = codec;
        this.hear = hear;
        this.closed = closed;
    }

    /**
     * Begins to connect to a server on this computer; {@code closed} hears once that it has ended, with the words of a server that
     * threw the client out, and with none otherwise.
     */
    static Socket open(
            HttpClient client, int port, Codec codec, Consumer<ServerMessage> hear, Consumer<String> closed) {
        Socket made = new Socket(codec, hear, closed);
        CompletableFuture<?> unused = client.newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + port + Protocol.SOCKET_PATH), made)
                .whenComplete((open, failure) -> {
                    if (failure != null) {
                        made.end("");
                    }
                });
        return made;
    }

    synchronized void send(ClientMessage message) {
        outbox.add(codec.write(new ClientFrame(++request, message)));
        sendNext();
    }

    private synchronized void sendNext() {
        WebSocket open = socket;
        if (sending || ended || open == null || outbox.isEmpty()) {
            return;
        }
        sending = true;
        CompletableFuture<?> unused = open.sendText(outbox.remove(), true).whenComplete((sent, failure) -> {
            if (failure != null) {
                end("");
            } else {
                sent();
            }
        });
    }

    private synchronized void sent() {
        sending = false;
        sendNext();
    }

    @Override
    public void onOpen(WebSocket opened) {
        synchronized (this) {
            socket = opened;
            sendNext();
        }
        opened.request(Long.MAX_VALUE);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        String text;
        if (last && partial.length() == 0) {
            text = data.toString();
        } else {
            partial.append(data);
            if (!last) {
                return null;
            }
            text = partial.toString();
            partial.setLength(0);
        }
        if (codec.readServer(text) instanceof Decoded.Ok<ServerMessage> ok) {
            hear.accept(ok.value());
        } else {
            throw new IllegalStateException("the server said " + text);
        }
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        end(status == CLOSED_BY_POLICY ? "closed: " + reason : "");
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        end("");
    }

    void close() {
        end("");
    }

    private void end(String why) {
        synchronized (this) {
            if (ended) {
                return;
            }
            ended = true;
            if (socket != null) {
                socket.abort();
            }
        }
        closed.accept(why);
    }
}
