package reversi.server;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.engine.Level;
import reversi.online.Codec;
import reversi.release.Release;
import reversi.server.account.Names;
import reversi.server.account.Tokens;
import reversi.server.account.WordFilter;
import reversi.server.account.WordLists;
import reversi.server.arbiter.Arbiter;
import reversi.server.arbiter.Leagues;
import reversi.server.arbiter.ResultsFiles;
import reversi.server.arbiter.SignedLogs;
import reversi.server.arbiter.TournamentServices;
import reversi.server.bot.Bots;
import reversi.server.bot.StallWatch;
import reversi.server.bus.Bus;
import reversi.server.bus.NatsBus;
import reversi.server.bus.PostgresBus;
import reversi.server.email.EmailSender;
import reversi.server.fairplay.Studies;
import reversi.server.lobby.ClusterNodes;
import reversi.server.lobby.FollowedPlayers;
import reversi.server.lobby.LobbyServices;
import reversi.server.lobby.LobbyWindows;
import reversi.server.lobby.Matchmaker;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.lobby.PresenceRegistry;
import reversi.server.lobby.Seats;
import reversi.server.net.HealthCheck;
import reversi.server.net.HttpGateway;
import reversi.server.net.Services;
import reversi.server.outbound.Outbound;
import reversi.server.push.Pushes;
import reversi.server.store.AccessTokenRepository;
import reversi.server.store.AccountExport;
import reversi.server.store.AccountOperator;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.Announcements;
import reversi.server.store.BlockListRepository;
import reversi.server.store.ChallengeRepository;
import reversi.server.store.ChapterRepository;
import reversi.server.store.ClassRepository;
import reversi.server.store.ClubRepository;
import reversi.server.store.CopySchedule;
import reversi.server.store.Database;
import reversi.server.store.DecisionRepository;
import reversi.server.store.DeviceRepository;
import reversi.server.store.Doors;
import reversi.server.store.EmailRepository;
import reversi.server.store.FeedbackRepository;
import reversi.server.store.FollowRepository;
import reversi.server.store.GamePacker;
import reversi.server.store.GameRepository;
import reversi.server.store.HeartbeatRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.Interventions;
import reversi.server.store.LeagueRepository;
import reversi.server.store.LetterRequests;
import reversi.server.store.MatchmakingRepository;
import reversi.server.store.MessageRepository;
import reversi.server.store.OriginRepository;
import reversi.server.store.PushRepository;
import reversi.server.store.Ranking;
import reversi.server.store.RankingBoards;
import reversi.server.store.Reads;
import reversi.server.store.RecoveryRepository;
import reversi.server.store.ReplicaReads;
import reversi.server.store.ReportRepository;
import reversi.server.store.SeasonStart;
import reversi.server.store.SecondFactorRepository;
import reversi.server.store.SigningKeys;
import reversi.server.store.StoreException;
import reversi.server.store.StudyReaders;
import reversi.server.store.StudyRepository;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.store.WebhookRepository;
import reversi.server.study.Commentaries;
import reversi.server.study.GameChapters;
import reversi.server.study.StudyRooms;
import reversi.server.study.StudyServices;
import reversi.server.table.EventWriter;
import reversi.server.table.Outages;
import reversi.server.table.ServerTime;
import reversi.server.table.TableServices;
import reversi.server.table.Tables;
import reversi.server.webhook.ClubEvents;
import reversi.server.webhook.WebhookNotes;
import reversi.server.webhook.Webhooks;
import reversi.server.work.Pool;
import reversi.server.work.Pools;
import reversi.verify.SigningKey;

