package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.http.ServerWebSocket;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What waits to be sent to one client. Any thread adds; the socket's own event loop sends, as long as the client reads. A client
 * that lets too much wait is cut: a plain close would wait for it too.
 */
final class SendQueue {
    private static final int MOST_SIGNS = 2_000_000;

    private final ServerWebSocket socket;
    private final Context loop;
    private final Runnable cut;
    private final Deque<String> frames = new ArrayDeque<>();
    private int signs;
    private boolean scheduled;
    private boolean dead;

    /** What waits for a client; {@code cut} ends it, {@code drained} hears on the event loop that it reads again. */
    SendQueue(ServerWebSocket socket, Context loop, Runnable cut, Runnable drained) {
        this.socket = socket;
        this.loop = loop;
        this.cut = cut;
        socket.drainHandler(room -> {
            drained.run();
            send();
        });
    }

    /** Adds a frame; ignored once the client is dead. */
    void add(String frame) {
        synchronized (this) {
            if (dead) {
                return;
            }
            if (signs + frame.length() > MOST_SIGNS) {
                die();
                loop.runOnContext(now -> cut.run());
                return;
            }
            frames.add(frame);
            signs += frame.length();
            if (scheduled) {
                return;
            }
            scheduled = true;
        }
        loop.runOnContext(now -> send());
    }

    /** Sends nothing more. */
    synchronized void die() {
        dead = true;
        frames.clear();
        signs = 0;
    }

    private void send() {
        while (socket.isClosed() || !socket.writeQueueFull()) {
            String frame;
            synchronized (this) {
                dead |= socket.isClosed();
                if (frames.isEmpty() || dead) {
                    scheduled = false;
                    return;
                }
                frame = frames.remove();
                signs -= frame.length();
            }
            socket.writeTextMessage(frame).onFailure(gone -> die());
        }
        // Still scheduled: the drain handler goes on.
    }
}
