package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.net.HttpStatus;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a server keeps of its member is fetched whole or not at all, and once at a time. */
class AccountDownloadTest {
    private static final String SERVER = "https://a.example";

    private final List<Net.HttpRequest> sent = new ArrayList<>();
    private final List<Net.HttpResponseListener> waiting = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private final Application before = Gdx.app;
    private final AccountDownload download = new AccountDownload((request, listener) -> {
        sent.add(request);
        waiting.add(listener);
    });
    private final AccountDownload.Listener listener = new AccountDownload.Listener() {
        @Override
        public void fetched(String document) {
            heard.add(document);
        }

        @Override
        public void failed(int status) {
            heard.add("failed " + status);
        }
    };

    @BeforeEach
    void runAtOnce() {
        Gdx.app = (Application) Proxy.newProxyInstance(
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

    private void answer(int status, InputStream body) {
        waiting.remove(0).handleHttpResponse((Net.HttpResponse) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Net.HttpResponse.class},
                (proxy, method, given) -> method.getName().equals("getStatus") ? new HttpStatus(status) : body));
    }

    private static InputStream text(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theDocumentIsAskedForByTheTokenAndArrivesAsItIs() {
        assertTrue(download.fetch(SERVER, "secret token", listener));
        assertEquals(SERVER + "/account.json", sent.get(0).getUrl());
        assertEquals("Bearer secret token", sent.get(0).getHeaders().get("Authorization"));
        String document = "{\"name\":\"Ánn 黒\"}".repeat(2_000);
        answer(200, text(document));
        assertEquals(List.of(document), heard);
    }

    @Test
    void onlyOneIsFetchedAtATime() {
        assertTrue(download.fetch(SERVER, "t", listener));
        assertFalse(download.fetch(SERVER, "t", listener));
        waiting.remove(0).failed(new IOException("no link"));
        assertTrue(download.fetch(SERVER, "t", listener));
        answer(429, text(""));
        assertEquals(List.of("failed 0", "failed 429"), heard);
    }

    @Test
    void aDocumentThatBreaksOffIsNone() throws IOException {
        download.fetch(SERVER, "t", listener);
        InputStream broken = InputStream.nullInputStream();
        broken.close();
        answer(200, broken);
        assertEquals(List.of("failed 0"), heard);
    }
}