/** One running node of the server: composes all services. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    private static final long HEARTBEAT_MILLIS = 1_000;
    private static final long FIGURES_MILLIS = 15_000;
    private static final int MEGABYTE = 1 << 20;
    private static final long COPY_MILLIS = 60_000;
    private static final long DRAIN_MILLIS = 1_500;

    /** Enough of the public key to tell databases apart. */
    private static final int INSTALLATION_DIGITS = 16;

    private final Database database;
    private final GamePacker packer;
    private final Optional<ReplicaReads> replica;
    private final Bus bus;
    private final Vertx vertx;
    private final ScheduledExecutorService timer;
    private final ScheduledExecutorService heartbeat;
    private final Pools pools;
    private final EventWriter writer;
    private final Bots bots;
    private final Outages outages;
    private final HttpGateway http;
    private final ServerFigures figures;
    private final Optional<EmailSender> sender;
    private final Optional<Pushes> pushes;
    private final Optional<Webhooks> webhooks;
    private final ScheduledExecutorService copier;
    private int port;

    private Server(
            Database database,
            Optional<ReplicaReads> replica,
            Bus bus,
            Vertx vertx,
            ScheduledExecutorService timer,
            ScheduledExecutorService heartbeat,
            Pools pools,
            EventWriter writer,
            Bots bots,
            Outages outages,
            HttpGateway http,
            ServerFigures figures,
            Optional<EmailSender> sender,
            Optional<Pushes> pushes,
            Optional<Webhooks> webhooks) {
        this.database = database;
        this.packer = new GamePacker(database, new Codec());
        this.replica = replica;
        this.bus = bus;
        this.vertx = vertx;
        this.timer = timer;
        this.heartbeat = heartbeat;
        this.pools = pools;
        this.writer = writer;
        this.bots = bots;
        this.outages = outages;
        this.http = http;
        this.figures = figures;
        this.sender = sender;
        this.pushes = pushes;
        this.webhooks = webhooks;
        // A copy may take minutes, in which nothing else shall wait.
        this.copier = Executors.newSingleThreadScheduledExecutor(Pool.named("copy"));
    }

    /** Starts a node; throws StoreException if the database cannot be opened and IllegalStateException if the port is taken. */
    public static Server start(ServerOptions options) {
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        Optional<CopySchedule> copies =
                options.copies().map(plan -> new CopySchedule(options.shared().databaseUrl(), plan, meters));
        Database database = Database.openExclusively(options.shared().databaseUrl());
        Codec codec = new Codec();
        Vertx vertx = Vertx.vertx(new VertxOptions()
                .setEventLoopPoolSize(PROCESSORS)
                // No file is served by its path, so that no folder for copies of resources is needed, which a kill
                // would leave behind.
                .setFileSystemOptions(
                        new FileSystemOptions().setFileCachingEnabled(false).setClassPathResolvingEnabled(false)));
        String node = UUID.randomUUID().toString();
        ServerTime time = ServerTime.system();
        ServerFigures figures = new ServerFigures(database, meters);
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(Pool.named("timer"));
        // Heartbeats have their own thread, so that a busy node does not count as down.
        ScheduledExecutorService heartbeat = Executors.newSingleThreadScheduledExecutor(Pool.named("heart"));
        Pools pools = Pools.open(PROCESSORS, database.isShared(), meters);
        AccountRepository accounts = new AccountRepository(database);
        BlockListRepository blockLists = new BlockListRepository(database);
        GameRepository games = new GameRepository(database, codec);
        MatchmakingRepository matchmaking = new MatchmakingRepository(database, games, codec);
        PresenceRegistry presence = new PresenceRegistry(accounts, blockLists, options.photos(), time);
        SigningKey key = SigningKeys.of(database);
        Bus bus = bus(options.shared(), database, node, key);
        MessageDispatcher dispatcher = new MessageDispatcher(codec, presence, bus, node);
        EventWriter writer = new EventWriter(games::add, dispatcher::eventsAppended, meters);
        Outages outages = new Outages(new HeartbeatRepository(database), time);
        long claimAfter = TimeUnit.SECONDS.toMillis(options.claimAfterSeconds());
        Tables tables = new Tables(
                new TableServices(time, writer, pools.moves(), games, outages, codec, presence, bus), claimAfter);
        Seats seats = new Seats(presence, tables, games, dispatcher, pools.queries());
        Tokens tokens = new Tokens();
        WordFilter words = WordFilter.of(WordLists.of(options.wordLists()));
        LobbyServices lobby = new LobbyServices(accounts, blockLists, matchmaking, presence, dispatcher, seats, time);
        Matchmaker matchmaker = new Matchmaker(lobby, tokens, new SecureRandom(), options.strictLimits());
        TournamentLog tournamentLog = new TournamentLog(database, games);
        LongFunction<String> names = account -> presence.card(account).name();
        SignedLogs logs = new SignedLogs(games, tournamentLog, key, names);
        TournamentRepository tournaments = new TournamentRepository(database, codec);
        Arbiter arbiter = new Arbiter(new TournamentServices(
                tournaments,
                tournamentLog,
                presence,
                tables,
                matchmaker,
                dispatcher,
                outages,
                codec,
                time,
                pools.jobs()));
        Leagues leagues = new Leagues(
                new LeagueRepository(database, codec, new SeasonStart(tournaments, tournamentLog)),
                arbiter,
                presence,
                time);
        Bots bots = new Bots(presence::addressOf, timer, meters, Math.max(1, PROCESSORS / 2));
        tables.addListener(
                new StallWatch(bots::withEngine, game -> pools.jobs().execute(() -> games.markStalled(game))));
        OriginRepository origins = new OriginRepository(database);
        Optional<ReplicaReads> replica = replica(options.shared(), database, time);
        Reads late = replica.isPresent() ? replica.get() : database;
        HistoryRepository history = new HistoryRepository(database, late, codec);
        Optional<EmailSender> sender = options.smtp().map(smtp -> new EmailSender(smtp, meters));
        PushRepository browsers = new PushRepository(database);
        Optional<Pushes> pushes = options.push()
                .map(how -> new Pushes(
                        how,
                        new Outbound(vertx, how.services().destinations(), Pushes.PATIENCE),
                        browsers,
                        presence,
                        time::now,
                        meters));
        EmailRepository emails = new EmailRepository(database);
        WebhookRepository clubHooks = new WebhookRepository(database);
        Optional<Webhooks> webhooks = options.webhooks()
                .map(where -> new Webhooks(
                        clubHooks,
                        new Outbound(vertx, where, Webhooks.PATIENCE),
                        new ClubEvents(arbiter, leagues, codec),
                        new WebhookNotes(emails, sender),
                        time::now,
                        meters));
        Services services = new Services(
                time,
                codec,
                pools,
                accounts,
                origins,
                new RecoveryRepository(database),
                emails,
                sender,
                pushes,
                browsers,
                webhooks,
                clubHooks,
                new SecondFactorRepository(database),
                new DeviceRepository(database, origins),
                new AccessTokenRepository(database),
                new AccountExport(database, codec),
                blockLists,
                new FollowRepository(database),
                new ClubRepository(database),
                new ChallengeRepository(database, codec),
                studies(database, tables, presence, dispatcher, codec, node),
                new Ranking(late, time::now),
                new RankingBoards(late, time::now),
                new MessageRepository(database),
                new LetterRequests(database),
                history,
                new FeedbackRepository(database),
                new ReportRepository(database),
                new DecisionRepository(database),
                new Studies(pools.studies(), history, games, origins),
                new AccountOperator(database),
                new Doors(database),
                new Announcements(database),
                new Interventions(database),
                new Names(words),
                words,
                options.passwords(),
                tokens,
                presence,
                new LobbyWindows(codec, presence),
                new FollowedPlayers(codec, presence),
                matchmaker,
                seats,
                tables,
                arbiter,
                leagues,
                new ResultsFiles(games, names, logs),
                dispatcher,
                options.claimAfterSeconds(),
                options.strictLimits());
        ClusterNodes nodes = new ClusterNodes(node, codec, lobby, tables, matchmaker.pairing(), pools.queries());
        HealthCheck liveness =
                new HealthCheck(() -> pools.areResponsive().thenApply(responsive -> responsive && writer.isWell()));
        HealthCheck readiness = new HealthCheck(() -> pools.areResponsive()
                .thenCombine(
                        pools.check(() -> database.isAlive() && !outages.isDoubtful(time.now())),
                        (responsive, available) -> responsive && available && writer.isWell()));
        HttpGateway http = new HttpGateway(vertx, options.http(), services, meters, liveness, readiness);
        Server server = new Server(
                database, replica, bus, vertx, timer, heartbeat, pools, writer, bots, outages, http, figures, sender,
                pushes, webhooks);
        server.registerListeners(services, nodes, meters);
        server.openAndSchedule(services, nodes, matchmaking);
        copies.ifPresent(schedule -> new ScheduledJobs(server.copier, server.copier)
                .every(COPY_MILLIS, () -> schedule.tick(Instant.ofEpochMilli(time.now()))));
        server.recordStart();
        return server;
    }

    private static StudyServices studies(
            Database database,
            Tables tables,
            PresenceRegistry presence,
            MessageDispatcher dispatcher,
            Codec codec,
            String node) {
        ChapterRepository chapters = new ChapterRepository(database);
        StudyRooms.Repositories store =
                new StudyRooms.Repositories(new StudyRepository(database), chapters, new StudyReaders(database));
        StudyRooms rooms = new StudyRooms(store, presence, dispatcher, codec, node);
        GameChapters games = new GameChapters(chapters, tables, presence);
        return new StudyServices(
                store.studies(),
                chapters,
                store.readers(),
                new ClassRepository(database),
                games,
                new Commentaries(chapters, games, rooms, presence, codec),
                rooms);
    }

    private static Optional<ReplicaReads> replica(SharedOptions shared, Database database, ServerTime time) {
        if (shared.replicaUrl().isPresent() && !database.isShared()) {
            throw new IllegalArgumentException("a replica is of a PostgreSQL database");
        }
        return shared.replicaUrl().map(url -> new ReplicaReads(Database.replica(url), database, time::now));
    }

    private static Bus bus(SharedOptions shared, Database database, String node, SigningKey key) {
        if (!database.isShared()) {
            if (shared.broker().isPresent()) {
                throw new IllegalArgumentException("a broker between nodes needs a PostgreSQL database");
            }
            return Bus.alone();
        }
        Bus notify = new PostgresBus(database, node);
        String hex = key.publicKey().hex();
        String installation = hex.substring(hex.length() - INSTALLATION_DIGITS);
        return shared.broker()
                .<Bus>map(urls -> new NatsBus(urls, installation, notify))
                .orElse(notify);
    }

    private void recordStart() {
        LOG.atInfo()
                .addKeyValue("version", Release.version())
                .addKeyValue("schema", database.schema())
                .addKeyValue("database", database.isShared() ? "postgresql" : "sqlite")
                .addKeyValue("java", Runtime.version())
                .addKeyValue("heap-mb", Runtime.getRuntime().maxMemory() / MEGABYTE)
                .addKeyValue("processors", PROCESSORS)
                .addKeyValue("port", port)
                .log("start");
    }

    /** Registers listeners where constructors would form a cycle. */
    private void registerListeners(Services services, ClusterNodes nodes, PrometheusMeterRegistry meters) {
        services.tables().addListener(services.seats());
        services.tables().addListener(bots);
        services.pushes().ifPresent(services.tables()::addListener);
        services.tables().addListener(services.arbiter().runner());
        services.lobby().onChanges(services.followed()::note);
        registerBots(services.accounts(), services.matchmaker(), bots, services.time());
        bus.listen(notice -> nodes.onNotice(notice, services.time().now()), () -> {
            nodes.synchronise();
            http.endLostSessions();
        });
        nodes.synchronise();
        Gauge.builder("reversi.people", services.presence(), PresenceRegistry::onlineCount)
                .description("People who are signed in, at all nodes")
                .register(meters);
        Gauge.builder("reversi.tables", services.tables(), tables -> tables.all()
                        .size())
                .description("Games in this node's memory")
                .register(meters);
    }

    /** Opens the port and schedules the periodic jobs. */
    private void openAndSchedule(Services services, ClusterNodes nodes, MatchmakingRepository matchmaking) {
        try {
            port = http.open(PROCESSORS);
            // The first heartbeat: the time since the last one, including start-up, counts as one outage.
            outages.beat();
        } catch (IllegalStateException | StoreException failure) {
            close();
            throw failure;
        }
        new ScheduledJobs(heartbeat, heartbeat).every(HEARTBEAT_MILLIS, outages::beat);
        ScheduledJobs jobs = new ScheduledJobs(timer, pools.jobs());
        new Chores(services, nodes, matchmaking, bots, http, packer).schedule(jobs);
        jobs.every(FIGURES_MILLIS, figures::refresh);
    }

    private static void registerBots(AccountRepository accounts, Matchmaker matchmaker, Bots bots, ServerTime time) {
        Map<Integer, AccountRow> byLevel = new TreeMap<>();
        for (Level level : Level.all()) {
            AccountRow row = accounts.bot("Bot " + level.number(), level.rating(), time.now());
            byLevel.put(level.number(), row);
            bots.add(row.id(), level.number());
        }
        matchmaker.bots().setBots(byLevel);
    }

    /** The port the server listens on. */
    public int port() {
        return port;
    }

    /** The loopback port of the metrics; 0 if they are off. */
    public int metricsPort() {
        return http.metricsPort();
    }

    /** Reloads the certificate if its files have changed, as happens once a minute; returns whether it has changed. */
    boolean reloadCertificate() {
        return http.reloadCertificate();
    }

    /** Whether this build includes the web game. */
    public boolean hasWebGame() {
        return http.hasWebGame();
    }

    /** Shuts down gracefully: rejects new clients, notifies connected ones, and writes pending events. */
    @Override
    public void close() {
        http.drain(DRAIN_MILLIS);
        timer.shutdownNow();
        copier.shutdownNow();
        bots.close();
        sender.ifPresent(EmailSender::close);
        pushes.ifPresent(Pushes::close);
        webhooks.ifPresent(Webhooks::close);
        vertx.close().toCompletionStage().toCompletableFuture().join();
        writer.close();
        bus.close();
        pools.close();
        heartbeat.shutdownNow();
        recordLastHeartbeat();
        figures.close();
        replica.ifPresent(ReplicaReads::close);
        database.close();
        LOG.atInfo().log("stop");
    }

    /** A last heartbeat: from here on clocks stop, unless another node runs. */
    private void recordLastHeartbeat() {
        if (!outages.hasBegun()) {
            return;
        }
        try {
            outages.beat();
        } catch (StoreException failure) {
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("end-not-noted");
        }
    }
}
