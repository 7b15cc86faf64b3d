package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.server.log.LogFormat;
import reversi.server.store.Database;
import reversi.server.store.FeedbackRepository;

/** What whoever runs a server hears of it: the log, the metrics and the feedback that players send. */
class OperatorTest {
    @TempDir
    Path folder;

    private final ListAppender<ILoggingEvent> appender = new ListAppender<>();
    private final LogFormat format = new LogFormat();
    private final Logger logger = (Logger) LoggerFactory.getLogger("reversi");

    @BeforeEach
    void listen() {
        logger.setLevel(Level.INFO);
        appender.start();
        logger.addAppender(appender);
    }

    @AfterEach
    void stopListening() {
        logger.detachAppender(appender);
    }

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    private List<String> lines() {
        return List.copyOf(appender.list).stream().map(format::fields).toList();
    }

    private void assertLogged(String pattern) {
        assertTrue(lines().stream().anyMatch(line -> line.matches(pattern)), pattern + " in " + lines());
    }

    private static Client greeted(Server server) throws InterruptedException {
        return Client.greeted(server.port(), Optional.empty());
    }

    private static void fails(ErrorCode fault, Client client, AccountRequest request) throws InterruptedException {
        assertEquals(fault, ((ServerMessage.Failed) client.answer(request)).fault());
    }

    @Test
    void theLogSaysWhatRunsAndWhoIsRefused() throws Exception {
        long ann;
        try (Server server = Server.start(Servers.options(url()));
                Client client = greeted(server);
                Client stranger = greeted(server)) {
            client.send(new AccountRequest.Register("Ann Lee", "my secret"));
            ann = client.await(ServerMessage.SignedIn.class).you().id();
            fails(ErrorCode.WRONG_LOGIN, stranger, AccountRequest.Login.of("Ann Lee", "her secret"));
            fails(ErrorCode.WRONG_LOGIN, stranger, AccountRequest.Login.of("my secret", "Ann Lee"));
            fails(ErrorCode.WRONG_LOGIN, client, new AccountRequest.ChangePassword("her secret", "new secret"));
            assertInstanceOfDone(client.answer(new AccountRequest.ChangePassword("my secret", "new secret")));
            stranger.send(AccountRequest.Login.of("Ann Lee", "new secret"));
            stranger.await(ServerMessage.SignedIn.class);
            assertInstanceOfDone(stranger.answer(new AccountRequest.DeleteAccount("new secret")));
        }
        assertLogged("event=start version=\\S+ schema=\\d+ database=sqlite java=\\S+ heap-mb=\\d+ processors=\\d+"
                + " port=\\d+");
        for (String event : List.of("registered", "wrong-login", "password-changed", "login", "account-deleted")) {
            assertLogged("event=" + event + " account=" + ann + " address=127\\.0\\.0\\.1 detail=\\w+");
        }
        assertLogged("event=wrong-login account=- address=127\\.0\\.0\\.1 detail=Login");
        assertLogged("event=stop");
        for (String line : lines()) {
            assertFalse(line.contains("secret") || line.contains("Ann"), line);
        }
    }

    private static void assertInstanceOfDone(ServerMessage answer) {
        assertTrue(answer instanceof ServerMessage.Done, answer.toString());
    }

    private static String metrics(Server server) throws Exception {
        URI address = URI.create("http://127.0.0.1:" + server.metricsPort() + "/metrics");
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void theMetricsSayWhatTheyAre() throws Exception {
        try (Database database = Database.open(url())) {
            assertTrue(database.isAlive());
        }
        assertEquals(
                0,
                CommandRun.of("backup", folder.resolve("copy.db").toString(), "--database", url())
                        .code());
        try (Server server = Server.start(Servers.options(url()));
                Client client = greeted(server)) {
            fails(ErrorCode.WRONG_LOGIN, client, AccountRequest.Login.of("Nobody", "secret"));
            String metrics = metrics(server);
            for (String name : List.of(
                    "reversi_move_delay_seconds_bucket{le=\"0.1\"}",
                    "reversi_request_delay_seconds_bucket{le=\"0.1\"}",
                    "reversi_security_total{event=\"wrong-login\"} 1.0",
                    "reversi_refusals_total{fault=\"WRONG_LOGIN\"} 1.0",
                    "reversi_refusals_total{fault=\"TOO_FAST\"} 0.0",
                    "reversi_build{java=",
                    "reversi_database_size_bytes ",
                    "reversi_database_wal_bytes ",
                    "reversi_backup_last_seconds 1.",
                    "jvm_gc_",
                    "process_files_open_files",
                    "jvm_memory_used_bytes")) {
                assertTrue(metrics.contains("\n" + name), name + " in " + metrics);
            }
            for (String line : metrics.lines().toList()) {
                assertFalse(line.matches("# HELP \\S+\\s*"), line);
            }
        }
    }

    @Test
    void feedbackCannotWriteToTheTerminal() {
        try (Database database = Database.open(url())) {
            new FeedbackRepository(database)
                    .add(
                            OptionalLong.empty(),
                            "1.0\u2066.0",
                            "see \u202Egnp.exe\u202C \u200Bhere\u001B[2J \u009B1m \uE000 \uD83D\uDE00 \u00E9\u6F22"
                                    + " \uDB40\uDC41",
                            1);
        }
        String out = CommandRun.of("feedback", "--database", url()).out();
        assertTrue(out.contains("1.0\\u2066.0"), out);
        assertTrue(
                out.contains("see \\u202Egnp.exe\\u202C \\u200Bhere\\u001B[2J \\u009B1m \\uE000"
                        + " \uD83D\uDE00 \u00E9\u6F22 \\u{E0041}"),
                out);
    }
}
