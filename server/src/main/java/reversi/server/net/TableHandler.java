package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.server.game.Decision;
import reversi.server.game.GameState;
import reversi.server.game.LagQuota;
import reversi.server.game.TableReferee;
import reversi.server.store.AccountRow;
import reversi.server.table.Table;

/** Handles moves and other requests at tables. */
final class TableHandler {
    private static final int MAX_WATCHED = 20 + Protocol.MAX_GAMES_BY_DAYS;

    private final Services services;
    private final RateLimits limits;

    TableHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.on(TableRequest.Watch.class, this::watch);
        handlers.on(TableRequest.Unwatch.class, this::unwatch);
        handlers.onSignedIn(TableRequest.Rematch.class, this::rematch);
        return handlers;
    }

    /** Handles a request that needs no database; returns false, having done nothing, if it does. Any thread. */
    boolean tryHandle(Client from, long requestId, TableRequest request) {
        if (!RequestCost.of(request).isPlay() || !from.hasSaidHello()) {
            return false;
        }
        Optional<Table> table = services.tables().loaded(request.table());
        table.ifPresent(found -> submit(from, requestId, request, found));
        return table.isPresent();
    }

    /** Handles a player's request, loading the table if necessary. */
    Reply handle(Client from, long requestId, TableRequest request) {
        Optional<Table> table = services.tables().find(request.table());
        if (table.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        submit(from, requestId, request, table.get());
        return Reply.sent();
    }

    private void submit(Client from, long requestId, TableRequest request, Table table) {
        Optional<Login> login = from.login();
        if (login.isEmpty()) {
            from.fail(requestId, ErrorCode.NOT_SIGNED_IN, Optional.empty());
            return;
        }
        Optional<Disc> disc = table.state().facts().discOf(login.get().account());
        if (disc.isEmpty()) {
            from.fail(requestId, ErrorCode.NOT_YOUR_GAME, Optional.empty());
            return;
        }
        if (request instanceof TableRequest.Say say) {
            Optional<ErrorCode> silence = silence(login.get(), say);
            if (silence.isPresent()) {
                from.fail(requestId, silence.get(), Optional.empty());
                return;
            }
        }
        Disc own = disc.get();
        table.request(
                (state, now) -> judge(new Asked(table, own, request, from.roundTrip()), state, now),
                new Verdict(from, requestId));
    }

    /** Tells a client what became of its request. */
    private record Verdict(Client from, long requestId) implements Table.Denial {
        @Override
        public void denied(Decision.Denied why) {
            from.fail(requestId, why.fault(), why.illegal());
        }

        @Override
        public void granted() {
            from.granted(requestId);
        }
    }

    /** Why a remark is not told; empty where it is. */
    private Optional<ErrorCode> silence(Login login, TableRequest.Say say) {
        if (services.presence().isMuted(login.account())) {
            return Optional.of(ErrorCode.MUTED);
        }
        if (!limits.mayChat(login.account())) {
            return Optional.of(ErrorCode.TOO_FAST);
        }
        return services.words().hits(say.text()) ? Optional.of(ErrorCode.RUDE) : Optional.empty();
    }

    /** A player's request at a table, and the measured delay of the connection that it came by. */
    private record Asked(Table table, Disc own, TableRequest request, long roundTrip) {}

    private Decision judge(Asked asked, GameState state, long now) {
        LagQuota quota = asked.table.lag(asked.own);
        long given = quota.available(asked.roundTrip);
        boolean mayClaim = services.tables().mayClaimFrom(asked.table, asked.own.other(), now);
        Decision decision = TableReferee.judge(state, asked.own, asked.request, now, given, mayClaim);
        if (asked.request instanceof TableRequest.Play && decision instanceof Decision.Granted) {
            // No more can be given back than the move took.
            quota.onMove(Math.min(given, Math.max(0, now - state.game().clock().since())));
        }
        return decision;
    }

    private Reply watch(Client from, TableRequest.Watch request) {
        if (!from.watched().contains(request.table()) && from.watched().size() >= MAX_WATCHED) {
            leaveFinished(from);
            if (from.watched().size() >= MAX_WATCHED) {
                return Reply.failed(ErrorCode.LIST_FULL);
            }
        }
        if (services.tables().join(request.table(), from).isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        from.watched().add(request.table());
        return Reply.sent();
    }

    /** Makes room by leaving tables whose game is over; until then their chat stays open. */
    private void leaveFinished(Client from) {
        from.watched().removeIf(requestId -> {
            Optional<Table> table = services.tables().loaded(requestId);
            boolean over = table.isEmpty() || table.get().state().isOver();
            if (over) {
                services.tables().leave(requestId, from);
            }
            return over;
        });
    }

    private Reply unwatch(Client from, TableRequest.Unwatch request) {
        from.watched().remove(request.table());
        services.tables().loaded(request.table()).ifPresent(table -> {
            // Players cannot unsubscribe from their own game while it is in progress.
            boolean plays = table.state().facts().discOf(from.account()).isPresent();
            if (!plays || table.state().isOver()) {
                services.tables().leave(request.table(), from);
            }
        });
        return Reply.done();
    }

    private Reply rematch(Client from, Login login, TableRequest.Rematch request) {
        if (!limits.mayInvite(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Optional<Table> table = services.tables().find(request.table());
        if (table.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        if (table.get().state().facts().tournament().isPresent()) {
            return Reply.failed(ErrorCode.NOT_NOW);
        }
        AccountRow row = services.accounts().find(login.account()).orElseThrow();
        return HandlerMap.reply(
                services.matchmaker().rematch(row, from.address(), table.get().state()), Reply.done());
    }
}
