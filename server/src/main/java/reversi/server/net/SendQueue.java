package reversi.server.net;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.http.ServerWebSocket;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Frames or lines waiting to be sent to one client. Any thread adds; the client's event loop sends while the client keeps reading. A client with
 * too large a backlog is aborted, since an orderly close would wait for the backlog too.
 */
final class SendQueue {
    private static final int MAX_CHARACTERS = 2_000_000;

    private final Outlet outlet;
    private final int mostCharacters;
    private final Context loop;
    private final Runnable abort;
    private final Deque<String> frames = new ArrayDeque<>();
    private int characters;
    private boolean scheduled;
    private boolean closed;

    /** {@code abort} aborts the connection; {@code drained} runs when the socket's write queue has room again. Both run on the event loop. */
    SendQueue(ServerWebSocket socket, Context loop, Runnable abort, Runnable drained) {
        this(new Socket(socket), MAX_CHARACTERS, loop, abort, drained);
    }

    /** As above, of whatever takes texts; at most so many characters wait. */
    SendQueue(Outlet outlet, int mostCharacters, Context loop, Runnable abort, Runnable drained) {
        this.outlet = outlet;
        this.mostCharacters = mostCharacters;
        this.loop = loop;
        this.abort = abort;
        outlet.onDrain(() -> {
            drained.run();
            send();
        });
    }

    /** What takes texts; on the event loop. */
    interface Outlet {
        /** Whether the client has gone. */
        boolean isClosed();

        /** Whether the client has to read before it takes more. */
        boolean isFull();

        Future<Void> write(String text);

        /** Runs a task whenever it was full and has room again. */
        void onDrain(Runnable task);
    }

    private record Socket(ServerWebSocket socket) implements Outlet {
        @Override
        public boolean isClosed() {
            return socket.isClosed();
        }

        @Override
        public boolean isFull() {
            return socket.writeQueueFull();
        }

        @Override
        public Future<Void> write(String text) {
            return socket.writeTextMessage(text);
        }

        @Override
        public void onDrain(Runnable task) {
            socket.drainHandler(room -> task.run());
        }
    }

    /** Adds a frame; ignored once the queue is closed. */
    void add(String frame) {
        synchronized (this) {
            if (closed) {
                return;
            }
            if (characters + frame.length() > mostCharacters) {
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
        while (outlet.isClosed() || !outlet.isFull()) {
            String frame;
            synchronized (this) {
                closed |= outlet.isClosed();
                if (frames.isEmpty() || closed) {
                    scheduled = false;
                    return;
                }
                frame = frames.remove();
                characters -= frame.length();
            }
            outlet.write(frame).onFailure(gone -> close());
        }
        // Still scheduled: the drain handler continues.
    }
}
