package reversi.server;

import java.util.concurrent.TimeUnit;
import reversi.server.bot.Bots;
import reversi.server.lobby.ClusterNodes;
import reversi.server.lobby.LobbyWindows;
import reversi.server.net.HttpGateway;
import reversi.server.net.Services;
import reversi.server.store.GamePacker;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/** What a node does from time to time, unasked. */
final class Chores {
    private static final long FLAG_MILLIS = 100;
    private static final long LOBBY_MILLIS = 500;
    private static final long INTERVENTION_MILLIS = 1_000;
    private static final long TOURNAMENT_MILLIS = 1_000;
    private static final long ATTENDANCE_MILLIS = 2_000;
    private static final long WEBHOOK_MILLIS = 1_000;
    private static final long BOT_MILLIS = 2_000;
    private static final long SEEK_MILLIS = 2_000;
    private static final long STORE_MILLIS = 5_000;
    private static final long ERASE_MILLIS = 60_000;
    private static final long SESSION_MILLIS = 10_000;
    private static final long REMINDER_MILLIS = TimeUnit.MINUTES.toMillis(5);
    private static final long CERTIFICATE_MILLIS = 60_000;
    private static final long OVERDUE_MILLIS = 2_000;
    private static final long ABANDONED_MILLIS = TimeUnit.HOURS.toMillis(24);
    private static final long INVITATION_MILLIS = TimeUnit.HOURS.toMillis(24);
    private static final long INVITATION_BY_DAYS_MILLIS = TimeUnit.DAYS.toMillis(14);
    private static final long GUEST_MILLIS = TimeUnit.DAYS.toMillis(30);
    private static final int MOST_PACKED_BATCHES = 10;

    private final Services services;
    private final ClusterNodes nodes;
    private final MatchmakingRepository matchmaking;
    private final Bots bots;
    private final HttpGateway http;
    private final GamePacker packer;
    private final ServerTime time;

    Chores(
            Services services,
            ClusterNodes nodes,
            MatchmakingRepository matchmaking,
            Bots bots,
            HttpGateway http,
            GamePacker packer) {
        this.services = services;
        this.nodes = nodes;
        this.matchmaking = matchmaking;
        this.bots = bots;
        this.http = http;
        this.packer = packer;
        this.time = services.time();
    }

    /** Has all of it done from now on. */
    void schedule(ScheduledJobs jobs) {
        jobs.every(FLAG_MILLIS, services.tables()::sweepFlags);
        jobs.every(LOBBY_MILLIS / LobbyWindows.TURNS, services.lobby()::turn);
        jobs.every(LOBBY_MILLIS, () -> {
            services.followed().tick();
            services.tables().tellWatchers();
            nodes.tick();
        });
        jobs.every(BOT_MILLIS, () -> bots.recheckAll(services.tables().all()));
        jobs.every(SEEK_MILLIS, services.matchmaker().pairing()::retryAll);
        jobs.every(TOURNAMENT_MILLIS, services.arbiter().runner()::tick);
        jobs.every(TOURNAMENT_MILLIS, services.arbiter().watchers()::tick);
        jobs.every(TOURNAMENT_MILLIS, services.study().rooms()::tick);
        jobs.every(TOURNAMENT_MILLIS, services.study().commentaries()::tick);
        jobs.every(ATTENDANCE_MILLIS, services.arbiter().runner()::attend);
        jobs.every(ATTENDANCE_MILLIS, services.leagues()::tick);
        jobs.every(INTERVENTION_MILLIS, http::applyInterventions);
        jobs.every(CERTIFICATE_MILLIS, http::reloadCertificate);
        jobs.every(STORE_MILLIS, () -> {
            services.tables().sweepStore(OVERDUE_MILLIS, ABANDONED_MILLIS);
            nodes.heartbeat(time.now());
            services.study().rooms().beat(time.now());
        });
        jobs.every(STORE_MILLIS, this::packGames);
        jobs.every(ERASE_MILLIS, services.accounts()::eraseLeftovers);
        jobs.every(SESSION_MILLIS, http::endLostSessions);
        services.webhooks().ifPresent(told -> jobs.every(WEBHOOK_MILLIS, told::tick));
        services.pushes().ifPresent(told -> jobs.every(REMINDER_MILLIS, () -> told.remind(services.tables())));
        jobs.every(TimeUnit.HOURS.toMillis(1), this::forget);
    }

    /** Lets go of what nobody needs any more. */
    private void forget() {
        matchmaking.deleteCreatedBefore(time.now() - INVITATION_MILLIS, time.now() - INVITATION_BY_DAYS_MILLIS);
        services.accounts().deleteUnusedGuests(time.now() - GUEST_MILLIS);
        services.accounts().deleteExpiredSessions(time.now());
        services.devices().forget(time.now());
        services.recovery().forget(time.now());
        services.emails().forget(time.now());
        services.accessTokens().forget(time.now());
        services.origins().forget(time.now());
        services.reports().forget(time.now());
        services.clubHooks().forget(time.now());
    }

    /** Not all at once after a busy time, or on the first start of this version: the disk is needed for moves. */
    private void packGames() {
        long finishedBefore = time.now() - GamePacker.RESTING_MILLIS;
        int batches = 0;
        while (packer.packSome(finishedBefore) && batches < MOST_PACKED_BATCHES) {
            batches++;
        }
    }
}
