package reversi.server;

import ch.qos.logback.classic.LoggerContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.server.account.Passwords;
import reversi.server.account.WordLists;
import reversi.server.moderation.PhotoRule;
import reversi.server.net.HttpOptions;
import reversi.server.outbound.Destinations;
import reversi.server.store.CopyPlan;
import reversi.server.store.StoreException;

/** Runs the server, by the options that say how, until it receives SIGTERM or SIGINT. */
@Command(mixinStandardHelpOptions = true, sortOptions = false, versionProvider = ServerVersion.class)
abstract class Serving implements Callable<Integer> {
    @Option(names = "--port", defaultValue = "8080", description = "Port to listen at (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--host",
            defaultValue = "0.0.0.0",
            description = "Address to listen at (default: ${DEFAULT-VALUE}).")
    private String host = "0.0.0.0";

    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Option(
            names = "--read-database",
            description =
                    "A replica of a PostgreSQL database, jdbc:postgresql://…, of which ranking and lists of games are"
                            + " read while it answers and is not late (default: none).")
    private @Nullable String replica;

    @Option(
            names = "--bus",
            split = ",",
            description =
                    "A NATS broker between the nodes of a PostgreSQL database, nats://HOST:4222 or tls://…; may be"
                            + " repeated (default: the nodes tell each other by the database).")
    private List<String> brokers = List.of();

    @Option(names = "--origin", description = "A page of another server that may connect too; may be repeated.")
    private List<String> origins = List.of();

    @Option(
            names = "--proxies",
            defaultValue = "0",
            description = "How many proxies of your own are in front: a client's address is what the first of them"
                    + " added to X-Forwarded-For (default: ${DEFAULT-VALUE}).")
    private int proxies;

    @Option(
            names = "--connections-per-address",
            defaultValue = "100",
            description = "The most connections of one address (default: ${DEFAULT-VALUE}).")
    private int connectionsPerAddress;

    @Option(
            names = "--claim-after",
            defaultValue = "60",
            description = "Seconds an opponent must be away before the win can be claimed (default: ${DEFAULT-VALUE}).")
    private int claimAfter;

    @Option(
            names = "--photo-games",
            defaultValue = "3",
            description = "How many rated games somebody must have finished before others see their photo"
                    + " (default: ${DEFAULT-VALUE}).")
    private int photoGames;

    @Option(
            names = "--hosts",
            split = ",",
            description = "Names by which the server may be called, such as othello.example.org (default: any).")
    private List<String> hosts = List.of();

    @Option(
            names = "--metrics-port",
            description = "A port at which this computer alone may ask for /metrics (default: nowhere).")
    private @Nullable Integer metricsPort;

    @Option(
            names = "--word-lists",
            split = ",",
            description = "The languages whose rude words nobody may write to others or be named by: all, none, or some"
                    + " of de, en, es, fr, it, ja, pt, ru, zh (default: all).")
    private List<String> wordLists = List.of("all");

    @Option(
            names = "--no-api",
            description = "Programs can't ask over HTTP (/api/), nor sites for games that are linked to.")
    private boolean noApi;

    @Option(
            names = "--api-streams",
            defaultValue = "1000",
            description = "How many programs may hear what happens over HTTP at a time (default: ${DEFAULT-VALUE}).")
    private int apiStreams;

    @Option(names = "--certificate", description = "Certificate chain in PEM, for TLS without a proxy.")
    private @Nullable Path certificate;

    @Option(names = "--key", description = "Private key in PEM, for TLS without a proxy.")
    private @Nullable Path key;

    @Option(
            names = "--backup-folder",
            description = "A folder in which the server keeps copies of its database (default: it makes none).")
    private @Nullable Path backupFolder;

    @Option(
            names = "--backup-every",
            defaultValue = "24",
            description = "Hours between two such copies (default: ${DEFAULT-VALUE}).")
    private int backupEvery;

    @Option(
            names = "--backup-keep",
            defaultValue = "14",
            description = "How many of them are kept; older ones are deleted (default: ${DEFAULT-VALUE}).")
    private int backupKeep;

    @Mixin
    private SmtpOption smtp = new SmtpOption();

    @Mixin
    private PushOption push = new PushOption();

    @Option(
            names = "--webhooks",
            description = "Leaders of clubs may name an address that this server tells what happens there, by https"
                    + " (default: they may not).")
    private boolean webhooks;

    @Option(names = "--no-address-limits", description = "No limits by address, for a load test from one computer.")
    private boolean noAddressLimits;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if ((certificate == null) != (key == null)) {
            System.err.println("--certificate and --key belong together.");
            return 2;
        }
        if (proxies < 0) {
            System.err.println("--proxies must be 0 or more.");
            return 2;
        }
        Server server;
        try {
            makeFolder(database.url());
            server = Server.start(options());
        } catch (StoreException | IllegalStateException | IllegalArgumentException failure) {
            System.err.println("The server can't start: " + failure.getMessage());
            return 1;
        }
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("Draining.");
            server.close();
            writeLog();
            ended.countDown();
        }));
        String scheme = certificate == null ? "http" : "https";
        System.out.println("Reversi is at " + scheme + "://localhost:" + server.port() + "/");
        if (!server.hasWebGame()) {
            System.out.println("This build has no web game in it: only desktops can play.");
        }
        ended.await();
        return 0;
    }

    /** Writes what the log still holds; it takes nothing more then. */
    static void writeLog() {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext log) {
            log.stop();
        }
    }

    private static void makeFolder(String url) throws IOException {
        String prefix = "jdbc:sqlite:";
        if (url.startsWith(prefix)) {
            Path folder =
                    Path.of(url.substring(prefix.length())).toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
        }
    }

    private ServerOptions options() throws IOException {
        HttpOptions http = new HttpOptions(
                host,
                port,
                Set.copyOf(origins),
                Set.copyOf(hosts),
                Optional.ofNullable(metricsPort),
                proxies,
                connectionsPerAddress,
                !noApi,
                apiStreams,
                Optional.ofNullable(certificate),
                Optional.ofNullable(key));
        int hashers = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        return new ServerOptions(
                new SharedOptions(
                        database.url(),
                        Optional.ofNullable(replica),
                        brokers.isEmpty() ? Optional.empty() : Optional.of(String.join(",", brokers))),
                http,
                new Passwords(hashers),
                claimAfter,
                new PhotoRule(photoGames),
                languages(),
                Optional.ofNullable(backupFolder)
                        .map(folder -> new CopyPlan(folder, Duration.ofHours(backupEvery), backupKeep)),
                smtp.server(),
                push.options(),
                webhooks ? Optional.of(Destinations.internet()) : Optional.empty(),
                !noAddressLimits);
    }

    private List<String> languages() {
        if (wordLists.equals(List.of("all"))) {
            return WordLists.LANGUAGES;
        }
        return wordLists.equals(List.of("none")) ? List.of() : wordLists;
    }
}
