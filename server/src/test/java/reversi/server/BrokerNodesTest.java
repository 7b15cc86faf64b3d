package reversi.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import reversi.server.bus.SmallBroker;

/** The same with a broker between the nodes, which dies in the middle of a game and comes back. */
class BrokerNodesTest extends NodesTest {
    private static final int PATIENCE_SECONDS = 30;

    private SmallBroker broker;

    @BeforeEach
    @Override
    void start() throws Exception {
        broker = new SmallBroker(0);
        super.start();
    }

    @AfterEach
    void stopBroker() throws IOException {
        broker.close();
    }

    @Override
    ServerOptions options(String database) {
        return Servers.sharing(new SharedOptions(database, Optional.empty(), Optional.of(broker.url())));
    }

    @Override
    void before(int ply) throws Exception {
        int port = broker.port();
        if (ply == 3) {
            broker.close();
        } else if (ply == 5) {
            broker = new SmallBroker(port);
        } else if (ply == 7) {
            // Both nodes follow the game again.
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            while (broker.followers(".game.", ".all") < 2) {
                assertTrue(System.nanoTime() < end, "the nodes stay away");
                Thread.onSpinWait();
            }
        }
    }
}
