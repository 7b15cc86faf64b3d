package reversi.server;

import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.security.SecureRandom;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.engine.Level;
import reversi.online.Codec;
import reversi.server.account.Names;
import reversi.server.account.Tokens;
import reversi.server.bot.Bots;
import reversi.server.bus.Bus;
import reversi.server.bus.PostgresBus;
import reversi.server.lobby.ClusterNodes;
import reversi.server.lobby.Lobby;
import reversi.server.lobby.Matchmaker;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.lobby.PresenceRegistry;
import reversi.server.lobby.Seats;
import reversi.server.net.HealthCheck;
import reversi.server.net.HttpGateway;
import reversi.server.net.Services;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.store.Database;
import reversi.server.store.FeedbackRepository;
import reversi.server.store.GameRepository;
import reversi.server.store.HeartbeatRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.MatchmakingRepository;
import reversi.server.store.MessageRepository;
import reversi.server.store.Ranking;
import reversi.server.store.StoreException;
import reversi.server.table.EventWriter;
import reversi.server.table.Outages;
import reversi.server.table.ServerTime;
import reversi.server.table.Tables;
import reversi.server.work.Pool;
import reversi.server.work.Pools;

/** One node of the server, wired and running. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    private static final long FLAG_MILLIS = 100;
    private static final long BEAT_MILLIS = 1_000;
    private static final long LOBBY_MILLIS = 500;
    private static final long BOT_MILLIS = 2_000;
    private static final long SEEK_MILLIS = 2_000;
    private static final long STORE_MILLIS = 5_000;
    private static final long CERTIFICATE_MILLIS = 60_000;
    private static final long OVERDUE_MILLIS = 2_000;
    private static final long ABANDONED_MILLIS = TimeUnit.HOURS.toMillis(24);
    private static final long INVITATION_MILLIS = TimeUnit.HOURS.toMillis(24);
    private static final long GUEST_MILLIS = TimeUnit.DAYS.toMillis(30);
    private static final long DRAIN_MILLIS = 1_500;

    private final Database database;
    private final Bus bus;
    private final Vertx vertx;
    private final ScheduledExecutorService timer;
    private final ScheduledExecutorService heart;
    private final Pools pools;
    private final EventWriter writer;
    private final Bots bots;
    private final Outages outages;
    private final HttpGateway gate;
    private int port;

    private Server(
            Database database,
            Bus bus,
            Vertx vertx,
            ScheduledExecutorService timer,
            ScheduledExecutorService heart,
            Pools pools,
            EventWriter writer,
            Bots bots,
            Outages outages,
            HttpGateway gate) {
        this.database = database;
        this.bus = bus;
        this.vertx = vertx;
        this.timer = timer;
        this.heart = heart;
        this.pools = pools;
        this.writer = writer;
        this.bots = bots;
        this.outages = outages;
        this.gate = gate;
    }

    /** Starts a node; throws StoreException without its database and IllegalStateException without its port. */
    public static Server start(ServerOptions options) {
        Database database = Database.openAlone(options.databaseUrl());
        Codec codec = new Codec();
        String node = UUID.randomUUID().toString();
        ServerTime time = ServerTime.system();
        PrometheusMeterRegistry meters = meters();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(Pool.named("timer"));
        // Signs of life wait for nothing else: a busy node is not one that doesn't run.
        ScheduledExecutorService heart = Executors.newSingleThreadScheduledExecutor(Pool.named("heart"));
        Pools pools = Pools.open(PROCESSORS, meters);
        AccountRepository accounts = new AccountRepository(database);
        BlockListRepository blockLists = new BlockListRepository(database);
        GameRepository games = new GameRepository(database, codec);
        MatchmakingRepository meetings = new MatchmakingRepository(database, games, codec);
        PresenceRegistry people = new PresenceRegistry(accounts, blockLists, time);
        Bus bus = database.isShared() ? new PostgresBus(database, node) : Bus.alone();
        MessageDispatcher courier = new MessageDispatcher(codec, people, bus, node);
        EventWriter writer = new EventWriter(games::add, courier::grown, meters);
        Outages outages = new Outages(new HeartbeatRepository(database), time);
        long claimAfter = TimeUnit.SECONDS.toMillis(options.claimAfterSeconds());
        Tables tables = new Tables(time, writer, pools.moves(), games, outages, codec, people, claimAfter);
        Seats seats = new Seats(people, tables, games, courier, pools.queries());
        Tokens tokens = new Tokens();
        Matchmaker matchmaker = new Matchmaker(
                accounts, blockLists, meetings, people, courier, seats, time, tokens, new SecureRandom());
        Bots bots = new Bots(account -> !people.earsOf(account).isEmpty(), timer, meters, Math.max(1, PROCESSORS / 2));
        Services services = new Services(
                time,
                codec,
                pools,
                accounts,
                blockLists,
                new Ranking(database),
                new MessageRepository(database),
                new HistoryRepository(database, codec),
                new FeedbackRepository(database),
                new Names(),
                options.passwords(),
                tokens,
                people,
                new Lobby(codec, people),
                matchmaker,
                seats,
                tables,
                courier,
                options.claimAfterSeconds(),
                options.strictLimits());
        ClusterNodes neighbours =
                new ClusterNodes(node, codec, people, tables, courier, seats, matchmaker.pairing(), pools.queries());
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(PROCESSORS));
        HealthCheck live = new HealthCheck(() -> pools.areTurning().thenApply(turning -> turning && writer.isWell()));
        HealthCheck ready = new HealthCheck(() -> pools.areTurning()
                .thenCombine(
                        pools.ask(() -> database.isAlive() && !outages.isDoubtful(time.now())),
                        (turning, able) -> turning && able && writer.isWell()));
        HttpGateway gate = new HttpGateway(vertx, options.gate(), services, meters, live, ready);
        Server server = new Server(database, bus, vertx, timer, heart, pools, writer, bots, outages, gate);
        server.acquaint(services, neighbours, meters);
        server.begin(services, neighbours, meetings);
        return server;
    }

    /** Tells everybody of each other who could not be told when they were made. */
    private void acquaint(Services services, ClusterNodes neighbours, PrometheusMeterRegistry meters) {
        services.tables().addListener(services.seats());
        services.tables().addListener(bots);
        welcomeBots(services.accounts(), services.matchmaker(), bots, services.time());
        bus.listen(notice -> neighbours.hear(notice, services.time().now()), neighbours::ask);
        neighbours.ask();
        meters.gauge("reversi.people", services.people(), PresenceRegistry::count);
        meters.gauge("reversi.tables", services.tables(), tables -> tables.all().size());
    }

    /** Lets clients in and does from now on what has to be done again and again. */
    private void begin(Services services, ClusterNodes neighbours, MatchmakingRepository meetings) {
        ServerTime time = services.time();
        try {
            port = gate.open(PROCESSORS);
            // From here on it serves: however long it took to start, that was one outage with the time before, or none.
            outages.beat();
        } catch (IllegalStateException | StoreException broken) {
            close();
            throw broken;
        }
        new Chores(heart, heart).every(BEAT_MILLIS, outages::beat);
        Chores chores = new Chores(timer, pools.chores());
        chores.every(FLAG_MILLIS, services.tables()::sweepFlags);
        chores.every(LOBBY_MILLIS, () -> {
            services.lobby().tick();
            services.tables().tellWatchers();
            neighbours.tick();
        });
        chores.every(BOT_MILLIS, () -> bots.lookAround(services.tables().all()));
        chores.every(SEEK_MILLIS, services.matchmaker().pairing()::sweep);
        chores.every(CERTIFICATE_MILLIS, gate::reloadCertificate);
        chores.every(STORE_MILLIS, () -> {
            services.tables().sweepStore(OVERDUE_MILLIS, ABANDONED_MILLIS);
            neighbours.beat(time.now());
        });
        chores.every(TimeUnit.HOURS.toMillis(1), () -> {
            meetings.forget(time.now() - INVITATION_MILLIS);
            services.accounts().forgetGuests(time.now() - GUEST_MILLIS);
            services.accounts().forgetSessions(time.now());
        });
    }

    private static PrometheusMeterRegistry meters() {
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        new JvmMemoryMetrics().bindTo(meters);
        return meters;
    }

    private static void welcomeBots(AccountRepository accounts, Matchmaker matchmaker, Bots bots, ServerTime time) {
        Map<Integer, AccountRow> byLevel = new TreeMap<>();
        for (Level level : Level.all()) {
            AccountRow row = accounts.bot("Bot " + level.number(), level.rating(), time.now());
            byLevel.put(level.number(), row);
            bots.add(row.id(), level.number());
        }
        matchmaker.bots().welcome(byLevel);
    }

    /** What is done again and again, each on a thread that may wait, never twice at once. */
    private record Chores(ScheduledExecutorService timer, Executor work) {
        void every(long millis, Runnable chore) {
            try {
                ScheduledFuture<?> unused =
                        timer.schedule(() -> work.execute(() -> run(millis, chore)), millis, TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException ended) {
                LOG.debug("The server ends");
            }
        }

        private void run(long millis, Runnable chore) {
            try {
                chore.run();
            } catch (RuntimeException broken) {
                LOG.error("A chore failed", broken);
            } finally {
                every(millis, chore);
            }
        }
    }

    /** The port at which it listens. */
    public int port() {
        return port;
    }

    /** The port at which this computer may ask for the figures; 0 where they are nowhere. */
    public int metricsPort() {
        return gate.metricsPort();
    }

    /** Takes the certificate anew where its files have changed, as it does once a minute; returns whether they have. */
    boolean reloadCertificate() {
        return gate.reloadCertificate();
    }

    /** Whether it hands out the web game. */
    public boolean hasWebGame() {
        return gate.hasWebGame();
    }

    /** Drains: nobody is let in, everybody is told, what is waiting is written. */
    @Override
    public void close() {
        gate.drain(DRAIN_MILLIS);
        timer.shutdownNow();
        bots.close();
        vertx.close().toCompletionStage().toCompletableFuture().join();
        writer.close();
        bus.close();
        pools.close();
        heart.shutdownNow();
        sayGoodbye();
        database.close();
    }

    /** From here on no clock runs, unless another node serves. */
    private void sayGoodbye() {
        if (!outages.hasBegun()) {
            return;
        }
        try {
            outages.beat();
        } catch (StoreException lost) {
            LOG.warn("The end was not noted: {}", lost.getMessage());
        }
    }
}
