package reversi.sockets;

import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.Link;

/** A link over the JDK's WebSocket: joins partial messages, and sends one message at a time as the JDK requires. */
final class JdkLink implements Link, WebSocket.Listener {
    /** Maximum message length in characters; our server never sends as much. */
    private static final int MAX_TEXT = 4_000_000;

    private final Link.Listener listener;
    private final Executor listeners;
    private final StringBuilder partial = new StringBuilder();
    private final Deque<String> sendQueue = new ArrayDeque<>();
    private @Nullable WebSocket socket;
    private boolean sending;
    private boolean closed;

    JdkLink(Link.Listener listener, Executor listeners) {
        this.listener = listener;
        this.listeners = listeners;
    }

    @Override
    public synchronized boolean send(String text) {
        if (socket == null || closed) {
            return false;
        }
        sendQueue.add(text);
        sendNext();
        return true;
    }

    /** The JDK accepts the next message only when the previous one has been sent. */
    private synchronized void sendNext() {
        WebSocket open = socket;
        if (sending || closed || open == null || sendQueue.isEmpty()) {
            return;
        }
        sending = true;
        CompletableFuture<?> unused = open.sendText(sendQueue.remove(), true).whenComplete((sent, failure) -> {
            if (failure != null) {
                failed(failure);
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
    public synchronized void close() {
        closed = true;
        abort();
    }

    /** Without a closing handshake, which would never finish if the server is gone. */
    private void abort() {
        sendQueue.clear();
        if (socket != null) {
            socket.abort();
        }
    }

    @Override
    public void onOpen(WebSocket opened) {
        synchronized (this) {
            socket = opened;
            if (closed) {
                abort();
                return;
            }
        }
        notifyListener(Link.Listener::opened);
        opened.request(1);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (partial.length() > MAX_TEXT) {
            closeWith("a text of more than " + MAX_TEXT + " characters");
            return null;
        }
        if (last) {
            String text = partial.toString();
            partial.setLength(0);
            notifyListener(receiver -> receiver.text(text));
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closeWith("closed by the server: " + status + " " + reason);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        failed(error);
    }

    void failed(Throwable why) {
        closeWith(String.valueOf(why));
    }

    private void closeWith(String reason) {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            abort();
        }
        listeners.execute(() -> listener.closed(reason));
    }

    private void notifyListener(Consumer<Link.Listener> news) {
        listeners.execute(() -> {
            if (!isClosed()) {
                news.accept(listener);
            }
        });
    }

    private synchronized boolean isClosed() {
        return closed;
    }
}
