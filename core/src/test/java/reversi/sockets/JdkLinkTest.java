package reversi.sockets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import reversi.platform.Link;

/** What the link says where there is no server; the server's own tests play whole games over it. */
class JdkLinkTest {
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Link.Listener listener = new Link.Listener() {
        @Override
        public void opened() {
            heard.add("opened");
        }

        @Override
        public void text(String text) {
            heard.add("text");
        }

        @Override
        public void closed(String reason) {
            heard.add("closed");
        }
    };

    @Test
    void anAddressWithoutAServerIsALostLink() throws IOException, InterruptedException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Link link = new JdkLinks(Runnable::run).open("ws://127.0.0.1:" + port + "/socket", listener);
        assertEquals("closed", heard.poll(20, TimeUnit.SECONDS));
        assertFalse(link.send("nobody hears this"));
        assertTrue(heard.isEmpty(), "the end is told once");
    }

    @Test
    void whatIsNoAddressIsALostLinkToo() throws InterruptedException {
        new JdkLinks(Runnable::run).open("nonsense", listener);
        assertEquals("closed", heard.poll(20, TimeUnit.SECONDS));
    }

    @Test
    void aClosedLinkIsSilent() {
        Link link = new JdkLinks(Runnable::run).open("ws://127.0.0.1:9/socket", listener);
        link.close();
        assertFalse(link.send("nobody hears this"));
    }
}
