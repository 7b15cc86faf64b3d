package reversi.server;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import reversi.server.bus.SmallBroker;

/** The same with a broker between the nodes. */
class BrokerNodesTest extends NodesTest {
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
}
