package reversi.players.online;

import reversi.online.ClientMessage;
import reversi.online.ServerMessage.Failed;

/** Asks the server, and tells the listeners of refusals that nobody else waits for. */
final class Requests {
    private final Connection connection;
    private final Listeners listeners;

    Requests(Connection connection, Listeners listeners) {
        this.connection = connection;
        this.listeners = listeners;
    }

    /** Another number for each link: what was asked on an older one may have been lost. */
    int link() {
        return connection.generation();
    }

    /** Asks for something; returns false, and asks nothing, while the server is not reached. A refusal is told to the listeners. */
    boolean ask(ClientMessage request) {
        return ask(request, new ReplyListener() {
            @Override
            public void failed(Failed failure) {
                listeners.tell(listener -> listener.failed(failure));
            }
        });
    }

    /** Asks for something; returns false, and asks nothing, while the server is not reached. */
    boolean ask(ClientMessage request, ReplyListener reply) {
        return connection.send(request, reply);
    }
}
