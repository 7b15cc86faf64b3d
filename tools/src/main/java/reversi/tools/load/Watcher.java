package reversi.tools.load;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import reversi.online.ClientMessage;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;

/** A simulated spectator without an account who watches one game after another. */
final class Watcher {
    private static final long PAUSE_MILLIS = 1_000;

    private final ClientCrowd crowd;
    private final int number;
    private final Heard heard = new Heard();
    private @Nullable ClientLink link;
    private long watched;

    Watcher(ClientCrowd crowd, int number) {
        this.crowd = crowd;
        this.number = number;
    }

    synchronized void start() {
        watched = 0;
        ClientMessage hello = new ClientMessage.Hello(Protocol.VERSION, "load", Optional.empty());
        link = crowd.open(number, List.of(hello), heard::visit, this::onClosed);
    }

    private void onClosed(String why) {
        if (!why.isEmpty()) {
            crowd.turnedAway(why);
        }
        later(this::start);
    }

    private void later(Runnable task) {
        if (!crowd.isEnded()) {
            crowd.later(PAUSE_MILLIS, task);
        }
    }

    private synchronized void watchSomething() {
        Long[] games = crowd.histories().keySet().toArray(Long[]::new);
        ClientLink open = link;
        if (games.length == 0 || open == null) {
            watchAnother();
            return;
        }
        if (watched != 0) {
            open.send(new TableRequest.Unwatch(watched));
        }
        watched = games[ThreadLocalRandom.current().nextInt(games.length)];
        open.send(new TableRequest.Watch(watched));
    }

    private void watchAnother() {
        later(this::watchSomething);
    }

    /** What a spectator goes by of all that the server says. */
    private final class Heard extends ServerMessageAdapter {
        @Override
        public void welcome(ServerMessage.Welcome news) {
            watchSomething();
        }

        @Override
        public void seated(TableNews.Seated news) {
            news.state().finish().ifPresent(finish -> watchAnother());
        }

        @Override
        public void happened(TableNews.Happened news) {
            crowd.tally().watched.incrementAndGet();
            news.event().visit(here -> {}, said -> {}, finish -> watchAnother());
        }

        @Override
        public void failed(ServerMessage.Failed message) {
            watchAnother();
        }
    }
}
