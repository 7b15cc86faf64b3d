package reversi.tools.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(value = 2, unit = TimeUnit.MINUTES)
class AnalysisServerTest {
    /** Longer than any test: a search that is not stopped holds the only engine until the test fails. */
    private static final String ENDLESS = "/position?depth=60&solve=100&seconds=3600";

    private static final Path DOCS = Path.of("..", "docs");
    private static final String BOARD = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO-";

    private final HttpClient client = HttpClient.newHttpClient();
    private AnalysisServer server;

    @BeforeEach
    void serve() throws IOException {
        server = start(new Bounds(3600, 4, 3, Set.of("http://page.example")));
    }

    private static AnalysisServer start(Bounds bounds) throws IOException {
        InetSocketAddress free = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        return AnalysisServer.start(free, bounds, Searchers.of(1, 1, 4));
    }

    @AfterEach
    void close() {
        server.close();
    }

    private String url() {
        return "http://localhost:" + server.address().getPort();
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(url() + path));
    }

    private HttpResponse<String> ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private List<String> data(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = ask(request);
        assertEquals(200, answer.statusCode(), answer.body());
        return answer.body()
                .lines()
                .filter(line -> line.startsWith("event: ") || line.startsWith("data: "))
                .map(line -> line.substring(line.indexOf(' ') + 1))
                .toList();
    }

    /** A connection that asks for a search without end, and has heard of it. */
    private Socket searching() throws IOException {
        Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
        socket.getOutputStream()
                .write(("GET " + ENDLESS + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        String line = in.readLine();
        while (!line.equals(":")) {
            line = in.readLine();
        }
        return socket;
    }

    @Test
    void tellsEachDepthOfAPositionAndThenTheMove() throws Exception {
        List<String> told = data(to("/position?position=f5d6&depth=4&lines=2"));
        assertEquals(10, told.size(), told::toString);
        assertEquals("info", told.get(6));
        assertTrue(told.get(7).matches("\\{\"lines\":\\[\\{\"move\":\"[a-h][1-8]\",.*\"plies\":4,\"confidence\":.*"));
        assertEquals("bestmove", told.get(8));
        assertTrue(told.get(9).matches("\\{\"move\":\"[a-h][1-8]\"}"), told::toString);
    }

    @Test
    void solvesBoardsAndKnowsEveryVariantAndTheEnd() throws Exception {
        List<String> solved = data(to("/position?solve=100&position=" + BOARD + "+X"));
        assertEquals("{\"move\":\"h5\"}", solved.get(solved.size() - 1));
        assertTrue(solved.get(solved.size() - 3).contains("\"discs\":6,\"plies\":6,\"exact\":true"), solved::toString);
        assertEquals(
                "{\"move\":\"none\"}",
                data(to("/position?position=" + "X".repeat(64) + "+O")).get(1));
        assertTrue(data(to("/position?variant=small&depth=2")).toString().contains("bestmove"));
    }

    @Test
    void tellsWhatTheMovesOfAGameWereWorthFromTheLastToTheFirst() throws Exception {
        String game = "(;GM[2]FF[4]SZ[8];B[f5];W[d6];B[c5];W[f4];B[e3];W[f6];B[g5];W[e6];B[e7])";
        List<String> told = data(to("/game?depth=2").POST(BodyPublishers.ofString(game)));
        // White has no disc left after the ninth move: 64 to 0.
        assertTrue(
                told.get(1).startsWith("{\"ply\":9,\"side\":\"BLACK\",\"move\":\"e7\",\"discs\":64,"), told::toString);
        assertTrue(told.get(17).startsWith("{\"ply\":1,\"side\":\"BLACK\",\"move\":\"f5\",\"discs\":"), told::toString);
        assertEquals(List.of("end", "{\"plies\":9}"), told.subList(18, 20));
    }

    @Test
    void valuesTheEndOfABrokenOffGameAndLeavesOutPasses() throws Exception {
        List<String> broken = data(to("/game?depth=1").POST(BodyPublishers.ofString("f5f6")));
        assertEquals(6, broken.size(), broken::toString);
        // White moves twice: what the eighth disc is worth is what White can have after Black's pass.
        List<String> passed = data(to("/game?depth=1").POST(BodyPublishers.ofString("f5f6d3g5h5h4f7h6c5")));
        assertEquals(20, passed.size(), passed::toString);
        String best = passed.get(1).replaceFirst(".*\"lines\":\\[\\{\"move\":\"..\",(\"discs\":[^,]*),.*", "$1");
        assertTrue(passed.get(1).startsWith("{\"ply\":10,\"side\":\"WHITE\",\"move\":\"c5\","), passed::toString);
        assertTrue(
                passed.get(3).startsWith("{\"ply\":8,\"side\":\"WHITE\",\"move\":\"h6\"," + best + ","),
                passed::toString);
        assertEquals("{\"plies\":10}", passed.get(19));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/                          | 404 | there are /position, /game and /openapi.json",
                "/position/                 | 404 | there are",
                "/position?position=f5f5    | 400 | move 2, 'f5': occupied",
                "/position?position=hello   | 400 | neither moves nor a board",
                "/position?variant=go       | 400 | no variant go",
                "/position?depth=61         | 400 | plies are 1 to 60, not 61",
                "/position?depth=           | 400 | depth ",
                "/position?seconds=0        | 400 | seconds 0",
                "/position?seconds=1&seconds=2 | 400 | seconds twice",
                "/position?level=3          | 400 | unknown: level",
                "/position?lines=%ZZ        | 400 | ",
                "/position?seconds=3601     | 422 | 3601 s for each of 1 positions: a request is searched for 3600 s at most",
                "/game                      | 405 | asked for by POST"
            })
    void refusesWhatItCannotDo(String path, int status, String detail) throws Exception {
        // Not by the JDK's client, which refuses some of these itself.
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
            assertTrue(answer.contains(detail == null ? "" : detail), answer);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''          | 422 | NO_GAME",
                "hello there | 422 | NO_GAME",
                "f5f5        | 422 | OCCUPIED",
                "../pom.xml  | 422 | NO_GAME"
            })
    void refusesWhatIsNoGame(String body, int status, String word) throws Exception {
        HttpResponse<String> answer = ask(to("/game").POST(BodyPublishers.ofString(body)));
        assertEquals(status, answer.statusCode());
        assertTrue(answer.body().contains(word), answer.body());
    }

    @Test
    void refusesWhatIsTooLarge() throws Exception {
        HttpResponse<String> body = ask(to("/game").POST(BodyPublishers.ofString(" ".repeat(Bounds.MOST_BYTES + 1))));
        assertEquals(413, body.statusCode());
        assertTrue(body.body().contains("65536 bytes at most"), body.body());
        HttpResponse<String> query = ask(to("/position?position=" + "f".repeat(Bounds.MOST_CHARACTERS)));
        assertEquals(414, query.statusCode());
    }

    @Test
    void aGameSharesTheTimeOfARequestAmongItsPositions() throws Exception {
        try (AnalysisServer hasty = start(new Bounds(1, 1, 1, Set.of()))) {
            String at = "http://localhost:" + hasty.address().getPort() + "/game?seconds=";
            HttpResponse<String> tooLong =
                    ask(HttpRequest.newBuilder(URI.create(at + "0.5")).POST(BodyPublishers.ofString("f5d6c3")));
            assertEquals(422, tooLong.statusCode());
            assertTrue(tooLong.body().contains("0.5 s for each of 4 positions"), tooLong.body());
            HttpResponse<String> fits =
                    ask(HttpRequest.newBuilder(URI.create(at + "0.2")).POST(BodyPublishers.ofString("f5d6c3")));
            assertTrue(fits.body().contains("event: end"), fits.body());
        }
    }

    @Test
    void stopsASearchWhoseClientHasGone() throws Exception {
        searching().close();
        assertTrue(data(to("/position?depth=2")).toString().contains("bestmove"));
    }

    @Test
    void refusesMoreRequestsThanItHasRoomForUntilOneEnds() throws Exception {
        List<Socket> open = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            open.add(searching());
        }
        HttpResponse<String> ofAddress = ask(to("/position?depth=2"));
        assertEquals(429, ofAddress.statusCode());
        assertEquals("1", ofAddress.headers().firstValue("Retry-After").orElse(""));
        assertTrue(ofAddress.body().contains("3 requests of an address at a time"), ofAddress.body());
        for (Socket socket : open) {
            socket.close();
        }
        while (ask(to("/position?depth=2")).statusCode() != 200) {
            Thread.onSpinWait();
        }
    }

    @Test
    void refusesMoreThanAllTogetherMayAsk() throws Exception {
        try (AnalysisServer small = start(new Bounds(60, 1, 2, Set.of()))) {
            String at = "http://localhost:" + small.address().getPort() + "/position?depth=60&solve=100";
            HttpResponse<InputStream> first =
                    client.send(HttpRequest.newBuilder(URI.create(at)).build(), BodyHandlers.ofInputStream());
            HttpResponse<String> second = ask(HttpRequest.newBuilder(URI.create(at)));
            assertEquals(503, second.statusCode());
            assertTrue(second.body().contains("\"code\":\"BUSY\",\"detail\":\"1 requests at a time"), second.body());
            first.body().close();
        }
    }

    @Test
    void hearsNoPagesButThoseThatWereNamed() throws Exception {
        HttpResponse<String> stranger = ask(to("/position?depth=1").header("Origin", "http://evil.example"));
        assertEquals(403, stranger.statusCode());
        HttpResponse<String> picture = ask(to("/position?depth=1").header("Sec-Fetch-Site", "cross-site"));
        assertEquals(403, picture.statusCode());
        HttpResponse<String> named = ask(to("/position?depth=1").header("Origin", "http://page.example"));
        assertEquals(200, named.statusCode());
        assertEquals(
                "http://page.example",
                named.headers().firstValue("Access-Control-Allow-Origin").orElse(""));
        try (Socket rebound =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
            rebound.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(rebound.getInputStream(), StandardCharsets.UTF_8));
            assertTrue(in.readLine().startsWith("HTTP/1.1 421"));
        }
    }

    @Test
    void aBrowserThatComesAgainAfterTheEndIsToldSo() throws Exception {
        assertEquals(
                204,
                ask(to("/position?depth=1").header("Last-Event-ID", "last")).statusCode());
    }

    @Test
    void endsSearchesWhenItEnds() throws Exception {
        try (Socket open = searching()) {
            server.close();
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(open.getInputStream(), StandardCharsets.UTF_8));
            String line = in.readLine();
            while (line != null) {
                line = in.readLine();
            }
            assertNull(line);
        }
    }

    @Test
    void committedDescriptionIsThatOfTheService() throws Exception {
        try (AnalysisServer usual = start(Bounds.USUAL)) {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://localhost:" + usual.address().getPort() + "/openapi.json"))
                    .build();
            assertEquals(
                    Files.readString(DOCS.resolve("engine-openapi.json")),
                    client.send(request, BodyHandlers.ofString()).body(),
                    "after a change: reversi-tools serve --api, and curl localhost:8080/openapi.json");
        }
    }

    private static String run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + " " + out;
    }

    private static boolean isThere(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    @Test
    void theClientInPythonRuns(@TempDir Path folder) throws Exception {
        assumeTrue(isThere("python3"), "there is no python3");
        String script = DOCS.resolve("library/service_client.py").toString();
        String position = run("python3", script, url(), "f5d6c3", "0.1");
        assertTrue(position.matches("(?s)0 [a-h][1-8] [+-][0-9.]+ at [0-9]+ plies: .*"), position);
        Path game = Files.writeString(folder.resolve("game.txt"), "f5d6c3");
        String moves = run("python3", script, url(), "--game", game.toString(), "0.05");
        assertTrue(moves.matches("(?s)0 3\\. c3 [+-][0-9.]+, best .*\n1\\. f5 .*"), moves);
        assertEquals("1 move 2, 'f5': occupied\n", run("python3", script, url(), "f5f5"));
    }

    @Test
    void theClientOfTheShellRuns() throws Exception {
        assumeTrue(isThere("curl") && isThere("sh"), "there is no curl");
        String script = DOCS.resolve("library/service_client.sh").toString();
        String position = run("sh", script, url(), "f5d6c3", "0.1");
        assertTrue(position.matches("(?s)0 \\{\"lines\":.*\n\\{\"move\":\"[a-h][1-8]\"}\n"), position);
        String refused = run("sh", script, url(), "f5f5");
        assertTrue(refused.startsWith("1 ") && refused.contains("move 2, 'f5': occupied\n"), refused);
    }
}
