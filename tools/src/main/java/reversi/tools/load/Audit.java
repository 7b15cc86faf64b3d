package reversi.tools.load;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.IntStream;
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
    private static final int MOST_ASKERS = 64;

    /** Each asker sends two frames a game, and the server takes 30 frames a second of each and no more. */
    private static final long PACE_MILLIS = 80;

    private final ClientCrowd crowd;

    Audit(ClientCrowd crowd) {
        this.crowd = crowd;
    }

    private record Asker(ClientLink link, BlockingQueue<ServerMessage> received) {}

    /** The number of moves that were lost; throws IllegalStateException where the server doesn't answer. */
    long run() throws InterruptedException {
        List<Map.Entry<Long, ConcurrentMap<Integer, Move>>> games =
                List.copyOf(crowd.acknowledged().entrySet());
        List<Asker> askers = IntStream.range(0, Math.min(MOST_ASKERS, games.size()))
                .mapToObj(i -> asker())
                .toList();
        try {
            for (Asker asker : askers) {
                await(asker.received(), ServerMessage.Welcome.class::isInstance, "the server does not greet");
            }
            long lost = 0;
            for (int from = 0; from < games.size(); from += askers.size()) {
                lost += round(games.subList(from, Math.min(games.size(), from + askers.size())), askers);
                TimeUnit.MILLISECONDS.sleep(PACE_MILLIS);
            }
            return lost;
        } finally {
            askers.forEach(asker -> asker.link().close());
        }
    }

    private Asker asker() {
        BlockingQueue<ServerMessage> received = new LinkedBlockingQueue<>();
        ClientMessage hello = new ClientMessage.Hello(Protocol.VERSION, "audit", Optional.empty());
        return new Asker(crowd.open(0, List.of(hello), received::add, why -> {}), received);
    }

    /** One game of each asker; all ask before the first answer is waited for. */
    private static long round(List<Map.Entry<Long, ConcurrentMap<Integer, Move>>> games, List<Asker> askers)
            throws InterruptedException {
        for (int i = 0; i < games.size(); i++) {
            askers.get(i).link().send(new TableRequest.Watch(games.get(i).getKey()));
            askers.get(i).link().send(new TableRequest.Unwatch(games.get(i).getKey()));
        }
        long lost = 0;
        for (int i = 0; i < games.size(); i++) {
            lost += lost(
                    state(askers.get(i).received(), games.get(i).getKey()),
                    games.get(i).getValue());
        }
        return lost;
    }

    private static TableState state(BlockingQueue<ServerMessage> received, long game) throws InterruptedException {
        ServerMessage message = await(
                received,
                one -> one instanceof TableNews.Seated seated && seated.state().id() == game,
                "no answer about game " + game);
        return ((TableNews.Seated) message).state();
    }

    private static ServerMessage await(
            BlockingQueue<ServerMessage> received, Predicate<ServerMessage> awaited, String complaint)
            throws InterruptedException {
        while (true) {
            ServerMessage message = received.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null || message instanceof ServerMessage.Failed) {
                throw new IllegalStateException(complaint + (message == null ? "" : ": " + message));
            }
            if (awaited.test(message)) {
                return message;
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
