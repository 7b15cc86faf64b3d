package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.http.ServerWebSocket;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A client that doesn't read holds up nobody and takes little memory. */
class SendQueueTest {
    private final List<String> written = new ArrayList<>();
    private final AtomicInteger cuts = new AtomicInteger();
    private final AtomicInteger drains = new AtomicInteger();
    private boolean full;
    private boolean closed;
    private Handler<Void> drained;

    /** A socket of which only these few methods are asked. */
    private final ServerWebSocket socket = (ServerWebSocket) Proxy.newProxyInstance(
            SendQueueTest.class.getClassLoader(),
            new Class<?>[] {ServerWebSocket.class},
            (proxy, method, arguments) -> {
                return switch (method.getName()) {
                    case "writeQueueFull" -> full;
                    case "isClosed" -> closed;
                    case "drainHandler" -> {
                        drained = handler(arguments[0]);
                        yield proxy;
                    }
                    case "writeTextMessage" -> {
                        written.add((String) arguments[0]);
                        yield Future.succeededFuture();
                    }
                    default -> throw new UnsupportedOperationException(method.getName());
                };
            });

    private final Context loop = (Context) Proxy.newProxyInstance(
            SendQueueTest.class.getClassLoader(), new Class<?>[] {Context.class}, (proxy, method, arguments) -> {
                handler(arguments[0]).handle(null);
                return null;
            });

    private final SendQueue queue = new SendQueue(socket, loop, cuts::incrementAndGet, drains::incrementAndGet);

    @SuppressWarnings("unchecked")
    private static Handler<Void> handler(Object argument) {
        return (Handler<Void>) argument;
    }

    @Test
    void sendsFramesInOrder() {
        queue.add("one");
        queue.add("two");
        assertEquals(List.of("one", "two"), written);
    }

    @Test
    void sendsTheQueueOnceTheClientReadsAgain() {
        full = true;
        queue.add("one");
        queue.add("two");
        assertEquals(List.of(), written);
        full = false;
        drained.handle(null);
        assertEquals(1, drains.get());
        assertEquals(List.of("one", "two"), written);
        queue.add("three");
        assertEquals(List.of("one", "two", "three"), written);
    }

    @Test
    void disconnectsAClientThatNeverReadsOnce() {
        full = true;
        for (int i = 0; i < 3_000; i++) {
            queue.add("x".repeat(1_000));
        }
        assertEquals(1, cuts.get());
        full = false;
        drained.handle(null);
        assertTrue(written.isEmpty(), "the dead are sent nothing");
    }

    @Test
    void writesNothingToAClosedSocket() {
        closed = true;
        queue.add("one");
        closed = false;
        queue.add("two");
        assertTrue(written.isEmpty());
    }
}
