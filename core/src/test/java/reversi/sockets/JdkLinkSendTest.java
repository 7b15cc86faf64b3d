package reversi.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import reversi.platform.Link;

/** A link over a WebSocket that the test plays: parts, order, failures, and what comes after the end. */
class JdkLinkSendTest {
    private final List<String> heard = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final TestSocket socket = new TestSocket();
    private boolean isRenderThreadBusy;

    private final JdkLink link = new JdkLink(
            new Link.Listener() {
                @Override
                public void opened() {
                    heard.add("opened");
                }

                @Override
                public void text(String text) {
                    heard.add(text);
                }

                @Override
                public void closed(String reason) {
                    heard.add("closed: " + reason);
                }
            },
            this::execute);

    private void execute(Runnable news) {
        if (isRenderThreadBusy) {
            waiting.add(news);
        } else {
            news.run();
        }
    }

    /** Takes one text at a time, as the JDK's own does, and says that it is sent when the test says so. */
    private static final class TestSocket implements WebSocket {
        final List<String> sent = new ArrayList<>();
        CompletableFuture<WebSocket> sending = CompletableFuture.completedFuture(this);
        boolean isAborted;
        long requested;

        @Override
        public CompletableFuture<WebSocket> sendText(CharSequence data, boolean last) {
            assertTrue(sending.isDone(), "a text before the one before it was sent");
            sent.add(data.toString());
            sending = new CompletableFuture<>();
            return sending;
        }

        @Override
        public CompletableFuture<WebSocket> sendBinary(ByteBuffer data, boolean last) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<WebSocket> sendPing(ByteBuffer message) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<WebSocket> sendPong(ByteBuffer message) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<WebSocket> sendClose(int status, String reason) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void request(long count) {
            requested += count;
        }

        @Override
        public String getSubprotocol() {
            return "";
        }

        @Override
        public boolean isOutputClosed() {
            return isAborted;
        }

        @Override
        public boolean isInputClosed() {
            return isAborted;
        }

        @Override
        public void abort() {
            isAborted = true;
        }
    }

    @Test
    void nothingIsSentBeforeItIsOpen() {
        assertFalse(link.send("early"));
        link.onOpen(socket);
        assertEquals(List.of("opened"), heard);
        assertEquals(List.of(), socket.sent);
        assertTrue(link.send("now"));
        assertEquals(List.of("now"), socket.sent);
    }

    @Test
    void textsAreSentOneAfterTheOtherInOrder() {
        link.onOpen(socket);
        for (String text : List.of("one", "two", "three")) {
            assertTrue(link.send(text));
        }
        assertEquals(List.of("one"), socket.sent);
        socket.sending.complete(socket);
        assertEquals(List.of("one", "two"), socket.sent);
        socket.sending.complete(socket);
        socket.sending.complete(socket);
        assertTrue(link.send("four"));
        assertEquals(List.of("one", "two", "three", "four"), socket.sent);
    }

    @Test
    void aFailedSendEndsTheLinkWithAllThatWaited() {
        link.onOpen(socket);
        link.send("one");
        link.send("two");
        socket.sending.completeExceptionally(new IOException("broken pipe"));
        assertEquals(List.of("opened", "closed: java.io.IOException: broken pipe"), heard);
        assertTrue(socket.isAborted);
        assertFalse(link.send("three"));
        assertEquals(List.of("one"), socket.sent);
    }

    @Test
    void partsOfATextAreJoined() {
        link.onOpen(socket);
        link.onText(socket, "a", false);
        link.onText(socket, "", false);
        link.onText(socket, "b", true);
        link.onText(socket, "c", true);
        assertEquals(List.of("opened", "ab", "c"), heard);
        assertEquals(5, socket.requested, "each part is asked for");
    }

    @Test
    void aTextWithoutEndIsNotKept() {
        link.onOpen(socket);
        String part = "x".repeat(1_000_000);
        for (int i = 0; i < 4; i++) {
            link.onText(socket, part, false);
        }
        assertFalse(socket.isAborted);
        long requested = socket.requested;
        link.onText(socket, "x", false);
        assertTrue(socket.isAborted);
        assertEquals(requested, socket.requested, "no more of it is asked for");
        assertEquals(List.of("opened", "closed: a text of more than 4000000 characters"), heard);
    }

    @Test
    void theEndIsToldOnce() {
        link.onOpen(socket);
        link.onClose(socket, 1001, "restarting");
        link.onError(socket, new IOException("reset"));
        link.onClose(socket, 1006, "");
        assertEquals(List.of("opened", "closed: closed by the server: 1001 restarting"), heard);
    }

    @Test
    void whoClosesHearsNothingMore() {
        link.onOpen(socket);
        link.close();
        assertTrue(socket.isAborted);
        link.onText(socket, "late", true);
        link.onClose(socket, 1000, "");
        link.onError(socket, new IOException("reset"));
        assertEquals(List.of("opened"), heard);
        link.close();
    }

    @Test
    void aLinkClosedBeforeItOpenedIsAborted() {
        link.close();
        link.onOpen(socket);
        assertTrue(socket.isAborted);
        assertEquals(List.of(), heard);
        assertFalse(link.send("anything"));
    }

    @Test
    void newsThatWaitForTheRenderThreadAreDroppedOnceItIsClosed() {
        link.onOpen(socket);
        isRenderThreadBusy = true;
        link.onText(socket, "waiting", true);
        link.close();
        waiting.forEach(Runnable::run);
        assertEquals(List.of("opened"), heard);
    }
}
