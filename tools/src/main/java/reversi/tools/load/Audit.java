package reversi.tools.load;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
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
import reversi.tools.history.Linearizability;
import reversi.tools.history.TableHistory;

/** Asks a server for every game that anybody played, and says whether all that was seen of it can have happened. */
final class Audit {
    private static final int PATIENCE_SECONDS = 30;
    private static final int MOST_ASKERS = 64;

    /** Each asker sends two frames a game, and the server takes 30 frames a second of each and no more. */
    private static final long PACE_MILLIS = 80;

    /** So many games that can't have happened are printed. */
    private static final int MOST_PRINTED = 3;

    private final ClientCrowd crowd;
    private final PrintWriter out;
    private long histories;
    private long bad;
    private long lost;

    /** What is found is printed to {@code out}. */
    Audit(ClientCrowd crowd, PrintWriter out) {
        this.crowd = crowd;
        this.out = out;
    }

    /**
     * What was found.
     *
     * @param lost moves that somebody was told and that are not in their game
     * @param histories games that were looked at
     * @param bad those that no table can have had that does one thing after the other
     */
    record Found(long lost, long histories, long bad) {
        @Override
        public String toString() {
            return "lost=" + lost + " histories=" + histories + " bad=" + bad;
        }
    }

    private record Asker(ClientLink link, BlockingQueue<ServerMessage> received) {}

    /** Looks at all games; throws IllegalStateException where the server doesn't answer. */
    Found run() throws InterruptedException {
        List<Map.Entry<Long, TableHistory>> games =
                List.copyOf(crowd.histories().entrySet());
        List<Asker> askers = IntStream.range(0, Math.min(MOST_ASKERS, games.size()))
                .mapToObj(i -> asker())
                .toList();
        try {
            for (Asker asker : askers) {
                await(asker.received(), ServerMessage.Welcome.class::isInstance, "the server does not greet");
            }
            for (int from = 0; from < games.size(); from += askers.size()) {
                round(games.subList(from, Math.min(games.size(), from + askers.size())), askers);
                TimeUnit.MILLISECONDS.sleep(PACE_MILLIS);
            }
            return new Found(lost, histories, bad);
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
    private void round(List<Map.Entry<Long, TableHistory>> games, List<Asker> askers) throws InterruptedException {
        long from = System.nanoTime();
        for (int i = 0; i < games.size(); i++) {
            askers.get(i).link().send(new TableRequest.Watch(games.get(i).getKey()));
            askers.get(i).link().send(new TableRequest.Unwatch(games.get(i).getKey()));
        }
        for (int i = 0; i < games.size(); i++) {
            Map.Entry<Long, TableHistory> game = games.get(i);
            TableState state = state(askers.get(i).received(), game.getKey());
            game.getValue().newest(state, from, System.nanoTime());
            judge(game.getKey(), game.getValue(), state);
        }
    }

    private void judge(long game, TableHistory history, TableState last) {
        histories++;
        Linearizability.Verdict verdict = history.check();
        if (verdict == Linearizability.Verdict.HOLDS) {
            return;
        }
        lost += history.lost(last);
        if (++bad <= MOST_PRINTED) {
            out.println("game " + game + " " + verdict + ", now at version " + last.version() + ":\n" + history);
        }
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
}
