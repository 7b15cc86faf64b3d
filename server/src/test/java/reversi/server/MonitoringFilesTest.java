package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.store.CopyPlan;

/** The dashboard and the alert rules ask for nothing that a server does not tell. */
class MonitoringFilesTest {
    private static final Path FOLDER = Path.of("../packaging/monitoring");

    /** Where an expression stands in either file; the rules have one that goes on for two more lines. */
    private static final Pattern IN_RULES = Pattern.compile("expr: (?:>-\n)?((?:.+\n)(?: {10}.+\n)*)");

    private static final Pattern IN_DASHBOARD = Pattern.compile("\"expr\": \"((?:[^\"\\\\]|\\\\.)*)\"");

    private static final Pattern LABEL = Pattern.compile("([a-z]+)(?:=|=~)\"([^\"]*)\"");
    private static final Pattern NAME = Pattern.compile("(?<![$\\w])[a-z][a-z_]+(?![\\w(]| *\\()");

    /** What Prometheus itself knows of each server that it asks. */
    private static final Set<String> OF_PROMETHEUS = Set.of("up");

    private static final Set<String> LABELS_OF_PROMETHEUS = Set.of("job", "instance");

    @TempDir
    Path folder;

    private String metrics() throws IOException, InterruptedException {
        ServerOptions usual = Servers.options("jdbc:sqlite:" + folder.resolve("reversi.db"));
        ServerOptions options = new ServerOptions(
                usual.shared(),
                usual.http(),
                usual.passwords(),
                usual.claimAfterSeconds(),
                usual.photos(),
                usual.wordLists(),
                Optional.of(new CopyPlan(folder.resolve("copies"), Duration.ofHours(1), 1)),
                usual.smtp(),
                usual.push(),
                usual.webhooks(),
                usual.strictLimits());
        try (Server server = Server.start(options)) {
            URI address = URI.create("http://127.0.0.1:" + server.metricsPort() + "/metrics");
            return HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
        }
    }

    private static List<String> expressions() throws IOException {
        String rules = Files.readString(FOLDER.resolve("alerts.yml"));
        String dashboard = Files.readString(FOLDER.resolve("dashboard.json"));
        return Stream.concat(
                        IN_RULES.matcher(rules).results(),
                        IN_DASHBOARD.matcher(dashboard).results())
                .map(found -> found.group(1).replace("\\\"", "\""))
                .toList();
    }

    /** The names of metrics in an expression: what is left without labels, periods, functions and groupings. */
    private static Set<String> names(String expression) {
        String bare = expression
                .replaceAll("\\{[^}]*}|\\[[^]]*]", " ")
                .replaceAll("\\b(by|without) *\\([^)]*\\)", " ")
                .replaceAll("\\b(sum|max|min|avg|and|or|unless)\\b", " ");
        return new TreeSet<>(
                NAME.matcher(bare).results().map(MatchResult::group).toList());
    }

    @Test
    void everyMetricAndLabelOfTheFilesIsTold() throws Exception {
        String metrics = metrics();
        Set<String> told = new TreeSet<>(OF_PROMETHEUS);
        metrics.lines().filter(line -> !line.startsWith("#")).forEach(line -> told.add(line.split("[ {]", 2)[0]));
        List<String> expressions = expressions();
        assertEquals(14 + 27, expressions.size(), "rules and curves");
        for (String expression : expressions) {
            Set<String> unknown = names(expression);
            assertTrue(!unknown.isEmpty(), expression);
            unknown.removeAll(told);
            assertEquals(Set.of(), unknown, expression);
            for (MatchResult label : LABEL.matcher(expression).results().toList()) {
                assertTrue(
                        LABELS_OF_PROMETHEUS.contains(label.group(1)) || metrics.contains(label.group()), expression);
            }
        }
    }
}
