package reversi.screens.online;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.net.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.LongSupplier;
import reversi.online.PlayerCount;
import reversi.online.Protocol;

/** How many play on a server, asked for seldom and without waiting, and remembered in between. */
final class CountKeeper {
    private static final long KEPT_MILLIS = 30_000;
    private static final int PATIENCE_MILLIS = 5_000;

    /** Sends a request; the listener may be called on any thread. */
    interface Sender {
        void send(Net.HttpRequest request, Net.HttpResponseListener listener);
    }

    private final Sender sender;
    private final LongSupplier clock;
    private final Runnable changed;
    private Optional<PlayerCount> known = Optional.empty();
    private boolean isMissing;
    private String asked = "";
    private long askedAt;
    private int questions;

    /** A keeper with a clock in milliseconds, which says on the render thread when the count has changed. */
    CountKeeper(Sender sender, LongSupplier clock, Runnable changed) {
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
                        ? PlayerCount.read(text(response))
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

    /**
     * The beginning of an answer, as far as a count can be long. In browsers libGDX throws where a stream is asked for; they
     * take only what the page's own server says.
     */
    private static String text(Net.HttpResponse response) {
        if (Gdx.app.getType() == Application.ApplicationType.WebGL) {
            return response.getResultAsString();
        }
        InputStream in = response.getResultAsStream();
        if (in == null) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        try {
            for (int next = in.read(); next >= 0 && text.length() <= PlayerCount.LONGEST; next = in.read()) {
                text.append((char) next);
            }
        } catch (IOException broken) {
            return "";
        }
        return text.toString();
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
