package reversi.tools.load;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import reversi.online.ClientMessage;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;

/** Asks a server for every game in which a move was acknowledged, and counts those that are not there. */
final class Audit {
    private static final int PATIENCE_SECONDS = 30;
    private static final long PACE_MILLIS = 40;

    private final Crowd crowd;
    private final BlockingQueue<ServerMessage> heard = new LinkedBlockingQueue<>();

    Audit(Crowd crowd) {
        this.crowd = crowd;
    }

    /** The number of moves that were lost; throws IllegalStateException where the server doesn't answer. */
    long run() throws InterruptedException {
        Socket socket = Socket.open(crowd.client(), crowd.port(0), crowd.codec(), heard::add, () -> {});
        try {
            socket.send(new ClientMessage.Hello(Protocol.VERSION, "audit", Optional.empty()));
            long lost = 0;
            for (Map.Entry<Long, ConcurrentMap<Integer, Move>> game :
                    crowd.acknowledged().entrySet()) {
                socket.send(new TableRequest.Watch(game.getKey()));
                socket.send(new TableRequest.Unwatch(game.getKey()));
                lost += lost(await(game.getKey()), game.getValue());
                // The server answers 30 frames a second and no more.
                TimeUnit.MILLISECONDS.sleep(2 * PACE_MILLIS);
            }
            return lost;
        } finally {
            socket.close();
        }
    }

    private TableState await(long game) throws InterruptedException {
        while (true) {
            ServerMessage message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new IllegalStateException("no answer about game " + game);
            }
            if (message instanceof TableNews.Seated seated && seated.state().id() == game) {
                return seated.state();
            }
            if (message instanceof ServerMessage.Failed failed) {
                throw new IllegalStateException("game " + game + ": " + failed);
            }
        }
    }

    private static long lost(TableState state, Map<Integer, Move> acknowledged) {
        return acknowledged.entrySet().stream()
                .filter(move -> move.getKey() > state.moves().size()
                        || !state.moves().get(move.getKey() - 1).equals(move.getValue()))
                .count();
    }
}
