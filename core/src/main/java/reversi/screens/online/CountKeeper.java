package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.net.HttpStatus;
import java.util.Optional;
import java.util.function.LongSupplier;
import reversi.online.PlayerCount;
import reversi.online.Protocol;

/** How many play on a server, asked for seldom and without waiting, and remembered in between. */
final class CountKeeper {
    private static final long KEPT_MILLIS = 30_000;
    private static final int PATIENCE_MILLIS = 5_000;

    private final HttpSender sender;
    private final LongSupplier clock;
    private final Runnable changed;
    private Optional<PlayerCount> known = Optional.empty();
    private boolean isMissing;
    private String asked = "";
    private long askedAt;
    private int questions;

    /** A keeper with a clock in milliseconds, which says on the render thread when the count has changed. */
    CountKeeper(HttpSender sender, LongSupplier clock, Runnable changed) {
        this.sender = sender;
        this.clock = clock;
        this.changed = changed;
    }

    /** How many play on the server of this web address, as far as it is known now; an empty address asks nobody. */
    Optional<PlayerCount> of(String server) {
        boolean isOther = !server.equals(asked);
        if (isOther) {
            known = Optional.empty();
            isMissing = false;
            questions++;
            asked = server;
        }
        long now = clock.getAsLong();
        if (!server.isEmpty() && (isOther || now - askedAt >= KEPT_MILLIS)) {
            askedAt = now;
            ask(server);
        }
        return known;
    }

    private void ask(String server) {
        Net.HttpRequest request = new Net.HttpRequest(Net.HttpMethods.GET);
        request.setUrl(server + Protocol.PLAYERS_PATH);
        request.setTimeOut(PATIENCE_MILLIS);
        int question = questions;
        sender.send(request, new Net.HttpResponseListener() {
            @Override
            public void handleHttpResponse(Net.HttpResponse response) {
                Optional<PlayerCount> count = response.getStatus().getStatusCode() == HttpStatus.SC_OK
                        ? HttpText.read(response, PlayerCount.LONGEST).flatMap(PlayerCount::read)
                        : Optional.empty();
                Gdx.app.postRunnable(() -> heard(question, count));
            }

            @Override
            public void failed(Throwable reason) {
                Gdx.app.postRunnable(() -> heard(question, Optional.empty()));
            }

            @Override
            public void cancelled() {}
        });
    }

    /** Whether there was an answer, and it told no count: there is no server, or nothing leads to it. */
    boolean isMissing() {
        return isMissing;
    }

    private void heard(int question, Optional<PlayerCount> count) {
        if (question == questions && (!count.equals(known) || count.isEmpty() != isMissing)) {
            known = count;
            isMissing = count.isEmpty();
            changed.run();
        }
    }
}
