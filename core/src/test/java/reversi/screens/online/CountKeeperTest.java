package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.net.HttpStatus;
import java.io.ByteArrayInputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.PlayerCount;

/** How many play is asked for seldom, never waited for, and forgotten with the server. */
class CountKeeperTest {
    private static final String SERVER = "https://a.example";

    private final List<Net.HttpRequest> sent = new ArrayList<>();
    private final List<Net.HttpResponseListener> waiting = new ArrayList<>();
    private final Application before = Gdx.app;
    private long now = 1_000_000;
    private int changes;
    private final CountKeeper keeper = new CountKeeper(
            (request, listener) -> {
                sent.add(request);
                waiting.add(listener);
            },
            () -> now,
            () -> changes++);

    @BeforeEach
    void runAtOnce() {
        Gdx.app = (com.badlogic.gdx.Application) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Application.class}, (proxy, method, given) -> {
                    if (method.getName().equals("postRunnable")) {
                        ((Runnable) given[0]).run();
                    }
                    return null;
                });
    }

    @AfterEach
    void restore() {
        Gdx.app = before;
    }

    private void answer(int request, int status, String text) {
        waiting.get(request).handleHttpResponse((Net.HttpResponse) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Net.HttpResponse.class},
                (proxy, method, given) -> method.getName().equals("getStatus")
                        ? new HttpStatus(status)
                        : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
    }

    @Test
    void anAnswerIsKeptForAWhile() {
        assertEquals(Optional.empty(), keeper.of(SERVER), "nobody waits");
        assertEquals(Optional.empty(), keeper.of(SERVER));
        assertEquals(1, sent.size(), "asked once");
        assertEquals(SERVER + "/players.json", sent.get(0).getUrl());
        assertEquals(5_000, sent.get(0).getTimeOut());
        answer(0, 200, "{\"online\":3,\"games\":1}");
        assertEquals(1, changes);
        assertEquals(Optional.of(new PlayerCount(3, 1)), keeper.of(SERVER));
        now += 30_000;
        assertEquals(Optional.of(new PlayerCount(3, 1)), keeper.of(SERVER));
        assertEquals(2, sent.size());
        waiting.get(1).failed(new IllegalStateException("no network"));
        assertEquals(Optional.empty(), keeper.of(SERVER), "nothing is known any more");
        assertEquals(2, changes);
    }

    @Test
    void nobodyIsAskedWithoutAServer() {
        assertEquals(Optional.empty(), keeper.of(""));
        assertEquals(0, sent.size());
    }

    @Test
    void whatAnotherServerOrNoServerSaysCountsForNothing() {
        keeper.of(SERVER);
        keeper.of("https://b.example");
        answer(0, 200, "{\"online\":3,\"games\":1}");
        assertFalse(keeper.isMissing(), "it has not answered");
        answer(1, 404, "{\"online\":9,\"games\":9}");
        assertEquals(Optional.empty(), keeper.of("https://b.example"));
        assertTrue(keeper.isMissing());
        assertEquals(1, changes, "there is no server");
        answer(1, 404, "");
        assertEquals(1, changes, "which is no news");
        keeper.of(SERVER);
        assertFalse(keeper.isMissing(), "another one may be there");
    }
}
