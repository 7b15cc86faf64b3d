package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.server.game.TableReferee;
import reversi.server.store.AccountRow;
import reversi.server.table.Table;

/** What happens at tables. */
final class TableHandler {
    private static final int MOST_WATCHED = 20;

    private final Services services;
    private final Limits limits;

    TableHandler(Services services, Limits limits) {
        this.services = services;
        this.limits = limits;
    }

    HandlerMap desk() {
        HandlerMap desk = new HandlerMap();
        desk.on(TableRequest.Watch.class, this::watch);
        desk.on(TableRequest.Unwatch.class, this::unwatch);
        desk.onSignedIn(TableRequest.Rematch.class, this::rematch);
        return desk;
    }

    /** Does what needs no database; returns false, and nothing is done, where it does. Any thread. */
    boolean quick(Connection from, long number, TableRequest request) {
        boolean other = request instanceof TableRequest.Watch
                || request instanceof TableRequest.Unwatch
                || request instanceof TableRequest.Rematch;
        if (other || !from.isGreeted()) {
            return false;
        }
        Optional<Table> table = services.tables().loaded(request.table());
        table.ifPresent(found -> put(from, number, request, found));
        return table.isPresent();
    }

    /** Does what a player asks at a table, which is read first where need be. */
    Reply handle(Connection from, long number, TableRequest request) {
        Optional<Table> table = services.tables().find(request.table());
        if (table.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        put(from, number, request, table.get());
        return Reply.told();
    }

    private void put(Connection from, long number, TableRequest request, Table table) {
        Optional<Login> who = from.login();
        if (who.isEmpty()) {
            from.fail(number, ErrorCode.NOT_SIGNED_IN, Optional.empty());
            return;
        }
        Optional<Disc> disc = table.line().facts().discOf(who.get().account());
        if (disc.isEmpty()) {
            from.fail(number, ErrorCode.NOT_YOUR_GAME, Optional.empty());
            return;
        }
        if (request instanceof TableRequest.Say && !limits.maySay(who.get().account())) {
            from.fail(number, ErrorCode.TOO_FAST, Optional.empty());
            return;
        }
        Disc own = disc.get();
        table.request(
                (line, now) -> TableReferee.judge(
                        line, own, request, now, from.lag(), services.tables().mayClaimFrom(table, own.other(), now)),
                why -> from.fail(number, why.fault(), why.illegal()));
    }

    private Reply watch(Connection from, TableRequest.Watch request) {
        if (!from.watched().contains(request.table()) && from.watched().size() >= MOST_WATCHED) {
            leaveFinished(from);
            if (from.watched().size() >= MOST_WATCHED) {
                return Reply.failed(ErrorCode.LIST_FULL);
            }
        }
        if (services.tables().join(request.table(), from).isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        from.watched().add(request.table());
        return Reply.told();
    }

    /** Nothing happens any more at a table whose game is over, but its players may talk there until they look at many others. */
    private void leaveFinished(Connection from) {
        from.watched().removeIf(number -> {
            Optional<Table> table = services.tables().loaded(number);
            boolean over = table.isEmpty() || table.get().line().isOver();
            if (over) {
                table.ifPresent(found -> found.leave(from));
            }
            return over;
        });
    }

    private Reply unwatch(Connection from, TableRequest.Unwatch request) {
        from.watched().remove(request.table());
        services.tables().loaded(request.table()).ifPresent(table -> {
            // A player always hears of the own game while it goes on.
            boolean plays = table.line().facts().discOf(from.account()).isPresent();
            if (!plays || table.line().isOver()) {
                services.tables().leave(request.table(), from);
            }
        });
        return Reply.done();
    }

    private Reply rematch(Connection from, Login who, TableRequest.Rematch request) {
        if (!limits.mayInvite(who.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Optional<Table> table = services.tables().find(request.table());
        if (table.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        AccountRow row = services.accounts().find(who.account()).orElseThrow();
        return HandlerMap.reply(services.matchmaker().rematch(row, table.get().line()), Reply.done());
    }
}
