package reversi.screens.online;

import java.util.Optional;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.players.online.PublicHost;
import reversi.players.online.ServerAddress;
import reversi.screens.ServerChoice;

/** The server that is played on: the one the game came from, that the person has chosen or that the build has set, in this order. */
public final class ChosenServer implements ServerChoice {
    private final OnlineClient client;
    private final OnlineMemory memory;
    private final Optional<String> home;
    private final PublicHost host;

    /**
     * The server of a client.
     *
     * @param home the address of the server that the game itself came from
     * @param host what this build knows of the world
     */
    public ChosenServer(OnlineClient client, OnlineMemory memory, Optional<String> home, PublicHost host) {
        this.client = client;
        this.memory = memory;
        this.home = home;
        this.host = host;
    }

    /** Whether the game came from a server and plays there, so that there is no address to choose. */
    boolean isFixed() {
        return home.isPresent();
    }

    /** Its address as it was written; empty where there is none. */
    Optional<String> written() {
        return home.or(() -> memory.address().isEmpty() ? Optional.empty() : Optional.of(memory.address()))
                .or(() -> host.server().map(ServerAddress::web));
    }

    /** Its address; where none was chosen, this computer. */
    @Override
    public String address() {
        return written().orElse(ServerAddress.THIS_COMPUTER);
    }

    private Optional<ServerAddress> parsed() {
        return ServerAddress.read(address());
    }

    /** The server as a person knows it, without what stands before its name. */
    public String name() {
        return parsed().map(ServerAddress::host).orElseGet(this::address);
    }

    /** The address of the server's pages, such as for a link that invites; empty where what is written is no address. */
    public String webAddress() {
        return parsed().map(ServerAddress::web).orElse("");
    }

    /** The address of the pages that others can open too; empty where the game knows of no server but perhaps one on this computer. */
    public Optional<String> sharedAddress() {
        return written().flatMap(ServerAddress::read).map(ServerAddress::web);
    }

    /** The server that the build has set for everybody, where it is not the one that is played on anyway. */
    Optional<ServerAddress> otherPublicServer() {
        return host.server().filter(server -> !parsed().equals(host.server()));
    }

    /** Where feedback goes that no server takes. */
    Optional<String> feedbackAddress() {
        return host.feedback();
    }

    @Override
    public boolean choose(String written) {
        boolean isAddress = ServerAddress.read(written).isPresent();
        if (isAddress && !written.trim().equals(address())) {
            client.disconnect();
            memory.setAddress(written.trim());
        }
        return isAddress;
    }

    /** Connects to the server that the person has named; returns whether that is an address. */
    boolean connect(String written) {
        Optional<ServerAddress> address = ServerAddress.read(written);
        address.ifPresent(server -> {
            if (!isFixed()) {
                memory.setAddress(written.trim());
            }
            client.connect(server);
        });
        return address.isPresent();
    }

    /** Connects where that is not done yet. */
    void connect() {
        boolean isOff = client.state() == ConnectionState.CLOSED || client.state() == ConnectionState.OUTDATED;
        if (isOff) {
            connect(address());
        } else {
            client.reconnectNow();
        }
    }
}
