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

/** One link: texts that the JDK hands out in parts are put together, and sent one after the other as it demands. */
final class JdkLink implements Link, WebSocket.Listener {
    /** A server that sends more than this in one text is not ours; half of Java's own default heap for small devices. */
    private static final int MAX_TEXT = 4_000_000;

    private final Link.Listener listener;
    private final Executor listeners;
    private final StringBuilder partial = new StringBuilder();
    private final Deque<String> outbox = new ArrayDeque<>();
    private @Nullable WebSocket socket;
    private boolean sending;
    private boolean ended;

    JdkLink(Link.Listener listener, Executor listeners) {
        this.listener = listener;
        this.listeners = listeners;
    }

    @Override
    public synchronized boolean send(String text) {
        if (socket == null || ended) {
            return false;
        }
        outbox.add(text);
        sendNext();
        return true;
    }

    /** The JDK takes the next text only when the last one is out. */
    private synchronized void sendNext() {
        WebSocket open = socket;
        if (sending || ended || open == null || outbox.isEmpty()) {
            return;
        }
        sending = true;
        CompletableFuture<?> unused = open.sendText(outbox.remove(), true).whenComplete((sent, failure) -> {
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
        ended = true;
        abort();
    }

    /** At once: a close that waits for an answer from a server that is gone would hold the socket for ever. */
    private void abort() {
        outbox.clear();
        if (socket != null) {
            socket.abort();
        }
    }

    @Override
    public void onOpen(WebSocket opened) {
        synchronized (this) {
            socket = opened;
            if (ended) {
                abort();
                return;
            }
        }
        tell(Link.Listener::opened);
        opened.request(1);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (partial.length() > MAX_TEXT) {
            end("a text of more than " + MAX_TEXT + " signs");
            return null;
        }
        if (last) {
            String text = partial.toString();
            partial.setLength(0);
            tell(hearer -> hearer.text(text));
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        end("closed by the server: " + status + " " + reason);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        failed(error);
    }

    void failed(Throwable why) {
        end(String.valueOf(why));
    }

    private void end(String reason) {
        synchronized (this) {
            if (ended) {
                return;
            }
            ended = true;
            abort();
        }
        listeners.execute(() -> listener.closed(reason));
    }

    private void tell(Consumer<Link.Listener> news) {
        listeners.execute(() -> {
            if (!isEnded()) {
                news.accept(listener);
            }
        });
    }

    private synchronized boolean isEnded() {
        return ended;
    }
}
