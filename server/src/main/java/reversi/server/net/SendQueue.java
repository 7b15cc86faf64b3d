package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.http.ServerWebSocket;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Frames waiting to be sent to one client. Any thread adds; the socket's event loop sends while the client keeps reading. A client with
 * too large a backlog is aborted, since an orderly close would wait for the backlog too.
 */
final class SendQueue {
    private static final int MAX_CHARACTERS = 2_000_000;

    private final ServerWebSocket socket;
    private final Context loop;
    private final Runnable abort;
    private final Deque<String> frames = new ArrayDeque<>();
    private int characters;
    private boolean scheduled;
    private boolean closed;

    /** {@code abort} aborts the connection; {@code drained} runs when the socket's write queue has room again. Both run on the event loop. */
    SendQueue(ServerWebSocket socket, Context loop, Runnable abort, Runnable drained) {
        this.socket = socket;
        this.loop = loop;
        this.abort = abort;
        socket.drainHandler(room -> {
            drained.run();
            send();
        });
    }

    /** Adds a frame; ignored once the queue is closed. */
    void add(String frame) {
        synchronized (this) {
            if (closed) {
                return;
            }
            if (characters + frame.length() > MAX_CHARACTERS) {
                close();
                loop.runOnContext(now -> abort.run());
                return;
            }
            frames.add(frame);
            characters += frame.length();
            if (scheduled) {
                return;
            }
            scheduled = true;
        }
        loop.runOnContext(now -> send());
    }

    /** Discards everything queued and ignores further frames. */
    synchronized void close() {
        closed = true;
        frames.clear();
        characters = 0;
    }

    private void send() {
        while (socket.isClosed() || !socket.writeQueueFull()) {
            String frame;
            synchronized (this) {
                closed |= socket.isClosed();
                if (frames.isEmpty() || closed) {
                    scheduled = false;
                    return;
                }
                frame = frames.remove();
                characters -= frame.length();
            }
            socket.writeTextMessage(frame).onFailure(gone -> close());
        }
        // Still scheduled: the drain handler continues.
    }
}
