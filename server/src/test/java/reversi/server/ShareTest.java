package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;
import reversi.rules.Variant;

/** What other sites are told of games to which people link. */
class ShareTest extends OnlineSuite {
    private static final GameTerms CASUAL =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    @Override
    String database() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    private String base() {
        return "http://127.0.0.1:" + server.port();
    }

    private HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base() + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private void restart(ServerOptions options) {
        stop();
        clients.clear();
        server = Server.start(options);
    }

    @Test
    void aGameOfTheServerHasAPageAPictureAndAFrame() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        TableState table = begin(ann, bert, CASUAL);
        String path = "/game/" + table.id();
        ann.client().send(new TableRequest.Play(table.id(), 1, Move.at("f5")));
        event(bert.client(), GameEvent.Played.class);
        HttpResponse<String> going = get(path);
        assertEquals(200, going.statusCode());
        assertEquals("text/html; charset=utf-8", header(going, "Content-Type"));
        assertTrue(going.body().contains("content=\"Ann – Bert\""), going.body());
        assertTrue(going.body().contains("After 1 turn: Black 4, White 1."), going.body());
        assertTrue(going.body().contains("content=\"" + base() + path + ".png\""), going.body());
        bert.client().send(new TableRequest.Resign(table.id()));
        event(ann.client(), TableEvent.Finished.class);
        String over = get(path).body();
        assertTrue(over.contains("Ann won by resignation: Black 4, White 1."), over);

        HttpResponse<String> picture = get(path + ".png");
        assertEquals(200, picture.statusCode());
        assertEquals("image/png", header(picture, "Content-Type"));
        assertEquals("cross-origin", header(picture, "Cross-Origin-Resource-Policy"));
        assertEquals("noindex", header(picture, "X-Robots-Tag"));
        assertEquals("public, max-age=300", header(picture, "Cache-Control"));
        assertEquals(picture.body(), get(path + ".png").body());

        HttpResponse<String> frame = get("/oembed?maxwidth=300&format=json&url=" + base() + path);
        assertEquals(200, frame.statusCode(), frame.body());
        assertTrue(frame.body().contains("\"title\":\"Ann – Bert\""), frame.body());
        assertTrue(frame.body().contains("<iframe src=\\\"" + base() + "/embed/#g=1.l\\\""), frame.body());
        assertTrue(frame.body().contains("\"width\":300,"), frame.body());
    }

    @Test
    void anAddressCanTellTheGameItself() throws Exception {
        HttpResponse<String> page = get("/g/1.lrS");
        assertTrue(page.body().contains("content=\"" + base() + "/g/1.lrS.png\""), page.body());
        assertTrue(page.body().contains("After 3 turns: Black 5, White 2."), page.body());
        assertEquals(200, get("/g/1.lrS.png").statusCode());
        assertEquals(200, get("/oembed?url=" + base() + "/g/1.lrS").statusCode());
    }

    @ParameterizedTest
    @CsvSource({
        "/game/987654, 404",
        "/game/987654.png, 404",
        "/game/9999999999999999, 404",
        "/game/1.svg, 404",
        "/g/, 404",
        "/g/.png, 404",
        "/g/hello, 404",
        "/g/1.lrSl, 404",
        "/g/1.%3Cscript%3E, 404",
        "/oembed, 400",
        "/oembed?url=nothing, 404",
        "/oembed?url=http://elsewhere.example/g/1.lrS, 404",
        "/oembed?url=@/, 404",
        "/oembed?url=@/game/987654, 404",
        "/oembed?url=@/game/1.png, 404",
        "/oembed?url=@/g/1.lrS&format=xml, 501",
        "/oembed?url=@/g/1.lrS&maxwidth=many, 200"
    })
    void refusesWhatIsNoGame(String path, int status) throws Exception {
        HttpResponse<String> answer = get(path.replace("@", base()));
        assertEquals(status, answer.statusCode(), answer.body());
        assertEquals(0, status == 200 ? 0 : answer.body().length(), answer.body());
    }

    @Test
    void aProxySaysThatTheAddressIsSecure() throws Exception {
        assertTrue(get("/g/1.lrS", "X-Forwarded-Proto", "https").body().contains("content=\"http://127"));
        restart(Servers.behindProxies(1, 10, url));
        assertTrue(get("/g/1.lrS", "X-Forwarded-Proto", "https").body().contains("content=\"https://127"));
        assertTrue(get("/g/1.lrS", "X-Forwarded-Proto", "\"javascript").body().contains("content=\"http://127"));
    }

    @Test
    void nothingIsToldWhereProgramsMayNotAsk() throws Exception {
        restart(Servers.withoutApi(url));
        assertEquals(404, get("/g/1.lrS").statusCode());
        assertEquals(404, get("/oembed?url=" + base() + "/g/1.lrS").statusCode());
    }

    @Test
    void anAddressMayAskSoOften() throws Exception {
        restart(Servers.strict(url));
        for (int i = 0; i < 300; i++) {
            assertEquals(200, get("/g/1.lrS").statusCode());
        }
        assertEquals(429, get("/g/1.lrS").statusCode());
    }
}
